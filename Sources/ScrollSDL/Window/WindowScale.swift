#if SDL
  internal import ScrollPrimitives

  /// How points, the units of SDL's windows and pixels of one window are related.
  struct WindowScale: Equatable {
    /// Pixels per point.
    var pixels: Double
    /// Units of SDL's sizes and positions per point. On X11 and Windows a unit is a pixel; on Wayland and macOS it is a point
    /// of the system.
    var units: Double

    /// - Parameters:
    ///   - chosen: pixels per point that the program wants; `nil` for those of the system.
    ///   - environment: pixels per point that the environment asks for.
    ///   - density: pixels per unit: the size of the output divided by that of the window.
    init(chosen: Double?, environment: Double?, density: Double) {
      let density = density.isFinite && density > 0 ? density : 1
      // The environment's factor is for systems whose units are pixels.
      pixels = chosen ?? (density != 1 ? density : environment ?? 1)
      pixels = min(max(pixels, Self.limits.lowerBound), Self.limits.upperBound)
      units = pixels / density
    }

    static let limits = 0.5...8.0

    /// Pixels per point that the environment asks programs for; `nil` where it says nothing that makes sense.
    ///
    /// `GDK_SCALE` is a whole number that `GDK_DPI_SCALE` multiplies; without them `QT_SCALE_FACTOR` counts.
    static func factor(_ environment: (String) -> String?) -> Double? {
      func number(_ name: String) -> Double? {
        environment(name).flatMap { Double($0) }.flatMap { limits.contains($0) ? $0 : nil }
      }
      let gtk = (number("GDK_SCALE"), number("GDK_DPI_SCALE"))
      if gtk.0 != nil || gtk.1 != nil {
        let factor = (gtk.0 ?? 1) * (gtk.1 ?? 1)
        return limits.contains(factor) ? factor : nil
      }
      return number("QT_SCALE_FACTOR")
    }
  }
#endif
