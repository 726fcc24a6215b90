#if CLI
  import Glibc

  /// Standard output, standard error and the process's end.
  ///
  /// Everything is printed without control characters but the ends of lines: those of colors and of the progress bar
  /// are the only ones that a terminal gets.
  public enum Terminal {
    /// Writes a text to standard output.
    public static func write(_ text: String) { write(StyledText(text)) }

    package static func write(_ text: StyledText) {
      if let problem = put(text.text(hasColors: hasColors), to: STDOUT_FILENO) {
        cannotPrint(problem)
      }
    }

    /// Prints all of a text, and has the system say now whether it can be kept: a full disk may be noticed only when
    /// a file is closed.
    package static func finish(_ text: StyledText) throws(Failure) {
      var problem = put(text.text(hasColors: hasColors), to: STDOUT_FILENO)
      if problem == nil {
        let copy = dup(STDOUT_FILENO)
        if copy >= 0, close(copy) != 0, errno != EINTR { problem = FileProblem(code: errno) }
      }
      if let problem {
        throw .badInput("standard output: error: cannot be written: \(problem)")
      }
    }

    /// Prints bytes as they are, such as a file's, into a file or another program; on a terminal as ``write(_:)`` does.
    package static func copy(_ text: String) {
      let isShown = isatty(STDOUT_FILENO) == 1
      if let problem = put(isShown ? PlainText.lines(text) : text, to: STDOUT_FILENO) {
        cannotPrint(problem)
      }
    }

    package static func writeError(_ text: String) {
      _ = put(PlainText.lines(text), to: STDERR_FILENO)
    }

    /// Sends what moves the cursor of the terminal that errors go to.
    package static func control(_ text: String) { _ = put(text, to: STDERR_FILENO) }

    package static func exit(_ code: Int32) -> Never {
      ExitSignals.removeAll()
      Glibc.exit(code)
    }

    /// Whether errors go to a terminal that can move its cursor.
    package static let errorTakesControl = isatty(STDERR_FILENO) == 1 && isCapable

    /// Whether standard output may have colors: on a terminal that has them, unless `NO_COLOR` is set to
    /// anything (no-color.org). Output to a file or another program never has.
    package static let hasColors: Bool = {
      guard isatty(STDOUT_FILENO) == 1, isCapable else { return false }
      guard let wish = getenv("NO_COLOR") else { return true }
      return wish.pointee == 0
    }()

    /// Whether the terminal does more than show text.
    private static var isCapable: Bool {
      guard let kind = getenv("TERM") else { return false }
      return !["", "dumb", "unknown"].contains(String(cString: kind))
    }

    /// What cannot be printed ends the process with 2: a report that is cut off must not look like one that is whole.
    private static func cannotPrint(_ problem: FileProblem) -> Never {
      writeError("standard output: error: cannot be written: \(problem)\n")
      exit(2)
    }

    /// Writes everything, in several calls if needed; returns the problem that prevented it.
    private static func put(_ text: String, to descriptor: Int32) -> FileProblem? {
      var text = text
      return text.withUTF8 { bytes in
        var written = 0
        while written < bytes.count {
          let rest = UnsafeRawBufferPointer(rebasing: UnsafeRawBufferPointer(bytes)[written...])
          let count = Glibc.write(descriptor, rest.baseAddress, rest.count)
          if count < 0, errno == EINTR { continue }
          guard count > 0 else {
            return FileProblem(code: count < 0 ? errno : EIO, isWriting: true)
          }
          written += count
        }
        return nil
      }
    }
  }
#endif
