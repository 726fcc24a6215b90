import Foundation
import ScrollTools
import Scrollwork
import TestSupport
import Testing

/// Every public entry of the engine takes any number: it throws before anything changes, or the frame goes on.
@Suite struct EntryTests {
  static let doubles: [Double] = [
    .nan, .infinity, -.infinity, 0x1p53, -0x1p53, 0x1p43, -0x1p43, 1e300, -1e300,
    .greatestFiniteMagnitude, .leastNonzeroMagnitude, -1, 0, 1e9,
  ]
  static let ints: [Int] = [.max, .min, -1, 0, 1 << 53, 1 << 32, .max - 1, .max / 4]

  /// Numbers to call an entry with.
  struct Numbers {
    var random: SeededGenerator

    mutating func double() -> Double { doubles.randomElement(using: &random) ?? 0 }
    mutating func int() -> Int { ints.randomElement(using: &random) ?? 0 }
    mutating func flag() -> Bool { Bool.random(using: &random) }
    mutating func path() -> ItemPath {
      ItemPath(section: flag() ? 0 : int(), item: flag() ? 3 : int())
    }
    mutating func point() -> LayoutPoint { LayoutPoint(x: flag() ? 1 : double(), y: double()) }
    mutating func insets() -> LayoutInsets {
      LayoutInsets(top: double(), left: double(), bottom: flag() ? 0 : double(), right: 0)
    }
    mutating func time() -> Timestamp { Timestamp(nanoseconds: Int64(flag() ? int() : 1 << 40)) }
    mutating func moment() -> ScrollMoment { flag() ? .nextFrame : .at(time()) }
    mutating func action() -> InputEvent.Action {
      switch Int.random(in: 0..<5, using: &random) {
      case 0: .pointerDown(id: int(), kind: .touch)
      case 1: .pointerMoved(id: int())
      case 2: .pointerUp(id: int())
      case 3: .pointerCanceled(id: int())
      default: .wheel(delta: point(), kind: flag() ? .stepped : .precise)
      }
    }
    mutating func event() -> InputEvent {
      InputEvent(time: time(), position: point(), action: action())
    }
    mutating func edit() -> ItemEdit {
      switch Int.random(in: 0..<6, using: &random) {
      case 0: .insertItems(at: path(), count: int())
      case 1: .removeItems(at: path(), count: int())
      case 2: .moveItem(from: path(), to: path())
      case 3: .insertSections(at: int(), counts: [int(), flag() ? 1 : int()])
      case 4: .removeSections(at: int(), count: int())
      default: .moveSection(from: int(), to: int())
      }
    }
    mutating func profile() -> ScrollProfile {
      var profile = ScrollProfile.ios
      profile.touchSlop = double()
      profile.animationDuration = double()
      return profile
    }
    mutating func snapping() -> ScrollSnapping { .pages(length: double()) }
    mutating func element() -> ElementPath {
      flag() ? .item(path()) : flag() ? .header(section: int()) : .footer(section: int())
    }
  }

  typealias Call = @Sendable (CollectionView, inout Numbers) throws -> Void

  /// A call of each public function and of each settable property of a view that takes a number or what holds one.
  static let calls: [String: Call] = [
    "setDataPrefetch": {
      try $0.setDataPrefetch(DataPrefetchPolicy(ahead: $1.double(), behind: $1.double()))
    },
    "setPlaceholders": {
      try $0.setPlaceholders(PlaceholderPolicy(enter: $1.double(), exit: $1.double()))
    },
    "setVisibility": {
      try $0.setVisibility(
        VisibilityPolicy(
          thresholds: [$1.double()],
          impression: VisibilityPolicy.Impression(fraction: $1.double(), seconds: $1.double())))
    },
    "setNearEdges": {
      try $0.setNearEdges(
        NearEdgePolicy(start: .points($1.double()), end: .viewports($1.double())))
    },
    "register": { $0.register(RowCell.self, poolCapacity: $1.int()) },
    "cell": { _ = $0.cell(for: $1.element()) },
    "setViewport": {
      try $0.setViewport(
        size: LayoutSize(
          width: $1.flag() ? 390 : $1.double(), height: $1.flag() ? 844 : $1.double()),
        scale: $1.flag() ? 2 : $1.double())
    },
    "setSafeAreaInsets": { try $0.setSafeAreaInsets($1.insets()) },
    "setContentInset": { try $0.setContentInset($1.insets()) },
    "setProfile": { try $0.setProfile($1.profile(), when: $1.moment()) },
    "setSnapping": { try $0.setSnapping($1.snapping()) },
    "setRefreshInset": { try $0.setRefreshInset($1.double()) },
    "performUpdates": { try $0.performUpdates([$1.edit(), $1.edit()], animated: $1.flag()) },
    "perform": {
      try $0.perform(ItemUpdate(edits: [$1.edit()], reloaded: [$1.element()]), animated: $1.flag())
    },
    "performBatchUpdates": { view, numbers in
      var batch = BatchUpdate()
      batch.deleteItems(at: [numbers.path()])
      batch.insertItems(at: [numbers.path()])
      batch.moveItem(at: numbers.path(), to: numbers.path())
      batch.deleteSections([numbers.int()])
      batch.moveSection(numbers.int(), toSection: numbers.int())
      try view.performBatchUpdates(
        batch, expecting: numbers.flag() ? nil : [numbers.int()],
        onInvalid: numbers.flag() ? .refuse : .reload)
    },
    "insertItems": { try $0.insertItems(at: $1.path(), count: $1.int()) },
    "deleteItems": { try $0.deleteItems(at: $1.path(), count: $1.int()) },
    "moveItem": { try $0.moveItem(at: $1.path(), to: $1.path()) },
    "focus": { try $0.focus($1.path()) },
    "moveFocus": { $0.moveFocus($1.flag() ? .pageDown : .up) },
    "press": { view, numbers in
      let path = numbers.path()
      view.typeAheadHandler = { _, _ in path }
      _ = try view.press(KeyPress(time: numbers.time(), key: .character("a")))
    },
    "setLayout": { view, numbers in
      var configuration = ListLayout.Configuration()
      configuration.spacing = numbers.double()
      try view.setLayout(try ListLayout(configuration), animated: numbers.flag())
    },
    "holdIndicator": { try $0.holdIndicator(when: $1.moment()) },
    "moveIndicator": { try $0.moveIndicator(to: $1.double(), when: $1.moment()) },
    "releaseIndicator": { try $0.releaseIndicator(when: $1.moment()) },
    "setRefreshControl": {
      try $0.setRefreshControl(RefreshControl(threshold: $1.double(), height: $1.double()))
    },
    "beginRefreshing": { view, _ in view.beginRefreshing() },
    "restore": { view, numbers in
      let json = """
        {"section": \(numbers.int()), "item": \(numbers.int()), "start": \(numbers.int()), \
        "cross": \(numbers.int()), "orthogonal": [\(numbers.int()), \(numbers.int())], \
        "isFollowingEnd": true, "sizes": [{"first": \(numbers.int()), \
        "extents": [\(numbers.int()), 5], "crossExtents": [\(numbers.int())]}]}
        """
      try view.restore(try JSONDecoder().decode(ScrollState.self, from: Data(json.utf8)))
    },
    "provideCells": { view, _ in
      let provider = view.cellProvider
      view.provideCells { $0.cell(RowCell.self) { _ in } }
      view.cellProvider = provider
    },
    "updateLayout": { view, numbers in
      try view.updateLayout(as: ListLayout.self, animated: numbers.int() % 2 == 0) { _ in }
    },
    "setAnchoredDecorations": {
      try $0.setAnchoredDecorations([
        AnchoredDecoration(kind: "badge", size: LayoutSize(width: $1.double(), height: 9))
      ])
    },
    "setIndicatorStyle": {
      try $0.setIndicatorStyle(
        ScrollIndicatorStyle(
          thickness: $1.double(), margin: $1.double(), stay: $1.double(), fade: $1.double()))
    },
    "flashIndicators": { view, _ in view.flashIndicators() },
    "purge": { view, _ in view.purge() },
    "isMemoryLow": { $0.isMemoryLow = $1.flag() },
    "followsStart": { $0.followsStart = $1.flag() },
    "setUpdateAnimation": {
      try $0.setUpdateAnimation(
        UpdateAnimation(
          duration: $1.double(), appearance: LayoutAppearance(opacity: $1.double())))
    },
    "setStartThreshold": { try $0.setStartThreshold($1.double()) },
    "setKeyboardFrame": { view, numbers in
      let frame = LayoutRect(
        x: numbers.double(), y: numbers.double(), width: numbers.double(), height: numbers.double())
      try view.setKeyboardFrame(numbers.flag() ? nil : frame, animated: numbers.flag())
    },
    "item": { _ = $0.item(at: $1.point()) },
    "selectItem": { try $0.selectItem(at: $1.path()) },
    "selectItems": { try $0.selectItems(at: [$1.path(), $1.path()]) },
    "deselectItems": { try $0.deselectItems(at: [$1.path(), $1.path()]) },
    "deselectItem": { try $0.deselectItem(at: $1.path()) },
    "orthogonalOffset": { _ = $0.orthogonalOffset(ofSection: $1.int()) },
    "step": { try $0.step(to: $1.time(), deadline: $1.flag() ? nil : $1.time()) },
    "phase": { _ = $0.phase(of: UpdateID(rawValue: $1.int())) },
    "cancelUpdate": { try $0.cancelUpdate(UpdateID(rawValue: $1.int())) },
    "reloadData": { try $0.reloadData(sectionCounts: [$1.int(), $1.flag() ? 5 : $1.int()]) },
    "reconfigureItems": { try $0.reconfigureItems(at: [$1.path(), $1.path()]) },
    "setNeedsSize": { try $0.setNeedsSize(at: [.item($1.path()), .header(section: $1.int())]) },
    "isVisible": { _ = $0.isVisible(.item($1.path())) },
    "frame": { _ = $0.frame(of: $1.flag() ? .item($1.path()) : .footer(section: $1.int())) },
    "attributes": { _ = $0.attributes(for: .item($1.path())) },
    "scroll": {
      try $0.scroll(
        to: $1.flag() ? .item($1.path()) : .header(section: $1.int()), at: .center,
        offset: $1.double(), animated: $1.flag(), duration: $1.flag() ? nil : $1.double(),
        when: $1.moment())
    },
    "reloadItems": { try $0.reloadItems(at: [$1.path()]) },
    "scrollToItem": {
      try $0.scrollToItem(
        at: $1.path(), at: $1.flag() ? .center : .nearest, animated: $1.flag(), when: $1.moment())
    },
    "setContentOffset": {
      try $0.setContentOffset($1.point(), animated: $1.flag(), when: $1.moment())
    },
    "setOrthogonalOffset": {
      try $0.setOrthogonalOffset(
        $1.double(), section: $1.int(), animated: $1.flag(), when: $1.moment())
    },
    "fling": { try $0.fling(velocity: $1.double(), when: $1.moment()) },
    "send": { try $0.send($1.event()) },
    "anchorPolicy": { $0.anchorPolicy = .item($1.path()) },
    "traits": { $0.traits.displayScale = $1.double() },
    "prefetch": {
      $0.prefetch = PrefetchPolicy(
        distance: $1.double(), ahead: $1.double(), behind: $1.double(), cellsPerFrame: $1.int(),
        sharesUnused: $1.flag())
    },
    "costClock": { view, numbers in
      let time = numbers.time()
      view.costClock = { time }
    },
    "willEndDragging": { view, numbers in
      let double = numbers.double()
      view.willEndDragging = { _, _, target in target = double }
    },
    "swipeHandler": { view, numbers in
      let width = numbers.double()
      view.swipeHandler = { _, _, _ in SwipeActions([SwipeAction(title: "", width: width)]) }
    },
    "moveTargetHandler": { view, numbers in
      let path = numbers.path()
      view.moveTargetHandler = { _, _, _ in path }
    },
  ]

  /// Those that take no number, nor anything that holds one.
  static let others: Set<String> = [
    "dequeueCell", "dequeueHeader", "dequeueFooter", "dequeueConfiguredCell", "observeEvents",
    "endRefreshing", "scrollState", "closeSwipe", "contentInsetAdjustmentBehavior",
    "isHostedByScreen", "bounces", "alwaysBounces", "isDirectionalLockEnabled", "followsEnd",
    "interactions", "selectionMode", "movesItems", "selectsByDragging", "cellProvider",
    "headerProvider",
    "footerProvider", "placeholderProvider", "eventHandler", "interactionHandler", "moveHandler",
    "willChangeProperty", "didChangeProperty", "typeAheadHandler", "requestHandler",
    "makesDisplayLists", "cellTypeProvider", "setNeedsDisplay", "effectProvider",
  ]

  /// The public functions and settable properties of a type, found in the sources.
  static func entries(ofFilesNamed prefix: String) throws -> Set<String> {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../../Sources/Scrollwork").standardized
    var found: Set<String> = []
    let files = FileManager.default.enumerator(at: root, includingPropertiesForKeys: nil)
    while let file = files?.nextObject() as? URL {
      guard file.lastPathComponent.hasPrefix(prefix), file.pathExtension == "swift" else {
        continue
      }
      let lines = try String(contentsOf: file, encoding: .utf8).split(
        separator: "\n", omittingEmptySubsequences: false)
      for (index, line) in lines.enumerated() {
        if let name = line.firstMatch(of: /^  public (?:mutating )?func (\w+)/)?.1 {
          found.insert(String(name))
        }
        guard let name = line.firstMatch(of: /^  public var (\w+)/)?.1 else { continue }
        let body = lines[index...].prefix(12).prefix { $0 != "  }" || $0 == line }
        let isStored = !line.hasSuffix("{") && !line.contains("{ ")
        let hasSetter = body.contains { $0.hasPrefix("    set {") || $0.hasPrefix("    didSet") }
        if isStored || line.hasSuffix("{") && hasSetter || line.contains("didSet") {
          found.insert(String(name))
        }
      }
    }
    return found
  }

  @Test("each public function and settable property of a view is called by these tests")
  func complete() throws {
    let entries = try Self.entries(ofFilesNamed: "CollectionView")
    #expect(entries.count > 60)
    let known = Set(Self.calls.keys).union(Self.others)
    #expect(entries.subtracting(known).isEmpty, "not called: \(entries.subtracting(known))")
    #expect(known.subtracting(entries).isEmpty, "not there: \(known.subtracting(entries))")
  }

  /// What a caller can read of a view, but for the queue.
  private func facts(_ view: CollectionView) -> String {
    "\(view.contentInset) \(view.safeAreaInsets) \(view.snapping) \(view.refreshInset) \(view.traits) "
      + "\(String(describing: view.dataPrefetch)) \(String(describing: view.placeholders)) "
      + "\(String(describing: view.visibility)) \(String(describing: view.nearEdges)) "
      + "\(String(describing: view.refreshControl)) \(view.selectedItems) \(view.structure) "
      + "\(view.contentOffset) \(String(describing: view.focusedItem)) \(view.profile.touchSlop) "
      + "\(view.phase) \(view.edges)"
  }

  private func harness() throws -> Harness {
    let harness = try Harness(counts: [20, 0, 30])
    harness.view.selectionMode = .multiple
    harness.view.movesItems = true
    try harness.step()
    return harness
  }

  @Test("any number at any entry throws before anything changes, or the view goes on")
  func hostile() throws {
    for name in Self.calls.keys.sorted() {
      guard let call = Self.calls[name] else { continue }
      for seed in TestRun.seeds(12) {
        var numbers = Numbers(random: SeededGenerator(seed: seed &* 977))
        let harness = try harness()
        for _ in 0..<4 {
          let before = facts(harness.view)
          do {
            try call(harness.view, &numbers)
          } catch {
            #expect(facts(harness.view) == before, "\(name), seed \(seed): \(error)")
          }
        }
        // A frame at the view's own time, which `step` and moments may have moved.
        for seconds in [0, 0.016, 1] {
          let time = Timestamp(
            nanoseconds: max(harness.time.nanoseconds, 0) + Int64(seconds * 1e9))
          _ = try? harness.view.step(to: time)
        }
        try? harness.view.fling(velocity: 500)
        _ = try? harness.view.step(to: Timestamp(nanoseconds: 1 << 41))
      }
    }
  }

  @Test("calls of all entries in any order do not trap")
  func mixed() throws {
    let names = Self.calls.keys.sorted()
    for seed in TestRun.seeds(25) {
      var numbers = Numbers(random: SeededGenerator(seed: seed))
      let harness = try harness()
      for count in 0..<60 {
        guard let name = names.randomElement(using: &numbers.random), let call = Self.calls[name]
        else { continue }
        try? call(harness.view, &numbers)
        if count % 3 == 0 { _ = try? harness.step() }
      }
    }
  }

  @Test("the surface takes any number at any entry")
  func surface() throws {
    typealias SurfaceCall = (inout ScrollSurface, inout Numbers) throws -> Void
    let calls: [String: SurfaceCall] = [
      "setViewport": {
        try $0.setViewport(
          size: LayoutSize(width: $1.double(), height: 500), scale: $1.flag() ? 1 : $1.double())
      },
      "setContent": {
        try $0.setContent(
          LayoutRect(x: $1.double(), y: $1.double(), width: $1.double(), height: $1.double()))
      },
      "setContentInset": { try $0.setContentInset($1.insets()) },
      "setProfile": { try $0.setProfile($1.profile()) },
      "send": { try $0.send($1.event()) },
      "step": { _ = try $0.step(to: $1.time()) },
      "setContentOffset": { try $0.setContentOffset($1.point(), animated: $1.flag()) },
      "fling": { try $0.fling(velocity: $1.point()) },
      "alwaysBounces": { $0.alwaysBounces = $1.flag() },
      "isDirectionalLockEnabled": { $0.isDirectionalLockEnabled = $1.flag() },
    ]
    #expect(try Self.entries(ofFilesNamed: "ScrollSurface") == Set(calls.keys))
    let names = calls.keys.sorted()
    for seed in TestRun.seeds(200) {
      var numbers = Numbers(random: SeededGenerator(seed: seed))
      var surface = ScrollSurface()
      var time: Int64 = 0
      for _ in 0..<40 {
        if let name = names.randomElement(using: &numbers.random) {
          let before = surface.contentOffset
          do {
            try calls[name]?(&surface, &numbers)
          } catch {
            #expect(surface.contentOffset == before, "seed \(seed): \(name)")
          }
        }
        time += 16_000_000
        _ = try? surface.step(to: Timestamp(nanoseconds: time))
      }
    }
  }
}
