#if CLI
  import ScrollTools

  /// A bar on standard error, for runs that take a while; nothing where that is no terminal, or one that cannot move
  /// its cursor (`TERM=dumb`).
  struct ProgressBar {
    private let isShown: Bool
    private let begin = ContinuousClock.now
    private var drawn = false

    init(isQuiet: Bool = false) { isShown = !isQuiet && Terminal.errorTakesControl }

    mutating func show(part: Double, note: String) {
      guard isShown, ContinuousClock.now - begin > .milliseconds(400) else { return }
      let width = 30
      let filled = part > 0 ? Int((min(part, 1) * Double(width)).rounded(.down)) : 0
      let bar =
        String(repeating: "#", count: filled) + String(repeating: ".", count: width - filled)
      Terminal.control("\r[\(bar)] \(PlainText.line(note))\u{1B}[K")
      drawn = true
    }

    mutating func clear() {
      if drawn { Terminal.control("\r\u{1B}[K") }
    }
  }
#endif
