import Testing

/// A type's name is enough to say which one is meant.
@Suite struct TypeNameTests {
  @Test("no two modules declare a type of one name")
  func unique() throws {
    #expect(Self.doubled(in: try SourceTree.load().files) == [:])
  }

  @Test("a name that two modules declare is found, and one that a module declares twice is not")
  func canFail() {
    func file(_ module: String, _ text: String) -> SourceFile {
      SourceFile(path: "Sources/\(module)/Folder/File.swift", text: text)
    }
    let files = [
      file("A", "struct Clock {}\nprivate enum Own {}"), file("A", "private enum Own {}"),
      file("B", "public final class Clock { struct Own {} }"),
    ]
    #expect(Self.doubled(in: files) == ["Clock": ["A", "B"]])
  }

  /// Names of types that more than one module declares, with these modules.
  static func doubled(in files: [SourceFile]) -> [String: Set<String>] {
    var homes: [String: Set<String>] = [:]
    for file in files {
      for type in Scan.topLevelTypes(in: file.tokens) {
        homes[type, default: []].insert(file.module)
      }
    }
    return homes.filter { $0.value.count > 1 }
  }
}
