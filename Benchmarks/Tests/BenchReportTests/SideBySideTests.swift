import BenchReport
import Foundation
import Testing

/// The program with scripts in the place of harnesses.
@Suite struct SideBySideTests {
  private func sidebyside(_ arguments: [String]) throws -> ToolOutcome {
    try ToolProcess("sidebyside").run(arguments)
  }

  /// Writes that a frame takes so long, and a line about the call.
  private func harness(_ peer: String, nanoseconds: Int, n: String, _ folder: TestFolder) -> String
  {
    """
    echo "\(peer) $@ $SIDE_VIEWPORT" >>'\(folder.directory)/calls'
    echo '{"peer":"\(peer)","work":"W1","n":'\(n)',"metric":"frame_layout_cpu_mean_ns",\
    "value":\(nanoseconds)}'
    """
  }

  private func arguments(_ folder: TestFolder, ours: String, peers: String) -> [String] {
    [
      "--quick", "--no-ladder", "--only", "W1", "--repetitions", "2", "--out",
      folder.directory + "/out",
      "--ours",
      ours, "--peers", peers,
    ]
  }

  @Test func `harnesses run in turn, and the report has their ratio`() throws {
    let folder = try TestFolder()
    let ours = try folder.script(
      "ours", harness("scrollwork", nanoseconds: 800, n: "$2", folder))
    let peers = try folder.script(
      "peers",
      """
      [ "$1" = gtk4 ] || exit 9
      \(harness("gtk-4.8.3", nanoseconds: 160_000, n: "$2", folder))
      """)
    let outcome = try sidebyside(
      arguments(folder, ours: ours, peers: peers) + ["--only", "gtk4", "--bars"])
    #expect(outcome.code == 0, "\(outcome.errors)")
    #expect(outcome.output.contains("200×"))
    let once =
      ["10000", "1000000"].flatMap { ["scrollwork side \($0) W1 ", "gtk-4.8.3 gtk4 \($0) W1 "] }
      + [200, 400, 1600, 3200, 6400].map { "scrollwork side 1000000 W1 600x\($0)" }
    #expect(try folder.text("calls").split(separator: "\n").map(String.init) == once + once)
    #expect(try folder.text("out/results.md").contains("160 µs, **200×**"))
    #expect(try folder.text("out/results.json").contains("\"peer\" : \"gtk-4.8.3\""))
    #expect(try folder.text("out/frame.svg").contains("GTK 4.8.3"))
  }

  @Test func `a peer that fails, is missing or does not end is named and left out`() throws {
    let folder = try TestFolder()
    let ours = try folder.script(
      "ours", harness("scrollwork", nanoseconds: 800, n: "$2", folder))
    let peers = try folder.script(
      "peers",
      """
      case $1 in
      qtquick) echo 'cannot open display' >&2; exit 7 ;;
      gtk4) sleep 60 & wait ;;
      imgui) echo 'no JSON' ;;
      prefix-array) kill -SEGV $$ ;;
      esac
      """)
    let outcome = try sidebyside(
      arguments(folder, ours: ours, peers: peers) + ["--time-limit", "5"])
    #expect(outcome.code == 0)
    let text = try folder.text("out/results.md")
    #expect(text.contains("- qtquick, 10000 rows (W1): exit code 7: cannot open display"))
    #expect(text.contains("- gtk4, 10000 rows (W1): not done after 5 s"))
    #expect(text.contains("- imgui, 1000000 rows (W1): line 1 is no figure: no JSON"))
    #expect(text.contains("- prefix-array, 10000 rows (W1): ended by signal 11"))
    #expect(text.contains("Scrollwork"))
    let none = try sidebyside(
      arguments(folder, ours: ours, peers: folder.directory + "/nowhere"))
    #expect(none.code == 0)
    #expect(try folder.text("out/results.md").contains("nowhere is missing"))
  }

  @Test func `the program fails when ours does, and the report says why`() throws {
    let folder = try TestFolder()
    let ours = try folder.script("ours", "[ \"$2\" != 10000 ] || exit 5; exit 6")
    let outcome = try sidebyside(
      arguments(folder, ours: ours, peers: folder.directory + "/nowhere") + ["--bars"])
    #expect(outcome.code == 1)
    #expect(
      try folder.text("out/results.md").contains("- scrollwork, 10000 rows (W1): exit code 5"))
    let missing = try sidebyside(
      arguments(folder, ours: folder.directory + "/none", peers: folder.directory + "/nowhere"))
    #expect(missing.code == 1)
  }

  @Test func `a missed bar ends the program with 3 where that is asked for`() throws {
    let folder = try TestFolder()
    let ours = try folder.script(
      "ours", harness("scrollwork", nanoseconds: 1001, n: "$2", folder))
    let arguments = arguments(folder, ours: ours, peers: folder.directory + "/nowhere")
    #expect(try sidebyside(arguments).code == 0)
    let outcome = try sidebyside(arguments + ["--bars"])
    #expect(outcome.code == 3)
    #expect(outcome.output.contains("0 met, 1 missed"))
  }

  @Test func `who ends the program ends the harness`() throws {
    let folder = try TestFolder()
    let ours = try folder.script("ours", "echo $$ >'\(folder.directory)/pid'; exec sleep 60")
    let process = Process()
    process.executableURL = ToolProcess("sidebyside").url
    process.arguments = arguments(folder, ours: ours, peers: folder.directory + "/nowhere")
    process.standardError = FileHandle.nullDevice
    try process.run()
    var harness: pid_t?
    for _ in 0..<2000 where harness == nil {
      usleep(10_000)
      harness = (try? folder.text("pid")).flatMap { pid_t($0.filter(\.isNumber)) }
    }
    process.terminate()
    process.waitUntilExit()
    #expect(process.terminationStatus == 128 + SIGTERM)
    let group = try #require(harness)
    var isGone = false
    for _ in 0..<500 where !isGone {
      // A zombie that nobody waits for yet is as good as gone.
      let state = try? String(contentsOfFile: "/proc/\(group)/stat", encoding: .utf8)
      isGone = state.map { $0.contains(") Z ") } ?? true
      usleep(10_000)
    }
    #expect(isGone)
  }

  @Test func `wrong arguments end with 64, and help with 0`() throws {
    for arguments in [["--nonsense"], ["--only", "W0"], ["--repetitions"]] {
      let outcome = try sidebyside(arguments)
      #expect(outcome.code == 64)
      #expect(outcome.errors.contains("usage: sidebyside"))
    }
    let help = try sidebyside(["--help"])
    #expect(help.code == 0 && help.output.hasPrefix("usage: sidebyside"))
    let out = try sidebyside(["--no-peers", "--out", "/proc/nowhere"])
    #expect(out.code == 1)
  }

  @Test func `a file of callgrind is drawn, and a damaged one is named`() throws {
    let folder = try TestFolder()
    let (file, picture) = (folder.directory + "/calls", folder.directory + "/out.svg")
    let calls = SampleCalls(
      symbol: "counted_section", own: 40, callees: [SampleCalls(symbol: "f", own: 60)])
    let lines = calls.file(SampleCalls.Style())
    try lines.joined(separator: "\n").write(toFile: file, atomically: true, encoding: .utf8)
    let outcome = try sidebyside(["flame", file, picture, "--units", "10"])
    #expect(outcome.code == 0, "\(outcome.errors)")
    #expect(outcome.output.contains("          10           4  counted_section\n"))
    #expect(try folder.text("out.svg").contains("f: 6 instructions a unit, 60.0 %"))
    try lines.dropLast().joined(separator: "\n")
      .write(toFile: file, atomically: true, encoding: .utf8)
    let cut = try sidebyside(["flame", file, picture])
    #expect(cut.code == 1)
    #expect(
      cut.errors.contains("calls: the file ends in line \(lines.count - 1), before the total"))
    #expect(try sidebyside(["flame", folder.directory + "/none", picture]).code == 1)
    let wrong = try sidebyside(["flame", file])
    #expect(wrong.code == 64 && wrong.errors.contains("usage: sidebyside flame"))
    #expect(try sidebyside(["flame", "--help"]).output == FlameOptions.usage)
  }

  @Test func `the script knows the program's options, and wrong ones before it builds`() throws {
    let script = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../../../Scripts/benchmark").standardized
    let help = try ToolOutcome(of: script, ["--help"])
    #expect(help.code == 0)
    // Those at the beginning of a line.
    let options = try sidebyside(["--help"]).output.split(separator: "\n")
      .filter { $0.hasPrefix("  --") }.compactMap { $0.split(separator: " ").first }
    #expect(options.count >= 10)
    for option in options { #expect(help.output.contains("  \(option) "), "\(option)") }
    #expect(try ToolOutcome(of: script, ["--nonsense"]).code == 64)
  }
}

extension TestFolder {
  /// Writes a script that can be run; its path.
  fileprivate func script(_ name: String, _ body: String) throws -> String {
    let file = try write(name, "#!/bin/sh\n\(body)\n")
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: file)
    return file
  }

  fileprivate func text(_ name: String) throws -> String {
    try String(contentsOfFile: path(name), encoding: .utf8)
  }
}
