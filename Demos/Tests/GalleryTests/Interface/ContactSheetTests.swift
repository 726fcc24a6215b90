import ScrollSDL
import Scrollwork
import Stage
import Testing

@testable import Gallery

/// Every demo fits the windows that people have.
@Suite struct ContactSheetTests {
  @Test("titles are whole, and controls lie in the window", arguments: ContactSheet.cases)
  func controls(_ shown: ContactSheet.Case) throws {
    let fonts = try FontBook()
    let cities = try Cities()
    let stage = try Stage(
      Exhibits.all { cities }, size: shown.size, scale: shown.scale,
      theme: shown.isDark ? .dark : .light, measurer: fonts, textSize: shown.textSize,
      direction: shown.direction)
    var script = Story.Script(stage)
    for demo in stage.exhibits.indices {
      try stage.open(demo)
      try script.wait(0.1)
      let title = stage.exhibits[demo].title
      let found = script.layers.texts.last { $0.text == title && $0.area.minY < Stage.barHeight }
      let (_, area, style) = try #require(found)
      let width = fonts.size(of: title, style: style, width: .infinity).width
      #expect(width <= area.size.width, "\(title) in \(shown.name)")
      for region in StageRegion.allCases {
        for control in stage.demo.controls(in: region) {
          #expect(control.area.minX >= 0 && control.area.size.width > 0, "\(title): \(control.id)")
          #expect(control.area.maxX <= shown.size.width, "\(title): \(control.id)")
        }
      }
    }
  }

  @Test("a sheet shows every demo, and the list of them")
  func sheet() throws {
    let shown = ContactSheet.Case(name: "tiny", size: LayoutSize(width: 280, height: 360))
    let sheet = try ContactSheet.surface(of: shown, share: 0.25, FontBook())
    // Six columns, and as many rows as the demos need.
    let rows = (Exhibits.names.count + 1 + 5) / 6
    #expect(sheet.width == 20 + 6 * (70 + 20) && sheet.height == 20 + rows * (90 + 42))
  }
}
