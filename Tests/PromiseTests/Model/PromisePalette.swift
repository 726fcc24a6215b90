/// Which sizes items ask for, as a function of their identity and of the room they get.
struct PromisePalette {
  enum Kind: Int, CaseIterable {
    /// All alike, and as long as estimated.
    case even
    /// From a third of the estimate to three times as long.
    case mixed
    /// Some of no length, some of a point, some of three screens.
    case extreme
    /// Longer where there is less room, as text that wraps.
    case wrapping
    /// Much shorter than estimated.
    case tiny
    /// Much longer than estimated.
    case tall
    /// No length, a point, the estimate, three screens, in turn.
    case four

    /// Those that a seed draws from.
    static let drawn: [Kind] = [.even, .mixed, .extreme, .wrapping, .tiny, .tall]
  }

  var kind: Kind
  /// With which of four lengths the first item begins.
  var rotation = 0
  /// The length that the layout takes for what it does not know.
  static let estimate = 40.0

  private static func draw(_ id: Int, _ version: Int, _ salt: UInt64) -> Int {
    let bits = UInt64(bitPattern: Int64(id)) &* 1_000_003 &+ UInt64(version) &* 7_919 &+ salt
    return Int(PromiseRandom.mix(bits) >> 33)
  }

  func extent(_ id: Int, version: Int, cross: Double, scale: Double) -> Double {
    let drawn = Self.draw(id, version, 1)
    let plain: Double =
      switch kind {
      case .even: version == 0 ? 40 : [40, 40, 25, 70][drawn % 4]
      case .mixed: Double(14 + drawn % 100)
      case .extreme:
        isNearlyEmpty(id) && drawn % 4 > 0
          ? 0 : [0, 0, 1, 40, 40, 25, 61, 90, 480, 33][drawn / 4 % 10]
      case .wrapping: 20 + Double(1 + drawn % 5) * (4000 / max(cross, 20)).rounded()
      case .tiny: Double(2 + drawn % 5)
      case .tall: Double(150 + drawn % 250)
      case .four: [0, 1, 40, 504][(id + version + rotation) % 4]
      }
    return (plain * scale * 4).rounded() / 4
  }

  /// Whether most neighbors of an item have no length, as cells of a table's row that is hidden sometimes.
  private func isNearlyEmpty(_ id: Int) -> Bool {
    Self.draw(id / (PromiseLayout.tableColumns + 1), 0, 5) % 4 == 0
  }

  func cross(_ id: Int, version: Int) -> Double { Double(12 + Self.draw(id, version, 2) % 60) }

  func boundary(_ id: Int, scale: Double) -> Double {
    (Double(14 + Self.draw(id, 0, 3) % 14) * scale * 4).rounded() / 4
  }

  /// How many columns and rows an item spans in a grid with spans.
  func span(_ id: Int, version: Int) -> (columns: Int, rows: Int) {
    let drawn = Self.draw(id, version, 4)
    return kind == .even ? (1, 1) : (1 + drawn % 5 / 3, 1 + drawn / 8 % 5 / 4)
  }
}
