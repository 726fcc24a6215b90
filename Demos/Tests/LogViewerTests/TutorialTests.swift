import Foundation
import Testing

/// The page "Tutorial" shows code of the two apps as it is.
@Suite struct TutorialTests {
  private static let demos = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "../..").standardized

  /// Lines without their indentation.
  private func lines(_ text: some StringProtocol) -> [String] {
    text.split(separator: "\n", omittingEmptySubsequences: false).map {
      $0.trimmingCharacters(in: .whitespaces)
    }
  }

  private func contains(_ source: [String], _ block: [String]) -> Bool {
    source.indices.contains { source[$0...].starts(with: block) }
  }

  @Test("each block of code on the page is in the sources of the apps and their tests")
  func blocks() throws {
    let page = Self.demos.appending(path: "../Sources/Scrollwork/Scrollwork.docc/Tutorial.md")
    let text = try String(contentsOf: page, encoding: .utf8)
    var sources: [[String]] = []
    for name in ["Sources/LogViewer", "Sources/Contacts", "Tests/LogViewerTests"] {
      let folder = Self.demos.appending(path: name)
      let files = try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
      for file in files where file.hasSuffix(".swift") {
        let source = try String(contentsOf: folder.appending(path: file), encoding: .utf8)
        sources.append(lines(source))
      }
    }
    let blocks = text.components(separatedBy: "```swift\n").dropFirst().map { part in
      lines(part.prefix(upTo: part.range(of: "\n```")?.lowerBound ?? part.endIndex))
    }
    #expect(blocks.count >= 14)
    for block in blocks {
      #expect(sources.contains { contains($0, block) }, "\(block.first ?? "")")
    }
  }
}
