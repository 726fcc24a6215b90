#if CLI
  import ScrollPrimitives
  package import ScrollScenario
  package import ScrollTools

  /// Reads recordings of fingers: comma-separated, one record for each event.
  ///
  /// The columns are `gesture`, a name; `event`, which is `down`, `move`, `up` or `cancel`; `t_ms`,
  /// milliseconds on any clock; `x_px` and `y_px`. Others are skipped. The records of a gesture stand
  /// together, in the order of time.
  package enum GestureFile {
    /// Reads a file.
    ///
    /// - Parameters:
    ///   - path: relative to the working directory; also the name shown in errors.
    ///   - blame: the place of an error that concerns the file as a whole; its start if `nil`.
    /// - Throws: when the file cannot be read, and at the first thing wrong in it.
    package static func read(
      path: String, blame: SourcePlace? = nil
    ) throws(ScenarioError) -> [GestureRecording] {
      let text = try SourceText.read(path: path, blame: blame ?? SourcePlace(file: path))
      return try parse(text: text, name: path)
    }

    /// Reads a text.
    ///
    /// - Parameters:
    ///   - text: the records, without a byte order mark.
    ///   - name: the path shown in errors.
    /// - Throws: at the first thing wrong.
    package static func parse(
      text: String, name: String
    ) throws(ScenarioError) -> [GestureRecording] {
      try GestureTable(CSVRecords(text: text, file: name)).recordings()
    }
  }

  /// The records of a gesture file and where its columns are.
  private struct GestureTable {
    /// Whole microseconds are exact up to here: the year 2255, should the clock count from 1970.
    static let clockLimit = 9e12

    let records: CSVRecords
    let gesture: Int
    let event: Int
    let time: Int
    let x: Int
    let y: Int

    init(_ records: CSVRecords) throws(ScenarioError) {
      self.records = records
      let header = SourcePlace(file: records.file)
      gesture = try records.column("gesture", blame: header)
      event = try records.column("event", blame: header)
      time = try records.column("t_ms", blame: header)
      x = try records.column("x_px", blame: header)
      y = try records.column("y_px", blame: header)
    }

    func recordings() throws(ScenarioError) -> [GestureRecording] {
      guard !records.rows.isEmpty else {
        throw ScenarioError(
          place: SourcePlace(file: records.file), message: "the file has no gestures")
      }
      var recordings: [GestureRecording] = []
      for rows in try groups() {
        let recording = try recording(rows)
        if let problem = recording.problem() {
          throw error(rows.lowerBound + problem.sample, column(problem.part), problem.message)
        }
        recordings.append(recording)
      }
      return recordings
    }

    /// The rows of each gesture.
    private func groups() throws(ScenarioError) -> [Range<Int>] {
      var names: Set<String> = []
      var groups: [Range<Int>] = []
      for (row, fields) in records.rows.enumerated() {
        let name = fields[gesture]
        if let last = groups.last, records.rows[last.lowerBound][gesture] == name {
          groups[groups.count - 1] = last.lowerBound..<row + 1
          continue
        }
        guard !name.isEmpty else { throw error(row, gesture, "a gesture needs a name") }
        guard names.insert(name).inserted else {
          throw error(row, gesture, "the records of '\(name)' do not stand together")
        }
        groups.append(row..<row + 1)
      }
      return groups
    }

    private func recording(_ rows: Range<Int>) throws(ScenarioError) -> GestureRecording {
      var recording = GestureRecording(name: records.rows[rows.lowerBound][gesture], samples: [])
      let start = try number(rows.lowerBound, time, limit: Self.clockLimit)
      for row in rows {
        let word = records.rows[row][event]
        guard let event = GestureRecording.Event(rawValue: word) else {
          throw error(row, event, unknown(word))
        }
        let milliseconds = try number(row, time, limit: Self.clockLimit) - start
        let point = LayoutPoint(
          x: try number(row, x, limit: GestureRecording.coordinateLimit),
          y: try number(row, y, limit: GestureRecording.coordinateLimit))
        recording.samples.append(.init(event, time: milliseconds / 1000, point: point))
      }
      return recording
    }

    private func unknown(_ word: String) -> String {
      let words = GestureRecording.Event.allCases.map(\.rawValue)
      let choice = words.map { "'\($0)'" }.joined(separator: ", ")
      return "'event' must be one of \(choice), not '\(word)'"
        + Suggestion.phrase(for: word, among: words)
    }

    private func number(_ row: Int, _ field: Int, limit: Double) throws(ScenarioError) -> Double {
      let text = records.rows[row][field]
      let label = "'\(records.header[field])'"
      // Swift also reads hexadecimal numbers, which no recorder writes.
      guard let value = Double(text), !text.contains(where: { "xX".contains($0) }) else {
        throw error(row, field, "\(label) must be a number, not '\(text)'")
      }
      guard value.isFinite else {
        throw error(row, field, "\(label) must be a finite number, not '\(text)'")
      }
      guard abs(value) <= limit else { throw error(row, field, "\(label) is too large: \(text)") }
      return value
    }

    private func column(_ part: GestureRecording.Fault.Part) -> Int {
      switch part {
      case .event: event
      case .time: time
      case .x: x
      case .y: y
      }
    }

    private func error(_ row: Int, _ field: Int, _ message: String) -> ScenarioError {
      ScenarioError(place: records.place(row: row, field: field), message: message)
    }
  }
#endif
