#if CLI
  public import ScrollScenario
  public import ScrollTools
  import Scrollwork

  /// Reads journals of recorded sessions: comma-separated, with a row for each request, size and frame.
  public enum JournalFile {
    /// Reads a file.
    ///
    /// - Parameters:
    ///   - path: relative to the working directory; also the name shown in errors.
    ///   - blame: the place of an error that concerns the file as a whole; its start if `nil`.
    /// - Throws: when the file cannot be read, and at the first thing wrong in it.
    public static func read(
      path: String, blame: SourcePlace? = nil
    ) throws(ScenarioError) -> Journal {
      try parse(
        text: SourceText.read(path: path, blame: blame ?? SourcePlace(file: path)), name: path)
    }

    /// Reads a text.
    ///
    /// - Parameters:
    ///   - text: the rows, without a byte order mark.
    ///   - name: the path shown in errors.
    /// - Throws: at the first thing wrong.
    public static func parse(text: String, name: String) throws(ScenarioError) -> Journal {
      try JournalTable(CSVRecords(text: text, file: name)).read()
    }
  }

  /// The rows of a journal, and what of them may follow what.
  private struct JournalTable {
    let records: CSVRecords
    var journal = Journal()
    var checksum = Journal.Checksum()
    /// Whether a frame has begun and not ended.
    var isInFrame = false
    var isReply = false
    var lastStep: Timestamp?
    var frames = 0

    init(_ records: CSVRecords) throws(ScenarioError) {
      self.records = records
      guard records.header == Journal.columns else {
        throw ScenarioError(
          place: SourcePlace(file: records.file),
          message: "the columns of a journal are " + Journal.columns.joined(separator: ", "))
      }
    }

    consuming func read() throws(ScenarioError) -> Journal {
      for index in records.rows.indices { try read(index) }
      guard !isInFrame, !isReply, frames > 0 else {
        let message =
          isInFrame
          ? "the journal ends inside frame \(frames)"
          : frames == 0 ? "the journal has no frame" : "the journal ends after 'reply'"
        throw ScenarioError(
          place: records.rows.isEmpty
            ? SourcePlace(file: records.file)
            : records.place(row: records.rows.count - 1, field: 0),
          message: message)
      }
      return journal
    }

    private mutating func read(_ index: Int) throws(ScenarioError) {
      let fields = records.rows[index]
      var row = Journal.Row(
        what: fields[0], at: fields[1], place: fields[2], values: fields[3], note: fields[4])
      do throws(Journal.Row.Problem) {
        if row.what == "frame" {
          journal.entries.append(try frame(&row))
        } else if row.what == "reply" {
          try row.require([])
          isReply = true
        } else {
          let entry = try row.entry(isReply: isReply)
          try follow(entry)
          journal.entries.append(entry)
        }
      } catch {
        throw ScenarioError(
          place: records.place(row: index, field: error.field), message: error.message)
      }
      checksum.add(row)
    }

    /// Checks what an entry may come after.
    private mutating func follow(_ entry: Journal.Entry) throws(Journal.Row.Problem) {
      switch entry {
      case .step(let time):
        guard !isInFrame, !isReply else {
          throw Journal.Row.Problem(0, "a frame begins inside frame \(frames)")
        }
        if let lastStep, time < lastStep {
          throw Journal.Row.Problem(1, "the frame is earlier than the one before it")
        }
        isInFrame = true
        lastStep = time
      case .size, .aim:
        guard isInFrame, !isReply else {
          throw Journal.Row.Problem(0, "a size is asked for, and a release aimed, inside a frame")
        }
      case .answer:
        guard isInFrame, !isReply else {
          throw Journal.Row.Problem(0, "a program is asked about a touch inside a frame")
        }
      case .fetched:
        guard isInFrame, !isReply else {
          throw Journal.Row.Problem(0, "cells are made ready inside a frame")
        }
      case .request, .layout, .frame:
        isReply = false
      }
    }

    /// The end of a frame. The row's checksum is of all rows before it and of itself without it.
    private mutating func frame(
      _ row: inout Journal.Row
    ) throws(Journal.Row.Problem) -> Journal.Entry {
      try row.require([.values, .note])
      guard isInFrame, !isReply else {
        throw Journal.Row.Problem(0, "a frame ends that has not begun")
      }
      guard JournalWords.whole(row.values[...]) == frames else {
        throw Journal.Row.Problem(3, "this must be frame \(frames), not '\(row.values)'")
      }
      let words = row.note.split(separator: " ", omittingEmptySubsequences: false)
      guard words.count == 2, words.allSatisfy({ $0.utf8.count == 16 }) else {
        throw Journal.Row.Problem(4, "a frame has a digest and a checksum of 16 digits each")
      }
      let written = row
      row.note = String(words[0])
      var check = checksum
      check.add(row)
      row = written
      isInFrame = false
      frames += 1
      return .frame(digest: String(words[0]), isIntact: check.description == words[1])
    }
  }
#endif
