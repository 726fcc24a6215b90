import Testing

/// Libraries do not print, trap, or ask for the time or for randomness behind the caller's back.
@Suite struct LibraryRuleTests {
  @Test("libraries neither print nor trap, and take time and randomness as parameters")
  func nothingForbidden() throws {
    for file in try SourceTree.load().libraryFiles() {
      let found = Scan.forbidden(in: file.tokens)
      #expect(found.isEmpty, "\(file.path):\(found)")
    }
  }

  @Test("files that draw with SDL are within the trait")
  func trait() throws {
    let rule = try #require(ModuleRule.all.first { $0.name == "ScrollSDL" })
    for file in try SourceTree.load().files(of: rule) {
      let texts = file.tokens.map(\.text)
      #expect(texts.prefix(3) == ["#", "if", "SDL"], "\(file.path)")
      #expect(texts.suffix(2) == ["#", "endif"], "\(file.path)")
    }
  }

  @Test("no library but the one for it imports a window system")
  func noWindow() throws {
    for file in try SourceTree.load().libraryFiles() where file.module != "ScrollSDL" {
      for (module, line) in Scan.imports(in: file.tokens) {
        #expect(!module.contains("SDL"), "\(file.path):\(line) imports \(module)")
      }
    }
  }

  @Test("no source file is longer than 400 lines")
  func lengths() throws {
    for rule in ModuleRule.all {
      for file in try SourceTree.load().files(of: rule) {
        #expect(file.lineCount <= 400, "\(file.path) has \(file.lineCount) lines")
      }
    }
  }

  @Test("the length of a file counts its lines")
  func lineCount() {
    for (text, count) in [("", 0), ("a", 1), ("a\n", 1), ("a\n\n", 2), ("a\r\nb", 2)] {
      #expect(SourceFile(path: "Sources/A/B.swift", text: text).lineCount == count)
    }
    let long = String(repeating: "//\n", count: 400) + "//"
    #expect(SourceFile(path: "Sources/A/B.swift", text: long).lineCount == 401)
  }
}
