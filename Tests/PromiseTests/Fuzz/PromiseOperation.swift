import Scrollwork

/// One thing that is done to a view. Places are counted from the first item on screen and round, so that
/// any list of operations can be performed.
enum PromiseOperation: Hashable {
  enum Setting: String, CaseIterable, CustomStringConvertible {
    case night, text, rightToLeft, bounces
    var description: String { ".\(rawValue)" }
  }
  /// In the order of `ScrollPosition`.
  enum Target: Int, CaseIterable, CustomStringConvertible {
    case top, center, bottom, nearest
    var description: String { [".top", ".center", ".bottom", ".nearest"][rawValue] }
  }

  case frames(Int, milliseconds: Int)
  case insert(at: Int, count: Int, animated: Bool)
  case delete(at: Int, count: Int, animated: Bool)
  case move(at: Int, by: Int, animated: Bool)
  case replace(at: Int, count: Int, animated: Bool)
  case resize(at: Int, count: Int)
  case reload(at: Int, resizes: Bool)
  case reconfigure(at: Int)
  case reloadAll(change: Int)
  case batch(seed: Int, animated: Bool)
  case insertSection(at: Int, count: Int, animated: Bool)
  case deleteSection(at: Int, animated: Bool)
  case moveSection(at: Int, by: Int, animated: Bool)
  case setLayout(Int, variant: Int, animated: Bool)
  case viewport(Int)
  /// Another viewport for some frames, and the same again.
  case thereAndBack(Int, frames: Int)
  case insets(Int)
  case setting(Setting)
  case scrollToItem(at: Int, Target, animated: Bool)
  case setOffset(by: Int, animated: Bool)
  case fling(Int)
  case down
  case drag(Int)
  case lift
  case wheel(Int)
  case followEnd
  case restore
  case toTop
  case toEnd
  case empty(refill: Int)

  /// The operation's name in the table of operations.
  var name: String {
    let text = "\(self)"
    return String(text.prefix { $0 != "(" })
  }
}
