#if SDL
  internal import CSDL2
  internal import ScrollPrimitives

  /// A rectangle of whole pixels between two corners.
  struct PixelRect: Hashable {
    var left: Int32
    var top: Int32
    var right: Int32
    var bottom: Int32

    var width: Int32 { right - left }
    var height: Int32 { bottom - top }
    var isEmpty: Bool { right <= left || bottom <= top }

    var sdl: SDL_Rect { SDL_Rect(x: left, y: top, w: max(0, width), h: max(0, height)) }

    func intersection(_ other: PixelRect) -> PixelRect {
      PixelRect(
        left: max(left, other.left), top: max(top, other.top), right: min(right, other.right),
        bottom: min(bottom, other.bottom))
    }

    func intersects(_ other: PixelRect) -> Bool {
      left < other.right && other.left < right && top < other.bottom && other.top < bottom
    }

    func outset(_ distance: Int32) -> PixelRect {
      PixelRect(
        left: left - distance, top: top - distance, right: right + distance,
        bottom: bottom + distance)
    }

    /// Coordinates beyond this are brought to it: no screen is as large, and products stay exact.
    static let limit = 30_000.0

    /// The nearest whole pixel; `nil` for NaN.
    static func pixel(_ value: Double) -> Int32? {
      guard !value.isNaN else { return nil }
      return Int32(min(max(value, -limit), limit).rounded())
    }
  }
#endif
