import Foundation
import ScrollSDL
import ScrollTools
import Scrollwork
import Stage

/// The frame times of every demo in windows of several sizes, as a table.
///
/// A time is the processor time of the whole process, from before the step to after the picture is complete, so that neither
/// other programs nor the display count. Demos are flung, jumped through and dragged, all in the same way.
struct FrameTimeTable {
  /// What draws the frames.
  enum Target: String, CaseIterable {
    /// SDL's renderer for the processor, into memory.
    case memory
    /// A window, with the renderer that SDL chooses or `SDL_RENDER_DRIVER` names.
    case window
  }

  /// A demo in a window.
  struct Row: Hashable {
    var demo: String
    var size: LayoutSize
    /// Milliseconds, ascending.
    var times: [Double]
    /// Milliseconds from before there is a window to after its first picture, with fonts and cities that nobody used before.
    var firstPicture: Double

    func percentile(_ percent: Int) -> Double {
      times.isEmpty ? 0 : times[min(times.count - 1, times.count * percent / 100)]
    }
  }

  static let sizes = [
    LayoutSize(width: 390, height: 844), LayoutSize(width: 844, height: 390),
    LayoutSize(width: 1280, height: 800), LayoutSize(width: 1900, height: 1400),
  ]

  private(set) var driver = "software, in memory"
  private(set) var rows: [Row] = []

  /// Measures demos.
  ///
  /// - Parameters:
  ///   - demos: positions in ``Exhibits``.
  ///   - processorTime: seconds that the process has used.
  init(
    _ target: Target, demos: [Int], sizes: [LayoutSize] = FrameTimeTable.sizes,
    processorTime: @escaping () -> Double
  ) throws {
    for demo in demos {
      for size in sizes {
        let fonts = try FontBook()
        let opening = processorTime()
        let canvas: FrameCanvas
        switch target {
        case .memory: canvas = try .memory(SurfaceRenderer(size: size, fonts: fonts))
        case .window:
          let window = try Window(
            Window.Configuration(title: "Times", size: size, waitsForDisplay: false), fonts: fonts)
          driver = window.driver
          canvas = .window(window)
        }
        defer { canvas.close() }
        var cities: Cities?
        let exhibits = Exhibits.all {
          let loaded = try cities ?? Cities()
          cities = loaded
          return loaded
        }
        let stage = try Stage(exhibits, size: size, scale: 1, theme: .light, measurer: fonts)
        try stage.open(demo)
        canvas.draw(try stage.step(to: .zero), on: stage.surroundings.theme.ground)
        let firstPicture = (processorTime() - opening) * 1000
        var times: [Double] = []
        var script = Story.Script(stage)
        script.makeFrame = { stage, time in
          let begin = processorTime()
          let layers = try stage.step(to: time)
          canvas.draw(layers, on: stage.surroundings.theme.ground)
          times.append((processorTime() - begin) * 1000)
          return layers
        }
        try Self.play(&script, size)
        times.sort()
        rows.append(
          Row(
            demo: stage.exhibits[demo].name, size: size, times: times, firstPicture: firstPicture))
      }
    }
  }

  /// Six flings, a jump to each end, a drag beyond the top, and rest: about 900 frames.
  private static func play(_ script: inout Story.Script, _ size: LayoutSize) throws {
    let (x, low, high) = (size.width * 0.6, size.height * 0.8, size.height * 0.3)
    func point(_ y: Double) -> LayoutPoint { LayoutPoint(x: x, y: y) }
    try script.wait(1)
    for _ in 0..<4 {
      try script.drag(from: point(low), to: point(high), seconds: 0.1)
      try script.wait(1.5)
    }
    try script.press(.end)
    try script.wait(1)
    for _ in 0..<2 {
      try script.drag(from: point(high), to: point(low), seconds: 0.1)
      try script.wait(1.5)
    }
    try script.press(.home)
    try script.wait(1)
    try script.drag(from: point(high), to: point(low), seconds: 0.5)
    try script.wait(2)
  }

  /// The table as Markdown: median and 95th percentile of a frame, and what passes before the first picture, in milliseconds.
  var markdown: String {
    let sizes = rows.map(\.size).reduce(into: [LayoutSize]()) { found, size in
      if !found.contains(size) { found.append(size) }
    }
    let names = sizes.map { "\(Int($0.width)) x \(Int($0.height))" }
    var text =
      "Frames by \(driver): median / 95th percentile of the processor's time, and its time from the window to the "
      + "first picture, ms\n\n"
    text +=
      "| demo | \(names.joined(separator: " | ")) |\n|---|\(sizes.map { _ in "---:|" }.joined())\n"
    for start in stride(from: 0, to: rows.count, by: max(1, sizes.count)) {
      let line = rows[start..<min(start + sizes.count, rows.count)]
      let cells = line.map {
        "\($0.percentile(50).fixed(2)) / \($0.percentile(95).fixed(2)), \($0.firstPicture.fixed(0))"
      }
      text += "| \(rows[start].demo) | \(cells.joined(separator: " | ")) |\n"
    }
    return text
  }

  /// The seconds of processor time that this process has used, all its threads.
  static func processorTime() -> Double {
    var time = timespec()
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) * 1e-9
  }
}

/// What frames are drawn on to be timed.
private enum FrameCanvas {
  case memory(SurfaceRenderer)
  case window(Window)

  func draw(_ layers: [Stage.Layer], on ground: Color) {
    switch self {
    case .memory(let surface):
      surface.begin(ground)
      for layer in layers {
        surface.drawing.draw(layer.list, at: layer.origin, clip: layer.clip)
      }
      surface.flush()
    case .window(let window):
      _ = window.events()
      window.begin(ground)
      for layer in layers { window.draw(layer.list, at: layer.origin, clip: layer.clip) }
      window.present()
    }
  }

  func close() {
    if case .window(let window) = self { window.close() }
  }
}
