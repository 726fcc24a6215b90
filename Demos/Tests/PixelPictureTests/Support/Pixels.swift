import Scrollwork
import Testing

@testable import PixelPicture

/// What the tests draw with and look at.
enum Pixels {
  /// A picture of one group at the origin, as large as the picture.
  static func draw(
    _ width: Double = 40, _ height: Double = 30, scale: Double = 1,
    images: [String: PixelPicture] = [:], _ body: (inout Canvas) -> Void
  ) throws -> PixelPicture {
    var list = DisplayList()
    list.addGroup(size: LayoutSize(width: width, height: height), body)
    return try draw(list, width, height, scale: scale, images: images)
  }

  static func draw(
    _ list: DisplayList, _ width: Double = 40, _ height: Double = 30, scale: Double = 1,
    images: [String: PixelPicture] = [:]
  ) throws -> PixelPicture {
    var picture = try #require(
      PixelPicture(size: LayoutSize(width: width, height: height), scale: scale))
    picture.images = images
    picture.draw(list)
    return picture
  }

  /// A color over another one: the share is that of the pixel that is covered.
  static func mix(_ color: Color, over below: Color, share: Double = 1) -> Color {
    let weight = Double(color.alpha) / 255 * share
    func mix(_ a: UInt8, _ b: UInt8) -> UInt8 {
      UInt8((Double(a) * weight + Double(b) * (1 - weight) + 1e-9).rounded())
    }
    return Color(
      red: mix(color.red, below.red), green: mix(color.green, below.green),
      blue: mix(color.blue, below.blue))
  }

  /// The share of 16 points of a pixel for which a test holds, in pixels from the top left.
  static func share(_ x: Int, _ y: Int, _ test: (Double, Double) -> Bool) -> Double {
    var count = 0.0
    for down in [0.125, 0.375, 0.625, 0.875] {
      for across in [0.125, 0.375, 0.625, 0.875]
      where test(Double(x) + across, Double(y) + down) {
        count += 1
      }
    }
    return count / 16
  }

  /// Whether a point lies in a rounded rectangle: as far as its radius from a smaller rectangle.
  static func isInside(_ x: Double, _ y: Double, _ rect: LayoutRect, radius: Double) -> Bool {
    let (left, top) = (rect.origin.x, rect.origin.y)
    let (right, bottom) = (left + rect.size.width, top + rect.size.height)
    guard x >= left, x < right, y >= top, y < bottom else { return false }
    let u = min(max(x, left + radius), right - radius)
    let v = min(max(y, top + radius), bottom - radius)
    return (x - u) * (x - u) + (y - v) * (y - v) <= radius * radius
  }

  /// Compares all pixels of a picture with a twin's.
  static func expect(
    _ picture: PixelPicture, within tolerance: Int = 0, _ note: String = "",
    location: SourceLocation = #_sourceLocation, _ twin: (Int, Int) -> Color
  ) {
    for y in 0..<picture.height {
      for x in 0..<picture.width {
        let (drawn, wanted) = (picture[x, y], twin(x, y))
        let difference =
          [
            Int(drawn.red) - Int(wanted.red), Int(drawn.green) - Int(wanted.green),
            Int(drawn.blue) - Int(wanted.blue),
          ].map(abs).max() ?? 0
        guard difference > tolerance else { continue }
        Issue.record("\(note): \(drawn), not \(wanted), at \(x), \(y)", sourceLocation: location)
        return
      }
    }
  }
}

extension Color {
  static let azure = Color(red: 59, green: 110, blue: 220)
  static let crimson = Color(red: 214, green: 72, blue: 66)
}
