import Foundation
import Testing

/// The tables of features, and for people who come from other frameworks, name what exists.
@Suite struct ComingFromTests {
  /// A row of a table: the other framework's name or a feature, the names here, and the difference or the tests.
  private struct Row {
    let line: Int
    let names: [Substring]
    /// What the last cell names.
    let suites: [Substring]

    /// `nil` for a line that is not a row with three cells, and for the head of a table.
    init?(_ text: Substring, line: Int) {
      let cells = text.split(separator: " | ", omittingEmptySubsequences: false)
      guard text.hasPrefix("| "), cells.count == 3, cells[1] != "here" else { return nil }
      self.line = line
      names = Self.quoted(cells[1])
      suites = Self.quoted(cells[2])
    }

    /// Every second part is between two backticks.
    private static func quoted(_ cell: Substring) -> [Substring] {
      cell.split(separator: "`", omittingEmptySubsequences: false).enumerated()
        .filter { !$0.offset.isMultiple(of: 2) }.map(\.element)
    }

    /// The rows of a page of the engine.
    static func all(of page: String) throws -> [Row] {
      let page = try SourceTree.load().root.appending(
        path: "Sources/Scrollwork/Scrollwork.docc/\(page).md")
      return try String(contentsOf: page, encoding: .utf8)
        .split(separator: "\n", omittingEmptySubsequences: false).enumerated()
        .compactMap { Row($0.element, line: $0.offset + 1) }
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

  @Test(
    "each name exists",
    arguments: ["ComingFromUIKit", "ComingFromAndroid", "ComingFromFlutter", "Features"])
  func names(_ page: String) throws {
    let rows = try Row.all(of: page)
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

  @Test("each feature has a suite of tests, and these exist")
  func suites() throws {
    let tests = try SourceTree.load().root.appending(path: "Tests")
    let files = FileManager.default.enumerator(at: tests, includingPropertiesForKeys: nil)
    var suites: Set<String> = []
    while let file = files?.nextObject() as? URL {
      guard file.pathExtension == "swift" else { continue }
      let parts = try String(contentsOf: file, encoding: .utf8).split(separator: "struct ")
      for part in parts.dropFirst() {
        suites.insert(String(part.prefix { $0.isLetter || $0.isNumber }))
      }
    }
    for row in try Row.all(of: "Features") {
      if row.suites.isEmpty { Issue.record("line \(row.line): nothing checks it") }
      for suite in row.suites where !suites.contains(String(suite)) {
        Issue.record("line \(row.line): there is no suite \(suite)")
      }
    }
  }
}
