import Testing

/// The scanners find what breaks a rule, and nothing that only looks like it.
@Suite struct ScannerTests {
  private func words(_ source: String) -> [String] {
    Tokenizer.tokens(of: source).map(\.text)
  }

  @Test("comments and strings leave no words, what is interpolated does")
  func tokens() {
    #expect(words("a // b\nc /* d /* e */ f */ g") == ["a", "c", "g"])
    #expect(words(#"a "b \" c" d"#) == ["a", "d"])
    #expect(words(#"a "b \(c + "d \(e(f)) g") h" i"#) == ["a", "c", "+", "e", "(", "f", ")", "i"])
    #expect(words("a \"\"\"\n b \"c\" \\(d) // e\n \"\"\" f") == ["a", "d", "f"])
    #expect(words(##"a #"b " \(c) \#(d) e"# f"##) == ["a", "d", "f"])
    #expect(words(##"a #""b" \" "# c"##) == ["a", "c"])
    #expect(words("#if CLI") == ["#", "if", "CLI"])
    #expect(words("") == [])
    #expect(words("a \"never closed") == ["a"])
    #expect(words("a /* never closed") == ["a"])
  }

  @Test("tokens know their line and how many braces are open around them")
  func places() {
    let tokens = Tokenizer.tokens(of: "a {\n/* \n */ b { c }\n}\n\"\"\"\n\n\"\"\"\nd")
    #expect(tokens.filter { $0.text.isIdentifier }.map(\.line) == [1, 3, 3, 8])
    #expect(tokens.filter { $0.text.isIdentifier }.map(\.depth) == [0, 1, 2, 0])
  }

  @Test(
    "every form of an import names its module",
    arguments: [
      "import M", "public import M", "private import M", "@testable import M",
      "@_exported public import M", "import M.Sub", "import struct M.T", "import func M.f",
      "@preconcurrency internal import M", "@_spi(X) import M", "#if CLI\n  import M\n#endif",
      "let a = 1; import M", "import\n  M", "import class M.Sub.T", "@_implementationOnly import M",
    ])
  func imports(source: String) {
    #expect(Scan.imports(in: Tokenizer.tokens(of: source)).map(\.module) == ["M"])
  }

  @Test(
    "what only looks like an import is none",
    arguments: [
      "// import M", "/* import M */", "let s = \"import M\"", "#if canImport(M)", "a.import(M)",
      "func `import`() {}", "\"\"\"\nimport M\n\"\"\"", "important M",
    ])
  func noImports(source: String) {
    #expect(Scan.imports(in: Tokenizer.tokens(of: source)).isEmpty)
  }

  @Test("types declared at the top are found, nested and imported ones are not")
  func types() {
    let source = """
      import struct M.T
      @frozen public struct A { struct Inner {}; class func make() {} }
      final class B {}
      indirect enum C { case a }
      protocol D: AnyObject {}
      typealias E = A
      actor F {}
      extension A { enum Deep {} }
      #if CLI
        struct G<Value> {}
      #endif
      // struct H {}
      let text = "struct I {}"
      """
    let types = Scan.topLevelTypes(in: Tokenizer.tokens(of: source))
    #expect(types == ["A", "B", "C", "D", "E", "F", "G"])
  }

  @Test(
    "what a library must not do is found",
    arguments: [
      "print(1)", "print (1)", "Swift.print(1)", "debugPrint(1)", "dump(a)", "fatalError()",
      "fatalError(\"no\")", "let d = Date()", "Date( )", "Date.now", "try! f()", "a as! B",
      "SystemRandomNumberGenerator()", "Int.random(in: 0..<4)", "Bool.random()",
      "Int.random(in: f(using: g))", "a.shuffled()", "a.randomElement()", "\"\\(a as! B)\"",
      "Double\n  .random(\n    in: 0...1)",
    ])
  func forbidden(source: String) {
    #expect(Scan.forbidden(in: Tokenizer.tokens(of: source)).count == 1)
  }

  @Test(
    "what a library may do is left alone",
    arguments: [
      "// print(1)", "/* try! */", "\"fatalError()\"", "canvas.print(1)", "func dump(_ a: Int) {}",
      "let print = 1", "Date(timeIntervalSince1970: 0)", "try? f()", "try !f()", "a as? B", "!a",
      "Int.random(in: 0..<4, using: &g)", "Int.random(in: f(1), using: &g)", "random(1)",
      "a.shuffled(using: &g)", "Bool.random(using: &g)", "assert(a)", "sprint(1)",
    ])
  func allowed(source: String) {
    #expect(Scan.forbidden(in: Tokenizer.tokens(of: source)) == [])
  }

  @Test("a module of which too few files were seen is not checked in silence")
  func tooFewFiles() throws {
    let tree = try SourceTree.load()
    let absent = ModuleRule(name: "Absent", dependencies: [], minimumFiles: 1)
    #expect(throws: SourceTree.Unreadable.self) { try tree.files(of: absent) }
    let vast = ModuleRule(name: "ScrollPhysics", dependencies: [], minimumFiles: 10_000)
    #expect(throws: SourceTree.Unreadable.self) { try tree.files(of: vast) }
  }
}
