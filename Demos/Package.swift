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

/// Small programs that use the library as an app would.
let package = Package(
  name: "demos",
  dependencies: [
    // The demos that draw no window build without SDL2 all the same: only the gallery and
    // the first window use ScrollSDL.
    .package(name: "scrollwork", path: "..", traits: [.defaults, "SDL", "DBus"]),
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2"),
  ],
  targets: [
    .target(
      name: "Gestures", dependencies: [.product(name: "Scrollwork", package: "scrollwork")],
      swiftSettings: settings),
    .target(
      name: "TextPicture", dependencies: [.product(name: "Scrollwork", package: "scrollwork")],
      swiftSettings: settings),
    .target(
      name: "PixelPicture", dependencies: [.product(name: "Scrollwork", package: "scrollwork")],
      swiftSettings: settings),
    .executableTarget(
      name: "Renderer",
      dependencies: [
        "PixelPicture", "TextPicture", .product(name: "Scrollwork", package: "scrollwork"),
      ],
      swiftSettings: settings),
    .executableTarget(
      name: "CityList",
      dependencies: [
        "Gestures", "TextPicture",
        .product(name: "Scrollwork", package: "scrollwork"),
        .product(name: "ScrollScenario", package: "scrollwork"),
        .product(name: "ScrollSimulation", package: "scrollwork"),
      ],
      swiftSettings: settings),
    .executableTarget(
      name: "LogViewer",
      dependencies: [
        "Gestures", "TextPicture", "TutorialWindow",
        .product(name: "Scrollwork", package: "scrollwork"),
      ],
      swiftSettings: settings),
    .executableTarget(
      name: "Contacts",
      dependencies: [
        "TextPicture", "TutorialWindow",
        .product(name: "Scrollwork", package: "scrollwork"),
        .product(name: "ScrollApp", package: "scrollwork"),
        .product(name: "ScrollParcels", package: "scrollwork"),
      ],
      swiftSettings: settings),
    .target(
      name: "VectorPicture",
      dependencies: [.product(name: "Scrollwork", package: "scrollwork")],
      swiftSettings: settings),
    .executableTarget(
      name: "Layouts",
      dependencies: [
        "VectorPicture",
        .product(name: "Scrollwork", package: "scrollwork"),
      ],
      swiftSettings: settings),
    .executableTarget(
      name: "Filmstrip",
      dependencies: [
        "Gestures", "VectorPicture",
        .product(name: "Scrollwork", package: "scrollwork"),
        .product(name: "ScrollScenario", package: "scrollwork"),
        .product(name: "ScrollSimulation", package: "scrollwork"),
      ],
      swiftSettings: settings),
    .executableTarget(
      name: "FirstWindow",
      dependencies: [
        .product(name: "Scrollwork", package: "scrollwork"),
        .product(name: "ScrollSDL", package: "scrollwork"),
      ],
      swiftSettings: settings),
    .target(
      name: "TutorialWindow",
      dependencies: [
        .product(name: "Scrollwork", package: "scrollwork"),
        .product(name: "ScrollSDL", package: "scrollwork"),
      ],
      swiftSettings: settings),
    .target(
      name: "Stage",
      dependencies: [
        .product(name: "Scrollwork", package: "scrollwork"),
        .product(name: "ScrollApp", package: "scrollwork"),
        .product(name: "ScrollParcels", package: "scrollwork"),
      ],
      swiftSettings: settings),
    .target(
      name: "ReactorDemos",
      dependencies: [
        .product(name: "ScrollApp", package: "scrollwork"),
        .product(name: "Scrollwork", package: "scrollwork"),
      ],
      swiftSettings: settings),
    .systemLibrary(name: "CZlib", providers: [.apt(["zlib1g-dev"])]),
    .executableTarget(
      name: "Gallery",
      dependencies: [
        "CZlib", "Stage", "ReactorDemos",
        .product(name: "Scrollwork", package: "scrollwork"),
        .product(name: "ScrollDesktop", package: "scrollwork"),
        .product(name: "ScrollApp", package: "scrollwork"),
        .product(name: "ScrollParcels", package: "scrollwork"),
        .product(name: "ScrollScenario", package: "scrollwork"),
        .product(name: "ScrollSimulation", package: "scrollwork"),
        .product(name: "ScrollTools", package: "scrollwork"),
        .product(name: "ScrollCommands", package: "scrollwork"),
        .product(name: "ScrollSDL", package: "scrollwork"),
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ],
      swiftSettings: settings),
    .testTarget(
      name: "CityListTests", dependencies: ["CityList"], exclude: ["Snapshots"],
      swiftSettings: settings),
    .testTarget(
      name: "LogViewerTests",
      dependencies: [
        "LogViewer", "Gestures",
        .product(name: "Scrollwork", package: "scrollwork"),
        .product(name: "ScrollScenario", package: "scrollwork"),
        .product(name: "ScrollSimulation", package: "scrollwork"),
      ], exclude: ["Snapshots"],
      swiftSettings: settings),
    .testTarget(
      name: "ContactsTests",
      dependencies: [
        "Contacts",
        .product(name: "ScrollApp", package: "scrollwork"),
        .product(name: "Scrollwork", package: "scrollwork"),
      ], exclude: ["Snapshots"],
      swiftSettings: settings),
    .testTarget(
      name: "GalleryTests",
      dependencies: [
        "CZlib", "Gallery", "PixelPicture", "Stage",
        .product(name: "Scrollwork", package: "scrollwork"),
        .product(name: "ScrollScenario", package: "scrollwork"),
        .product(name: "ScrollSimulation", package: "scrollwork"),
        .product(name: "ScrollApp", package: "scrollwork"),
        .product(name: "ScrollSDL", package: "scrollwork"),
      ], exclude: ["Pictures"],
      swiftSettings: settings),
    .testTarget(
      name: "ReactorDemosTests",
      dependencies: [
        "ReactorDemos",
        .product(name: "ScrollApp", package: "scrollwork"),
        .product(name: "Scrollwork", package: "scrollwork"),
      ],
      swiftSettings: settings),
    .testTarget(
      name: "PixelPictureTests",
      dependencies: [
        "PixelPicture", "Renderer", "TextPicture",
        .product(name: "Scrollwork", package: "scrollwork"),
      ],
      swiftSettings: settings),
    .testTarget(
      name: "LayoutsTests", dependencies: ["Layouts"], swiftSettings: settings),
    .testTarget(
      name: "FilmstripTests", dependencies: ["Filmstrip"], swiftSettings: settings),
  ],
  swiftLanguageModes: [.v6]
)
