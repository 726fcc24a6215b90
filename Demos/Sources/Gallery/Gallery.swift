import ArgumentParser
import Foundation
import ScrollApp
import ScrollCommands
import ScrollSDL
import ScrollTools
import Scrollwork
import Stage

/// The gallery in a window, or as pictures where there is no display.
@main
struct Gallery: ToolCommand {
  static let configuration = CommandConfiguration(
    commandName: "Gallery",
    abstract: "Shows what a collection view can do.",
    usage: """
      Gallery [OPTIONS]
      Gallery push [OPTIONS]
      """,
    discussion: """
      Demos: \(Exhibits.names.enumerated().map { "\($0 + 1) \($1)" }.joined(separator: ", ")).
      Drag, flick, wheel, hold, swipe, or use keys: H or ? shows those of the open demo. Escape goes back, Ctrl-Q quits.
      Without a display, write pictures: Gallery --headless FOLDER.
      Exit codes: 0 success, 1 no display, no font or another failure, 2 there is no such demo, the \
      demo or the file cannot be recorded, or the socket cannot be listened on, 64 wrong arguments; \
      those of push: Gallery help push.
      """,
    subcommands: [PushCommand.self])

  static let usageCode: Int32 = 64
  static let failureCode: Int32 = 1

  @Option(help: "Write a picture of every demo into this folder instead of opening a window.")
  var headless: String?

  @Option(
    help: ArgumentHelp(
      "Write pictures of all demos side by side into this folder, one for each size of window and theme.",
      valueName: "folder"))
  var sheet: String?

  @Option(
    help: ArgumentHelp(
      "Write a film of the demo, or of several without --demo, into this animated PNG file (.apng or .png).",
      valueName: "file"))
  var film: String?

  @Option(
    help: ArgumentHelp("The demo to begin with, by its name or number.", valueName: "name"),
    completion: .list(Exhibits.names))
  var demo: String?

  @Option(
    help: "A window that people have: desktop, phone-portrait, phone-landscape or split.",
    transform: WindowPreset.init(option:))
  var window: WindowPreset?

  @Option(help: "The window's width in points; 390, or that of --window.")
  var width: Double?

  @Option(help: "The window's height in points; 844, or that of --window.")
  var height: Double?

  @Option(help: "Pixels per point, 0.5 to 8; those of the system by default.")
  var scale: Double?

  @Option(
    help: ArgumentHelp(
      "Where the place is kept that the gallery is left at and comes back to; by default "
        + "scrollwork/gallery.parcel in XDG_STATE_HOME or ~/.local/state. Nothing is kept with --trace, "
        + "--record or --seconds, unless it is given.", valueName: "file"))
  var place: String?

  @Flag(help: "Begin with the list of demos, not where the gallery was left.")
  var anew = false

  @Flag(help: "Begin with dark colors instead of the desktop's.")
  var dark = false

  @Option(
    help: ArgumentHelp(
      "How large text is, as on phones: \(ContentSizeCategory.words.joined(separator: ", ")).",
      valueName: "size"),
    completion: .list(ContentSizeCategory.words), transform: ContentSizeCategory.init(option:))
  var textSize = ContentSizeCategory.large

  @Flag(help: "Begin lines at the right, as Arabic and Hebrew do.")
  var rightToLeft = false

  @Flag(help: "Begin with light colors instead of the desktop's.")
  var light = false

  @Option(help: "Close the window after this number of seconds.")
  var seconds: Double?

  @Option(
    help: "Write a line for each frame into this CSV file: time, offset, phase, bounce, drift.")
  var trace: String?

  @Option(
    help: ArgumentHelp(
      "Save what is done in the demo as a scenario (YAML) and a journal (JSON lines) next to it, until the demo "
        + "is left or the window closes. scrollsim run does it again.", valueName: "file"))
  var record: String?

  @Option(
    help: ArgumentHelp(
      "Listen on this Unix socket for pushes, as Gallery push --socket sends them: each is a post in the "
        + "feed, a banner, a sound and a count in the title.", valueName: "socket"))
  var push: String?

  @Option(
    help: ArgumentHelp(
      "Print what frames of every demo take, and the first picture, drawn in memory by SDL's software renderer or in a "
        + "window; --demo measures one, and --window, --width and --height one size.",
      valueName: "memory|window"))
  var times: FrameTimeTable.Target?

  @Flag(help: "Print what the frames took when the window closes.")
  var log = false

  /// The window's size in points: options override the preset.
  var windowSize: LayoutSize {
    var size = LayoutSize(width: 390, height: 844)
    size ?= window?.size
    size.width ?= width
    size.height ?= height
    return size
  }

  /// Whether the command line says how large the window is.
  private var isSized: Bool { window != nil || width != nil || height != nil }

  func validate() throws {
    let size = windowSize
    guard (200...8000).contains(size.width), (200...8000).contains(size.height) else {
      throw ValidationError("A window is 200 to 8000 points wide and high.")
    }
    if let scale, !(0.5...8).contains(scale) { throw ValidationError("A scale is 0.5 to 8.") }
    if let film, !film.hasSuffix(".apng"), !film.hasSuffix(".png") {
      throw ValidationError("A film's name ends with .apng or .png.")
    }
    if let record {
      guard demo != nil else { throw ValidationError("--record needs --demo.") }
      guard record.hasSuffix(".yaml"), record != ".yaml" else {
        throw ValidationError("A recording's name ends with .yaml.")
      }
    }
    if let seconds, !(seconds >= 0) { throw ValidationError("Seconds are 0 or more.") }
  }

  func run() throws {
    let first = try demo.map(Exhibits.index(of:))
    let fonts = try FontBook()
    if let headless {
      try Self.makeFolder(headless)
      for story in Story.all {
        let path = "\(headless)/\(story.name).png"
        try story.surface(fonts).writePNG(to: path)
        print(path)
      }
      return
    }
    if let sheet {
      try Self.makeFolder(sheet)
      for shown in ContactSheet.cases {
        let path = "\(sheet)/\(shown.name.replacing(" ", with: "-")).png"
        try ContactSheet.surface(of: shown, fonts).writePNG(to: path)
        print(path)
      }
      return
    }
    if let film {
      let bytes = try Film.film(of: first, isDark: dark, size: windowSize).bytes(fonts)
      try Self.write(bytes, to: film)
      print("\(film): \(bytes.count.grouped) bytes")
      return
    }
    if let times {
      let table = try FrameTimeTable(
        times, demos: first.map { [$0] } ?? Array(Exhibits.names.indices),
        sizes: isSized ? [windowSize] : FrameTimeTable.sizes,
        processorTime: FrameTimeTable.processorTime)
      return print(table.markdown, terminator: "")
    }
    do {
      var host = try Host(self, demo: first, fonts)
      try host.run()
    } catch let failure as Session.Failure {
      FileHandle.standardError.write(Data("\(failure)\n".utf8))
      throw ExitCode(2)
    } catch let failure as PushError {
      guard case .system = failure, let push else { throw Failure.badInput("--push: \(failure)") }
      throw Failure.badInput("--push: \(push): \(failure)")
    } catch let failure as SDLFailure where failure == .noDisplay {
      throw Failure(code: Self.failureCode, message: Self.withoutDisplay)
    }
  }

  private static let withoutDisplay: SafeText = """
    There is no display to open a window on. Instead:
      Scripts/gallery --headless gallery-pictures    # writes a picture of every demo into a folder
      xvfb-run Scripts/gallery --seconds 5 --log     # opens a window that nobody sees (apt-get install xvfb)
    """

  private static func write(_ bytes: [UInt8], to path: String) throws {
    do { try Data(bytes).write(to: URL(filePath: path)) } catch {
      throw Failure.badInput(
        "\(path): the film cannot be written: \((error as NSError).localizedDescription)")
    }
  }

  /// Makes the folder for pictures, and those that it is in.
  private static func makeFolder(_ path: String) throws {
    do {
      try FileManager.default.createDirectory(
        at: URL(filePath: path, directoryHint: .isDirectory), withIntermediateDirectories: true)
    } catch {
      throw Failure.badInput(
        "\(path): the folder cannot be made: \((error as NSError).localizedDescription)")
    }
  }
}

extension FrameTimeTable.Target: ExpressibleByArgument {}
