import ScrollSDL
import Scrollwork
import Stage
import Testing

@testable import Gallery

/// What is done before the first picture of a demo, in the largest window that frames are timed in: counted, so that the
/// same is found on every machine.
@Suite struct FirstPictureTests {
  /// Counts the texts that it measures.
  private final class CountingMeasurer: TextMeasurer {
    let fonts: FontBook
    var count = 0

    init(_ fonts: FontBook) { self.fonts = fonts }

    func size(of text: String, style: TextStyle, width: Double) -> LayoutSize {
      count += 1
      return fonts.size(of: text, style: style, width: width)
    }
  }

  /// The most that a demo may do: cells that are given content, texts that are measured, commands that are drawn, and
  /// whether the cities are read.
  private struct Work: Equatable, CustomStringConvertible {
    var cells: Int
    var texts: Int
    var commands: Int
    var readsCities = false

    var description: String {
      "\(cells) cells, \(texts) texts, \(commands) commands, \(readsCities ? "cities" : "no cities")"
    }
  }

  private static let limits: [String: Work] = [
    "cities": Work(cells: 43, texts: 20, commands: 108, readsCities: true),
    "feed": Work(cells: 8, texts: 10, commands: 75),
    "chat": Work(cells: 19, texts: 39, commands: 63),
    "photos": Work(cells: 178, texts: 179, commands: 1601),
    "store": Work(cells: 69, texts: 2, commands: 370),
    "table": Work(cells: 682, texts: 2, commands: 2729),
    "billion": Work(cells: 21, texts: 2, commands: 111),
    "physics": Work(cells: 19, texts: 2, commands: 141),
    "mail": Work(cells: 15, texts: 34, commands: 136),
    "playlist": Work(cells: 24, texts: 28, commands: 330),
    "pages": Work(cells: 14, texts: 5, commands: 86),
    "outline": Work(cells: 16, texts: 57, commands: 143),
    "log": Work(cells: 25, texts: 97, commands: 162),
    "covers": Work(cells: 58, texts: 2, commands: 549),
    "trail": Work(cells: 12, texts: 11, commands: 49),
    "wallet": Work(cells: 102, texts: 202, commands: 330),
  ]

  private func work(of demo: Int) throws -> (name: String, work: Work) {
    let measurer = CountingMeasurer(try FontBook())
    var readsCities = false
    let exhibits = Exhibits.all {
      readsCities = true
      return try Cities()
    }
    let size = try #require(FrameTimeTable.sizes.last)
    let stage = try Stage(exhibits, size: size, scale: 1, theme: .light, measurer: measurer)
    try stage.open(demo)
    let layers = try stage.step(to: .zero)
    let work = Work(
      cells: stage.frame.work.bound, texts: measurer.count,
      commands: layers.reduce(0) { $0 + $1.list.commands.count }, readsCities: readsCities)
    return (exhibits[demo].name, work)
  }

  @Test(
    "no demo does more before its first picture than it needs for that", arguments: Exhibits.numbers
  )
  func work(demo: Int) throws {
    let (name, work) = try work(of: demo)
    let limit = try #require(Self.limits[name], "\(name): \(work)")
    #expect(work.cells > 0 && work.cells <= limit.cells, "\(name): \(work)")
    #expect(work.texts <= limit.texts, "\(name): \(work)")
    #expect(work.commands <= limit.commands, "\(name): \(work)")
    #expect(work.readsCities == limit.readsCities, "\(name): \(work)")
  }
}
