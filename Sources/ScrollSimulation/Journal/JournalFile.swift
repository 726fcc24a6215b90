#if CLI
  public import ScrollScenario
  public import ScrollTools
  import Scrollwork

  /// Reads journals of recorded sessions: a JSON object in each line, for each request, size and frame.
  public enum JournalFile {
    /// Reads a file.
    ///
    /// - Parameters:
    ///   - path: relative to the working directory; also the name shown in errors.
    ///   - blame: the place of an error that concerns the file as a whole; its start if `nil`.
    /// - Throws: when the file cannot be read, and at the first problem in it.
    public static func read(
      path: String, blame: SourcePlace? = nil
    ) throws(ScenarioError) -> Journal {
      try parse(
        text: SourceText.read(path: path, blame: blame ?? SourcePlace(file: path)), name: path)
    }

    /// Reads a text.
    ///
    /// - Parameters:
    ///   - text: the lines, without a byte order mark.
    ///   - name: the path shown in errors.
    /// - Throws: at the first problem.
    public static func parse(text: String, name: String) throws(ScenarioError) -> Journal {
      var reader = JournalReader()
      var number = 0
      var end = 1
      for bytes in text.utf8.split(separator: 0x0A, omittingEmptySubsequences: false) {
        number += 1
        // The line end of the last line is followed by nothing.
        if bytes.isEmpty, bytes.endIndex == text.endIndex { break }
        let line = Substring(bytes.last == 0x0D ? bytes.dropLast() : bytes)
        end = number
        do throws(JSONLine.Problem) {
          try reader.read(line)
        } catch {
          throw ScenarioError(
            file: name, line: number, column: error.offset + 1, message: error.message)
        }
      }
      if let problem = reader.endProblem {
        throw ScenarioError(file: name, line: end, column: 1, message: problem)
      }
      return reader.journal
    }
  }

  /// The lines of a journal, and which of them may follow which.
  private struct JournalReader {
    var journal = Journal()
    private var checksum = Journal.Checksum()
    private var hasBegun = false
    /// Whether a frame has begun and not ended.
    private var isInFrame = false
    private var isReply = false
    private var lastStep: Timestamp?
    private var frames = 0

    /// Why the journal cannot end here.
    var endProblem: String? {
      if isInFrame { return "the journal ends inside frame \(frames)" }
      if frames == 0 { return "the journal has no frame" }
      return isReply ? "the journal ends after 'reply'" : nil
    }

    mutating func read(_ text: Substring) throws(JSONLine.Problem) {
      let line = try JournalLine(text: text)
      do throws(JournalProblem) {
        try take(line)
      } catch {
        throw JournalLine.place(error, in: text)
      }
      checksum.add(text)
    }

    private mutating func take(_ line: JournalLine) throws(JournalProblem) {
      guard hasBegun else {
        guard case .journal(let version) = line else {
          throw JournalProblem(#"a journal begins with the line {"journal":{"version":1}}"#)
        }
        guard version == JournalLine.version else {
          throw JournalProblem(
            "journals of version \(JournalLine.version) can be read, not of version \(version)",
            at: ["journal", "version"])
        }
        hasBegun = true
        return
      }
      switch line {
      case .journal: throw JournalProblem("a journal begins only once")
      case .reply: isReply = true
      case .frame(let index, let digest, let checksum):
        journal.entries.append(try frame(index.number, digest, checksum))
      default:
        guard let entry = try line.entry(isReply: isReply) else { return }
        try follow(entry)
        journal.entries.append(entry)
      }
    }

    /// Checks what an entry may come after.
    private mutating func follow(_ entry: Journal.Entry) throws(JournalProblem) {
      switch entry {
      case .step(let time):
        guard !isInFrame, !isReply else {
          throw JournalProblem("a frame begins inside frame \(frames)")
        }
        if let lastStep, time < lastStep {
          throw JournalProblem("the frame is earlier than the one before it", at: ["step", "at"])
        }
        isInFrame = true
        lastStep = time
      case .size, .aim, .answer, .fetched:
        guard isInFrame, !isReply else {
          throw JournalProblem("this belongs to a frame: it follows 'step', and not 'reply'")
        }
      case .request, .layout, .frame:
        isReply = false
      }
    }

    /// The end of a frame. Its checksum is of all lines before it and of its digest.
    private mutating func frame(
      _ index: Int, _ digest: String, _ written: String
    ) throws(JournalProblem) -> Journal.Entry {
      guard isInFrame, !isReply else { throw JournalProblem("a frame ends that has not begun") }
      guard index == frames else {
        throw JournalProblem("this must be frame \(frames), not \(index)", at: ["frame", "index"])
      }
      for (key, value) in [("digest", digest), ("checksum", written)]
      where value.utf8.count != 16 {
        throw JournalProblem("the \(key) of a frame has 16 digits", at: ["frame", key])
      }
      var check = checksum
      check.add(digest)
      isInFrame = false
      frames += 1
      return .frame(digest: digest, isIntact: check.description == written)
    }
  }
#endif
