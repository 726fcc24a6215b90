import Foundation
import Testing

/// `conformance`, as somebody runs it.
@Suite struct ConformanceCommandTests {
  private static let header =
    "c,viewport_pt,drag_past_edge_pt,banded_pt,slope,inverse_drag_pt\n"
  private static let tables = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "../../../Tests/ConformanceTests/Tables").standardized.path

  @Test("the tables of the tests pass, and the computed ones lie in the folder")
  func shipped() throws {
    let folder = try TestFolder()
    let physics = try conformance("physics", Self.tables + "/physics", "--out", folder.path("p"))
    #expect(physics.code == 0 && physics.errors.isEmpty, "\(physics)")
    let files = try FileManager.default.contentsOfDirectory(atPath: folder.path("p"))
    #expect(files.count > 15 && files.contains("rubber_band.csv"))
    let bounce = try conformance(
      "bounce", Self.tables + "/bounce_cases.csv", "--out", folder.path("b"))
    #expect(bounce.code == 0 && bounce.output.contains("bounce_cases.csv"), "\(bounce)")
  }

  @Test("0 within tolerance, 1 past it, 2 when it cannot tell")
  func codes() throws {
    let folder = try TestFolder()
    let out = folder.path("out")
    func check(_ row: String) throws -> ToolOutcome {
      try folder.write("in/rubber_band.csv", Self.header + row)
      return try conformance("physics", folder.path("in"), "--out", out)
    }
    #expect(try check("0.55,400.0,0.0,0.0,0.55,0.0\n").code == 0)
    let wrong = try check("0.55,400.0,0.0,0.1,0.55,0.0\n")
    #expect(wrong.code == 1 && wrong.output.contains("FAIL rubber_band.csv"))
    let broken = try check("0.55,NaN,0.0,0.1,0.55,0.0\n")
    #expect(broken.code == 2 && broken.errors.contains("rubber_band.csv:2:2"))
    #expect(try conformance("bounce", "none.csv", "--out", out).code == 2)
    for arguments in [["physics"], ["physics", "."], ["phisics"]] {
      let result = try conformance(arguments)
      #expect(result.code == 2 && result.output.isEmpty && !result.errors.isEmpty)
    }
    #expect(try conformance("phisics").errors.contains("did you mean 'physics'?"))
    let help = try conformance("--help")
    #expect(help.code == 0 && help.output.contains("bounce"))
  }

  @Test("what cannot be read or written is named, with the reason")
  func reasons() throws {
    let folder = try TestFolder()
    try folder.write("kept", "kept")
    for (path, reason) in [
      (folder.path("none"), "no such file"), (folder.path("kept"), "not a folder"),
    ] {
      let result = try conformance("physics", path, "--out", folder.path("out"))
      #expect(result.code == 2 && result.errors.contains(reason), "\(result)")
    }
    let out = try conformance(
      "bounce", Self.tables + "/bounce_cases.csv", "--out", folder.path("kept"))
    #expect(out.code == 2 && out.errors.contains("not a folder"), "\(out)")
    #expect(try String(contentsOfFile: folder.path("kept"), encoding: .utf8) == "kept")
  }

  @Test("no control character of a table or an argument reaches the terminal")
  func plain() throws {
    let folder = try TestFolder()
    let wild = "a\u{1B}[31mb\u{7}"
    func expectPlain(_ result: ToolOutcome) {
      #expect(result.code != 0)
      for text in [result.output, result.errors] {
        #expect(!text.contains("\u{1B}") && !text.contains("\u{7}"), "\(text.debugDescription)")
      }
    }
    for text in [Self.header + "\"\(wild)\",1,1,1,1,1\n", "\"\(wild)\"\n1\n"] {
      try folder.write("in/rubber_band.csv", text)
      expectPlain(try conformance("physics", folder.path("in"), "--out", folder.path("out")))
    }
    for command in ["physics", "bounce"] {
      expectPlain(try conformance(command, wild, "--out", folder.path("out")))
    }
    expectPlain(try conformance(wild))
  }

  private func conformance(_ arguments: String...) throws -> ToolOutcome {
    try conformance(arguments)
  }

  private func conformance(_ arguments: [String]) throws -> ToolOutcome {
    try ToolProcess("conformance").run(arguments)
  }
}
