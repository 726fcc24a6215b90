public import ScrollLayout

/// What a layout answered that cannot be. Only layouts from outside the package are checked.
///
/// The frame goes on with the nearest answer that can be, or without the element.
public enum LayoutFault: Hashable, Sendable {
  /// A length of the content that is negative or longer than positions are exact, in ticks.
  case contentExtent(Int64)
  /// A place that is not in the row of elements.
  case indexOutOfRange(Int)
  /// Another element than the one at a place in the row.
  case wrongElement(ElementPath, index: Int)
  /// Elements of a window that are not in the order of their places in the row, or are there twice.
  case outOfOrder(index: Int)
  /// More elements in one window than the engine takes: `maximumElements`.
  case tooManyElements(count: Int)
  /// An element whose length is negative, that lies outside its slot, or further away than positions are
  /// exact.
  case invalidFrame(index: Int)
  /// An element that lies elsewhere than a moment ago, though nothing changed and `version` is the same.
  case changedAnswer(index: Int)
  /// An element of a layout that says `isSequential`, whose slot does not begin where the one before ends.
  case notSequential(index: Int)
  /// A decoration whose length is negative, or that lies further away than positions are exact.
  case invalidDecoration(DecorationPath)
  /// A section that scrolls across, with lengths that are negative or too long.
  case invalidSection(Int)
  /// A place for a release to come to rest that is further away than positions are exact.
  case invalidTarget
  /// A number of steps that is negative, or larger than a frame can take.
  case invalidSteps(Int)

  /// The most elements that a layout's window may hold: sixteen times what a frame binds.
  package static let maximumElements = 1 << 18
}

extension LayoutFault: CustomStringConvertible {
  public var description: String {
    switch self {
    case .contentExtent(let ticks):
      "the content's length is \(ticks) ticks: expected 0 to \(Ticks.maximum.rawValue)"
    case .indexOutOfRange(let index):
      "there is no element at place \(index) of the row"
    case .wrongElement(let element, let index):
      "place \(index) of the row is not \(element)"
    case .outOfOrder(let index):
      "elements in a window are ordered by their places in the row, and each is there once; "
        + "place \(index) is not"
    case .tooManyElements(let count):
      "\(count) elements in one window: expected at most \(Self.maximumElements)"
    case .invalidFrame(let index):
      "the element at place \(index) has a length below zero, lies outside its slot, or too far away"
    case .changedAnswer(let index):
      "the element at place \(index) moved between two questions, and version stayed the same"
    case .notSequential(let index):
      "isSequential, but the slot at place \(index) does not begin where the one before it ends"
    case .invalidDecoration(let path):
      "\(path) has a length below zero, or lies too far away"
    case .invalidSection(let section):
      "section \(section) scrolls across by lengths below zero, or too long"
    case .invalidTarget:
      "a release cannot come to rest so far away"
    case .invalidSteps(let steps):
      "takeSteps() said \(steps): expected a count that is not negative"
    }
  }
}
