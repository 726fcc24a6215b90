import Testing

/// Folders of a module are read in one order: none of them names, around others, one that names it.
@Suite struct FolderCycleTests {
  @Test(
    "folders of a module form no circle", arguments: ModuleRule.all.map(\.name))
  func noCircle(module: String) throws {
    let rule = try #require(ModuleRule.all.first { $0.name == module })
    let arrows = Self.arrows(in: try SourceTree.load().files(of: rule))
    #expect(Self.circle(in: arrows) == nil)
  }

  @Test("a circle of three folders is found, and a chain is none")
  func canFail() {
    func file(_ folder: String, _ text: String) -> SourceFile {
      SourceFile(path: "Sources/Module/\(folder)/File.swift", text: text)
    }
    let chain = [
      file("A", "struct One { var two: Two }"), file("B/C", "struct Two { var three: Three }"),
    ]
    let last = file("D", "struct Three {}")
    #expect(Self.circle(in: Self.arrows(in: chain + [last])) == nil)
    let back = file("D", "struct Three { let one: [One] }")
    #expect(Self.circle(in: Self.arrows(in: chain + [back])) == ["A", "B/C", "D"])
    // Declared in two folders, a name says nothing of where it is taken from.
    let twice = file("E", "struct One {}")
    #expect(Self.circle(in: Self.arrows(in: chain + [back, twice])) == nil)
  }

  /// Which folders of a module name types that other folders declare.
  static func arrows(in files: [SourceFile]) -> [String: Set<String>] {
    var homes: [String: Set<String>] = [:]
    for file in files {
      for type in Scan.topLevelTypes(in: file.tokens) {
        homes[type, default: []].insert(folder(of: file))
      }
    }
    var arrows: [String: Set<String>] = [:]
    for file in files {
      for token in file.tokens {
        guard let home = homes[token.text], home.count == 1, let to = home.first,
          to != folder(of: file)
        else { continue }
        arrows[folder(of: file), default: []].insert(to)
      }
    }
    return arrows
  }

  private static func folder(of file: SourceFile) -> String {
    file.path.split(separator: "/").dropFirst(2).dropLast().joined(separator: "/")
  }

  /// The folders that are in a circle, or lead to one; `nil` without a circle.
  static func circle(in arrows: [String: Set<String>]) -> [String]? {
    var left = arrows
    // Those that name none of the others are taken off, one after the other.
    while let end = left.first(where: { _, to in to.allSatisfy { left[$0] == nil } }) {
      left[end.key] = nil
    }
    return left.isEmpty ? nil : left.keys.sorted()
  }
}
