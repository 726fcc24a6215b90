#if SDL
  import Foundation
  import ScrollPrimitives
  import Testing

  @testable import ScrollSDL

  /// A small picture that is compared with the one in `Pictures`, to the last bit of every pixel.
  ///
  /// `RECORD=1` in the environment writes them again; look at each before it is committed. Letters are
  /// those of Debian 12's fonts and FreeType.
  enum Picture {
    static let folder = URL(filePath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().appending(path: "Pictures")

    static func expect(
      _ name: String, size: LayoutSize, scale: Double = 1,
      background: Color = Color(red: 255, green: 255, blue: 255), fonts: FontBook? = nil,
      images: [(name: String, pixels: Checkers)] = [],
      location: SourceLocation = #_sourceLocation, _ draw: (inout Canvas) -> Void
    ) throws {
      let fonts = try fonts ?? FontBook()
      let surface = try SurfaceRenderer(size: size, scale: scale, fonts: fonts)
      for image in images {
        try surface.drawing.setImage(
          image.name, width: image.pixels.width, height: image.pixels.height,
          rgba: image.pixels.rgba)
      }
      var list = DisplayList()
      list.addGroup(size: size, draw)
      surface.draw(list, background: background)
      let file = folder.appending(path: name + ".png").path
      if ProcessInfo.processInfo.environment["RECORD"] == "1" {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        try surface.writePNG(to: file)
        return
      }
      let difference = try surface.difference(fromPicture: file)
      #expect(
        difference == nil, "\(name): \(difference.map { "\($0)" } ?? "")", sourceLocation: location)
    }
  }

  /// An image that shows how it is placed: quarters of four colors with a rim.
  struct Checkers {
    let width: Int
    let height: Int

    var rgba: [UInt8] {
      var bytes: [UInt8] = []
      for y in 0..<height {
        for x in 0..<width {
          let isRim = x < 4 || y < 4 || x >= width - 4 || y >= height - 4
          let (right, low) = (x * 2 >= width, y * 2 >= height)
          let color: [UInt8] =
            isRim
            ? [30, 30, 40]
            : right
              ? (low ? [240, 180, 60] : [70, 130, 220]) : (low ? [80, 170, 110] : [220, 90, 80])
          bytes += color + [255]
        }
      }
      return bytes
    }
  }

  extension Color {
    static let ink = Color(red: 28, green: 36, blue: 52)
    static let gray = Color(red: 108, green: 118, blue: 138)
    static let azure = Color(red: 59, green: 110, blue: 220)
    static let crimson = Color(red: 214, green: 72, blue: 66)
    static let pale = Color(red: 242, green: 244, blue: 248)
    static let white = Color(red: 255, green: 255, blue: 255)

    func alpha(_ alpha: UInt8) -> Color {
      var color = self
      color.alpha = alpha
      return color
    }
  }
#endif
