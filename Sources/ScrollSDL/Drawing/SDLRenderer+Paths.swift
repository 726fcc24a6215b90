#if SDL
  internal import CSDL2
  internal import ScrollPrimitives

  extension SDLRenderer {
    /// The widest and highest mask in pixels that is a tile of the atlas.
    private static let atlasLimit: Int32 = 256
    /// The most tiles that a path is drawn with: those of 16,384 pixels each way.
    private static let tileLimit = 1024

    /// - Parameter width: points of a stroke; 0 for a fill.
    func path(_ path: BezierPath, width: Double, _ color: Color) {
      guard width.isFinite, width >= 0, let ink = ink(color) else { return }
      let before = state
      defer { state = before }
      state.fitScale(base: scale)
      var shape = PathShape(path, width: width, scale: state.scale)
      var (x, y) = (0.0, 0.0)
      if state.isAligned {
        (x, y) = (state.matrix.tx.rounded(.down), state.matrix.ty.rounded(.down))
        guard abs(x) < PixelRect.limit, abs(y) < PixelRect.limit else { return }
        shape.quarterX = Int32(((state.matrix.tx - x) * 4).rounded())
        shape.quarterY = Int32(((state.matrix.ty - y) * 4).rounded())
      }
      guard let bounds = shape.bounds, let clip = state.clipBeforeResidue else { return }
      let origin = (x: Int32(x), y: Int32(y))
      let seen = clip.moved(-origin.x, -origin.y).intersection(bounds)
      guard !seen.isEmpty else { return }
      if bounds.width <= Self.atlasLimit, bounds.height <= Self.atlasLimit {
        guard let slot = slot(.path(shape), ink) else { return }
        copy(
          slot, PixelRect(left: 0, top: 0, right: slot.width, bottom: slot.height),
          to: bounds.moved(origin.x, origin.y), ink)
      } else {
        tiles(shape, seen, origin, ink)
      }
    }

    /// Draws the tiles of a path that have some of the pixels that are seen.
    private func tiles(
      _ shape: PathShape, _ seen: PixelRect, _ origin: (x: Int32, y: Int32), _ ink: Ink
    ) {
      let side = PathCache.side
      let columns = PathCache.tile(seen.left)...PathCache.tile(seen.right - 1)
      let rows = PathCache.tile(seen.top)...PathCache.tile(seen.bottom - 1)
      guard columns.count * rows.count <= Self.tileLimit else { return }
      for row in rows {
        for column in columns {
          let key = PathCache.Key(shape: shape, tint: ink.tint, column: column, row: row)
          var tile = paths.find(key)
          if tile == nil {
            batch.flush(to: renderer)
            tile = paths.bake(key, renderer)
          }
          let target = PixelRect(
            left: column * side, top: row * side, right: (column + 1) * side,
            bottom: (row + 1) * side
          ).moved(origin.x, origin.y)
          switch tile {
          case .solid: solid(target, ink)
          case .partial(let texture): draw(texture, target, ink.vertex)
          case .empty, nil: break
          }
        }
      }
    }
  }

  extension PathCache {
    /// The column or row of a pixel's tile.
    fileprivate static func tile(_ pixel: Int32) -> Int32 {
      Int32((Double(pixel) / Double(side)).rounded(.down))
    }
  }

  extension PixelRect {
    fileprivate func moved(_ x: Int32, _ y: Int32) -> PixelRect {
      PixelRect(left: left + x, top: top + y, right: right + x, bottom: bottom + y)
    }
  }

  extension DrawState {
    /// Bakes shapes smaller where a transform shrinks them: at most at twice the size on the screen.
    fileprivate mutating func fitScale(base: Double) {
      guard !isAligned else { return }
      let seen = abs(matrix.a * matrix.d - matrix.b * matrix.c).squareRoot()
      while scale > base / 1024, scale >= 2 * seen { scale /= 2 }
      residue = matrix.applied(after: Transform(a: 1 / scale, d: 1 / scale))
    }

    /// The baked pixels that may come to lie in the clip; `nil` for none.
    fileprivate var clipBeforeResidue: PixelRect? {
      guard !isAligned else { return clip }
      guard let back = residue.inverse else { return nil }
      var (low, high) = (
        (x: Double.infinity, y: Double.infinity), (x: -Double.infinity, y: -Double.infinity)
      )
      for x in [clip.left, clip.right] {
        for y in [clip.top, clip.bottom] {
          let corner = back(LayoutPoint(x: Double(x), y: Double(y)))
          low = (min(low.x, corner.x), min(low.y, corner.y))
          high = (max(high.x, corner.x), max(high.y, corner.y))
        }
      }
      func whole(_ value: Double) -> Int32? {
        value.isNaN ? nil : Int32(min(max(value, -2e7), 2e7))
      }
      guard let left = whole(low.x - 1), let top = whole(low.y - 1), let right = whole(high.x + 2),
        let bottom = whole(high.y + 2)
      else { return nil }
      return PixelRect(left: left, top: top, right: right, bottom: bottom)
    }
  }
#endif
