#if SDL
  internal import CSDL2
  internal import ScrollPrimitives

  extension SDLRenderer {
    /// The most pixels of a side that a picture is baked for; a larger one is stretched.
    private static let pictureLimit: Int32 = 2048

    /// Gives the image of a name from a file, in place of an earlier one.
    ///
    /// - Throws: `SDLFailure` for a file that cannot be read as a picture.
    public func setImage(_ name: String, file: String) throws(SDLFailure) {
      guard let bitmap = Bitmap(file: file) else { throw .last("IMG_Load") }
      set(bitmap, name)
    }

    /// Gives the image of a name as pixels: red, green, blue and straight alpha, row by row.
    ///
    /// - Throws: `SDLFailure` where the size is not that of the pixels.
    public func setImage(
      _ name: String, width: Int, height: Int, rgba: [UInt8]
    ) throws(SDLFailure) {
      guard (1...16384).contains(width), (1...16384).contains(height),
        rgba.count == width * height * 4
      else {
        throw SDLFailure(
          operation: "setImage", message: "\(rgba.count) bytes are no \(width) × \(height) pixels")
      }
      var bitmap = Bitmap(width: Int32(width), height: Int32(height))
      for index in bitmap.pixels.indices {
        let (r, g) = (UInt32(rgba[index * 4]), UInt32(rgba[index * 4 + 1]))
        let (b, a) = (UInt32(rgba[index * 4 + 2]), UInt32(rgba[index * 4 + 3]))
        bitmap.pixels[index] = a << 24 | r << 16 | g << 8 | b
      }
      set(bitmap, name)
    }

    private func set(_ bitmap: Bitmap, _ name: String) {
      pictures.forget(name)
      pictures.sources[name] = .some(bitmap)
      pictures.given.insert(name)
    }

    /// A given image, or a file; `nil` for a name that is neither, which is tried once.
    private func source(_ name: String) -> Bitmap? {
      if let known = pictures.sources[name] { return known }
      if pictures.sources.count > pictures.given.count + 32 {
        let given = pictures.given
        pictures.sources = pictures.sources.filter { given.contains($0.key) }
      }
      let bitmap = Bitmap(file: name)
      pictures.sources[name] = .some(bitmap)
      return bitmap
    }

    func image(_ name: String, _ rect: LayoutRect, _ radius: Double) {
      guard let tint = state.color(Color(red: 255, green: 255, blue: 255)),
        let pixels = state.rect(rect)
      else { return }
      let (width, height) = bakedSize(pixels)
      let radius = state.radius(radius, pixels)
      let key = PictureCache.Key.image(
        name, width: width, height: height, halves: Int32(radius * 2))
      var texture = pictures.find(key)
      if texture == nil, let source = source(name) {
        var bitmap = source.filling(width, height)
        if radius > 0 { bitmap.roundCorners(radius) }
        batch.flush(to: renderer)
        texture = pictures.insert(bitmap, key, renderer)
      }
      if let texture { draw(texture, pixels, tint) }
    }

    func gradient(
      _ rect: LayoutRect, _ radius: Double, _ from: Color, _ to: Color, _ axis: Axis
    ) {
      guard let tint = state.color(Color(red: 255, green: 255, blue: 255)),
        let pixels = state.rect(rect)
      else { return }
      let (width, height) = bakedSize(pixels)
      let radius = state.radius(radius, pixels)
      if from.alpha == 255, to.alpha == 255, tint.a == 255, pixels.width == width,
        pixels.height == height, let surface = directSurface(pixels)
      {
        let gradient = GradientPixels(from, to, axis, width: width, height: height)
        return surface.fill(pixels, roundCorners.rows(radius), in: state.clip, gradient)
      }
      let key = PictureCache.Key.gradient(
        from, to, axis, width: width, height: height, halves: Int32(radius * 2))
      var texture = pictures.find(key)
      if texture == nil {
        var bitmap = GradientPixels(from, to, axis, width: width, height: height).bitmap
        if radius > 0 { bitmap.roundCorners(radius) }
        batch.flush(to: renderer)
        texture = pictures.insert(bitmap, key, renderer)
      }
      if let texture { draw(texture, pixels, tint) }
    }

    private func bakedSize(_ pixels: PixelRect) -> (Int32, Int32) {
      (min(pixels.width, Self.pictureLimit), min(pixels.height, Self.pictureLimit))
    }

    func draw(_ texture: OpaquePointer, _ target: PixelRect, _ tint: SDL_Color) {
      settle(below: target)
      let quad = Batch.Quad(
        corners: (
          point(target.left, target.top), point(target.right, target.top),
          point(target.right, target.bottom), point(target.left, target.bottom)
        ), from: SDL_FPoint(x: 0, y: 0), to: SDL_FPoint(x: 1, y: 1))
      batch.add(quad, tint, texture: texture, to: renderer)
    }
  }
#endif
