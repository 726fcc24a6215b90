import Foundation
import Testing

/// The pages for people who come from other frameworks name what exists.
@Suite struct ComingFromTests {
  /// A row of a table: the other framework's name, the names here, and the difference.
  private struct Row {
    let line: Int
    let names: [Substring]

    /// `nil` for a line that is not a row with three cells, and for the head of a table.
    init?(_ text: Substring, line: Int) {
      let cells = text.split(separator: " | ", omittingEmptySubsequences: false)
      guard text.hasPrefix("| "), cells.count == 3, cells[1] != "here" else { return nil }
      self.line = line
      // Every second part is between two backticks.
      names = cells[1].split(separator: "`", omittingEmptySubsequences: false).enumerated()
        .filter { !$0.offset.isMultiple(of: 2) }.map(\.element)
    }
  }

  /// The names that public declarations of the package have, and its cases.
  private static let declared = Result {
    try SourceTree.load().files.reduce(into: Set<String>()) { names, file in
      let text = try String(
        contentsOf: SourceTree.load().root.appending(path: file.path), encoding: .utf8)
      for line in text.split(separator: "\n") {
        let words = line.split { !($0.isLetter || $0.isNumber || $0 == "_") }
        for (word, next) in zip(words, words.dropFirst() + [""])
        where keywords.contains(String(word)) { names.insert(String(next)) }
        if words.contains("init") { names.insert("init") }
        // Further cases of a line: `case top, bottom`.
        if words.first == "case" { names.formUnion(words.dropFirst().map(String.init)) }
      }
    }
  }

  private static let keywords: Set<String> = [
    "func", "var", "let", "struct", "class", "enum", "protocol", "case", "typealias", "actor",
    "associatedtype",
  ]

  @Test("each name exists", arguments: ["UIKit", "Android", "Flutter"])
  func names(_ framework: String) throws {
    let page = try SourceTree.load().root.appending(
      path: "Sources/Scrollwork/Scrollwork.docc/ComingFrom\(framework).md")
    let text = try String(contentsOf: page, encoding: .utf8)
    let rows = text.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
      .compactMap { Row($0.element, line: $0.offset + 1) }
    #expect(rows.count >= 60)
    let declared = try Self.declared.get()
    for row in rows {
      for name in row.names {
        let last = name.prefix { $0 != "(" }.split(separator: ".").last.map(String.init) ?? ""
        if !declared.contains(last) { Issue.record("line \(row.line): \(name) does not exist") }
      }
    }
    // A page without names would pass.
    #expect(rows.count { !$0.names.isEmpty } >= 60)
  }
}
