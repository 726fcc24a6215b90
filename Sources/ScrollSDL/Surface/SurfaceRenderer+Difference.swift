#if SDL
  /// Where a drawing is not what a picture shows.
  public struct PictureDifference: Hashable, Sendable, CustomStringConvertible {
    /// Pixels that differ in anything; all of them where the sizes do.
    public var count: Int
    /// The first of them, row by row from the top left.
    public var x: Int
    /// The y coordinate of the first pixel that differs, in pixels.
    public var y: Int
    /// Red, green, blue and alpha there, as `0xAARRGGBB`.
    public var drawn: UInt32
    /// The kept picture's pixel at that place.
    public var kept: UInt32
    /// The picture's size in pixels.
    public var keptWidth: Int
    /// The height of the kept picture, in pixels.
    public var keptHeight: Int

    public var description: String {
      "\(count) pixels differ from the picture of \(keptWidth) × \(keptHeight) pixels, the first at "
        + "(\(x), \(y)): drew 0x\(String(drawn, radix: 16)), expected 0x\(String(kept, radix: 16))"
    }
  }

  extension SurfaceRenderer {
    /// Compares what was drawn with a picture, to the last bit of every pixel: for tests that keep their
    /// pictures.
    ///
    /// - Parameter path: a picture of any kind that SDL reads.
    /// - Returns: the difference; `nil` for equal pictures.
    /// - Throws: `SDLFailure` when there is no such picture.
    public func difference(fromPicture path: String) throws(SDLFailure) -> PictureDifference? {
      guard let kept = Bitmap(file: path) else { throw .last("IMG_Load") }
      let drawn = rgba
      let isSameSize = Int(kept.width) == width && Int(kept.height) == height
      var difference: PictureDifference?
      for index in 0..<(isSameSize ? kept.pixels.count : 0) {
        let word =
          UInt32(drawn[index * 4 + 3]) << 24 | UInt32(drawn[index * 4]) << 16
          | UInt32(drawn[index * 4 + 1]) << 8 | UInt32(drawn[index * 4 + 2])
        guard word != kept.pixels[index] else { continue }
        if difference == nil {
          difference = PictureDifference(
            count: 0, x: index % width, y: index / width, drawn: word, kept: kept.pixels[index],
            keptWidth: width, keptHeight: height)
        }
        difference?.count += 1
      }
      guard !isSameSize else { return difference }
      return PictureDifference(
        count: width * height, x: 0, y: 0, drawn: 0, kept: 0, keptWidth: Int(kept.width),
        keptHeight: Int(kept.height))
    }
  }
#endif
