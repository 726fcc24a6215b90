import Scrollwork
import Stage

/// Pictures that are computed, not stored: hills under a sun, in colors of their own.
enum Artwork {
  static func draw(_ number: Int, in area: LayoutRect, radius: Double, _ canvas: inout Canvas) {
    func random(_ salt: Int, _ range: ClosedRange<Double>) -> Double {
      let share = Double(Prose.scatter(number &* 31 &+ salt, below: 1000)) / 999
      return range.lowerBound + share * (range.upperBound - range.lowerBound)
    }
    let sky = Color.vivid(Prose.scatter(number, below: 64))
    let land = Color.vivid(Prose.scatter(number &+ 5, below: 64))
    let (width, height) = (area.size.width, area.size.height)
    canvas.gradient(
      area, radius: radius, from: sky.mixed(with: Color(hex: 0x101828), 0.25),
      to: sky.mixed(with: Color(hex: 0xFFFFFF), 0.45))
    canvas.pushClip(area, radius: radius)
    let side = min(width, height) * random(1, 0.2...0.4)
    let sun = LayoutRect(
      x: area.origin.x + width * random(2, 0.15...0.75),
      y: area.origin.y + height * random(3, 0.12...0.45), width: side, height: side)
    canvas.roundedRect(sun, radius: side / 2, Color(hex: 0xFFF4D6, alpha: 235))
    for hill in 0..<3 {
      let span = width * random(10 + hill, 0.9...1.5)
      let top = area.origin.y + height * (0.55 + 0.15 * Double(hill))
      let middle = area.origin.x + width * random(20 + hill, 0...1)
      canvas.roundedRect(
        LayoutRect(x: middle - span / 2, y: top, width: span, height: span), radius: span / 2,
        land.mixed(with: Color(hex: 0x0B1020), 0.2 + 0.2 * Double(hill)))
    }
    canvas.pop()
  }
}
