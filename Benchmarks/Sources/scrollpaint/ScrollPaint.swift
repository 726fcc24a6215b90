#if Paint
  import Glibc
  import ScrollSDL
  import Scrollwork
  import SideWork

  /// Paints rows in software as the peers do: W9, and whether rows lie where they should.
  @main
  struct ScrollPaint {
    static let usage = """
      usage: scrollpaint N WORKS

      Prints a line of JSON for each figure. N is a number of rows, WORKS is W9, prec, both with a comma
      between them, or all; other works are left out. SIDE_PICTURES names a folder for pictures.

      """

    static func main() throws {
      let arguments = CommandLine.arguments.dropFirst()
      guard arguments.count == 2, let rows = arguments.first.flatMap(Int.init),
        (4000...1_000_000_000).contains(rows), let names = arguments.last
      else {
        _ = usage.withCString { write(STDERR_FILENO, $0, strlen($0)) }
        exit(64)
      }
      let works = Set(names.split(separator: ",").map(String.init))
      let report = SideReport(rows: rows)
      if works.contains("W9") || works.contains("all") { try paint(rows, report) }
      if works.contains("prec") || works.contains("all") { try checkPlaces(rows, report) }
    }

    /// W9: paints every frame of a scroll, all of the picture. Only painting is timed.
    private static func paint(_ rows: Int, _ report: SideReport) throws {
      var list = try PaintList(rows: rows)
      let last = Double(rows) * SideData.uniformExtent - SideData.height
      let frames = min(SideData.frames, Int(last) / SideData.step)
      // Fonts and pictures of letters are made once.
      for frame in 1...60 { list.paint(try list.scroll(to: Double(frame * 3))) }
      var times: [Int] = []
      for number in 1...frames {
        let frame = try list.scroll(to: Double(number * SideData.step))
        let began = SideClock.thread()
        list.paint(frame)
        times.append(SideClock.thread() - began)
      }
      report("W9", "frame_paint_cpu_mean_ns", Double(times.reduce(0, +)) / Double(frames))
      times.sort()
      report("W9", "frame_paint_cpu_p50_ns", Double(times[frames / 2]))
      report("W9", "frame_paint_cpu_p99_ns", Double(times[frames * 99 / 100]))
      try save(list, "W9", rows)
    }

    /// prec: how far rows near the end are painted from where they should be, by the pixels.
    private static func checkPlaces(_ rows: Int, _ report: SideReport) throws {
      var list = try PaintList(rows: rows)
      let start = Double(rows - 400) * SideData.uniformExtent
      var worst = 0.0
      var seen = 0
      for number in 0..<200 {
        let offset = start + Double(number * SideData.step)
        list.paint(try list.scroll(to: offset))
        let (error, edges) = errorOfEdges(list, offset)
        worst = max(worst, error)
        seen += edges
      }
      guard seen > 0 else { throw NothingPainted(rows: rows) }
      try save(list, "prec", rows)
      report("prec", "row_position_error_max_px", worst)
      let extent = Double(rows) * SideData.uniformExtent
      report("prec", "extent_error_px", abs(list.view.contentSize.height - extent))
    }

    struct NothingPainted: Error {
      var rows: Int
    }

    /// How far the edges between rows are from where they belong, and how many there are. The ground to the
    /// right of the text tells one row from the next, and even rows from odd ones.
    private static func errorOfEdges(
      _ list: PaintList, _ offset: Double
    ) -> (error: Double, edges: Int) {
      let bytes = list.surface.rgba
      let width = list.surface.width
      var (error, edges) = (0.0, 0)
      for y in 1..<list.surface.height {
        let (above, here) = (bytes[((y - 1) * width + 590) * 4], bytes[(y * width + 590) * 4])
        guard above != here else { continue }
        edges += 1
        // The first edge below the offset at which a row of this ground begins.
        let isOdd = here == 255
        let row = ((offset + Double(y)) / SideData.uniformExtent).rounded()
        let parity = Int(row) % 2 != 0
        let nearest =
          parity == isOdd ? row : row + (row * SideData.uniformExtent < offset + Double(y) ? 1 : -1)
        error = max(error, abs(nearest * SideData.uniformExtent - offset - Double(y)))
      }
      return (error, edges)
    }

    private static func save(_ list: PaintList, _ work: String, _ rows: Int) throws {
      guard let folder = getenv("SIDE_PICTURES").map({ String(cString: $0) }) else { return }
      try list.surface.writePNG(to: "\(folder)/scrollwork-\(work)-\(rows).png")
    }
  }
#else
  import Glibc

  /// Says what it takes to have scrollpaint.
  @main
  struct ScrollPaint {
    static func main() {
      let text = "scrollpaint was built without SDL2: build it with --traits Paint\n"
      _ = text.withCString { write(STDERR_FILENO, $0, strlen($0)) }
      exit(69)
    }
  }
#endif
