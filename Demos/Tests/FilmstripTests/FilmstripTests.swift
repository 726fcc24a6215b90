import Foundation
import Testing

@testable import Filmstrip

@Suite struct FilmstripTests {
  @Test("the pictures are those that the engine draws", arguments: ["filmstrip", "rows-above"])
  func picture(_ name: String) throws {
    let svg = try name == "filmstrip" ? Filmstrip.picture() : RowsAbove().picture()
    let file = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../Pictures/\(name).svg").standardizedFileURL
    if ProcessInfo.processInfo.environment["RECORD"] == "1" {
      try svg.write(to: file, atomically: true, encoding: .utf8)
    }
    #expect(try svg == String(contentsOf: file, encoding: .utf8))
  }
}
