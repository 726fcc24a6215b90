import Foundation
import Testing

/// Arrows between modules point down only, as the design draws them.
@Suite struct ModuleArrowTests {
  @Test("every module has a rule, and every rule a module")
  func allModules() throws {
    #expect(try SourceTree.load().modules == ModuleRule.all.map(\.name).sorted())
  }

  @Test("a module imports what its rule allows and nothing else", arguments: ModuleRule.all)
  func imports(rule: ModuleRule) throws {
    var seen: Set<String> = []
    for file in try SourceTree.load().files(of: rule) {
      for (module, line) in Scan.imports(in: file.tokens) {
        #expect(rule.mayImport.contains(module), "\(file.path):\(line) imports \(module)")
        seen.insert(module)
      }
    }
    #expect(rule.dependencies.isSubset(of: seen), "\(rule.name) no longer needs a dependency")
  }

  @Test(
    "the physics and the parcels import nothing, only the laboratory, the app and SDL anything from outside"
  )
  func noPlatformMathematics() {
    let pure = ModuleRule.all.filter { $0.mayImport.isEmpty }
    #expect(pure.map(\.name) == ["ScrollPrimitives", "ScrollPhysics", "ScrollParcels"])
    let libraries = ModuleRule.all.filter {
      $0.isLibrary && !$0.external.isSubset(of: ModuleRule.standardLibrary)
    }
    #expect(
      libraries.map(\.name).filter { !Self.laboratory.contains($0) } == [
        "ScrollCommands", "ScrollApp", "ScrollDesktop", "ScrollSDL",
      ])
  }

  /// The modules of the laboratory that read or write files.
  private static let laboratory = [
    "ScrollTools", "ScrollScenario", "ScrollSimulation", "ScrollReports",
  ]

  @Test("Foundation is allowed beside the laboratory's files, its command line and apps only")
  func foundation() {
    let allowed = ModuleRule.all.filter { !$0.external.isDisjoint(with: ModuleRule.foundation) }
    #expect(allowed.map(\.name) == Self.laboratory + ["ScrollApp", "scrollsim"])
  }

  @Test("the table says what the manifest says", arguments: ModuleRule.all)
  func manifest(rule: ModuleRule) throws {
    let url = try SourceTree.load().root.appending(path: "Package.swift")
    let manifest = try String(contentsOf: url, encoding: .utf8)
    let declared = try #require(Self.dependencies(of: rule.name, in: manifest))
    let modules = Set(ModuleRule.all.map(\.name))
    if rule.external.contains("CSDL2") { #expect(declared.contains("CSDL2")) }
    #expect(declared.intersection(modules) == rule.dependencies)
  }

  /// The strings in the `dependencies:` of a target; `nil` when the manifest has no such target.
  static func dependencies(of target: String, in manifest: String) -> Set<String>? {
    for call in manifest.components(separatedBy: "arget(").dropFirst() {
      let pieces = call.components(separatedBy: "\"")
      guard pieces.count > 2, pieces[1] == target else { continue }
      guard let start = call.range(of: "dependencies: [") else { return [] }
      let list = call[start.upperBound...].prefix { $0 != "]" }
      let strings = list.components(separatedBy: "\"")
      return Set(strings.indices.filter { $0 % 2 == 1 }.map { strings[$0] })
    }
    return nil
  }

  @Test("the manifest's scanner sees the dependencies of the target it is asked for")
  func manifestScanner() {
    let manifest = """
      .target(name: "A", swiftSettings: settings),
      .executableTarget(
        name: "B", dependencies: [
          "A", cli("C", "c"),
        ]),
      .testTarget(name: "BTests", dependencies: ["B"])
      """
    #expect(Self.dependencies(of: "A", in: manifest) == [])
    #expect(Self.dependencies(of: "B", in: manifest) == ["A", "C", "c"])
    #expect(Self.dependencies(of: "BTests", in: manifest) == ["B"])
    #expect(Self.dependencies(of: "D", in: manifest) == nil)
  }
}
