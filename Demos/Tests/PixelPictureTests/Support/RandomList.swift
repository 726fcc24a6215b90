import Scrollwork

/// Random display lists.
enum RandomList {
  private static let numbers: [Double] = [
    .nan, .infinity, -.infinity, 1e9, -1e9, 1e300, -1e300, .leastNonzeroMagnitude, 0, -0.0, -3, 0.4,
    7.5, 16, 40,
  ]
  private static let texts = [
    "", "A few words", "two\nlines\n", "東京都 and\u{7} \u{1B}[1mmore…", "a-b",
  ]

  /// Commands of all kinds with numbers that make sense and numbers that do not.
  static func wild(seed: UInt64) -> DisplayList {
    var random = SeededGenerator(seed: seed)
    func odd(_ random: inout SeededGenerator) -> Double { random.pick(numbers) }
    func number(_ random: inout SeededGenerator) -> Double {
      Int.random(in: 0..<4, using: &random) == 0 ? odd(&random) : random.hundredths(-10...40)
    }
    func point(_ random: inout SeededGenerator) -> LayoutPoint {
      LayoutPoint(x: number(&random), y: number(&random))
    }
    func rect(_ random: inout SeededGenerator) -> LayoutRect {
      LayoutRect(
        x: number(&random), y: number(&random), width: number(&random), height: number(&random))
    }
    func path(_ random: inout SeededGenerator) -> BezierPath {
      var path = BezierPath()
      for _ in 0..<Int.random(in: 0...5, using: &random) {
        switch random.next() % 5 {
        case 0: path.move(to: point(&random))
        case 1: path.addQuadCurve(to: point(&random), control: point(&random))
        case 2:
          path.addCurve(to: point(&random), control1: point(&random), control2: point(&random))
        case 3: path.close()
        default: path.addLine(to: point(&random))
        }
      }
      return path
    }
    var list = DisplayList()
    for group in 0..<3 {
      let size = LayoutSize(width: number(&random), height: number(&random))
      let origin = group == 0 ? LayoutPoint() : point(&random)
      list.addGroup(at: origin, size: size, opacity: group == 2 ? number(&random) : 1) { canvas in
        for _ in 0..<10 {
          let (radius, other, color) = (number(&random), number(&random), random.color())
          switch random.next() % 15 {
          case 0: canvas.fill(rect(&random), color)
          case 1: canvas.roundedRect(rect(&random), radius: radius, color)
          case 2: canvas.border(rect(&random), radius: radius, width: other, color)
          case 3: canvas.shadow(rect(&random), radius: radius, blur: other, color)
          case 4:
            let axis: Axis = random.next() % 2 == 0 ? .vertical : .horizontal
            let last = random.color()
            canvas.gradient(rect(&random), radius: radius, from: color, to: last, axis: axis)
          case 5:
            let name = random.next() % 2 == 0 ? "known" : ""
            canvas.image(name, in: rect(&random), radius: radius)
          case 6: canvas.line(from: point(&random), to: point(&random), width: other, color)
          case 7:
            let style = TextStyle(
              size: radius, weight: .allCases.randomElement(using: &random) ?? .bold,
              alignment: .allCases.randomElement(using: &random) ?? .center,
              lineLimit: Int.random(in: -1...3, using: &random), lineHeight: other)
            let text = texts.randomElement(using: &random) ?? ""
            canvas.text(text, in: rect(&random), style: style, color)
          case 8: canvas.pushClip(rect(&random), radius: radius)
          case 9: canvas.pushOpacity(radius)
          case 10:
            canvas.pushTransform(
              Transform(
                a: number(&random), b: number(&random), c: other, d: radius, tx: other,
                ty: number(&random)))
          case 11: canvas.pushTransform(.scale(x: 0.25 * radius, y: 2))
          case 12: canvas.fill(path(&random), color)
          case 13: canvas.stroke(path(&random), width: other, color)
          default: canvas.pop()
          }
        }
      }
    }
    return list
  }
}
