#if SDL
  internal import CSDL2
  internal import ScrollPrimitives

  extension SDLRenderer {
    /// Level and upright lines lie on whole pixels and are as sharp as rectangles; others are smooth.
    func line(_ from: LayoutPoint, _ to: LayoutPoint, _ width: Double, _ color: Color) {
      guard width > 0, let ink = ink(color) else { return }
      let thickness = min(width * state.scale, 1000)
      if state.isAligned, from.x == to.x || from.y == to.y {
        return straight(from, to, thickness, ink)
      }
      let (a, b) = (state.matrix(from), state.matrix(to))
      guard abs(a.x) < 1e5, abs(a.y) < 1e5, abs(b.x) < 1e5, abs(b.y) < 1e5 else { return }
      if state.isAligned, abs(b.x - a.x) + thickness < 256, abs(b.y - a.y) + thickness < 256 {
        stroke(a, b, thickness, ink)
      } else {
        let factor =
          abs(state.matrix.a * state.matrix.d - state.matrix.b * state.matrix.c).squareRoot()
        feathered(a, b, min(width * factor, 1000), ink)
      }
    }

    private func straight(
      _ from: LayoutPoint, _ to: LayoutPoint, _ thickness: Double, _ ink: Ink
    ) {
      let (a, b) = (state.matrix(from), state.matrix(to))
      let line = max(1, thickness.rounded())
      let half = line / 2
      let isLevel = from.y == to.y
      let left = isLevel ? min(a.x, b.x) : (a.x - half).rounded(.down)
      let top = isLevel ? (a.y - half).rounded(.down) : min(a.y, b.y)
      guard let x0 = PixelRect.pixel(left), let y0 = PixelRect.pixel(top),
        let x1 = PixelRect.pixel(isLevel ? max(a.x, b.x) : left + line),
        let y1 = PixelRect.pixel(isLevel ? top + line : max(a.y, b.y))
      else { return }
      solid(PixelRect(left: x0, top: y0, right: x1, bottom: y1), ink)
    }

    /// A short stroke, baked: ends are rounded to quarters of a pixel.
    private func stroke(
      _ a: LayoutPoint, _ b: LayoutPoint, _ thickness: Double, _ ink: Ink
    ) {
      let width = max(1, Int32((thickness * 4).rounded()))
      let (dx, dy) = (Int32(((b.x - a.x) * 4).rounded()), Int32(((b.y - a.y) * 4).rounded()))
      // From the tile's corner to the stroke's beginning.
      let margin = Double(width) / 8 + 1
      let (x, y) = (min(a.x, b.x) - margin, min(a.y, b.y) - margin)
      let (left, top) = (x.rounded(.down), y.rounded(.down))
      let startX = Int32(((a.x - left) * 4).rounded())
      let startY = Int32(((a.y - top) * 4).rounded())
      let key = TileKey.stroke(x: startX, y: startY, dx: dx, dy: dy, width: width)
      guard let tile = slot(key, ink) else { return }
      let corner = PixelRect(
        left: Int32(left), top: Int32(top), right: Int32(left) + tile.width,
        bottom: Int32(top) + tile.height)
      copy(
        tile, PixelRect(left: 0, top: 0, right: tile.width, bottom: tile.height), to: corner, ink)
    }

    /// A long stroke: a core, and at each side a pixel that fades. At a transform's mercy like all
    /// geometry.
    private func feathered(
      _ a: LayoutPoint, _ b: LayoutPoint, _ thickness: Double, _ ink: Ink
    ) {
      let length = ((b.x - a.x) * (b.x - a.x) + (b.y - a.y) * (b.y - a.y)).squareRoot()
      // Its edges fade in their own colors, which white lets through.
      let color = ink.solid
      let plain = Ink(solid: color, tint: 0xFFFF_FFFF, vertex: color)
      guard length > 0, let white = slot(.white, plain) else { return }
      settle()
      let (nx, ny) = ((a.y - b.y) / length, (b.x - a.x) / length)
      let half = max(thickness, 1) / 2
      var core = color
      core.a = UInt8((Double(color.a) * min(thickness, 1)).rounded())
      var clear = core
      clear.a = 0
      let side = Float(atlas.side)
      let uv = SDL_FPoint(x: Float(white.x + 2) / side, y: Float(white.y + 2) / side)
      let texture = atlas.texture(white.page)
      let rails: [(distance: Double, color: SDL_Color)] = [
        (-half - 0.5, clear), (-half + 0.5, core), (half - 0.5, core), (half + 0.5, clear),
      ]
      for index in 0..<3 {
        let (one, two) = (rails[index], rails[index + 1])
        batch.add(
          (
            at(a, nx, ny, one.distance), at(b, nx, ny, one.distance),
            at(b, nx, ny, two.distance), at(a, nx, ny, two.distance)
          ),
          one.color, two.color, at: uv, texture: texture, to: renderer)
      }
    }

    private func at(_ p: LayoutPoint, _ nx: Double, _ ny: Double, _ distance: Double) -> SDL_FPoint
    {
      SDL_FPoint(x: Self.float(p.x + nx * distance), y: Self.float(p.y + ny * distance))
    }
  }
#endif
