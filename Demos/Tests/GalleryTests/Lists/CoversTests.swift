import ScrollSDL
import Scrollwork
import Stage
import Testing

@testable import Gallery

/// The names of the records.
@Suite struct CoversTests {
  @Test("only the record in front has its name, below its cover", arguments: [390.0, 1280])
  func names(width: Double) throws {
    let stage = try Stage(
      Exhibits.all { try Cities() }, size: LayoutSize(width: width, height: 844), scale: 1,
      theme: .light, measurer: FontBook())
    try stage.open(Exhibits.index(of: "covers"))
    var script = Story.Script(stage)
    for step in 0..<24 {
      // Also halfway between two records.
      if step % 6 == 5 {
        let start = width * 0.7
        try script.drag(
          from: LayoutPoint(x: start, y: 250), to: LayoutPoint(x: start - 190, y: 250),
          seconds: 0.2)
      }
      try script.wait(0.1)
      let names = script.layers.texts.filter { $0.style.size == Type.headline.size }
      for shown in stage.frame.visible {
        guard let path = shown.element.itemPath else { continue }
        let middle: Double = shown.crossStart.points + shown.crossExtent.points / 2
        let distance: Double = (middle - width / 2) / 150
        let (x, y): (Double, Double) = (
          middle - distance * CoversDemo.pull, shown.start.points + 234
        )
        let title = Record(number: CoversDemo.number(path)).name
        let isNamed = names.contains { name in
          name.text == title && abs(name.area.midX - x) < 1 && abs(name.area.minY - y) < 1
        }
        #expect(isNamed == (abs(distance) < 0.5), "\(path) at \(middle)")
      }
    }
  }

  @Test("a name fades on the way to the next record, and is gone halfway")
  func fade() {
    for distance in [0, 0.2, -0.25] { #expect(CoversDemo.nameOpacity(distance: distance) == 1) }
    #expect(abs(CoversDemo.nameOpacity(distance: -0.375) - 0.5) < 1e-12)
    for distance in [0.5, -0.5, 1, 7] { #expect(CoversDemo.nameOpacity(distance: distance) == 0) }
  }
}
