import Foundation
import Testing

@testable import CityList

@Suite struct CityListTests {
  @Test("the demo prints the same three frames as ever")
  func snapshot() throws {
    let text = try CityListDemo.pictures(of: CityListDemo.cities())
    let file = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "Snapshots/CityList.txt")
    if ProcessInfo.processInfo.environment["RECORD"] == "1" {
      try text.write(to: file, atomically: true, encoding: .utf8)
    }
    #expect(try text == String(contentsOf: file, encoding: .utf8))
  }
}
