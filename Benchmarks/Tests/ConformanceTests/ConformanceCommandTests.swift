import Foundation
import Testing

/// `conformance`, as somebody runs it.
@Suite struct ConformanceCommandTests {
  private static let header =
    "c,viewport_pt,drag_past_edge_pt,banded_pt,slope,inverse_drag_pt\n"
  private static let tables = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "../../../Tests/ConformanceTests/Tables").standardized.path

  @Test("the tables of the tests pass, and what was computed lies in the folder")
  func shipped() throws {
    let folder = try Folder()
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
    let folder = try Folder()
    let out = folder.path("out")
    func check(_ row: String) throws -> Outcome {
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
    let folder = try Folder()
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
    #expect(try folder.read("kept") == "kept")
  }

  @Test("no control character of a table or an argument reaches the terminal")
  func plain() throws {
    let folder = try Folder()
    let wild = "a\u{1B}[31mb\u{7}"
    func expectPlain(_ result: Outcome) {
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

  private struct Outcome {
    var code: Int32
    var output: String
    var errors: String
  }

  private func conformance(_ arguments: String...) throws -> Outcome { try conformance(arguments) }

  /// Runs the tool built beside the tests.
  private func conformance(_ arguments: [String]) throws -> Outcome {
    let folder = try Folder()
    for name in ["output", "errors"] { try folder.write(name, "") }
    let process = Process()
    process.executableURL = URL(filePath: "/proc/self/exe").resolvingSymlinksInPath()
      .deletingLastPathComponent().appending(path: "conformance")
    process.arguments = arguments
    process.standardOutput = FileHandle(forWritingAtPath: folder.path("output"))
    process.standardError = FileHandle(forWritingAtPath: folder.path("errors"))
    process.standardInput = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
    return Outcome(
      code: process.terminationStatus, output: try folder.read("output"),
      errors: try folder.read("errors"))
  }

  /// A folder for one test, gone with it.
  private final class Folder {
    private let directory = NSTemporaryDirectory() + "conformance-" + UUID().uuidString

    init() throws {
      try FileManager.default.createDirectory(
        atPath: directory + "/in", withIntermediateDirectories: true)
    }

    deinit { try? FileManager.default.removeItem(atPath: directory) }

    func path(_ name: String) -> String { directory + "/" + name }

    func write(_ name: String, _ text: String) throws {
      try text.write(toFile: path(name), atomically: false, encoding: .utf8)
    }

    func read(_ name: String) throws -> String {
      try String(contentsOfFile: path(name), encoding: .utf8)
    }
  }
}
