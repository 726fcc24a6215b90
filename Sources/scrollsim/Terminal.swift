#if CLI
  import Glibc

  /// Standard output, standard error and the process's end.
  enum Terminal {
    static func write(_ text: String) { write(text, to: STDOUT_FILENO) }
    static func writeError(_ text: String) { write(text, to: STDERR_FILENO) }

    static func exit(_ code: Int32) -> Never { Glibc.exit(code) }

    static var errorIsTerminal: Bool { isatty(STDERR_FILENO) == 1 }

    /// Whether what is printed may have colours: on a terminal that has them, unless `NO_COLOR` is set to
    /// anything (no-color.org). What goes to a file or to another program never has.
    static let hasColors: Bool = {
      guard isatty(STDOUT_FILENO) == 1 else { return false }
      if let wish = getenv("NO_COLOR"), wish.pointee != 0 { return false }
      guard let kind = getenv("TERM") else { return false }
      return String(cString: kind) != "dumb"
    }()

    /// A text in a colour, where there are colours.
    static func colored(_ text: String, _ color: Color) -> String {
      hasColors ? "\u{1B}[\(color.rawValue)m\(text)\u{1B}[0m" : text
    }

    enum Color: Int {
      case red = 31
      case green = 32
      case yellow = 33
    }

    /// Writes everything, however the system splits it. What cannot be written ends the process with 2: a
    /// report that is cut off must not look like one that is whole.
    private static func write(_ text: String, to descriptor: Int32) {
      var text = text
      text.withUTF8 { bytes in
        var written = 0
        while written < bytes.count {
          let rest = UnsafeRawBufferPointer(rebasing: UnsafeRawBufferPointer(bytes)[written...])
          let count = Glibc.write(descriptor, rest.baseAddress, rest.count)
          if count < 0, errno == EINTR { continue }
          guard count > 0 else {
            if descriptor == STDOUT_FILENO {
              writeError("standard output: error: cannot be written\n")
            }
            exit(2)
          }
          written += count
        }
      }
    }
  }

  /// A bar on standard error, for runs that take a while; nothing when it is not a terminal.
  struct ProgressBar {
    private let isShown: Bool
    private let begin = ContinuousClock.now
    private var drawn = false

    init(isQuiet: Bool = false) { isShown = !isQuiet && Terminal.errorIsTerminal }

    mutating func show(part: Double, note: String) {
      guard isShown, ContinuousClock.now - begin > .milliseconds(400) else { return }
      let width = 30
      let filled = Int((min(max(part, 0), 1) * Double(width)).rounded(.down))
      let bar =
        String(repeating: "#", count: filled) + String(repeating: ".", count: width - filled)
      Terminal.writeError("\r[\(bar)] \(note)\u{1B}[K")
      drawn = true
    }

    mutating func clear() {
      if drawn { Terminal.writeError("\r\u{1B}[K") }
    }
  }
#endif
