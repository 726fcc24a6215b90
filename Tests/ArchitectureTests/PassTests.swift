import Testing

/// The view that callers see is no pass, and passes do not know it but by its handlers.
@Suite struct PassTests {
  @Test("passes extend the pipeline and do not name the view")
  func passes() throws {
    let passes = try Self.frame().filter { Self.name($0).hasPrefix("Pass") }
    #expect(passes.count > 40)
    for file in passes {
      #expect(!file.tokens.contains { $0.text == "CollectionView" }, "\(file.path)")
      #expect(Self.extends("FramePipeline", file), "\(file.path)")
    }
  }

  @Test("the view is extended by what callers ask, and keeps at most six things besides handlers")
  func view() throws {
    let files = try Self.frame()
    for file in files where !file.path.contains("/View/") {
      #expect(!Self.extends("CollectionView", file), "\(file.path)")
    }
    let view = try #require(files.first { Self.name($0) == "CollectionView.swift" })
    #expect(Self.kept(in: view.tokens) == ["pipeline", "store", "observers", "telling"])
  }

  @Test("what is kept is told from handlers and from what is computed")
  func canFail() {
    let source = """
      final class CollectionView {
        public var handler: (() -> Void)?
        let pipeline: Pipeline
        var scratch = 0
        public var computed: Int { pipeline.number }
      }
      struct Notifying { var other = 1 }
      """
    #expect(Self.kept(in: Tokenizer.tokens(of: source)) == ["pipeline", "scratch"])
  }

  private static func frame() throws -> [SourceFile] {
    try SourceTree.load().files.filter { $0.module == "Scrollwork" && $0.folder == "Frame" }
  }

  private static func extends(_ type: String, _ file: SourceFile) -> Bool {
    zip(file.tokens, file.tokens.dropFirst()).contains { $0.text == "extension" && $1.text == type }
  }

  private static func name(_ file: SourceFile) -> String {
    file.path.split(separator: "/").last.map(String.init) ?? ""
  }

  /// Properties of the class that callers do not see: what they see is a handler or computed.
  static func kept(in tokens: [Token]) -> [String] {
    var names: [String] = []
    var isInside = false
    for index in tokens.indices.dropLast() {
      let token = tokens[index]
      if token.depth == 0, token.text == "class" || token.text == "struct" {
        isInside = tokens[index + 1].text == "CollectionView"
      }
      guard isInside, token.depth == 1, token.text == "var" || token.text == "let" else { continue }
      let isPublic = index > 0 && tokens[index - 1].text == "public"
      if !isPublic { names.append(tokens[index + 1].text) }
    }
    return names
  }
}
