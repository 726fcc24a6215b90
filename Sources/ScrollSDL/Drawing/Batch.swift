#if SDL
  internal import CSDL2
  internal import ScrollPrimitives

  /// Quads of one texture on their way to SDL. The buffers keep their capacity.
  struct Batch {
    private var vertices: [SDL_Vertex] = []
    private var indices: [Int32] = []
    private var texture: OpaquePointer?
    /// The rectangle around all corners.
    private var (left, top, right, bottom) = Batch.nowhere
    private static let nowhere = (
      Float.infinity, Float.infinity, -Float.infinity, -Float.infinity
    )
    /// Calls of `SDL_RenderGeometry`, for tests.
    var calls = 0

    /// Four corners, clockwise from the top left.
    struct Quad {
      var corners: (SDL_FPoint, SDL_FPoint, SDL_FPoint, SDL_FPoint)
      /// Texture coordinates of the first and the third corner.
      var from: SDL_FPoint
      var to: SDL_FPoint
    }

    mutating func add(
      _ quad: Quad, _ color: SDL_Color, texture: OpaquePointer?, to renderer: OpaquePointer
    ) {
      begin(texture, renderer)
      let (from, to) = (quad.from, quad.to)
      append(quad.corners.0, color, from)
      append(quad.corners.1, color, SDL_FPoint(x: to.x, y: from.y))
      append(quad.corners.2, color, to)
      append(quad.corners.3, color, SDL_FPoint(x: from.x, y: to.y))
    }

    /// Adds a quad of one texel whose color changes from its first two corners to its last two.
    mutating func add(
      _ corners: (SDL_FPoint, SDL_FPoint, SDL_FPoint, SDL_FPoint), _ first: SDL_Color,
      _ last: SDL_Color, at texel: SDL_FPoint, texture: OpaquePointer?,
      to renderer: OpaquePointer
    ) {
      begin(texture, renderer)
      append(corners.0, first, texel)
      append(corners.1, first, texel)
      append(corners.2, last, texel)
      append(corners.3, last, texel)
    }

    private mutating func begin(_ texture: OpaquePointer?, _ renderer: OpaquePointer) {
      if texture != self.texture || vertices.count > 40_000 { flush(to: renderer) }
      self.texture = texture
      let corner = Int32(vertices.count)
      guard indices.count < (vertices.count / 4 + 1) * 6 else { return }
      for offset: Int32 in [0, 1, 2, 0, 2, 3] { indices.append(corner + offset) }
    }

    private mutating func append(_ position: SDL_FPoint, _ color: SDL_Color, _ texel: SDL_FPoint) {
      vertices.append(SDL_Vertex(position: position, color: color, tex_coord: texel))
      (left, top) = (min(left, position.x), min(top, position.y))
      (right, bottom) = (max(right, position.x), max(bottom, position.y))
    }

    /// Whether the batch may cover some of these pixels, or their neighbors.
    func touches(_ pixels: PixelRect) -> Bool {
      left <= Float(pixels.right) && top <= Float(pixels.bottom) && right >= Float(pixels.left)
        && bottom >= Float(pixels.top)
    }

    /// Draws what has been added, in one call.
    mutating func flush(to renderer: OpaquePointer) {
      guard !vertices.isEmpty else { return }
      _ = vertices.withUnsafeBufferPointer { vertices in
        indices.withUnsafeBufferPointer { indices in
          SDL_RenderGeometry(
            renderer, texture, vertices.baseAddress, Int32(vertices.count), indices.baseAddress,
            Int32(vertices.count / 4 * 6))
        }
      }
      calls += 1
      vertices.removeAll(keepingCapacity: true)
      (left, top, right, bottom) = Batch.nowhere
    }
  }
#endif
