import Foundation

/// The public functions and initializers of ScrollLayout that take a number, a place or a range, as their
/// sources declare them: `Type.name(labels:)`.
enum PublicEntries {
  /// - Throws: when the sources cannot be read.
  static func found() throws -> Set<String> {
    let folder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
      .appending(path: "Sources/ScrollLayout")
    let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
    var entries: Set<String> = []
    var fileCount = 0
    while let file = files?.nextObject() as? URL {
      guard file.pathExtension == "swift" else { continue }
      fileCount += 1
      entries.formUnion(declared(in: try String(contentsOf: file, encoding: .utf8)))
    }
    guard fileCount > 50 else { throw CocoaError(.fileReadNoSuchFile) }
    return entries
  }

  /// Types of parameters whose values may be wrong.
  private static let kinds = [
    "Int", "Double", "Ticks", "Range", "LayoutWindow", "ItemPath", "ElementPath", "LayoutSize",
    "LayoutDimension",
    "ItemEdit", "ItemStructure", "LayoutContext", "LayoutInvalidation", "LayoutAttributes",
    "Configuration", "Collection<Double>", "SectionSpec", "TableSpan",
  ]

  /// Reads a file from top to bottom: the last type or extension begun at an outer level owns a declaration.
  private static func declared(in text: String) -> Set<String> {
    var entries: Set<String> = []
    var owners: [(indent: Int, name: String, isHidden: Bool)] = []
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    for (number, line) in lines.enumerated() {
      let indent = line.prefix { $0 == " " }.count
      let words = line.split(separator: " ").map(String.init)
      if let place = words.firstIndex(where: {
        ["struct", "enum", "class", "protocol", "extension"].contains($0)
      }), place + 1 < words.count, !line.contains("//"), !words.contains("func") {
        owners.removeAll { $0.indent >= indent }
        let name = words[place + 1].prefix { $0.isLetter || "._[]".contains($0) }
        owners.append((indent, String(name), line.contains("@_spi")))
      }
      guard words.contains("public"), let owner = owners.last(where: { $0.indent < indent }),
        !owners.contains(where: { $0.indent < indent && $0.isHidden }),
        let entry = entry(lines[number...].prefix(12).joined(separator: "\n"))
      else { continue }
      entries.insert("\(owner.name).\(entry)")
    }
    return entries
  }

  /// The name and labels of a declaration that takes what may be wrong; `nil` for any other.
  private static func entry(_ text: String) -> String? {
    let head = text.prefix { $0 != "(" && $0 != "\n" }
    guard let name = head.split(separator: " ").last.map(String.init),
      head.contains("func ") || head.hasSuffix("init") || head.hasSuffix("init?"),
      let open = text.firstIndex(of: "(")
    else { return nil }
    var (depth, parameters) = (0, "")
    for character in text[open...] {
      if character == "(" { depth += 1 }
      if character == ")" { depth -= 1 }
      parameters.append(character)
      if depth == 0 { break }
    }
    let parts = parameters.dropFirst().dropLast().split(separator: ",")
    let typed = parts.filter { $0.contains(":") }
    let isRisky = typed.contains { part in
      let type = part.drop { $0 != ":" }
      return kinds.contains { kind in
        type.split { !$0.isLetter && !"<>".contains($0) }.contains { $0.hasPrefix(kind) }
      }
    }
    guard isRisky else { return nil }
    let labels = typed.compactMap { part in
      part.split { " \n:".contains($0) }.first.map { "\($0):" }
    }
    return "\(name)(\(labels.joined()))"
  }
}
