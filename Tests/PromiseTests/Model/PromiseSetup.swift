import ScrollLayout
import ScrollPrimitives

/// What a view is begun with: enough to make it again.
struct PromiseSetup: CustomStringConvertible {
  var layout: PromiseLayout
  var palette: PromisePalette
  var counts: [Int]
  var main: Double
  var cross: Double

  func stage() throws -> PromiseStage {
    try PromiseStage(layout, palette: palette, counts: counts, main: main, cross: cross)
  }

  /// As Swift, to be done again by `PromiseFuzz.replay`.
  var description: String {
    "PromiseSetup(layout: PromiseLayout(kind: .\(layout.kind), axis: .\(layout.axis),"
      + " variant: \(layout.variant)), palette: PromisePalette(kind: .\(palette.kind), rotation: \(palette.rotation)),"
      + " counts: \(counts), main: \(main), cross: \(cross))"
  }
}
