#if SDL
  /// Finds how much of each pixel an outline covers, row by row.
  ///
  /// A row is cut into strips at the ends of edges. Within a strip no edge ends, and where none crosses another, their order
  /// from left to right says which of them bound the inside: its area is exact. A strip in which edges cross is halved, down
  /// to a sixty-fourth of a pixel.
  struct PathScan {
    private let edges: [PathOutline.Edge]
    private let window: PixelRect
    /// The next edge that begins below the row.
    private var next = 0
    private var active: [Int32] = []
    private var ends: [Double] = []
    private var crossings: [Crossing] = []
    /// What changes from one pixel of the row to the next.
    private var changes: [Double]

    /// An edge in a strip.
    private struct Crossing {
      var top: Double
      var bottom: Double
      var winding: Int32

      var middle: Double { top + bottom }
    }

    /// The height at which edges that cross are no longer told apart.
    private static let finest = 1.0 / 64
    /// The most edges and ends in a row that is cut at its ends. One with more is cut evenly, to be done in time: a frame of
    /// 1900 x 1400 pixels takes at most seconds with any path.
    private static let (edgeLimit, endLimit) = (256, 64)

    init(_ outline: PathOutline, window: PixelRect) {
      self.window = window
      let (top, bottom) = (Double(window.top), Double(window.bottom))
      let right = Double(window.right)
      edges = outline.edges.filter {
        $0.y1 > top && $0.y0 < bottom && min($0.x0, $0.x1) < right
      }.sorted { $0.y0 < $1.y0 }
      changes = Array(repeating: 0, count: Int(window.width) + 2)
    }

    /// The shares of all pixels of the window, each times a strength from 0 to 1.
    mutating func coverage(strength: Double) -> Coverage {
      var result = Coverage(width: window.width, height: window.height)
      let width = Int(window.width)
      for y in 0..<Int(window.height) {
        guard scan(Double(window.top) + Double(y)) else { continue }
        var sum = 0.0
        for x in 0..<width {
          sum += changes[x]
          let share = min(max(sum, 0), 1) * strength
          result.alpha[y * width + x] = UInt8((share * 255).rounded())
        }
        for x in changes.indices { changes[x] = 0 }
      }
      return result
    }

    /// Adds the areas of a row. Returns whether there is any edge in it.
    private mutating func scan(_ top: Double) -> Bool {
      let bottom = top + 1
      active.removeAll { edges[Int($0)].y1 <= top }
      while next < edges.count, edges[next].y0 < bottom {
        if edges[next].y1 > top { active.append(Int32(next)) }
        next += 1
      }
      guard !active.isEmpty else { return false }
      ends.removeAll(keepingCapacity: true)
      for index in active {
        let edge = edges[Int(index)]
        if edge.y0 > top { ends.append(edge.y0) }
        if edge.y1 < bottom { ends.append(edge.y1) }
      }
      guard active.count <= Self.edgeLimit, ends.count <= Self.endLimit else {
        sample(top, strips: active.count > 2048 ? 4 : 16)
        return true
      }
      ends.sort()
      var from = top
      for index in 0...ends.count {
        let to = index < ends.count ? ends[index] : bottom
        if to > from { strip(from, to) }
        from = max(from, to)
      }
      return true
    }

    /// Adds the areas between two heights of a row between which no edge ends.
    private mutating func strip(_ from: Double, _ to: Double) {
      crossings.removeAll(keepingCapacity: true)
      let middle = (from + to) / 2
      for index in active {
        let edge = edges[Int(index)]
        guard edge.y0 < middle, edge.y1 > middle else { continue }
        crossings.append(
          Crossing(top: edge.x(at: from), bottom: edge.x(at: to), winding: edge.winding))
      }
      crossings.sort { $0.middle < $1.middle }
      if to - from > Self.finest, isCrossed {
        strip(from, middle)
        strip(middle, to)
      } else {
        sweep(to - from)
      }
    }

    /// Adds the areas of a row by what its edges cross in the middle of even strips.
    private mutating func sample(_ top: Double, strips: Int) {
      let height = 1 / Double(strips)
      for strip in 0..<strips {
        let middle = top + (Double(strip) + 0.5) * height
        crossings.removeAll(keepingCapacity: true)
        for index in active {
          let edge = edges[Int(index)]
          guard edge.y0 <= middle, edge.y1 > middle else { continue }
          let x = edge.x(at: middle)
          crossings.append(Crossing(top: x, bottom: x, winding: edge.winding))
        }
        crossings.sort { $0.middle < $1.middle }
        sweep(height)
      }
    }

    /// Whether some edges have another order at the upper end of the strip than at the lower one.
    private var isCrossed: Bool {
      for index in crossings.indices.dropFirst() {
        let (left, right) = (crossings[index - 1], crossings[index])
        if left.top > right.top + 1e-9 || left.bottom > right.bottom + 1e-9 { return true }
      }
      return false
    }

    /// Adds the areas between edges where the winding number is not zero.
    private mutating func sweep(_ height: Double) {
      var winding: Int32 = 0
      for crossing in crossings {
        let before = winding
        winding += crossing.winding
        if (before == 0) != (winding == 0) {
          add(crossing.top, crossing.bottom, before == 0 ? height : -height)
        }
      }
    }

    /// Adds the area to the right of an edge between two positions in the row's strip.
    private mutating func add(_ top: Double, _ bottom: Double, _ height: Double) {
      let (left, width) = (Double(window.left), Double(window.width))
      let (low, high) = (min(top, bottom) - left, max(top, bottom) - left)
      if high <= 0 {
        changes[0] += height
      } else if low >= width {
        return
      } else if low < 0 || high > width {
        // The parts outside of the window are upright edges at its sides.
        let span = high - low
        let (from, to) = (max(low, 0), min(high, width))
        changes[0] += height * (from - low) / span
        slope(from, to, height * (to - from) / span)
      } else {
        slope(low, high, height)
      }
    }

    /// Adds the area to the right of an edge between two positions in the window.
    private mutating func slope(_ low: Double, _ high: Double, _ height: Double) {
      let first = Int(low)
      let last = Int(high)
      if first == last || high - low < 1e-9 {
        let inside = (low + high) / 2 - Double(first)
        changes[first] += height * (1 - inside)
        changes[first + 1] += height * inside
        return
      }
      let slope = height / (high - low)
      for pixel in first...last {
        let (from, to) = (max(low, Double(pixel)), min(high, Double(pixel) + 1))
        guard to > from else { continue }
        let part = slope * (to - from)
        let inside = (from + to) / 2 - Double(pixel)
        changes[pixel] += part * (1 - inside)
        changes[pixel + 1] += part * inside
      }
    }
  }
#endif
