/// Names of functions as `swift demangle --simplified` writes them, shorter.
public enum FlameName {
  /// Before a function that the compiler made of another one.
  private static let origins = [
    "specialized ", "static ", "merged ", "partial apply for ", "@objc ", "implicit ",
  ]

  /// Before functions that only pass a call on, or copy and destroy a value for any code. Compilers merge
  /// those that are alike, so their names tell of types that were not there.
  private static let glue = [
    "partial apply for ", "@objc ", "protocol witness for ", "reabstraction thunk ",
    "initializeWithCopy for ", "initializeWithTake for ", "assignWithCopy for ",
    "assignWithTake for ", "destroy for ", "getEnumTagSinglePayload for ",
    "storeEnumTagSinglePayload for ", "merged ",
  ]

  /// Whether a function is part of what called it rather than one of its own.
  public static func isGlue(_ name: String) -> Bool { glue.contains { name.hasPrefix($0) } }

  /// What the compiler put out of line: a copy of a value, or its end.
  private static let outlined = [
    "outlined init with copy of ": "copy of ", "outlined copy of ": "copy of ",
    "outlined retain of ": "copy of ", "outlined destroy of ": "end of ",
    "outlined consume of ": "end of ", "outlined release of ": "end of ",
  ]

  /// The name as a picture shows it: without what the compiler made of it, generic arguments, parameters of
  /// C++ and the view's own type.
  public static func short(_ name: String) -> String {
    var text = name[...]
    if text.contains("::") || text.hasPrefix("_") { return cPlusPlus(text) }
    if let at = text.firstIndex(of: "@"), at > text.startIndex { text = text[..<at] }
    for origin in origins where text.hasPrefix(origin) { text = text.dropFirst(origin.count) }
    for (long, word) in outlined where text.hasPrefix(long) {
      return word + withoutArguments(text.dropFirst(long.count))
    }
    var short = withoutArguments(text)
    for number in 1...9 { short = short.replacing(" #\(number)", with: "") }
    return short.replacing("CollectionView.", with: "").replacing("FramePipeline.", with: "")
  }

  /// The function's type and base name, those of the function that a closure is in: `ScrollModel.advance` is
  /// `["ScrollModel", "advance"]`. Empty where the compiler made it for a type.
  static func parts(_ name: String) -> [String] {
    var text = name[...]
    while let range = text.firstRange(of: " in ") { text = text[range.upperBound...] }
    for origin in origins where text.hasPrefix(origin) { text = text.dropFirst(origin.count) }
    let base = text.prefix { $0 != "(" && $0 != "<" && $0 != "@" }
    guard !base.contains(" ") else { return [] }
    return base.split(separator: ".").map(String.init)
  }

  /// Without what is in angle brackets.
  private static func withoutArguments(_ text: Substring) -> String {
    var (depth, short) = (0, "")
    for character in text {
      if character == "<" { depth += 1 }
      if depth == 0 { short.append(character) }
      if character == ">", depth > 0 { depth -= 1 }
    }
    return short
  }

  /// The last two names, without parameters.
  private static func cPlusPlus(_ text: Substring) -> String {
    let names = withoutArguments(text).prefix { $0 != "(" }.split(separator: ":")
    return names.suffix(2).joined(separator: "::")
  }
}
