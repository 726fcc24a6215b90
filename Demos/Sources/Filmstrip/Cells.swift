import Scrollwork

private let ink = Color(red: 28, green: 36, blue: 52)
private let quiet = Color(red: 108, green: 118, blue: 138)

/// A city's name, and what others call it on as many lines as that takes.
final class CityCell: ReusableCell {
  var name = ""
  var lines: [String] = []

  func preferredSize(fitting proposal: LayoutSize) -> LayoutSize {
    LayoutSize(width: proposal.width, height: 46 + 18 * Double(lines.count))
  }

  func draw(in canvas: inout Canvas) {
    let (width, height) = (canvas.size.width, canvas.size.height)
    canvas.fill(
      LayoutRect(origin: .zero, size: canvas.size), Color(red: 255, green: 255, blue: 255))
    let title = LayoutRect(x: 20, y: 12, width: width - 40, height: 22)
    canvas.text(name, in: title, size: 18, ink)
    for (index, line) in lines.enumerated() {
      let y = 36 + 18 * Double(index)
      canvas.text(
        line, in: LayoutRect(x: 20, y: y, width: width - 40, height: 18), size: 13.5, quiet)
    }
    let rule = LayoutRect(x: 20, y: height - 1, width: width - 20, height: 1)
    canvas.fill(rule, Color(red: 226, green: 230, blue: 238))
  }
}

/// The country above its cities.
final class CountryHeader: ReusableCell {
  var title = ""

  func preferredSize(fitting proposal: LayoutSize) -> LayoutSize {
    LayoutSize(width: proposal.width, height: 40)
  }

  func draw(in canvas: inout Canvas) {
    canvas.fill(
      LayoutRect(origin: .zero, size: canvas.size), Color(red: 228, green: 234, blue: 246))
    let area = LayoutRect(x: 20, y: 11, width: canvas.size.width - 40, height: 20)
    canvas.text(title, in: area, size: 16.5, Color(red: 59, green: 91, blue: 140))
  }
}
