/// A word or a sign of Swift source outside comments and string literals.
///
/// Words are identifiers, keywords, numbers and attributes without their `@`; every other character
/// that is not white space is a token of its own. Code inside a string's interpolation counts.
struct Token: Equatable {
  var text: String
  /// Counted from one.
  var line: Int
  /// Braces that are open around the token.
  var depth: Int
  /// Whether it follows the token before it at once, as the mark of `try!` does.
  var isAttached: Bool
}

/// Reads Swift source as tokens. Knows comments (nested too), strings of one and of many lines, raw
/// strings and interpolations; does not know regex literals, which the sources do not use.
struct Tokenizer {
  private let bytes: [UInt8]
  private var position = 0
  private var line = 1
  private var depth = 0
  private var tokens: [Token] = []
  /// Where the last token ended.
  private var lastEnd = -1

  static func tokens(of source: String) -> [Token] {
    var tokenizer = Tokenizer(bytes: Array(source.utf8))
    tokenizer.readCode(untilParenthesisCloses: false)
    return tokenizer.tokens
  }

  private init(bytes: [UInt8]) {
    self.bytes = bytes
  }

  private func isAt(_ text: StaticString) -> Bool {
    let length = text.utf8CodeUnitCount
    guard position + length <= bytes.count else { return false }
    return text.withUTF8Buffer { $0.elementsEqual(bytes[position..<position + length]) }
  }

  private mutating func skip(_ count: Int = 1) {
    for _ in 0..<count where position < bytes.count {
      if bytes[position] == UInt8(ascii: "\n") { line += 1 }
      position += 1
    }
  }

  /// Reads to the end, or to the parenthesis that ends an interpolation.
  private mutating func readCode(untilParenthesisCloses: Bool) {
    var open = 0
    while position < bytes.count {
      if isAt("//") {
        while position < bytes.count, bytes[position] != UInt8(ascii: "\n") { skip() }
      } else if isAt("/*") {
        skipBlockComment()
      } else if let hashes = stringStart() {
        skipString(hashes: hashes)
      } else if Self.isWord(bytes[position]) {
        readWord()
      } else {
        let byte = bytes[position]
        if byte == UInt8(ascii: "(") { open += 1 }
        if byte == UInt8(ascii: ")") {
          open -= 1
          if untilParenthesisCloses, open < 0 { return skip() }
        }
        readSign(byte)
      }
    }
  }

  private mutating func readSign(_ byte: UInt8) {
    if byte == UInt8(ascii: "}") { depth -= 1 }
    if byte > UInt8(ascii: " ") {
      add(String(UnicodeScalar(byte)), from: position, to: position + 1)
    }
    if byte == UInt8(ascii: "{") { depth += 1 }
    skip()
  }

  private mutating func readWord() {
    let start = position
    while position < bytes.count, Self.isWord(bytes[position]) { position += 1 }
    let text = String(decoding: bytes[start..<position], as: UTF8.self)
    add(text, from: start, to: position)
  }

  private mutating func add(_ text: String, from start: Int, to end: Int) {
    tokens.append(Token(text: text, line: line, depth: depth, isAttached: start == lastEnd))
    lastEnd = end
  }

  private static func isWord(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"): true
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), 0x80...: true
    default: false
    }
  }

  private mutating func skipBlockComment() {
    var nesting = 0
    repeat {
      if isAt("/*") {
        nesting += 1
        skip(2)
      } else if isAt("*/") {
        nesting -= 1
        skip(2)
      } else {
        skip()
      }
    } while nesting > 0 && position < bytes.count
  }

  /// The number of `#` before the quotation mark of a string that starts here; `nil` elsewhere.
  private func stringStart() -> Int? {
    var end = position
    while end < bytes.count, bytes[end] == UInt8(ascii: "#") { end += 1 }
    guard end < bytes.count, bytes[end] == UInt8(ascii: "\"") else { return nil }
    return end - position
  }

  /// Skips a string literal; its interpolations are read as code.
  private mutating func skipString(hashes: Int) {
    skip(hashes)
    let quotes = isAt("\"\"\"") ? 3 : 1
    skip(quotes)
    while position < bytes.count {
      if isRun(quotes, of: UInt8(ascii: "\""), then: hashes) { return skip(quotes + hashes) }
      guard isRun(1, of: UInt8(ascii: "\\"), then: hashes) else {
        skip()
        continue
      }
      skip(1 + hashes)
      let isInterpolation = isAt("(")
      skip()
      if isInterpolation { readCode(untilParenthesisCloses: true) }
    }
  }

  /// Whether `count` bytes of one kind and then this many `#` stand here.
  private func isRun(_ count: Int, of byte: UInt8, then hashes: Int) -> Bool {
    guard position + count + hashes <= bytes.count else { return false }
    let middle = position + count
    return bytes[position..<middle].allSatisfy { $0 == byte }
      && bytes[middle..<middle + hashes].allSatisfy { $0 == UInt8(ascii: "#") }
  }
}
