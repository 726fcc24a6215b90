import Foundation
import Testing

@testable import Filmstrip

@Suite struct FilmstripTests {
  @Test("the story in the README is the one the engine tells")
  func picture() throws {
    let svg = try Filmstrip.picture()
    let file = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../Pictures/filmstrip.svg").standardizedFileURL
    if ProcessInfo.processInfo.environment["RECORD"] == "1" {
      try svg.write(to: file, atomically: true, encoding: .utf8)
    }
    #expect(try svg == String(contentsOf: file, encoding: .utf8))
  }
}
