package import Scrollwork

extension LayoutGuide {
  /// No wider than can be read; on a phone the margins of the cards in it are enough.
  package static let readableCards = readable.inset(by: LayoutInsets(left: -16, right: -16))
}

extension LayoutPoint {
  package func moved(x: Double = 0, y: Double = 0) -> LayoutPoint {
    LayoutPoint(x: self.x + x, y: self.y + y)
  }
}

extension LayoutRect {
  package func moved(x: Double = 0, y: Double = 0) -> LayoutRect {
    LayoutRect(origin: LayoutPoint(x: origin.x + x, y: origin.y + y), size: size)
  }

  package func with(height: Double) -> LayoutRect {
    LayoutRect(origin: origin, size: LayoutSize(width: size.width, height: height))
  }

  /// A strip of a height in the middle, for a line of text.
  package func line(of height: Double) -> LayoutRect {
    LayoutRect(
      x: origin.x, y: origin.y + (size.height - height) / 2, width: size.width, height: height)
  }
}

extension Double {
  /// With this number of digits after the point.
  package func fixed(_ digits: Int) -> String {
    guard isFinite, magnitude < 1e15 else { return "\(self)" }
    var power = 1.0
    for _ in 0..<digits { power *= 10 }
    let scaled = (magnitude * power).rounded()
    let whole = Int64(scaled / power)
    let sign = self < 0 && scaled > 0 ? "-" : ""
    guard digits > 0 else { return "\(sign)\(whole)" }
    let fraction = String(Int64(scaled - Double(whole) * power))
    return "\(sign)\(whole)." + String(repeating: "0", count: max(0, digits - fraction.count))
      + fraction
  }
}

extension Int {
  /// With a comma before every three digits.
  package var grouped: String {
    let digits = Array(String(magnitude))
    var text = self < 0 ? "-" : ""
    for (place, digit) in digits.enumerated() {
      if place > 0, (digits.count - place).isMultiple(of: 3) { text += "," }
      text.append(digit)
    }
    return text
  }
}
