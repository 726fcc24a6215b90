#if CLI
  import ScrollTools

  /// A comma-separated file, read by one strict pass over its bytes (RFC 4180).
  ///
  /// Line ends are LF or CR LF; the last record may lack its own. Outside of quotes other separators of lines are
  /// refused, and so are commas and quotes that a neighboring mark joins into one character. Quotes stand only around a whole
  /// field, a quote inside it is doubled, and every record has as many fields as the first. White space
  /// before a field without quotes is dropped; every other character is kept.
  struct CSVReader {
    /// The fields of each record, the header first; empty where only a place is wanted.
    private(set) var records: [[String]] = []
    /// Where each field of the header starts.
    private(set) var headerPlaces: [SourcePlace] = []

    /// Where the wanted field starts.
    private(set) var wantedPlace: SourcePlace?

    private let file: String
    private let wanted: Field?
    private var line = 1
    private var lineStart = 0
    private var fields = 0
    private var record: [String] = []
    private var recordStart = 0
    private var recordCount = 0
    /// A position of the current line whose column is known: the next one is counted from there, so that the
    /// places of all fields of a line take time linear in the line.
    private var mark = (index: 0, column: 1)
    /// Bytes read to count columns. A test compares them with the length of the text.
    private(set) var columnWork = 0

    /// A field by its numbers: a record, the header first, and a field of it, both from 0.
    struct Field: Equatable {
      var record: Int
      var field: Int
    }

    /// - Parameters:
    ///   - text: without a byte order mark.
    ///   - wanted: a field whose place is needed. There is one at most, that of an error; the places
    ///     of all fields would take more memory than the fields.
    /// - Throws: at the first malformed place.
    init(_ text: String, file: String, wanted: Field? = nil) throws(ScenarioError) {
      self.file = file
      self.wanted = wanted
      let bytes = Array(text.utf8)
      guard !bytes.isEmpty else {
        throw ScenarioError(place: SourcePlace(file: file), message: "the file is empty")
      }
      var index = 0
      while index < bytes.count { try scanRecord(bytes, &index) }
    }

    private mutating func scanRecord(
      _ bytes: [UInt8], _ index: inout Int
    ) throws(ScenarioError) {
      recordCount += 1
      recordStart = index
      fields = 0
      record.removeAll(keepingCapacity: true)
      repeat {
        try beginField(bytes, index)
        let start = index
        if index < bytes.count, bytes[index] == .quote {
          let hasQuotes = try scanQuoted(bytes, &index)
          if wanted == nil { record.append(quoted(bytes[start + 1..<index - 1], hasQuotes)) }
        } else {
          try scanPlain(bytes, &index)
          if wanted == nil { record.append(plain(bytes[start..<index])) }
        }
      } while try endField(bytes, &index)
      if wanted == nil { records.append(record) }
    }

    private func plain(_ bytes: ArraySlice<UInt8>) -> String {
      let text = String(decoding: bytes, as: UTF8.self)
      guard let first = bytes.first, first <= 0x20 || first >= 0x80 else { return text }
      return String(text.unicodeScalars.drop { $0.properties.isWhitespace })
    }

    private func quoted(_ bytes: ArraySlice<UInt8>, _ hasQuotes: Bool) -> String {
      guard hasQuotes else { return String(decoding: bytes, as: UTF8.self) }
      var text: [UInt8] = []
      text.reserveCapacity(bytes.count)
      var index = bytes.startIndex
      while index < bytes.endIndex {
        text.append(bytes[index])
        // Quotes inside come in twos.
        index += bytes[index] == .quote ? 2 : 1
      }
      return String(decoding: text, as: UTF8.self)
    }

    /// Moves to the separator or line end after the field.
    private mutating func scanPlain(
      _ bytes: [UInt8], _ index: inout Int
    ) throws(ScenarioError) {
      while index < bytes.count {
        let byte = bytes[index]
        // The quick way: no ASCII character above the comma is special.
        if byte > .comma, byte < 0x80 {
          index += 1
          continue
        }
        switch byte {
        case .comma, .lineFeed: return
        case .carriageReturn where index + 1 < bytes.count && bytes[index + 1] == .lineFeed: return
        case .quote:
          throw error(bytes, index, "a quote inside a field that does not start with one")
        case .carriageReturn, 0x0B, 0x0C:
          throw error(bytes, index, "a line separator other than LF and CR LF outside of quotes")
        case 0xC2 where bytes.holds([0x85], at: index + 1),
          0xE2 where bytes.holds([0x80, 0xA8], at: index + 1),
          0xE2 where bytes.holds([0x80, 0xA9], at: index + 1):
          throw error(bytes, index, "a line separator other than LF and CR LF outside of quotes")
        default: index += 1
        }
      }
    }

    /// Moves from the opening quote to the separator or line end after the closing one, and says whether there are
    /// quotes inside.
    private mutating func scanQuoted(
      _ bytes: [UInt8], _ index: inout Int
    ) throws(ScenarioError) -> Bool {
      var hasQuotes = false
      let opening = (index: index, line: line, lineStart: lineStart)
      try refuseJoined(bytes, index)
      index += 1
      while index < bytes.count {
        if bytes[index] == .lineFeed {
          line += 1
          lineStart = index + 1
        } else if bytes[index] == .quote {
          try refuseJoined(bytes, index)
          index += 1
          guard index < bytes.count, bytes[index] == .quote else { return hasQuotes }
          hasQuotes = true
        }
        index += 1
      }
      (line, lineStart) = (opening.line, opening.lineStart)
      throw error(bytes, opening.index, "this quote is never closed")
    }
  }

  extension CSVReader {
    private mutating func beginField(
      _ bytes: [UInt8], _ index: Int
    ) throws(ScenarioError) {
      fields += 1
      if wanted == Field(record: recordCount - 1, field: fields - 1) {
        wantedPlace = nextPlace(bytes, index)
      }
      if recordCount == 1 {
        headerPlaces.append(nextPlace(bytes, index))
      } else if fields > headerPlaces.count {
        throw error(bytes, index, "more than the \(headerPlaces.count) fields of the header")
      }
    }

    /// Moves past a separator and says `true`, or past the end of the record and says `false`.
    private mutating func endField(
      _ bytes: [UInt8], _ index: inout Int
    ) throws(ScenarioError) -> Bool {
      guard index < bytes.count else {
        try endRecord(bytes, index)
        return false
      }
      if bytes[index] == .comma {
        try refuseJoined(bytes, index)
        index += 1
        return true
      }
      let end = index
      if bytes[index] == .carriageReturn { index += 1 }
      guard index < bytes.count, bytes[index] == .lineFeed else {
        throw error(bytes, end, "only a comma or a line end may follow a closing quote")
      }
      try endRecord(bytes, end)
      index += 1
      line += 1
      lineStart = index
      return false
    }

    private func endRecord(
      _ bytes: [UInt8], _ index: Int
    ) throws(ScenarioError) {
      guard fields < headerPlaces.count else { return }
      let expected = "the header has \(headerPlaces.count) fields"
      throw index == recordStart
        ? error(bytes, index, "an empty line, but \(expected)")
        : error(bytes, index, "the record ends after \(fields) fields, but \(expected)")
    }

    /// Refuses a separator or quote that a neighboring scalar joins into one character, such as a
    /// combining mark at the start of a field: editors show both as one, and a reader of characters sees none.
    private func refuseJoined(
      _ bytes: [UInt8], _ index: Int
    ) throws(ScenarioError) {
      var low = index
      var high = index + 1
      if low > 0, bytes[low - 1] >= 0x80 {
        repeat { low -= 1 } while bytes[low] & 0xC0 == 0x80
      }
      if high < bytes.count, bytes[high] >= 0x80 {
        repeat { high += 1 } while high < bytes.count && bytes[high] & 0xC0 == 0x80
      }
      guard high - low > 1 else { return }
      let neighbors = String(decoding: bytes[low..<high], as: UTF8.self)
      guard neighbors.count < neighbors.unicodeScalars.count else { return }
      throw error(bytes, index, "a mark that combines with this comma or quote")
    }

    /// The place of a position, which must lie behind those of earlier calls.
    private mutating func nextPlace(
      _ bytes: [UInt8], _ index: Int
    ) -> SourcePlace {
      if mark.index < lineStart { mark = (lineStart, 1) }
      columnWork += index - mark.index
      let passed = bytes[mark.index..<index].lazy.filter { $0 & 0xC0 != 0x80 }.count
      mark = (index, mark.column + passed)
      return SourcePlace(file: file, line: line, column: mark.column)
    }

    private func place(_ bytes: [UInt8], _ index: Int) -> SourcePlace {
      let before = bytes[lineStart..<index].lazy.filter { $0 & 0xC0 != 0x80 }
      return SourcePlace(file: file, line: line, column: before.count + 1)
    }

    private func error(
      _ bytes: [UInt8], _ index: Int, _ message: String
    ) -> ScenarioError {
      ScenarioError(place: place(bytes, index), message: message)
    }
  }

  extension UInt8 {
    fileprivate static let lineFeed = UInt8(ascii: "\n")
    fileprivate static let carriageReturn = UInt8(ascii: "\r")
    fileprivate static let quote = UInt8(ascii: "\"")
    fileprivate static let comma = UInt8(ascii: ",")
  }

  extension [UInt8] {
    fileprivate func holds(_ pattern: [UInt8], at index: Int) -> Bool {
      index + pattern.count <= count && self[index..<index + pattern.count].elementsEqual(pattern)
    }
  }
#endif
