#if SDL
  internal import ScrollPrimitives

  /// What a mask of a path depends on.
  struct PathShape: Hashable {
    var path: BezierPath
    /// Pixels per point.
    var scale: Double
    /// Pixels of a stroke, 0 for a fill.
    var width: Double
    /// How strong a stroke is that is thinner than a pixel.
    var strength = 1.0
    /// From a whole pixel to the path's origin, in quarters.
    var quarterX: Int32 = 0
    var quarterY: Int32 = 0

    /// The widest stroke in pixels; more counts as this.
    private static let widthLimit = 4096.0
    /// How many pixels a path may reach from its origin: within it sums stay exact to 1/1000 of a pixel.
    private static let reach = 1e7

    init(_ path: BezierPath, width: Double, scale: Double) {
      self.path = path
      self.scale = scale
      let pixels = min(width * scale, Self.widthLimit)
      self.width = width > 0 ? max(1, pixels) : 0
      if width > 0 { strength = min(pixels, 1) }
    }

    /// From points to the mask's pixels.
    private var place: Transform {
      Transform(a: scale, d: scale, tx: Double(quarterX) / 4, ty: Double(quarterY) / 4)
    }

    /// The pixels around the path; `nil` for a path that is not drawable or reaches too far.
    var bounds: PixelRect? {
      guard path.isDrawable else { return nil }
      let (box, margin) = (path.bounds, width / 2 + 1)
      let low = place(box.origin)
      let high = place(LayoutPoint(x: box.maxX, y: box.maxY))
      guard abs(low.x) < Self.reach, abs(low.y) < Self.reach, abs(high.x) < Self.reach,
        abs(high.y) < Self.reach
      else { return nil }
      return PixelRect(
        left: Int32((low.x - margin).rounded(.down)), top: Int32((low.y - margin).rounded(.down)),
        right: Int32((high.x + margin).rounded(.up)), bottom: Int32((high.y + margin).rounded(.up)))
    }

    var outline: PathOutline {
      let lines = path.polylines(tolerance: PathOutline.tolerance / scale)
      return width > 0
        ? PathOutline(stroking: lines, width: width, place) : PathOutline(filling: lines, place)
    }

    /// The share of each pixel of a window that the path covers.
    func coverage(in window: PixelRect, _ outline: PathOutline) -> Coverage {
      var scan = PathScan(outline, window: window)
      return scan.coverage(strength: strength)
    }
  }
#endif
