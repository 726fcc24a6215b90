import ScrollPrimitives

/// A window that people have, or a width and a height; a length that is written lies over the window's.
private struct ViewportKeys: Sendable {
  var window: WindowPreset?
  var width: Double?
  var height: Double?
  var scale: Double?
  var safeArea: LayoutInsets?

  static let table = KeyTable(Self()) {
    Key(
      "window", \.window, .word, "A window that people have: its size, scale, safe area and traits"
    )
    Key("width", \.width, .number(.screenLength, .points), "The width of the viewport")
    Key("height", \.height, .number(.screenLength, .points), "The height of the viewport")
    Key("scale", \.scale, .number(.scale, .pixelsPerPoint), "1, or the window's")
    Key("safe_area", \.safeArea, .insets(.notNegative), "The room under bars of the system")
  }
}

extension Form where Value == Scenario.Viewport {
  static let viewport = ViewportKeys.table.form(
    make: { keys, entries throws(ScenarioError) in
      var viewport: Value
      if let window = keys.window {
        viewport = Value(window)
      } else {
        for name in ["width", "height"] { _ = try entries.required(name) }
        viewport = Value(size: .zero)
      }
      viewport.size.width ?= keys.width
      viewport.size.height ?= keys.height
      viewport.scale ?= keys.scale
      viewport.safeArea ?= keys.safeArea
      return viewport
    },
    take: { viewport in
      // Of the windows with traits each has a size of its own.
      let window = WindowPreset.allCases.first { Value($0) == viewport }
      guard window == nil else { return ViewportKeys(window: window) }
      return ViewportKeys(
        width: viewport.size.width, height: viewport.size.height,
        scale: viewport.scale == 1 ? nil : viewport.scale,
        safeArea: viewport.safeArea == .zero ? nil : viewport.safeArea)
    })
}

/// The size of a window that people have, or a width and a height.
private struct SizeKeys: Sendable {
  var window: WindowPreset?
  var width: Double?
  var height: Double?

  static let table = KeyTable(Self(), isMerged: false) {
    Key("window", \.window, .word, "The size of a window that people have")
    Key("width", \.width, .number(.screenLength, .points), "The new width")
    Key("height", \.height, .number(.screenLength, .points), "The new height")
  }
}

extension Form where Value == LayoutSize {
  static let size = SizeKeys.table.form(
    make: { keys, entries throws(ScenarioError) in
      var size = keys.window?.size ?? .zero
      if keys.window == nil { for name in ["width", "height"] { _ = try entries.required(name) } }
      size.width ?= keys.width
      size.height ?= keys.height
      return size
    }, take: { SizeKeys(width: $0.width, height: $0.height) })
}

extension Form where Value == LayoutInsets {
  /// Four optional distances, 0 where nothing is written.
  static func insets(_ rule: NumberRule) -> Form {
    let length = Form<Double>.number(rule, .points)
    return KeyTable(LayoutInsets.zero) {
      Key("top", \.top, length, "At the top")
      Key("left", \.left, length, "At the left")
      Key("bottom", \.bottom, length, "At the bottom")
      Key("right", \.right, length, "At the right")
    }.form.said("{top, left, bottom, right}, each \(rule.phrase)")
  }
}

extension Form where Value == LayoutPoint {
  /// `[x, y]`.
  static let point = Form<[Double]>.numbers(["x", "y"], .any, .points)
    .map({ LayoutPoint(x: $0[0], y: $0[1]) }, { [$0.x, $0.y] }).named("point")
}
