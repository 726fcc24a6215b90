import ScrollApp
import Scrollwork

/// Where screens and views write down what they were called for.
final class CallLog {
  private(set) var lines: [String] = []

  func add(_ line: String) { lines.append(line) }

  func take() -> [String] {
    defer { lines = [] }
    return lines
  }
}

/// A screen that writes down every call.
class LoggingScreen: Screen {
  var name = ""
  var log = CallLog()
  /// Done once, when a call of this name comes.
  var reactions: [String: () -> Void] = [:]

  convenience init(_ name: String, _ log: CallLog) {
    self.init()
    self.name = name
    self.log = log
    registerForTraitChanges(TraitCollection.Trait.all) { screen, old in
      let screen = screen as? LoggingScreen
      screen?.add("traits \(old.differences(from: screen?.traits ?? old).map(\.rawValue).sorted())")
    }
  }

  func add(_ call: String) {
    log.add("\(name) \(call)")
    reactions.removeValue(forKey: call)?()
  }

  override func loadView() -> ScreenView {
    add("loadView")
    return LoggingView("\(name).root", log)
  }

  override func viewDidLoad() {
    add("viewDidLoad")
    view.addSubview(LoggingView("\(name).child", log))
  }

  override func viewWillAppear(animated: Bool) { add("viewWillAppear") }
  override func viewIsAppearing(animated: Bool) { add("viewIsAppearing") }
  override func viewDidAppear(animated: Bool) { add("viewDidAppear") }
  override func viewWillDisappear(animated: Bool) { add("viewWillDisappear") }
  override func viewDidDisappear(animated: Bool) { add("viewDidDisappear") }
  override func viewWillLayout() { add("viewWillLayout") }
  override func viewDidLayout() { add("viewDidLayout") }
  override func didEnterBackground() { add("didEnterBackground") }
  override func willEnterForeground() { add("willEnterForeground") }
}

final class LoggingView: ScreenView {
  private let name: String
  private let log: CallLog

  init(_ name: String, _ log: CallLog) {
    self.name = name
    self.log = log
  }

  override func layoutSubviews() {
    log.add("\(name) layout \(Int(frame.size.width))x\(Int(frame.size.height))")
    for view in subviews {
      view.frame = LayoutRect(x: 0, y: 0, width: frame.size.width, height: frame.size.height / 2)
    }
  }

  override func traitsDidChange(from old: TraitCollection) { log.add("\(name) traits") }
}
