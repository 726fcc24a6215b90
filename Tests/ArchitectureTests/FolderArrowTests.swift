import Testing

/// The engine's folders do not know each other; the frame composes them.
@Suite struct FolderArrowTests {
  private func engine() throws -> [SourceFile] {
    let rule = try #require(ModuleRule.all.first { $0.name == FolderArrow.module })
    return try SourceTree.load().files(of: rule)
  }

  @Test("every known folder of the engine has files that declare types")
  func folders() throws {
    let files = try engine()
    for folder in FolderArrow.folders {
      let types = files.filter { $0.folder == folder }.map { Scan.topLevelTypes(in: $0.tokens) }
      #expect(types.contains { !$0.isEmpty }, "\(folder) declares nothing")
    }
  }

  @Test("folders name the types of other folders where the table allows it, and nowhere else")
  func arrows() throws {
    let found = FolderArrow.found(in: try engine())
    #expect(found == FolderArrow.allowed)
  }

  @Test(
    "no folder but the one before it is allowed to name the frame, nobody that one, and no two name each other"
  )
  func table() {
    for arrow in FolderArrow.allowed {
      #expect(arrow.to != FolderArrow.composer || arrow.from == FolderArrow.caller)
      #expect(arrow.to != FolderArrow.caller)
      #expect(!FolderArrow.allowed.contains { $0.from == arrow.to && $0.to == arrow.from })
    }
  }

  @Test("a use of a sibling's type is found, and one in a comment or a string is not")
  func canFail() {
    let files = [
      SourceFile(
        path: "Sources/Scrollwork/Cells/Pool.swift",
        text: "final class Pool {\n  struct Nested {}\n  var model: Model?\n}"),
      SourceFile(
        path: "Sources/Scrollwork/Scrolling/Model.swift",
        text: """
          /// Beside `Pool` and /* a Pool */ the Nested.
          struct Model { let name = "Pool"; var Pools = 0 }
          """),
      SourceFile(
        path: "Sources/Scrollwork/Frame/Step.swift",
        text: "struct Step { var pool: Pool; var model: Model }"),
      SourceFile(path: "Sources/Scrollwork/Exports.swift", text: "public import ScrollLayout"),
    ]
    #expect(
      FolderArrow.found(in: files)
        == [FolderArrow(from: "Cells", to: "Scrolling", types: ["Model"])])
    let upward = SourceFile(
      path: "Sources/Scrollwork/Events/Event.swift",
      text: #"enum Event { static let text = "\(Step.self)" }"#)
    #expect(
      FolderArrow.found(in: files + [upward]).contains(
        FolderArrow(from: "Events", to: "Frame", types: ["Step"])))
  }
}
