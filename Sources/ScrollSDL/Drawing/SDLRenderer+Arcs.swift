#if SDL
  internal import CSDL2
  internal import ScrollPrimitives

  /// A corner of a large radius, cut into bands of rows: only the pixels near its arc are kept as a picture.
  ///
  /// A disc of 400 pixels has 160,000, and one screen of them would not fit into the atlas. Columns and rows count from the
  /// corner's outer sides.
  struct ArcBands {
    /// Rows of a band.
    static let height: Int32 = 16
    /// From this radius in pixels on, corners are cut into bands.
    static let leastRadius = 64.0

    let radius: Double
    /// Pixels of the corner's sides.
    let side: Int32

    init(radius: Double) {
      self.radius = radius
      side = Int32(radius.rounded(.up))
    }

    /// The columns of a band that may be covered in part: none of them before is covered, and all behind are.
    func columns(of band: Int32) -> Range<Int32> {
      let top = radius - Double(band * Self.height) - 0.5
      let bottom = max(0, radius - Double(min((band + 1) * Self.height, side)) + 0.5)
      let (outer, inner) = (radius + 0.5, radius - 0.5)
      let first = radius - max(0, outer * outer - bottom * bottom).squareRoot() - 1
      let last = radius - max(0, inner * inner - top * top).squareRoot() + 1
      let left = min(max(Int32(first.rounded(.down)), 0), side)
      return left..<max(left, min(Int32(last.rounded(.up)), side))
    }

    var count: Int32 { (side + Self.height - 1) / Self.height }

    var width: Int32 { (0..<count).reduce(0) { max($0, Int32(columns(of: $1).count)) } }
  }

  extension SDLRenderer {
    /// Fills an upright rectangle with large round corners.
    func largeRounded(_ pixels: PixelRect, _ radius: Double, _ ink: Ink) {
      let bands = ArcBands(radius: radius)
      let left = min(bands.side, (pixels.width + 1) / 2)
      let right = min(bands.side, pixels.width / 2)
      let top = min(bands.side, (pixels.height + 1) / 2)
      let bottom = min(bands.side, pixels.height / 2)
      for band in 0..<bands.count {
        let columns = bands.columns(of: band)
        let first = band * ArcBands.height
        for isBottom in [false, true] {
          let end = min(first + ArcBands.height, isBottom ? bottom : top)
          guard first < end else { continue }
          let rows =
            isBottom
            ? (pixels.bottom - end)..<(pixels.bottom - first)
            : (pixels.top + first)..<(pixels.top + end)
          let line = PixelRect(
            left: pixels.left, top: rows.lowerBound, right: pixels.right, bottom: rows.upperBound)
          guard line.intersects(state.clip) else { continue }
          let from = arc(bands, band, columns, line, isRight: false, isBottom, limit: left, ink)
          let to = arc(bands, band, columns, line, isRight: true, isBottom, limit: right, ink)
          solid(
            PixelRect(
              left: pixels.left + from, top: line.top, right: pixels.right - to,
              bottom: line.bottom), ink)
        }
      }
      solid(
        PixelRect(
          left: pixels.left, top: pixels.top + top, right: pixels.right,
          bottom: pixels.bottom - bottom), ink)
    }

    /// Draws the pixels near an arc in a band.
    ///
    /// - Returns: how many pixels of the line's end are done.
    private func arc(
      _ bands: ArcBands, _ band: Int32, _ columns: Range<Int32>, _ line: PixelRect, isRight: Bool,
      _ isBottom: Bool, limit: Int32, _ ink: Ink
    ) -> Int32 {
      let (start, end) = (min(columns.lowerBound, limit), min(columns.upperBound, limit))
      let count = end - start
      let x = isRight ? line.right - end : line.left + start
      let target = PixelRect(left: x, top: line.top, right: x + count, bottom: line.bottom)
      guard count > 0, target.intersects(state.clip) else { return end }
      let key = TileKey.arc(
        halves: Int32(bands.radius * 2), isRight: isRight, isBottom: isBottom)
      guard let slot = slot(key, ink) else { return end }
      let first = band * ArcBands.height
      let y = isBottom ? bands.side - first - line.height : first
      let u = isRight ? slot.width - count : 0
      copy(
        slot, PixelRect(left: u, top: y, right: u + count, bottom: y + line.height), to: target,
        ink)
      return end
    }
  }

  extension Coverage {
    /// The pixels near a corner's arc, each band's from its first column on; mirrored for other corners than the upper left.
    static func arc(radius: Double, isRight: Bool, isBottom: Bool) -> Coverage {
      let bands = ArcBands(radius: radius)
      var coverage = Coverage(width: bands.width, height: bands.side)
      let width = Int(coverage.width)
      for y in 0..<bands.side {
        let row = Int(isBottom ? bands.side - 1 - y : y) * width
        for (index, x) in bands.columns(of: y / ArcBands.height).enumerated() {
          let share = corner(Double(x) + 0.5, Double(y) + 0.5, radius)
          coverage.alpha[row + (isRight ? width - 1 - index : index)] = UInt8(
            (share * 255).rounded())
        }
      }
      return coverage
    }
  }
#endif
