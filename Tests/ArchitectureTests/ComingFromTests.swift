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

  /// The names that declarations of the package have, its cases among them.
  private static let declared = Result {
    try SourceTree.load().files.reduce(into: Set(["init"])) { names, file in
      var lineOfCases = 0
      for (token, next) in zip(file.tokens, file.tokens.dropFirst()) {
        // Further cases of a line, too: `case top, bottom`.
        if token.text == "case" { lineOfCases = token.line }
        if keywords.contains(token.text) || token.line == lineOfCases { names.insert(next.text) }
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
