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

  /// Files that may trap, and why no caller's value gets there.
  static let mayTrap: [String: String] = [
    "ScrollLayout/Extents/":
      "the index is not public: layouts ask it for elements that they have counted",
    "ScrollLayout/Lines/ExtentIndex+NeedsMeasure.swift": "the same",
    "ScrollLayout/Estimates/MedianEstimate.swift": "it counts extents that the index has taken",
    "ScrollSimulation/Content/": "rows of the simulation's own content",
    "ScrollSimulation/Run/LiveRows.swift": "the same, in scripts that were checked",
  ]

  @Test("nothing that a caller passes can stop the program")
  func noTraps() throws {
    var trapping: Set<String> = []
    for file in try SourceTree.load().libraryFiles() {
      let found = Scan.traps(in: file.tokens)
      let reason = Self.mayTrap.keys.first { file.path.hasPrefix("Sources/" + $0) }
      if let reason, !found.isEmpty { trapping.insert(reason) }
      #expect(found.isEmpty || reason != nil, "\(file.path):\(found)")
    }
    #expect(trapping == Set(Self.mayTrap.keys), "files that do not trap need no reason")
  }

  @Test("traps are found, and what only looks like one is not")
  func trapScan() {
    let source = """
      precondition(a > 0)
      preconditionFailure("never")
      let b = c!
      let d = e[0]!.f + g()!
      if !h, i != j, k.precondition(l) { try m() }
      guard let n = !o else { return }
      """
    let found = Scan.traps(in: Tokenizer.tokens(of: source))
    #expect(found == ["1: precondition(", "2: preconditionFailure(", "3: c!", "4: ]!", "4: )!"])
  }

  @Test("files that draw with SDL are within the trait")
  func trait() throws {
    let rule = try #require(ModuleRule.all.first { $0.name == "ScrollSDL" })
    for file in try SourceTree.load().files(of: rule) {
      let texts = file.tokens.map(\.text)
      // One file has the names of the types for programs that have forgotten the trait.
      let start =
        file.path.hasSuffix("/WithoutTrait.swift") ? ["#", "if", "!", "SDL"] : ["#", "if", "SDL"]
      #expect(Array(texts.prefix(start.count)) == start, "\(file.path)")
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
