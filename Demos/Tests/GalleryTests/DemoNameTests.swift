import Testing

@testable import Gallery

/// Demos by name on the command line.
@Suite struct DemoNameTests {
  @Test("a name and a number mean the same demo", arguments: Exhibits.names)
  func names(_ name: String) throws {
    let index = try Exhibits.index(of: name)
    #expect(try Exhibits.index(of: "\(index + 1)") == index)
    #expect(try Exhibits.index(of: name.uppercased()) == index)
  }

  @Test(
    "an unknown demo ends with exit code 2, and a line that lists the names",
    arguments: [("fed", "'feed'"), ("plylist", "'playlist'"), ("0", nil), ("17", nil), ("", nil)])
  func unknown(_ word: String, _ suggestion: String?) throws {
    let result = try gallery("--demo", word)
    #expect(result.code == 2 && result.output.isEmpty)
    #expect(
      result.errors.hasPrefix("--demo: there is no '\(word)'")
        && result.errors.hasSuffix("\(Exhibits.names.count)\n"))
    for name in Exhibits.names { #expect(result.errors.contains(name)) }
    if let suggestion {
      #expect(result.errors.contains("did you mean \(suggestion)?"))
    } else {
      #expect(!result.errors.contains("did you mean"))
    }
  }

  @Test("--help lists the names with their numbers")
  func help() throws {
    let result = try gallery("--help")
    let words = result.output.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    #expect(result.code == 0)
    for (index, name) in Exhibits.names.enumerated() {
      #expect(words.contains("\(index + 1) \(name)"))
    }
  }
}
