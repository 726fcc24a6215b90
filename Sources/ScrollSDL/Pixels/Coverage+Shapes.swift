#if SDL
  extension Coverage {
    /// A disc cut in the middle both ways, for the corners of rounded rectangles.
    static func disc(radius: Double) -> Coverage {
      let side = Int32(radius.rounded(.up))
      return corners(side) { x, y in corner(x, y, radius) }
    }

    /// The corners of a frame.
    static func ring(radius: Double, width: Int32) -> Coverage {
      let side = max(Int32(radius.rounded(.up)), width)
      return corners(side) { x, y in
        let (u, v) = (x - Double(width), y - Double(width))
        let hole = u < 0 || v < 0 ? 0 : corner(u, v, max(0, radius - Double(width)))
        return max(0, corner(x, y, radius) - hole)
      }
    }

    /// How much of the pixel around a point a rounded corner at the origin covers: exact to a few
    /// hundredths, which is what the distance to a circle tells.
    static func corner(_ x: Double, _ y: Double, _ radius: Double) -> Double {
      let (dx, dy) = (max(0, radius - x), max(0, radius - y))
      // Beside the arc the edge lies on a pixel's edge; half a pixel is not to be taken from it.
      if dx == 0 || dy == 0 { return 1 }
      return min(max(radius - (dx * dx + dy * dy).squareRoot() + 0.5, 0), 1)
    }

    /// Four mirrored copies of a corner.
    private static func corners(_ side: Int32, _ value: (Double, Double) -> Double) -> Coverage {
      var coverage = Coverage(width: side * 2, height: side * 2)
      let n = Int(side)
      for y in 0..<n {
        for x in 0..<n {
          let alpha = UInt8((value(Double(x) + 0.5, Double(y) + 0.5) * 255).rounded())
          for row in [y, 2 * n - 1 - y] {
            coverage.alpha[row * 2 * n + x] = alpha
            coverage.alpha[row * 2 * n + 2 * n - 1 - x] = alpha
          }
        }
      }
      return coverage
    }

    /// A straight stroke with blunt ends between two points of the tile, in pixels.
    static func stroke(
      width: Int32, height: Int32, from: (x: Double, y: Double), by: (x: Double, y: Double),
      thickness: Double
    ) -> Coverage {
      var coverage = Coverage(width: width, height: height)
      let length = max((by.x * by.x + by.y * by.y).squareRoot(), 1e-6)
      let (ux, uy) = (by.x / length, by.y / length)
      // A stroke thinner than a pixel is a pixel wide and paler.
      let half = max(thickness, 1) / 2
      let strength = min(thickness, 1)
      for y in 0..<Int(height) {
        for x in 0..<Int(width) {
          let (px, py) = (Double(x) + 0.5 - from.x, Double(y) + 0.5 - from.y)
          let along = px * ux + py * uy
          let across = abs(py * ux - px * uy)
          let ends = min(max(min(along, length - along) + 0.5, 0), 1)
          let sides = min(max(half - across + 0.5, 0), 1)
          coverage.alpha[y * Int(width) + x] = UInt8((ends * sides * strength * 255).rounded())
        }
      }
      return coverage
    }
  }
#endif
