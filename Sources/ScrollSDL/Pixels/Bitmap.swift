#if SDL
  internal import CSDL2
  internal import ScrollPrimitives

  /// Pixels with straight alpha, `0xAARRGGBB`, row by row.
  struct Bitmap {
    var width: Int32
    var height: Int32
    var pixels: [UInt32]

    init(width: Int32, height: Int32) {
      self.width = width
      self.height = height
      pixels = Array(repeating: 0, count: Int(width) * Int(height))
    }

    /// A picture file of any kind that SDL reads; `nil` for one it cannot.
    init?(file: String) {
      guard !file.utf8.contains(0), let loaded = IMG_Load(file) else { return nil }
      defer { SDL_FreeSurface(loaded) }
      guard
        let surface = SDL_ConvertSurfaceFormat(loaded, SDL_PIXELFORMAT_ARGB8888.rawValue, 0)
      else { return nil }
      defer { SDL_FreeSurface(surface) }
      self.init(width: surface.pointee.w, height: surface.pointee.h)
      guard width > 0, height > 0, let data = surface.pointee.pixels else { return nil }
      let words = data.assumingMemoryBound(to: UInt32.self)
      let pitch = Int(surface.pointee.pitch) / 4
      for y in 0..<Int(height) {
        for x in 0..<Int(width) { pixels[y * Int(width) + x] = words[y * pitch + x] }
      }
    }

    /// The picture scaled so that it fills a size, what protrudes cut off evenly. Each pixel is the
    /// mean of what it covers.
    func filling(_ width: Int32, _ height: Int32) -> Bitmap {
      var result = Bitmap(width: width, height: height)
      let step = min(
        Double(self.width) / Double(width), Double(self.height) / Double(height))
      let x0 = (Double(self.width) - step * Double(width)) / 2
      let y0 = (Double(self.height) - step * Double(height)) / 2
      let span = max(step, 1)
      for y in 0..<Int(height) {
        let middleY = y0 + (Double(y) + 0.5) * step
        for x in 0..<Int(width) {
          let middleX = x0 + (Double(x) + 0.5) * step
          result.pixels[y * Int(width) + x] = mean(middleX - span / 2, middleY - span / 2, span)
        }
      }
      return result
    }

    private func mean(_ left: Double, _ top: Double, _ span: Double) -> UInt32 {
      var (a, r, g, b, total) = (0.0, 0.0, 0.0, 0.0, 0.0)
      for y in Int(top.rounded(.down))...Int((top + span).rounded(.down)) {
        let high = min(Double(y) + 1, top + span) - max(Double(y), top)
        let row = min(max(y, 0), Int(height) - 1) * Int(width)
        for x in Int(left.rounded(.down))...Int((left + span).rounded(.down)) {
          let weight = high * (min(Double(x) + 1, left + span) - max(Double(x), left))
          guard weight > 0 else { continue }
          let pixel = pixels[row + min(max(x, 0), Int(width) - 1)]
          let alpha = Double(pixel >> 24) * weight
          total += weight
          a += alpha
          r += Double(pixel >> 16 & 255) * alpha
          g += Double(pixel >> 8 & 255) * alpha
          b += Double(pixel & 255) * alpha
        }
      }
      guard a > 0, total > 0 else { return 0 }
      func byte(_ value: Double) -> UInt32 { UInt32(min(max(value.rounded(), 0), 255)) }
      return byte(a / total) << 24 | byte(r / a) << 16 | byte(g / a) << 8 | byte(b / a)
    }

    /// Takes away what lies outside rounded corners.
    mutating func roundCorners(_ radius: Double) {
      let disc = Coverage.disc(radius: radius)
      let (side, n) = (Int(disc.width) / 2, Int(disc.width))
      for y in 0..<Int(height) {
        let v = min(y, Int(height) - 1 - y)
        guard v < side else { continue }
        for x in 0..<Int(width) {
          let u = min(x, Int(width) - 1 - x)
          guard u < side else { continue }
          let pixel = pixels[y * Int(width) + x]
          let alpha = (pixel >> 24) * UInt32(disc.alpha[v * n + u]) / 255
          pixels[y * Int(width) + x] = pixel & 0x00FF_FFFF | alpha << 24
        }
      }
    }
  }
#endif
