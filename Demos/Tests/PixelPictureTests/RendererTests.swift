import Foundation
import PixelPicture
import Testing

@testable import Renderer

@Suite struct RendererTests {
  @Test("the picture is a portable pixmap of the screen, the same on every run")
  func picture() throws {
    let bytes = try Renderer.picture().ppm
    let header = Array("P6\n700 960\n255\n".utf8)
    #expect(Array(bytes.prefix(header.count)) == header)
    #expect(bytes.count == header.count + 700 * 960 * 3)
    #expect(try Renderer.picture().ppm == bytes)
  }

  @Test("the text has every line of each note that is on screen")
  func text() throws {
    let lines = try Renderer.text().split(separator: "\n")
    #expect(lines.count == 32)
    #expect(lines.contains("│██░░██Your own renderer███████████████████████████│"))
    #expect(lines.contains("│  │ pushed.                                    │  │"))
  }

  @Test("the code on the page is that of the demos")
  func page() throws {
    let root = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../..")
      .standardizedFileURL
    let page = try String(
      contentsOf: root.appending(path: "Sources/Scrollwork/Scrollwork.docc/YourOwnRenderer.md"),
      encoding: .utf8)
    let blocks = page.split(separator: "```").enumerated().filter { $0.offset % 2 == 1 }
      .map(\.element).filter { $0.hasPrefix("swift\n") }
    #expect(blocks.count > 3)
    /// Code without its indentation, which a page has less of.
    func flush(_ code: some StringProtocol) -> String {
      code.split(separator: "\n").map { $0.drop { $0 == " " } }.joined(separator: "\n")
    }
    let sources = try ["PixelPicture", "Renderer", "TextPicture"].flatMap { target in
      let folder = root.appending(path: "Demos/Sources/\(target)")
      return try FileManager.default.contentsOfDirectory(atPath: folder.path).map {
        flush(try String(contentsOf: folder.appending(path: $0), encoding: .utf8))
      }
    }
    for block in blocks {
      let code = flush(block.dropFirst("swift\n".count))
      #expect(sources.contains { $0.contains(code) }, "\(code)")
    }
  }
}
