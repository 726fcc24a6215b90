// swift-tools-version: 6.3
import PackageDescription

/// `SCROLLWORK_WARNINGS=error` in the environment makes every warning an error, as `.ci/run` has it. Without it a newer
/// compiler that warns of more does not keep anybody from building.
let strictness: [SwiftSetting] =
  Context.environment["SCROLLWORK_WARNINGS"] == "error" ? [.treatAllWarnings(as: .error)] : []

/// Settings every target of the package is compiled with.
let settings: [SwiftSetting] =
  [
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("MemberImportVisibility"),
    .enableUpcomingFeature("InternalImportsByDefault"),
  ] + strictness

/// Rounding and roots are functions of the C library's mathematical part, which a program without
/// Foundation does not link by itself.
let mathematics: [LinkerSetting] = [.linkedLibrary("m", .when(platforms: [.linux, .android]))]

/// What the command line and the scenario files need. Without the trait `CLI` none of it is fetched.
func cli(_ product: String, _ package: String) -> Target.Dependency {
  .product(name: product, package: package, condition: .when(traits: ["CLI"]))
}

/// The dependencies for drawing with SDL. Only the trait `SDL` needs them.
func sdl(_ target: String) -> Target.Dependency {
  .target(name: target, condition: .when(traits: ["SDL"]))
}

let package = Package(
  name: "scrollwork",
  products: [
    .library(name: "ScrollPrimitives", targets: ["ScrollPrimitives"]),
    .library(name: "ScrollPhysics", targets: ["ScrollPhysics"]),
    .library(name: "ScrollParcels", targets: ["ScrollParcels"]),
    .library(name: "ScrollLayout", targets: ["ScrollLayout"]),
    .library(name: "ScrollData", targets: ["ScrollData"]),
    .library(name: "Scrollwork", targets: ["Scrollwork"]),
    .library(name: "ScrollTools", targets: ["ScrollTools"]),
    .library(name: "ScrollCommands", targets: ["ScrollCommands"]),
    .library(name: "ScrollScenario", targets: ["ScrollScenario"]),
    .library(name: "ScrollSimulation", targets: ["ScrollSimulation"]),
    .library(name: "ScrollReports", targets: ["ScrollReports"]),
    .library(name: "ScrollFuzz", targets: ["ScrollFuzz"]),
    .library(name: "ScrollApp", targets: ["ScrollApp"]),
    .library(name: "ScrollDesktop", targets: ["ScrollDesktop"]),
    .library(name: "ScrollSDL", targets: ["ScrollSDL"]),
    .executable(name: "scrollsim", targets: ["scrollsim"]),
  ],
  traits: [
    .trait(
      name: "CLI",
      description: "Command lines, scenario files and the packages they need."),
    .trait(
      name: "DBus",
      description: "ScrollDesktop, which shows notifications on the desktop and needs libsystemd."),
    .trait(
      name: "SDL",
      description: "ScrollSDL, which draws with SDL2 and needs its headers and libraries."),
    .default(enabledTraits: ["CLI"]),
  ],
  dependencies: [
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2"),
    .package(url: "https://github.com/jpsim/Yams", from: "6.2.2"),
  ],
  targets: [
    .target(
      name: "ScrollPrimitives", swiftSettings: settings, linkerSettings: mathematics),
    .target(name: "ScrollPhysics", swiftSettings: settings, linkerSettings: mathematics),
    .target(name: "ScrollParcels", swiftSettings: settings),
    .target(
      name: "ScrollLayout", dependencies: ["ScrollPrimitives"], swiftSettings: settings),
    .target(name: "ScrollData", dependencies: ["ScrollLayout"], swiftSettings: settings),
    .target(
      name: "Scrollwork",
      dependencies: ["ScrollPrimitives", "ScrollPhysics", "ScrollLayout", "ScrollData"],
      swiftSettings: settings),
    .target(name: "ScrollTools", swiftSettings: settings),
    .target(
      name: "ScrollCommands",
      dependencies: ["ScrollTools", cli("ArgumentParser", "swift-argument-parser")],
      swiftSettings: settings),
    .target(
      name: "ScrollCurves", dependencies: ["ScrollPhysics", "ScrollTools"], swiftSettings: settings),
    .target(
      name: "ScrollScenario",
      dependencies: [
        "ScrollPrimitives", "ScrollPhysics", "ScrollTools", cli("Yams", "Yams"),
      ],
      swiftSettings: settings),
    .target(
      name: "ScrollSimulation",
      dependencies: ["Scrollwork", "ScrollParcels", "ScrollScenario", "ScrollTools"],
      swiftSettings: settings),
    .target(
      name: "ScrollReports",
      dependencies: ["Scrollwork", "ScrollScenario", "ScrollSimulation", "ScrollTools"],
      resources: [
        "data.js", "values.js", "axes.js", "panels.js", "marks.js", "drawing.js", "screen.js",
        "cursor.js", "range.js", "input.js", "start.js", "page.css", "charts.css", "charts.html",
      ].map { .embedInCode("Page/Assets/\($0)") },
      swiftSettings: settings),
    .target(
      name: "ScrollFuzz",
      dependencies: ["Scrollwork", "ScrollScenario", "ScrollSimulation", "ScrollTools"],
      swiftSettings: settings),
    .target(
      name: "ScrollApp", dependencies: ["Scrollwork", "ScrollParcels"], swiftSettings: settings),
    .systemLibrary(name: "CSystemd", providers: [.apt(["libsystemd-dev"])]),
    .target(
      name: "ScrollDesktop",
      dependencies: [
        "ScrollApp", "Scrollwork", .target(name: "CSystemd", condition: .when(traits: ["DBus"])),
      ],
      swiftSettings: settings),
    // No `pkgConfig:`, which warns about a flag of SDL's in every build.
    .systemLibrary(
      name: "CSDL2",
      providers: [.apt(["libsdl2-dev", "libsdl2-ttf-dev", "libsdl2-image-dev"])]),
    // Not a system library: no module has ICU's headers in it, whose types contradict those in Foundation.
    .target(
      name: "CUnicode",
      cSettings: [.define("SDL", .when(traits: ["SDL"]))],
      linkerSettings: ["icuuc", "fribidi"].map { .linkedLibrary($0, .when(traits: ["SDL"])) }),
    .target(
      name: "ScrollSDL",
      dependencies: [
        "ScrollPrimitives", sdl("CSDL2"), sdl("CUnicode"),
      ],
      swiftSettings: settings),
    .executableTarget(
      name: "scrollsim",
      dependencies: [
        "ScrollTools", "ScrollCommands", "ScrollCurves", "ScrollScenario", "ScrollSimulation",
        "ScrollReports", "ScrollFuzz", "Scrollwork", sdl("ScrollSDL"),
        cli("ArgumentParser", "swift-argument-parser"),
      ],
      swiftSettings: settings),
    .testTarget(
      name: "ScrollPhysicsTests", dependencies: ["ScrollPhysics", "ScrollTools", "TestSupport"],
      swiftSettings: settings),
    .testTarget(
      name: "ScrollParcelsTests", dependencies: ["ScrollParcels", "ScrollTools", "TestSupport"],
      swiftSettings: settings),
    .testTarget(
      name: "ScrollLayoutTests",
      dependencies: ["ScrollLayout", "ScrollPrimitives", "ScrollTools", "TestSupport"],
      swiftSettings: settings),
    .testTarget(
      name: "ScrollDataTests",
      dependencies: ["ScrollData", "ScrollLayout", "ScrollTools", "TestSupport"],
      swiftSettings: settings),
    .testTarget(
      name: "ScrollworkTests", dependencies: ["Scrollwork", "ScrollTools", "TestSupport"],
      swiftSettings: settings),
    .target(name: "TestSupport", path: "Tests/TestSupport", swiftSettings: settings),
    .testTarget(
      name: "ConformanceTests",
      dependencies: ["ScrollPhysics", "Scrollwork", "ScrollTools", "TestSupport"],
      resources: [.copy("Tables")], swiftSettings: settings),
    .testTarget(
      name: "ScrollSimulationTests",
      dependencies: [
        "ScrollFuzz", "ScrollReports", "ScrollSimulation", "ScrollScenario", "ScrollCurves",
        "ScrollTools", "Scrollwork", "ScrollPhysics", "ScrollLayout", "ScrollPrimitives",
        "TestSupport",
      ],
      resources: [.copy("Tables"), .copy("Scenarios")],
      swiftSettings: settings),
    .testTarget(
      name: "ScrollAppTests",
      dependencies: ["ScrollApp", "ScrollParcels", "Scrollwork", "ScrollTools", "TestSupport"],
      swiftSettings: settings),
    // Code of an app whose default isolation is the main actor.
    .testTarget(
      name: "IsolationTests", dependencies: ["ScrollApp", "ScrollParcels", "Scrollwork"],
      swiftSettings: settings + [.defaultIsolation(MainActor.self)]),
    .testTarget(
      name: "CommandLineTests",
      dependencies: [
        "scrollsim", "ScrollTools", "ScrollScenario", "ScrollSimulation", "Scrollwork",
        "TestSupport", cli("ArgumentParser", "swift-argument-parser"),
      ],
      swiftSettings: settings),
    .testTarget(
      name: "ScrollDesktopTests",
      dependencies: ["ScrollDesktop", "ScrollApp", "Scrollwork", "ScrollTools", "TestSupport"],
      swiftSettings: settings),
    .testTarget(
      name: "ScrollSDLTests", dependencies: ["ScrollSDL", "ScrollPrimitives", sdl("CSDL2")],
      exclude: ["Pictures"], swiftSettings: settings),
    .testTarget(
      name: "PromiseTests",
      dependencies: [
        "Scrollwork", "ScrollLayout", "ScrollPrimitives", "ScrollPhysics", "ScrollData",
        "TestSupport",
      ],
      swiftSettings: settings),
    .testTarget(
      name: "HostileValueTests",
      dependencies: [
        "ScrollPrimitives", "ScrollPhysics", "ScrollParcels", "ScrollLayout", "ScrollData",
        "Scrollwork",
        "ScrollTools", "ScrollCurves", "ScrollScenario", "ScrollSimulation", "ScrollReports",
        "ScrollFuzz", "ScrollApp", "TestSupport",
      ],
      swiftSettings: settings),
    .testTarget(name: "ArchitectureTests", swiftSettings: settings),
  ],
  swiftLanguageModes: [.v6]
)
