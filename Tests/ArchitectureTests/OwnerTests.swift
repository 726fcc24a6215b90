import Testing

/// Each field of the engine's state belongs to a part, and only the part's own file can write it: the compiler sees to
/// that, once no field is open. These tests see to it that none is.
@Suite struct OwnerTests {
  /// Counters, to which each pass adds.
  static let counters: Set = ["work"]

  @Test("every field of the state is closed, or a part whose fields are")
  func fields() throws {
    let files = try Self.engine()
    let state = try #require(files.first { $0.path.hasSuffix("Frame/EngineState.swift") })
    let open = Self.openFields(of: "EngineState", in: state.tokens)
    #expect(open.count > 15)
    for field in open where !Self.counters.contains(field.name) {
      try expectClosed(field, files)
    }
  }

  private func expectClosed(_ part: Field, _ files: [SourceFile]) throws {
    let file = try #require(
      files.first { Self.declares(part.type, $0.tokens) },
      "\(part.name) is no part: \(part.type) is declared nowhere in the engine")
    for field in Self.openFields(of: part.type, in: file.tokens) {
      #expect(
        files.contains { Self.declares(field.type, $0.tokens) },
        "\(file.path):\(field.line): any pass could write \(part.type).\(field.name)")
      if files.contains(where: { Self.declares(field.type, $0.tokens) }) {
        try expectClosed(field, files)
      }
    }
  }

  @Test("no pass replaces a part as a whole, or hands it to be replaced")
  func wholes() throws {
    let files = try Self.engine()
    let state = try #require(files.first { $0.path.hasSuffix("Frame/EngineState.swift") })
    let parts = Set(Self.openFields(of: "EngineState", in: state.tokens).map(\.name))
    for file in files {
      let found = Self.replaced(in: file.tokens).filter { parts.contains($0.field) }
      #expect(found.isEmpty, "\(file.path):\(found.first?.line ?? 0)")
    }
  }

  @Test("open fields are told from closed, constant and computed ones")
  func findsOpen() {
    let source = """
      struct Other { var elsewhere = 1 }
      struct Part: ~Copyable {
        private(set) var a = 1
        fileprivate(set) var b: Int
        private var c = 2
        let d = 3
        var e: Bool { c == 4 }
        var f = Thing()
        var g: [Int] = []
        var h: Thing? { didSet { i = 1 } }
        static var j = 5
        func k() { var l = 6 }
        struct Inner { var m = 7 }
      }
      """
    let found = Self.openFields(of: "Part", in: Tokenizer.tokens(of: source))
    #expect(found.map(\.name) == ["f", "g", "h"])
    #expect(found.map(\.type) == ["Thing", "[", "Thing"])
  }

  @Test("the scan finds parts that are assigned or handed on, and nothing else")
  func findsWholes() {
    let source = """
      state.a = 1
      state.b.c = 2
      if state.d == 1 { swap(&x, &state.e) }
      f(&state.g.h)
      let i = state.j
      self.state.k += 3
      """
    let found = Self.replaced(in: Tokenizer.tokens(of: source))
    #expect(found.map(\.field) == ["a", "e", "k"])
    #expect(found.map(\.line) == [1, 3, 6])
  }

  @Test("no pass writes the caller's settings")
  func settings() throws {
    for file in try Self.engine()
    where file.path.contains("/Frame/") && !file.path.contains("/View/") {
      let found = Self.written(of: "settings", after: "asked", in: file.tokens)
      // A profile that the caller sets for a later moment is a setting when that moment comes.
      #expect(found.allSatisfy { $0.field == "profile" }, "\(file.path):\(found.first?.line ?? 0)")
    }
    let written = Self.written(
      of: "settings", after: "asked", in: Tokenizer.tokens(of: "asked.settings.scale = 2"))
    #expect(written.map(\.field) == ["scale"])
  }

  // MARK: Scans

  struct Field {
    var name: String
    var type: String
    var line: Int
  }

  private static func engine() throws -> [SourceFile] {
    try SourceTree.load().files.filter { $0.module == "Scrollwork" }
  }

  private static func declares(_ type: String, _ tokens: [Token]) -> Bool {
    zip(tokens, tokens.dropFirst()).contains {
      $0.depth == 0 && $0.text == "struct" && $1.text == type
    }
  }

  /// The stored variables of a type that another file can write.
  static func openFields(of type: String, in tokens: [Token]) -> [Field] {
    var found: [Field] = []
    var isInside = false
    for index in tokens.indices.dropLast(2) {
      let token = tokens[index]
      if token.depth == 0, ["struct", "class", "enum", "extension"].contains(token.text) {
        isInside = token.text == "struct" && tokens[index + 1].text == type
      }
      guard isInside, token.depth == 1, token.text == "var" else { continue }
      let line = tokens[index...].prefix { $0.line == token.line }.map(\.text)
      let before = tokens[..<index].reversed().prefix { $0.line == token.line }.map(\.text)
      if before.contains("private") || before.contains("fileprivate") || before.contains("static") {
        continue
      }
      let declared = line.prefix { $0 != "=" }
      let isComputed =
        declared.contains("{") && !line.contains("didSet") && !line.contains("willSet")
      if !isComputed { found.append(Field(name: line[1], type: line[3], line: token.line)) }
    }
    return found
  }

  /// Fields of the state that are assigned as a whole, or handed on to be changed.
  static func replaced(in tokens: [Token]) -> [(field: String, line: Int)] {
    var found: [(field: String, line: Int)] = []
    for index in tokens.indices.dropLast(3)
    where tokens[index].text == "state" && tokens[index + 1].text == "." {
      let (field, next) = (tokens[index + 2], tokens[index + 3])
      let isHanded =
        index > 0 && tokens[index - 1].text == "&" && next.text != "." && next.text != "["
      if isHanded || isAssignment(index + 3, tokens) { found.append((field.text, field.line)) }
    }
    return found
  }

  /// Members of a value of an owner that are assigned.
  static func written(
    of value: String, after owner: String, in tokens: [Token]
  ) -> [(field: String, line: Int)] {
    var found: [(field: String, line: Int)] = []
    for index in tokens.indices.dropLast(6)
    where tokens[index].text == owner && tokens[index + 2].text == value
      && tokens[index + 3].text == "." && isAssignment(index + 5, tokens)
    {
      found.append((tokens[index + 4].text, tokens[index + 4].line))
    }
    return found
  }

  private static func isAssignment(_ index: Int, _ tokens: [Token]) -> Bool {
    var index = index
    if ["+", "-", "*", "/", "&"].contains(tokens[index].text) { index += 1 }
    guard index < tokens.count, tokens[index].text == "=" else { return false }
    let isComparison =
      index + 1 < tokens.count && tokens[index + 1].text == "=" && tokens[index + 1].isAttached
    return !isComparison
  }
}
