// swift-tools-version: 6.3
import PackageDescription

/// As in the package above: `SCROLLWORK_WARNINGS=error` makes every warning an error.
let isStrict = Context.environment["SCROLLWORK_WARNINGS"] == "error"

let settings: [SwiftSetting] =
  [
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("MemberImportVisibility"),
    .enableUpcomingFeature("InternalImportsByDefault"),
  ] + (isStrict ? [.treatAllWarnings(as: .error)] : [])

let cSettings: [CSetting] = isStrict ? [.treatAllWarnings(as: .error)] : []

/// Measures the library and compares it with reference tables from outside, as an app that depends on it would be built.
let package = Package(
  name: "benchmarks",
  traits: [
    .trait(name: "Paint", description: "scrollpaint, which draws with SDL2 and needs its headers")
  ],
  dependencies: [
    .package(
      name: "scrollwork", path: "..",
      traits: [.defaults, .trait(name: "SDL", condition: .when(traits: ["Paint"]))]),
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2"),
  ],
  targets: [
    .target(name: "AllocationCounter", cSettings: cSettings),
    .target(name: "CountedSection", cSettings: cSettings),
    .target(name: "SideWork", swiftSettings: settings),
    .executableTarget(
      name: "scrollbench",
      dependencies: [
        "AllocationCounter",
        "CountedSection",
        "SideWork",
        .product(name: "Scrollwork", package: "scrollwork"),
        .product(name: "ScrollLayout", package: "scrollwork"),
        .product(name: "ScrollApp", package: "scrollwork"),
        .product(name: "ScrollData", package: "scrollwork"),
        .product(name: "ScrollPhysics", package: "scrollwork"),
        .product(name: "ScrollParcels", package: "scrollwork"),
        .product(name: "ScrollScenario", package: "scrollwork"),
        .product(name: "ScrollSimulation", package: "scrollwork"),
      ],
      swiftSettings: settings),
    .executableTarget(
      name: "scrollpaint",
      dependencies: [
        "SideWork",
        .product(name: "Scrollwork", package: "scrollwork"),
        .product(
          name: "ScrollSDL", package: "scrollwork", condition: .when(traits: ["Paint"])),
      ],
      swiftSettings: settings),
    // What computes the tables are sources of the tests, to which the link `Computation` leads.
    .executableTarget(
      name: "conformance",
      dependencies: [
        .product(name: "ScrollPhysics", package: "scrollwork"),
        .product(name: "ScrollTools", package: "scrollwork"),
        .product(name: "ScrollCommands", package: "scrollwork"),
        .product(name: "Scrollwork", package: "scrollwork"),
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ],
      swiftSettings: settings + [.define("CLI")]),
    .target(name: "BenchReport", swiftSettings: settings),
    .target(name: "CacheLadder", swiftSettings: settings),
    .executableTarget(
      name: "sidebyside", dependencies: ["BenchReport", "CacheLadder"], swiftSettings: settings),
    .testTarget(
      name: "ConformanceTests", dependencies: ["conformance"], swiftSettings: settings),
    .testTarget(
      name: "BenchReportTests", dependencies: ["BenchReport", "CacheLadder", "sidebyside"],
      swiftSettings: settings),
  ],
  swiftLanguageModes: [.v6]
)
