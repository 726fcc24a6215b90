/// A range of numbers along a side of a picture.
package struct PlotAxis: Equatable {
  /// The numbers at the two ends; `upper` is above `lower`.
  package let lower: Double
  package let upper: Double
  /// Where the ends are in the picture.
  package let start: Double
  package let end: Double
  /// What a tick's number stands for: large numbers are written in thousands of millions and so on.
  package let unit: Unit

  /// A factor for the numbers of an axis, and its name before the name of the unit.
  package struct Unit: Equatable {
    package var factor: Double
    package var name: String

    package init(factor: Double, name: String) {
      self.factor = factor
      self.name = name
    }
  }

  /// An axis over `lower...upper`, which are moved apart where they are too near to tell anything: to
  /// `narrowest`, in the numbers' own unit.
  package init(
    _ lower: Double, _ upper: Double, from start: Double, to end: Double, narrowest: Double
  ) {
    // A narrower range than this share of the numbers would need longer labels than there is room for.
    let least = max(narrowest, max(abs(lower), abs(upper)) * 1e-7)
    let missing = max(0, least - (upper - lower)) / 2
    self.lower = lower - missing
    self.upper = upper + missing
    self.start = start
    self.end = end
    unit = Self.unit(for: max(abs(lower), abs(upper)))
  }

  /// A number of points with the unit that an axis would give it.
  package static func points(_ value: Double) -> String {
    let unit = unit(for: abs(value))
    return "\(plain(value / unit.factor, 1)) \(unit.name)pt"
  }

  private static func unit(for size: Double) -> Unit {
    var unit = Unit(factor: 1, name: "")
    for (factor, name) in [
      (1e6, "million "), (1e9, "10⁹ "), (1e12, "10¹² "), (1e15, "10¹⁵ "), (1e18, "10¹⁸ "),
      (1e21, "10²¹ "),
    ] where size >= 10 * factor {
      unit = Unit(factor: factor, name: name)
    }
    return unit
  }

  /// Where a number is in the picture.
  package func place(_ value: Double) -> Double {
    start + (value - lower) / (upper - lower) * (end - start)
  }

  package struct Tick: Equatable {
    package var place: Double
    package var label: String

    package init(place: Double, label: String) {
      self.place = place
      self.label = label
    }
  }

  /// Marks at multiples of 1, 2 or 5 times a power of ten, about `count` of them.
  package func ticks(about count: Int) -> [Tick] {
    let (low, high) = (lower / unit.factor, upper / unit.factor)
    let rough = (high - low) / Double(count)
    var power = 1.0
    var places = 0
    while power * 10 <= rough { power *= 10 }
    if power > rough {
      // Powers of ten below 1 are not exact; dividing by their inverse is as good as it gets.
      while 1 / power > rough, places < 9 {
        power *= 10
        places += 1
      }
    }
    let unitStep = places > 0 ? 1 / power : power
    let multiple = [1.0, 2, 5, 10].first { $0 * unitStep >= rough } ?? 10
    var ticks: [Tick] = []
    var index = (low / (multiple * unitStep)).rounded(.up)
    while ticks.count < 4 * count {
      let value = places > 0 ? index * multiple / power : index * multiple * power
      guard value <= high else { break }
      let shown = multiple == 10 ? max(places - 1, 0) : places
      ticks.append(Tick(place: place(value * unit.factor), label: decimal(value, shown)))
      index += 1
    }
    return ticks
  }
}
