/// The 255 colors of a film: the most frequent ones as they are, and of the others averages of those that lie together.
struct FilmPalette {
  /// The index of no color: the picture before shows through.
  static let clear = UInt8(255)
  /// How many of the most frequent colors are kept as they are: those of grounds and letters.
  private static let exact = 96

  /// 0xRRGGBB, at most 255.
  let colors: [UInt32]
  private var places: [UInt32: UInt8] = [:]

  /// How often colors occur.
  struct Census {
    private(set) var counts: [UInt32: Int] = [:]

    /// - Parameter rgba: four bytes for each pixel.
    mutating func note(_ rgba: [UInt8]) {
      var place = 0
      while place + 3 < rgba.count {
        let color = FilmPalette.color(rgba, place)
        // Colors often follow themselves.
        var end = place + 4
        while end + 3 < rgba.count, FilmPalette.color(rgba, end) == color { end += 4 }
        counts[color, default: 0] += (end - place) / 4
        place = end
      }
    }
  }

  static func color(_ rgba: [UInt8], _ place: Int) -> UInt32 {
    UInt32(rgba[place]) << 16 | UInt32(rgba[place + 1]) << 8 | UInt32(rgba[place + 2])
  }

  init(_ census: Census) {
    let sorted = census.counts.sorted { ($1.value, $0.key) < ($0.value, $1.key) }
    guard sorted.count > 255 else {
      colors = sorted.map(\.key)
      return
    }
    var boxes = [Array(sorted.dropFirst(Self.exact))]
    while boxes.count < 255 - Self.exact {
      let weights = boxes.map { box in box.count < 2 ? 0 : Self.spread(box).extent * box.count }
      guard let widest = weights.indices.max(by: { weights[$0] < weights[$1] }),
        weights[widest] > 0
      else { break }
      let box = boxes[widest]
      let shift = Self.spread(box).shift
      let ordered = box.sorted {
        ($0.key >> shift & 255, $0.key) < ($1.key >> shift & 255, $1.key)
      }
      // Half of the pixels on each side, and at least one color.
      let total = ordered.reduce(0) { $0 + $1.value }
      var (sum, middle) = (0, 0)
      while middle < ordered.count - 1, sum + ordered[middle].value <= total / 2 {
        sum += ordered[middle].value
        middle += 1
      }
      middle = max(1, middle)
      boxes[widest] = Array(ordered[..<middle])
      boxes.append(Array(ordered[middle...]))
    }
    colors = sorted.prefix(Self.exact).map(\.key) + boxes.map(Self.mean)
  }

  /// The channel in which colors differ most, as the bits below it.
  private static func spread(
    _ box: [(key: UInt32, value: Int)]
  ) -> (extent: Int, shift: UInt32) {
    [16, 8, 0].map { shift in
      let values = box.map { Int($0.key >> shift & 255) }
      return (extent: (values.max() ?? 0) - (values.min() ?? 0), shift: UInt32(shift))
    }.max { $0.extent < $1.extent } ?? (0, 0)
  }

  private static func mean(_ box: [(key: UInt32, value: Int)]) -> UInt32 {
    let total = max(1, box.reduce(0) { $0 + $1.value })
    return [16, 8, 0].reduce(0) { color, shift in
      let sum = box.reduce(0) { $0 + Int($1.key >> UInt32(shift) & 255) * $1.value }
      return color | UInt32((sum + total / 2) / total) << UInt32(shift)
    }
  }

  /// The places of the nearest colors of a picture.
  mutating func places(_ rgba: [UInt8]) -> [UInt8] {
    var found: [UInt8] = []
    found.reserveCapacity(rgba.count / 4)
    var last: (color: UInt32, place: UInt8)?
    for pixel in stride(from: 0, to: rgba.count - 3, by: 4) {
      let color = Self.color(rgba, pixel)
      if last?.color != color { last = (color, place(of: color)) }
      found.append(last?.place ?? 0)
    }
    return found
  }

  private mutating func place(of color: UInt32) -> UInt8 {
    if let known = places[color] { return known }
    func distance(_ other: UInt32) -> Int {
      [16, 8, 0].reduce(0) { sum, shift in
        let difference = Int(color >> UInt32(shift) & 255) - Int(other >> UInt32(shift) & 255)
        return sum + difference * difference
      }
    }
    let nearest = colors.indices.min { distance(colors[$0]) < distance(colors[$1]) } ?? 0
    places[color] = UInt8(nearest)
    return UInt8(nearest)
  }
}
