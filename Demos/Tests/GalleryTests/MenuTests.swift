import ScrollSDL
import Scrollwork
import Stage
import Testing

@testable import Gallery

/// The list of demos by keys, and the page that lists the keys.
@Suite struct MenuTests {
  private static let size = LayoutSize(width: 390, height: 844)

  private func makeScript() throws -> Story.Script {
    let stage = try Stage(
      Exhibits.all { try Cities() }, size: Self.size, scale: 1, theme: .light,
      measurer: FontBook())
    var script = Story.Script(stage)
    try script.wait(0.1)
    return script
  }

  /// All texts that the last frame draws.
  private func texts(_ script: Story.Script) -> Set<String> {
    Set(script.layers.texts.map(\.text))
  }

  @Test("arrows and Enter open a demo, Escape comes back to where the focus was")
  func keys() throws {
    var script = try makeScript()
    let stage = script.stage
    for _ in 0..<4 {
      try script.press(.down)
      try script.wait(0.1)
    }
    try script.press(.enter)
    #expect(stage.openIndex == 3)
    try script.wait(0.1)
    try script.press(.escape)
    try script.wait(0.1)
    #expect(stage.openIndex == nil && stage.demo.view.focusedItem?.item == 3)
    try script.press(.end)
    try script.wait(1.5)
    try script.press(.space)
    #expect(stage.openIndex == stage.exhibits.count - 1)
  }

  @Test("a digit opens a demo by its number", arguments: 0..<10)
  func digit(_ number: Int) throws {
    let script = try makeScript()
    try script.stage.handle(
      .key(KeyPress(time: script.time, key: .character(Character("\((number + 1) % 10)")))))
    #expect(script.stage.openIndex == number)
  }

  @Test("every demo shows the file that it is in, and the file exists")
  func sources() throws {
    var script = try makeScript()
    try script.stage.handle(.resize(LayoutSize(width: 1280, height: 1600)))
    try script.wait(0.2)
    let shown = texts(script)
    let files = try SourceFiles.names(in: "Sources/Gallery")
    for exhibit in script.stage.exhibits {
      #expect(shown.contains(exhibit.source) && files.contains(exhibit.source))
    }
  }

  @Test("H, ? and a button show the keys of the demo and of all; nothing else happens meanwhile")
  func help() throws {
    var script = try makeScript()
    let stage = script.stage
    try stage.open(Exhibits.index(of: "mail"))
    try script.wait(0.1)
    try script.press(.character("h"))
    try script.wait(0.1)
    let demo = try #require(stage.demo as? MailDemo)
    #expect(stage.isHelpShown && texts(script).isSuperset(of: demo.keys.map(\.effect)))
    #expect(texts(script).contains("All demos"))
    // The page takes keys and pointers.
    try script.press(.down)
    try script.wait(0.1)
    #expect(demo.view.focusedItem == nil && stage.isHelpShown)
    try script.tap(200, 300)
    try script.wait(0.1)
    #expect(!stage.isHelpShown && demo.opened == nil)
    try script.tap(stage.helpButton.midX, stage.helpButton.midY)
    try script.wait(0.1)
    #expect(stage.isHelpShown)
    try script.press(.escape)
    #expect(!stage.isHelpShown && stage.openIndex != nil)
    try stage.handle(.key(KeyPress(time: script.time, key: .character("/"), modifiers: .shift)))
    #expect(stage.isHelpShown)
    try script.press(.character("h"))
    #expect(!stage.isHelpShown)
  }

  @Test("a search takes the letters of the help page")
  func search() throws {
    var script = try makeScript()
    try script.stage.open(0)
    try script.wait(0.1)
    try script.tap(150, 74)
    try script.press(.character("h"))
    #expect(!script.stage.isHelpShown)
  }
}
