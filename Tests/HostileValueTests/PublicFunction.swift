import Foundation

/// A public function, initializer or subscript that takes numbers, as the sources declare it.
struct PublicFunction: Hashable {
  /// `ScrollPhysics Decay.position(at:)`.
  let key: String

  /// The modules whose functions are called with hostile values, the layouts apart.
  static let modules = [
    "ScrollPrimitives", "ScrollPhysics", "ScrollParcels", "ScrollData", "Scrollwork", "ScrollApp",
    "ScrollTools", "ScrollCommands", "ScrollScenario", "ScrollSimulation", "ScrollReports",
    "ScrollFuzz",
  ]

  /// All that the sources declare.
  static func all() throws -> Set<PublicFunction> {
    let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    var found: Set<PublicFunction> = []
    for module in modules {
      let folder = root.appending(path: "Sources/\(module)")
      let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
      while let file = files?.nextObject() as? URL {
        guard file.pathExtension == "swift" else { continue }
        found.formUnion(declared(in: try String(contentsOf: file, encoding: .utf8), module))
      }
    }
    return found
  }

  /// The functions of one file. Types are recognized by their indentation, which the formatter checks.
  static func declared(in text: String, _ module: String) -> [PublicFunction] {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    var types: [(indent: Int, name: String)] = []
    var found: [PublicFunction] = []
    for (index, line) in lines.enumerated() {
      let indent = line.prefix { $0 == " " }.count
      if let match = try? typePattern.firstMatch(in: line) {
        types.removeAll { $0.indent >= indent }
        types.append((indent, String(match.1)))
        continue
      }
      guard let match = try? functionPattern.firstMatch(in: line) else { continue }
      var declaration = line.trimmingCharacters(in: .whitespaces)
      var next = index + 1
      while next < lines.count, !isClosed(declaration) {
        declaration += " " + lines[next].trimmingCharacters(in: .whitespaces)
        next += 1
      }
      let type = types.filter { $0.indent < indent }.map(\.name).joined(separator: ".")
      if let function = parse(declaration, kind: String(match.1), in: "\(module) \(type)") {
        found.append(function)
      }
    }
    return found
  }

  private nonisolated(unsafe) static let typePattern =
    /^\s*(?:@\w+(?:\([^)]*\))?\s+)*(?:public |package |private |fileprivate |internal |final |indirect |nonisolated )*(?:struct|class|enum|extension|protocol|actor)\s+([A-Za-z_][\w.]*)/
  private nonisolated(unsafe) static let functionPattern =
    /^\s*(?:@\w+(?:\([^)]*\))?\s+)*public (?:static |mutating |convenience |final |override |nonmutating |class |nonisolated |required |consuming |borrowing )*(func|init|subscript)\b/
  private nonisolated(unsafe) static let numberPattern =
    /\b(Double|Int|Int8|Int16|Int32|Int64|UInt|UInt8|UInt16|UInt32|UInt64|Float|Duration|Range|ClosedRange|LayoutPoint|LayoutSize|LayoutRect|LayoutInsets|Timestamp|ItemPath|ElementPath|Instant)\b/

  private static func isClosed(_ text: String) -> Bool {
    let open = text.count { $0 == "(" }
    return open > 0 && open == text.count { $0 == ")" }
  }

  /// The function, if any of its parameters is a number or is made of numbers.
  private static func parse(_ text: String, kind: String, in place: String) -> PublicFunction? {
    guard let start = text.firstRange(of: try! Regex("\\b\(kind)\\b")) else { return nil }
    let rest = text[start.upperBound...].drop { $0 == " " }
    var name = kind
    if kind == "func" {
      name = String(rest.prefix { $0.isLetter || $0.isNumber || $0 == "_" })
      guard !name.isEmpty else { return nil }
    }
    // Generic parameters come before the others, and may have parentheses.
    var (depth, angle) = (0, 0)
    var parameters: [(label: String, type: String)] = []
    var word = ""
    func add() {
      let parts = word.split(separator: ":", maxSplits: 1).map {
        $0.trimmingCharacters(in: .whitespaces)
      }
      if parts.count == 2, let label = parts[0].split(separator: " ").first {
        parameters.append((String(label), parts[1].components(separatedBy: " = ")[0]))
      }
      word = ""
    }
    for character in rest.replacing("->", with: "→") {
      if depth == 0, character == "<" || character == ">" {
        angle += character == "<" ? 1 : -1
        continue
      }
      if angle > 0 { continue }
      switch character {
      case "(", "[", "{", "<":
        depth += 1
        if depth == 1 { continue }
      case ")", "]", "}", ">":
        depth -= 1
        if depth == 0 {
          add()
          guard parameters.contains(where: { $0.type.firstMatch(of: numberPattern) != nil }) else {
            return nil
          }
          let labels = parameters.map { $0.label + ":" }.joined()
          return PublicFunction(key: "\(place).\(name)(\(labels))")
        }
      case "," where depth == 1:
        add()
        continue
      default: break
      }
      if depth > 0 { word.append(character) }
    }
    return nil
  }
}
