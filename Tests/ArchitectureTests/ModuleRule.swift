/// What a module of the package may import. The table is the design's picture of the modules, line
/// by line; a new module needs a new line.
struct ModuleRule {
  let name: String
  /// Modules of the package that the manifest declares.
  let dependencies: Set<String>
  /// Modules that a dependency re-exports and that may be imported by name as well.
  var reexported: Set<String> = []
  /// Modules from outside the package.
  var external: Set<String> = []
  var isLibrary = true
  /// Fewer files mean that the check has not seen the module.
  let minimumFiles: Int

  var mayImport: Set<String> { dependencies.union(reexported).union(external) }

  static let systemLibraries: Set = ["Glibc", "Musl", "Darwin"]
  /// Parts of the standard library that are imported by name.
  static let standardLibrary: Set = ["Synchronization"]
  static let foundation: Set = ["Foundation", "FoundationEssentials"]
  /// Several cores at once.
  static let concurrency = standardLibrary.union(["Dispatch"])

  static let all = [
    ModuleRule(name: "ScrollPrimitives", dependencies: [], minimumFiles: 8),
    ModuleRule(name: "ScrollPhysics", dependencies: [], minimumFiles: 15),
    ModuleRule(name: "ScrollParcels", dependencies: [], minimumFiles: 20),
    ModuleRule(name: "ScrollLayout", dependencies: ["ScrollPrimitives"], minimumFiles: 8),
    ModuleRule(
      name: "ScrollData", dependencies: ["ScrollLayout"], external: standardLibrary,
      minimumFiles: 20),
    ModuleRule(
      name: "Scrollwork",
      dependencies: ["ScrollPrimitives", "ScrollPhysics", "ScrollLayout", "ScrollData"],
      minimumFiles: 30),
    ModuleRule(
      name: "ScrollTools", dependencies: [],
      external: foundation.union(systemLibraries).union(standardLibrary),
      minimumFiles: 20),
    ModuleRule(
      name: "ScrollCommands", dependencies: ["ScrollTools"], external: ["ArgumentParser"],
      minimumFiles: 3),
    ModuleRule(
      name: "ScrollCurves", dependencies: ["ScrollPhysics", "ScrollTools"], minimumFiles: 10),
    ModuleRule(
      name: "ScrollScenario", dependencies: ["ScrollPrimitives", "ScrollPhysics", "ScrollTools"],
      external: foundation.union(["Yams"]), minimumFiles: 50),
    ModuleRule(
      name: "ScrollSimulation",
      dependencies: ["Scrollwork", "ScrollParcels", "ScrollScenario", "ScrollTools"],
      reexported: ["ScrollPrimitives", "ScrollPhysics", "ScrollLayout", "ScrollData"],
      external: foundation, minimumFiles: 50),
    ModuleRule(
      name: "ScrollReports",
      dependencies: ["Scrollwork", "ScrollScenario", "ScrollSimulation", "ScrollTools"],
      external: foundation.union(concurrency), minimumFiles: 30),
    ModuleRule(
      name: "ScrollFuzz",
      dependencies: ["Scrollwork", "ScrollScenario", "ScrollSimulation", "ScrollTools"],
      minimumFiles: 20),
    ModuleRule(
      name: "ScrollApp", dependencies: ["Scrollwork", "ScrollParcels"],
      external: foundation.union(systemLibraries).union(standardLibrary).union(["Observation"]),
      minimumFiles: 40),
    ModuleRule(
      name: "ScrollDesktop", dependencies: ["ScrollApp", "Scrollwork"],
      external: systemLibraries.union(standardLibrary).union(["CSystemd"]), minimumFiles: 8),
    ModuleRule(
      name: "ScrollSDL", dependencies: ["ScrollPrimitives"],
      external: systemLibraries.union(["CSDL2", "CUnicode"]), minimumFiles: 20),
    ModuleRule(
      name: "scrollsim",
      dependencies: [
        "ScrollTools", "ScrollCommands", "ScrollCurves", "ScrollScenario", "ScrollSimulation",
        "ScrollReports", "ScrollFuzz", "Scrollwork", "ScrollSDL",
      ],
      external: foundation.union(systemLibraries).union(standardLibrary).union(["ArgumentParser"]),
      isLibrary: false,
      minimumFiles: 4),
  ]
}
