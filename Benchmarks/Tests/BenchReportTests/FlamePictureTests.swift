import Foundation
import Testing

@testable import BenchReport

#if canImport(FoundationXML)
  import FoundationXML
#endif

@Suite struct FlamePictureTests {
  /// A box of a picture, with its text and its tooltip.
  private struct Frame {
    var title = ""
    var label = ""
    var x = 0.0
    var y = 0.0
    var width = 0.0
  }

  private final class Reader: NSObject, XMLParserDelegate {
    var frames: [Frame] = []
    private var open: String?
    private var isInside = false

    func parser(
      _ parser: XMLParser, didStartElement name: String, namespaceURI: String?,
      qualifiedName: String?, attributes: [String: String]
    ) {
      open = name
      if name == "g" {
        frames.append(Frame())
        isInside = true
      }
      guard isInside, name == "rect" else { return }
      func number(_ key: String) -> Double { attributes[key].flatMap(Double.init) ?? .nan }
      let last = frames.count - 1
      (frames[last].x, frames[last].y, frames[last].width) = (
        number("x"), number("y"), number("width")
      )
    }

    func parser(_ parser: XMLParser, foundCharacters string: String) {
      guard isInside else { return }
      if open == "title" { frames[frames.count - 1].title += string }
      if open == "text" { frames[frames.count - 1].label += string }
    }

    func parser(
      _ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?
    ) {
      open = nil
      if name == "g" { isInside = false }
    }
  }

  /// The boxes of functions, not those of the legend.
  private func frames(_ svg: String) throws -> [Frame] {
    let parser = XMLParser(data: Data(svg.utf8))
    let reader = Reader()
    parser.delegate = reader
    try #require(parser.parse(), "not well-formed: \(String(describing: parser.parserError))")
    return reader.frames.filter { $0.title.contains(" instructions a ") }
  }

  private func picture(_ calls: SampleCalls) throws -> FlamePicture {
    let style = SampleCalls.Style(hasShortNames: true, isSeparated: true)
    let graph = try CallGraph.parse(calls.file(style).joined(separator: "\n"))
    let tree = try #require(FlameTree(graph, root: "root", least: 0))
    return FlamePicture(
      title: "a <b>", tree: tree, units: 4, unit: "frame",
      isSeparatedByCallers: graph.isSeparatedByCallers, madeWith: "Swift & C")
  }

  @Test func `each box stands on its caller, is as wide as its share, and its text fits`() throws {
    for seed in seeds {
      var random = SplitMix(state: seed)
      let calls = SampleCalls.random(&random)
      let picture = try picture(calls)
      let frames = try frames(picture.svg())
      let whole = try #require(frames.first)
      #expect(whole.width == 1144, "seed \(seed)")
      for (index, frame) in frames.enumerated() {
        #expect(
          SVGCanvas.width(frame.label, size: 11) <= max(0, frame.width - 7) + 0.01, "seed \(seed)")
        #expect(frame.width >= 0.003 * whole.width - 0.01, "seed \(seed)")
        // Numbers have two decimals.
        let callers = frames[..<index].filter { abs($0.y - frame.y - 20) < 0.001 }
        #expect(
          index == 0
            || callers.contains {
              $0.x <= frame.x + 0.02 && frame.x + frame.width <= $0.x + $0.width + 0.02
            }, "seed \(seed): \(frame)")
        for other in frames[..<index] where other.y == frame.y {
          let isApart =
            other.x + other.width <= frame.x + 0.02 || frame.x + frame.width <= other.x + 0.02
          #expect(isApart, "seed \(seed): \(frame) over \(other)")
        }
      }
      // All that is wide enough is there.
      func count(_ tree: FlameTree) -> Int {
        tree.callees.filter { $0.cost >= 0.003 * picture.tree.cost }.reduce(1) { $0 + count($1) }
      }
      #expect(frames.count == count(picture.tree), "seed \(seed)")
    }
  }

  @Test func `a box tells its function, its figures, and the caption how stacks are known`() throws
  {
    let calls = SampleCalls(
      symbol: "root", own: 1000,
      callees: [SampleCalls(symbol: "specialized A<B & C>.b(c:)", own: 3000)])
    var picture = try picture(calls)
    let svg = picture.svg()
    let frames = try frames(svg)
    #expect(
      frames.map(\.title) == [
        "root: 1,000 instructions a frame, 100.0 %; 250 of its own",
        "specialized A<B & C>.b(c:): 750 instructions a frame, 75.0 %",
      ])
    #expect(frames.map(\.label) == ["root  1,000", "A.b  750"])
    #expect(frames[1].width == 858)
    #expect(svg.contains("4 frames under callgrind, Swift &amp; C. Functions are counted apart"))
    picture.isSeparatedByCallers = false
    #expect(picture.svg().contains("Stacks are not known"))
  }

  @Test func `a label is the name and the figure, as much of the name as fits, or nothing`() {
    func label(_ width: Double) -> String {
      FlamePicture.fitted("resolve(to:shifted:_:)", detail: "7,625", width: width)
    }
    #expect(label(200) == "resolve  7,625")
    #expect(label(60) == "resolve")
    #expect(label(40) == "reso…")
    #expect(label(20) == "")
    #expect(FlamePicture.fitted("(below main)", detail: "1", width: 300) == "(below main)  1")
  }

  @Test(arguments: [
    ("memcpy@GLIBC_2.2.5", "memcpy"),
    ("specialized Array.replaceSubrange<A>(_:with:)", "Array.replaceSubrange(_:with:)"),
    ("closure #1 in SideList.init(rows:_:)", "closure in SideList.init(rows:_:)"),
    ("isFirst #1 (_:) in CollectionView.anchorSlot(at:)", "isFirst (_:) in anchorSlot(at:)"),
    ("outlined init with copy of ScrollModel", "copy of ScrollModel"),
    ("outlined consume of CellStore.OwnedCell?", "end of CellStore.OwnedCell?"),
    (
      "swift::runtime::AccessSet::insert(swift::runtime::Access*, void*)", "AccessSet::insert"
    ),
    ("swift_retain", "swift_retain"), ("(below main)", "(below main)"), ("a > b", "a > b"),
  ])
  func `names are shorter`(name: String, short: String) {
    #expect(FlameName.short(name) == short)
  }

  @Test func `functions have the part of their name, of their type, or of their caller`() {
    func part(_ name: String, _ object: String = "/a/scrollbench") -> FlamePart? {
      FlamePart(of: CallGraph.Function(symbol: name, object: object))
    }
    #expect(part("CollectionView.step(to:deadline:)'a'b") == .frame)
    #expect(part("closure #1 in FramePipeline.fetch(in:at:)") == .layout)
    #expect(part("specialized static ScrollModel.clamp(_:)") == .input)
    #expect(part("CellStore.dequeue<A>(_:for:)") == .cells)
    #expect(part("closure #1 in closure #2 in SideList.init(rows:)") == .benchmark)
    #expect(part("CollectionView.contentSize.getter") == nil)
    #expect(part("outlined copy of CellStore.OwnedCell?") == nil)
    #expect(part("malloc") == .library)
    #expect(part("memcpy@GLIBC_2.2.5", "/usr/lib/libc.so.6") == .library)
    #expect(part("Array.append(_:)", "/usr/lib/libswiftCore.so") == .runtime)
  }

  @Test func `functions of a part are functions of the passes that it is`() throws {
    let sources = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../../../Sources/Scrollwork").standardized
    let frame = sources.appendingPathComponent("Frame")
    let files = try FileManager.default.subpathsOfDirectory(atPath: frame.path)
    #expect(files.count > 30)
    let passes: [FlamePart: [String]] = [
      .frame: ["CollectionView+Step", "FramePipeline+Step", "Pass6"],
      .input: ["Pass0", "Pass1", "Pass2", "CollectionView+Scroll", "CollectionView+Focus"],
      .layout: ["Pass3"], .cells: ["Pass4", "CollectionView+Cells"], .drawing: ["Pass5"],
    ]
    for (function, part) in FlamePart.functions {
      let isThere = try files.contains { file in
        let name = file.split(separator: "/").last ?? ""
        guard passes[part, default: []].contains(where: name.hasPrefix) else { return false }
        let text = try String(contentsOf: frame.appendingPathComponent(file), encoding: .utf8)
        return text.contains(try Regex("func \(function)\\b"))
      }
      #expect(isThere, "\(function) is no function of \(part)")
    }
  }

  @Test func `arguments are taken, and wrong ones are told`() throws {
    let options = try FlameOptions([
      "in", "--title", "a b", "--units", "400", "--unit", "frame", "out", "--root", "r",
      "--made-with", "Swift",
    ])
    #expect([options.input, options.output, options.title] == ["in", "out", "a b"])
    #expect(options.units == 400 && options.unit == "frame")
    #expect(options.root == "r" && options.madeWith == "Swift")
    #expect(try FlameOptions(["--help"]).showsHelp)
    for wrong in [
      [], ["in"], ["a", "b", "c"], ["a", "b", "--units", "0"], ["a", "b", "--title"],
      ["a", "b", "--nonsense"],
    ] {
      #expect(throws: Options.UsageError.self, "\(wrong)") { try FlameOptions(wrong) }
    }
  }
}
