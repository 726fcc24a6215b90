#if SDL
  internal import CSDL2
  public import ScrollPrimitives

  /// Draws display lists into memory, without a window or a display: for pictures, tests and measuring.
  /// The same list gives the same bytes on every run. The surface is opaque, as a window is: SDL's
  /// fast copies leave no exact alpha behind.
  public final class SurfaceRenderer {
    /// Pixels.
    public let width: Int
    /// Pixels.
    public let height: Int
    /// The renderer; images are registered with it.
    public let drawing: SDLRenderer
    private let target: OpaquePointer
    private let surface: UnsafeMutablePointer<SDL_Surface>

    /// Creates a renderer with a surface in memory.
    ///
    /// - Parameters:
    ///   - size: of the viewport in points.
    ///   - scale: pixels per point.
    ///   - fonts: what text is drawn with.
    /// - Throws: `SDLFailure` for a size that is not between one and 16,384 pixels each way, or a scale
    ///   that `SDLRenderer` refuses.
    public init(
      size: LayoutSize, scale: Double = 1, fonts: FontBook
    ) throws(SDLFailure) {
      let (w, h) = ((size.width * scale).rounded(.up), (size.height * scale).rounded(.up))
      guard w >= 1, h >= 1, w <= 16384, h <= 16384 else {
        throw SDLFailure(
          operation: "SurfaceRenderer", message: "no surface is \(w) × \(h) pixels large")
      }
      (width, height) = (Int(w), Int(h))
      SDLFailure.forgetLast()
      guard
        let surface = SDL_CreateRGBSurfaceWithFormat(
          0, Int32(w), Int32(h), 32, SDL_PIXELFORMAT_RGB888.rawValue)
      else { throw .last("SDL_CreateRGBSurfaceWithFormat") }
      guard let target = SDL_CreateSoftwareRenderer(surface) else {
        SDL_FreeSurface(surface)
        throw .last("SDL_CreateSoftwareRenderer")
      }
      (self.surface, self.target) = (surface, target)
      do throws(SDLFailure) {
        drawing = try SDLRenderer(renderer: target, fonts: fonts, scale: scale)
      } catch {
        SDL_DestroyRenderer(target)
        SDL_FreeSurface(surface)
        throw error
      }
      drawing.surface = SurfacePixels(surface)
    }

    deinit {
      // Textures first: they live in the renderer, and it on the surface.
      drawing.release()
      SDL_DestroyRenderer(target)
      SDL_FreeSurface(surface)
    }

    /// Begins a picture: everything is this color. Lists follow with ``drawing``, and ``flush()`` ends it.
    public func begin(_ color: Color) { drawing.begin(color) }

    /// Draws a list on a background.
    public func draw(
      _ list: DisplayList, background: Color = Color(red: 255, green: 255, blue: 255)
    ) {
      drawing.begin(background)
      drawing.draw(list)
      flush()
    }

    /// Draws all commands that `drawing` has queued. Pictures and bytes show them then.
    public func flush() {
      drawing.settle()
      SDL_RenderFlush(target)
    }

    /// Red, green, blue and an alpha of 255 of each pixel, row by row.
    public var rgba: [UInt8] {
      var bytes: [UInt8] = []
      bytes.reserveCapacity(width * height * 4)
      guard let pixels = surface.pointee.pixels else { return bytes }
      let words = pixels.assumingMemoryBound(to: UInt32.self)
      let pitch = Int(surface.pointee.pitch) / 4
      for y in 0..<height {
        for x in 0..<width {
          let word = words[y * pitch + x] | 0xFF00_0000
          for shift: UInt32 in [16, 8, 0, 24] {
            bytes.append(UInt8(truncatingIfNeeded: word >> shift))
          }
        }
      }
      return bytes
    }

    /// Writes what was drawn last as a PNG file.
    public func writePNG(to path: String) throws(SDLFailure) {
      guard IMG_SavePNG(surface, path) == 0 else { throw .last("IMG_SavePNG") }
    }
  }
#endif
