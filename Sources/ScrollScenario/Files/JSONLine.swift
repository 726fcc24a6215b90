#if CLI
  /// One line of a file of JSON lines: an object, of which strings and numbers are kept as texts.
  package struct JSONLine {
    /// The members whose values are a string, a number or a truth value; of two alike the last.
    package private(set) var members: [String: String] = [:]
    /// Where each value and its key are, by the keys and indices that lead to it from the outside, in the order of
    /// the line; empty unless asked for.
    package private(set) var values: [(path: [String], key: Int, offset: Int)] = []
    /// Where the object begins, in scalars of the line.
    package private(set) var start = 0
    private var scalars: ArraySlice<Unicode.Scalar>
    private let notesValues: Bool
    private var path: [String] = []

    /// What is wrong with a line, and the number of scalars before it.
    package struct Problem: Error {
      package var message: String
      package var offset: Int

      package init(message: String, offset: Int) {
        self.message = message
        self.offset = offset
      }
    }

    /// How deep values may lie in one another.
    static let depthLimit = 64

    /// - Parameters:
    ///   - line: the scalars of a line.
    ///   - notesValues: whether to note where each value is.
    package init(_ line: [Unicode.Scalar], notesValues: Bool = false) throws(Problem) {
      self.notesValues = notesValues
      scalars = line[...]
      skipSpace()
      start = scalars.startIndex
      guard scalars.first == "{" else { throw problem("a line must be a JSON object") }
      try object(depth: 0, isKept: true)
      skipSpace()
      guard scalars.isEmpty else { throw problem("nothing may follow the object") }
    }

    private func problem(_ message: String) -> Problem {
      Problem(message: message, offset: scalars.startIndex)
    }

    private mutating func skipSpace() {
      while let next = scalars.first, next == " " || next == "\t" || next == "\r" {
        scalars.removeFirst()
      }
    }

    /// Whether the next scalar is this one, which then is behind.
    private mutating func take(_ scalar: Unicode.Scalar) -> Bool {
      skipSpace()
      guard scalars.first == scalar else { return false }
      scalars.removeFirst()
      return true
    }

    private mutating func object(depth: Int, isKept: Bool) throws(Problem) {
      _ = take("{")
      if take("}") { return }
      repeat {
        skipSpace()
        guard scalars.first == "\"" else { throw problem("a name in quotes must stand here") }
        let key = scalars.startIndex
        let name = try string()
        guard take(":") else { throw problem("':' must follow the name '\(name)'") }
        let value = try value(depth: depth + 1, of: name, at: key)
        if isKept { members[name] = value }
      } while take(",")
      guard take("}") else { throw problem("',' or '}' must stand here") }
    }

    private mutating func list(depth: Int) throws(Problem) {
      _ = take("[")
      if take("]") { return }
      var count = 0
      repeat {
        _ = try value(depth: depth + 1, of: "\(count)")
        count += 1
      } while take(",")
      guard take("]") else { throw problem("',' or ']' must stand here") }
    }

    /// The text of a string, a number or a truth value; `nil` for anything else.
    ///
    /// - Parameters:
    ///   - key: its name in an object, its index in a list.
    ///   - place: where its name is.
    private mutating func value(depth: Int, of key: @autoclosure () -> String, at place: Int? = nil)
      throws(Problem)
      -> String?
    {
      guard depth <= Self.depthLimit else {
        throw problem("values are nested more than \(Self.depthLimit) deep")
      }
      skipSpace()
      if notesValues {
        path.append(key())
        values.append((path, place ?? scalars.startIndex, scalars.startIndex))
      }
      defer { if notesValues { path.removeLast() } }
      switch scalars.first {
      case "\""?: return try string()
      case "{"?:
        try object(depth: depth, isKept: false)
        return nil
      case "["?:
        try list(depth: depth)
        return nil
      default: return try word()
      }
    }

    /// A number, or one of the three words.
    private mutating func word() throws(Problem) -> String? {
      let rest = scalars.prefix { !",]} \t\r".unicodeScalars.contains($0) }
      let text = String(String.UnicodeScalarView(rest))
      if text == "null" {
        scalars = scalars.dropFirst(rest.count)
        return nil
      }
      let isNumber =
        text.unicodeScalars.allSatisfy { "0123456789+-.eE".unicodeScalars.contains($0) }
        && text.first != "+" && text.first != "." && text.last != "." && Double(text) != nil
      guard isNumber || text == "true" || text == "false" else {
        throw problem(text.isEmpty ? "a value must stand here" : "'\(text)' is no JSON value")
      }
      scalars = scalars.dropFirst(rest.count)
      return text
    }

    private mutating func string() throws(Problem) -> String {
      scalars.removeFirst()
      var text = String.UnicodeScalarView()
      while let next = scalars.first {
        switch next {
        case "\"":
          scalars.removeFirst()
          return String(text)
        case "\\": text.append(try escape())
        case _ where next.value < 0x20:
          throw problem("a control character in a string must be written as an escape")
        default:
          scalars.removeFirst()
          text.append(next)
        }
      }
      throw problem("the string does not end")
    }

    private mutating func escape() throws(Problem) -> Unicode.Scalar {
      let start = problem("an escape that JSON does not have")
      scalars.removeFirst()
      guard let letter = scalars.popFirst() else { throw start }
      switch letter {
      case "\"", "\\", "/": return letter
      case "b": return "\u{8}"
      case "f": return "\u{C}"
      case "n": return "\n"
      case "r": return "\r"
      case "t": return "\t"
      case "u":
        guard let first = hexadecimal() else { throw start }
        if let scalar = Unicode.Scalar(first) { return scalar }
        // The first of a pair that stands for one scalar.
        guard (0xD800..<0xDC00).contains(first), scalars.popFirst() == "\\",
          scalars.popFirst() == "u", let second = hexadecimal(), (0xDC00..<0xE000).contains(second),
          let scalar = Unicode.Scalar(0x10000 + (first - 0xD800) << 10 + (second - 0xDC00))
        else { throw start }
        return scalar
      default: throw start
      }
    }

    private mutating func hexadecimal() -> UInt32? {
      let digits = scalars.prefix(4)
      guard digits.count == 4, digits.allSatisfy(\.properties.isASCIIHexDigit) else { return nil }
      scalars = scalars.dropFirst(4)
      return UInt32(String(String.UnicodeScalarView(digits)), radix: 16)
    }
  }
#endif
