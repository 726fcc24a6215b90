#if SDL
  import Foundation
  import ScrollPrimitives
  import Testing

  @testable import ScrollSDL

  @Suite struct CityNameTests {
    @Test("the names of the cities in the scenarios have letters in the fonts")
    func names() throws {
      let file = Picture.folder.deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().appending(path: "Demos/Scenarios/cities.csv")
      let text = try String(contentsOf: file, encoding: .utf8)
      let fonts = try FontBook()
      var missing: [Character] = []
      for character in Set(text) {
        guard let first = character.unicodeScalars.first?.value, first > 0x20 else { continue }
        let face = fonts.face(for: character, script: Script.of(first), weight: .regular)
        if !fonts.provides(Int(face), character) { missing.append(character) }
      }
      // Marks on letters that they do not belong to, and the like: slips of the file.
      #expect(missing.count <= 4, "\(missing.map { $0.unicodeScalars.map(\.value) })")
    }
  }
#endif
