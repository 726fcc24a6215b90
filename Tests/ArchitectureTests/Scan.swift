/// Searches in tokens. Every one has a test on a few lines that break the rule it serves.
enum Scan {
  private static let importKinds: Set = [
    "struct", "class", "enum", "protocol", "typealias", "func", "let", "var", "actor",
  ]
  private static let typeKinds: Set = [
    "struct", "class", "enum", "protocol", "typealias", "actor",
  ]

  /// The modules that a file imports, with any words before `import` and after the module's name.
  static func imports(in tokens: [Token]) -> [(module: String, line: Int)] {
    tokens.indices.compactMap { index in
      guard tokens[index].text == "import", !isPartOfName(index, tokens) else { return nil }
      var name = index + 1
      if name < tokens.count, importKinds.contains(tokens[name].text) { name += 1 }
      guard name < tokens.count else { return nil }
      return (tokens[name].text, tokens[index].line)
    }
  }

  /// The types that a file declares outside any other declaration.
  static func topLevelTypes(in tokens: [Token]) -> Set<String> {
    var names: Set<String> = []
    for (keyword, name) in zip(tokens, tokens.dropFirst())
    where keyword.depth == 0 && typeKinds.contains(keyword.text) && name.text.isIdentifier {
      // `import struct A.B` and `class func` declare nothing.
      if !importKinds.contains(name.text) { names.insert(name.text) }
    }
    let imported = imports(in: tokens).map(\.module)
    return names.subtracting(imported)
  }

  /// Where a file names one of `names`.
  static func uses(of names: Set<String>, in tokens: [Token]) -> [Token] {
    tokens.filter { names.contains($0.text) }
  }

  /// Where a file does what no library does: print, trap, ask a clock or a generator of its own.
  static func forbidden(in tokens: [Token]) -> [String] {
    tokens.indices.compactMap { index in
      forbidden(at: index, tokens).map { "\(tokens[index].line): \($0)" }
    }
  }

  /// Where a file stops the program if a value is other than expected: preconditions and forced unwraps.
  static func traps(in tokens: [Token]) -> [String] {
    tokens.indices.compactMap { index in
      let (text, line) = (tokens[index].text, tokens[index].line)
      switch text {
      case "precondition", "preconditionFailure":
        let isCall = index + 1 < tokens.count && tokens[index + 1].text == "("
        return isCall && !isPartOfName(index, tokens) ? "\(line): \(text)(" : nil
      case "!" where isForcedUnwrap(index, tokens): return "\(line): \(tokens[index - 1].text)!"
      default: return nil
      }
    }
  }

  /// Whether an exclamation mark stands behind a value: not before one, not in `!=`, and not behind a type.
  private static func isForcedUnwrap(_ index: Int, _ tokens: [Token]) -> Bool {
    guard index > 0, tokens[index].isAttached else { return false }
    let (before, next) = (
      tokens[index - 1].text, index + 1 < tokens.count ? tokens[index + 1] : nil
    )
    if let next, next.isAttached, next.text == "=" || next.text == "!" || next.text.isIdentifier {
      return false
    }
    guard before == ")" || before == "]" || before.isIdentifier || before.first?.isNumber == true
    else { return false }
    return before != "try" && before != "as" && before != "init"
  }

  private static func forbidden(at index: Int, _ tokens: [Token]) -> String? {
    func follows(_ texts: String...) -> Bool {
      let next = tokens[(index + 1)...].prefix(texts.count)
      return next.map(\.text) == texts
    }
    let text = tokens[index].text
    switch text {
    case "print", "debugPrint", "dump", "fatalError":
      return follows("(") && !isPartOfName(index, tokens) ? text + "(" : nil
    case "Date":
      if follows("(", ")") { return "Date()" }
      return follows(".", "now") ? "Date.now" : nil
    case "SystemRandomNumberGenerator": return text
    case "try", "as": return follows("!") && tokens[index + 1].isAttached ? text + "!" : nil
    case "random", "randomElement", "shuffled", "shuffle":
      guard index > 0, tokens[index - 1].text == ".", follows("(") else { return nil }
      return hasGenerator(callAt: index + 1, tokens) ? nil : ".\(text)( without using:"
    default: return nil
    }
  }

  /// Whether a word is a member or a declared name, so that it means something else here. A member of
  /// the standard library is what it would be without the library's name.
  private static func isPartOfName(_ index: Int, _ tokens: [Token]) -> Bool {
    guard index > 0 else { return false }
    switch tokens[index - 1].text {
    case ".": return index < 2 || tokens[index - 2].text != "Swift"
    case "func", "`": return true
    default: return false
    }
  }

  /// Whether the call whose parenthesis opens at `start` has an argument `using:` of its own.
  private static func hasGenerator(callAt start: Int, _ tokens: [Token]) -> Bool {
    var open = 0
    for index in start..<tokens.count {
      switch tokens[index].text {
      case "(": open += 1
      case ")": open -= 1
      case "using" where open == 1:
        if index + 1 < tokens.count, tokens[index + 1].text == ":" { return true }
      default: break
      }
      if open == 0 { return false }
    }
    return false
  }
}

extension String {
  var isIdentifier: Bool { first.map { $0.isLetter || $0 == "_" } ?? false }
}
