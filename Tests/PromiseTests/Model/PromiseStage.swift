import ScrollPrimitives

@testable import Scrollwork

/// A view with the oracle's model, a clock, and the requests since the last frame.
final class PromiseStage {
  let view: CollectionView
  let model: PromiseModel
  var layout: PromiseLayout
  var time: Int64 = 0
  var motion = PromiseMotion()
  var change = PromiseChange()
  var scene: PromiseScene?
  var main: Double
  var cross: Double
  var insets = LayoutInsets.zero
  var isRightToLeft = false
  /// Until when elements may be on their way in an animated update.
  var transitionEnd: Int64 = -1
  /// The element that the screen began with when the person scrolled last, and where it is since: other
  /// viewports and layouts bring it back there when they can.
  var reading: PromiseScene.Shown?
  /// Whether another viewport or layout came since: what was left then comes back to where it was.
  private var keepsReading = false
  /// The item that the screen began with when the first of these came.
  private var left: PromiseScene.Shown?
  /// Whether an edge alone brings the content back since it was at rest: nothing is scrolled by that.
  var isPulled = false
  /// The item that the screen of the last frame begins with.
  private var top: PromiseScene.Shown?
  /// What was on screen since the layout, the room across the axis or all items were others, with all that comes
  /// between: it was placed with them.
  var seen: Set<PromiseModel.Key> = []
  /// Whether content was scrolled upward since it last rested: lines may be laid out upward then.
  private var wentUp = false
  private(set) var restCount = 0
  /// Until when what a refill moves may be on its way, also from next to the screen.
  private(set) var refillEnd: Int64 = -1
  var animatesNext = false
  var finger: Double?
  /// Where the finger went down on content at rest, until the content follows it.
  var fingerStart: Double?
  /// Points that the finger went since the last frame, while it dragged the content.
  var fingerDelta: Int?
  /// Points that a wheel requested since the last frame, at rest.
  var wheelDelta: Int?
  /// What was scrolled to at once since the last frame.
  var arrival: (key: PromiseModel.Key, target: PromiseOperation.Target)?
  var frameCount = 0
  var events: [CollectionEvent] = []

  init(_ layout: PromiseLayout, palette: PromisePalette, counts: [Int], main: Double, cross: Double)
    throws
  {
    self.layout = layout
    (self.main, self.cross) = (main, cross)
    let model = PromiseModel(palette: palette)
    self.model = model
    model.sections = counts.map { .init(id: model.makeID(), items: model.makeItems($0)) }
    view = CollectionView(layout: try layout.make(model))
    view.makesDisplayLists = false
    view.register(PromiseCell.self)
    view.cellProvider = { [unowned self] view, path in
      let cell: PromiseCell = view.dequeueCell(at: path)
      cell.bind(model.key(.item(path)), model, self)
      return cell
    }
    view.headerProvider = { [unowned self] view, section in
      let cell: PromiseCell = view.dequeueHeader(inSection: section)
      cell.bind(model.key(.header(section: section)), model, self)
      return cell
    }
    view.footerProvider = { [unowned self] view, section in
      let cell: PromiseCell = view.dequeueFooter(inSection: section)
      cell.bind(model.key(.footer(section: section)), model, self)
      return cell
    }
    try view.setViewport(size: LayoutSize(main: main, cross: cross, axis: layout.axis), scale: 2)
    try view.reloadData(sectionCounts: counts)
    change.isReloaded = true
  }

  /// Points across the axis that items of a flow may take.
  var flowRoom: Double { cross - layout.insets.crossSum(layout.axis) }

  /// Makes a frame some milliseconds later and says which promises it breaks.
  func step(_ milliseconds: Double) throws -> [PromiseProblem] {
    time += Int64(milliseconds * 1e6)
    let before = scene
    let frame = try view.step(to: Timestamp(nanoseconds: time))
    frameCount += 1
    if animatesNext { transitionEnd = time + Int64(PromiseMotion.duration * 1e9) + 1_000_000 }
    animatesNext = false
    if frame.work.refills > 0 {
      // What lies behind free room fills it: at once with an update, on its way otherwise.
      change.isRefilled = true
      refillEnd = time + Int64(PromiseMotion.duration * 1e9) + 1_000_000
      // What is on its way may be next to the screen yet.
      if change.isQuiet || frame.visible.contains(where: \.isDisplaced) {
        transitionEnd = time + Int64(PromiseMotion.duration * 1e9) + 1_000_000
      }
    }
    var problems = frame.diagnostics.map { PromiseProblem(.diagnostics, "\($0)") }
    let now = look(frame, &problems)
    scene = now
    problems += CellsCheck.problems(now, self)
    if time > max(transitionEnd, refillEnd),
      let late = now.shown.first(where: { $0.isDisplaced && $0.isItem })
    {
      problems.append(
        PromiseProblem(.settling, "\(late.key) is still on its way at \(late.start.pt)"))
    }
    countRest(now)
    let wasAsked = isMotionAsked
    if before?.phase == .idle, now.phase != .idle, !wasAsked { isPulled = true }
    // A bounce that goes on is to bring the content somewhere else.
    if change.isRelaid || change.isResized, left == nil,
      before.map({ $0.offset > $0.minimum && ($0.phase == .idle || !isPulled) }) ?? false
    {
      left = top
    }
    problems += MotionCheck.problems(before, now, self)
    problems += ArrivalCheck.problems(before, now, self)
    if let before {
      problems += StillnessCheck.problems(
        before, now, change, reading, left, model, place: { self.place(of: $0, in: now)?.main })
    }
    wentUp = restCount <= 2 && (wentUp || now.displacement < 0)
    switch now.layout.kind {
    case .masonry:
      problems +=
        LanesCheck(
          now, model, hasRested: restCount > 2, isRefilling: time < refillEnd, seen: seen,
          place: { self.place(of: $0, in: now) }
        ).problems
    case .spans:
      problems +=
        SpansCheck(
          now, model, hasRested: restCount > 2, place: { self.place(of: $0, in: now) }
        ).problems
    case .flow:
      problems +=
        FlowCheck(now, model, hasRested: restCount > 2, wentUp: wentUp, seen: seen).problems
    default: problems += LinesCheck(now, model).problems
    }
    noteReading(now, before, wasAsked: wasAsked)
    noteSeen(now, before)
    change = PromiseChange()
    (fingerDelta, wheelDelta, arrival) = (nil, nil, nil)
    return problems
  }

  private var isMotionAsked: Bool {
    if case .nothing = motion.asked { false } else { true }
  }

  /// Whether what the person scrolled to last, or what the screen began with before another viewport or layout came, is
  /// where it was then.
  func hasReading(_ scene: PromiseScene) -> Bool {
    [reading, left].contains { reading in
      guard let reading, let shown = scene.shown.first(where: { $0.key == reading.key }) else {
        return false
      }
      return reading.isKept(by: laid(shown, scene))
    }
  }

  private func noteSeen(_ now: PromiseScene, _ before: PromiseScene?) {
    if change.isRelaid || change.isReloaded || before?.cross != now.cross { seen = [] }
    // What is on its way keeps the lane that it goes to.
    let rows = now.shown.filter { touches($0, now) }.map(\.index)
    if let first = rows.min(), let last = rows.max() {
      let paths = (first...last).map { view.pipeline.state.structure.path(at: $0) }
      seen.formUnion(paths.compactMap(model.key))
    }
    seen.formUnion(now.shown.map(\.key))
  }

  private func noteReading(
    _ now: PromiseScene, _ before: PromiseScene?, wasAsked: Bool
  ) {
    let isScrolled =
      wasAsked && now.displacement != 0 && !isPulled || change.hasJumped || change.isReloaded
    if now.phase == .idle { isPulled = false }
    let shown = now.shown.first { $0.key == reading?.key }.map { laid($0, now) }
    let first = firstItem(now)
    let isGone = change.isEdited && (!isThere(left?.key) || before.map(showsLeft) ?? false)
    if isScrolled || isGone { left = nil }
    if isScrolled || reading == nil {
      reading = first ?? now.settled.first
      keepsReading = false
    } else if change.isResized || change.isRelaid {
      keepsReading = true
    } else if !keepsReading || !isThere(reading?.key) {
      reading = shown ?? now.settled.first
      keepsReading = false
    }
    top = first
  }

  /// Whether what was left is where it was then: what updates make of it is what counts from then on.
  private func showsLeft(_ scene: PromiseScene) -> Bool {
    guard let left, let shown = scene.shown.first(where: { $0.key == left.key }) else {
      return false
    }
    return left.isKept(by: shown)
  }

  /// The first item that belongs on the screen, as it lies once it has come to its place: one that is on its way may not
  /// have come on screen yet.
  private func firstItem(_ scene: PromiseScene) -> PromiseScene.Shown? {
    let first = scene.shown.first { $0.isItem && touches($0, scene) }.map { laid($0, scene) }
    guard scene.isInTransition else { return first }
    let structure = view.pipeline.state.structure
    for index in 0..<(first?.index ?? structure.elementCount) {
      guard case .item(let path) = structure.path(at: index), let id = model.id(at: path),
        let place = place(of: index, in: scene), !place.main.isEmpty,
        place.main.lowerBound < scene.length, place.main.upperBound > 0
      else { continue }
      return PromiseScene.Shown(
        key: .item(id), path: .item(path), index: index, start: place.main.lowerBound,
        extent: place.main.upperBound - place.main.lowerBound, crossStart: place.crossStart,
        crossExtent: 0, isDisplaced: false, isItem: true)
    }
    return first
  }

  /// Where an element lies that is not on screen, as the view has it.
  private func place(of index: Int, in scene: PromiseScene) -> PromiseScene.Place? {
    guard let element = view.pipeline.state.layout.attributes(at: index) else { return nil }
    return PromiseScene.Place(
      main: element.start.rawValue - scene.offset..<element.end.rawValue - scene.offset,
      crossStart: element.crossStart.rawValue)
  }

  /// An element as it lies once it has come to its place.
  private func laid(_ shown: PromiseScene.Shown, _ scene: PromiseScene) -> PromiseScene.Shown {
    guard shown.isDisplaced, let place = place(of: shown.index, in: scene) else { return shown }
    var laid = shown
    (laid.start, laid.extent) = (
      place.main.lowerBound, place.main.upperBound - place.main.lowerBound
    )
    return laid
  }

  private func touches(_ shown: PromiseScene.Shown, _ scene: PromiseScene) -> Bool {
    let laid = laid(shown, scene)
    return laid.start < scene.length && laid.end > 0
  }

  /// Counts frames in a row in which nothing was requested and the content rests. A refill comes in the first frame
  /// after one in which nothing moved.
  private func countRest(_ now: PromiseScene) {
    let rests =
      now.phase == .idle && now.displacement == 0 && !now.isInTransition && change.isQuiet
      && !change.isRefilled
    restCount = rests ? restCount + 1 : 0
  }

  private func isThere(_ key: PromiseModel.Key?) -> Bool {
    guard case .item(let id) = key else { return key != nil }
    return model.sections.contains { $0.items.contains(id) }
  }

  private func look(_ frame: Frame, _ problems: inout [PromiseProblem]) -> PromiseScene {
    let axis = layout.axis
    var shown: [PromiseScene.Shown] = []
    shown.reserveCapacity(frame.visible.count)
    for element in frame.visible {
      guard let key = model.key(element.element) else {
        problems.append(
          PromiseProblem(
            .wrongItem, "\(element.element) is on screen, and there is no such element"))
        continue
      }
      var isItem = false
      if case .item = element.element { isItem = true }
      shown.append(
        PromiseScene.Shown(
          key: key, path: element.element, index: element.index, start: element.start.rawValue,
          extent: element.extent.rawValue, crossStart: element.crossStart.rawValue,
          crossExtent: element.crossExtent.rawValue, isDisplaced: element.isDisplaced,
          isItem: isItem))
      if !element.hasCell {
        problems.append(PromiseProblem(.blank, "\(key) has no cell"))
      }
    }
    let ticks = PromiseScene.ticks
    return PromiseScene(
      layout: layout, time: time, phase: frame.phase, length: ticks(main), cross: ticks(cross),
      offset: ticks(frame.contentOffset[main: axis]), displacement: frame.displacement.rawValue,
      correction: frame.correction.rawValue,
      velocity: frame.velocity, minimum: ticks(frame.edges.minimum),
      maximum: ticks(frame.edges.maximum), leadingInset: ticks(insets.leading(axis)),
      trailingInset: ticks(insets.trailing(axis)), shown: shown,
      isInTransition: time < transitionEnd
        || transitionEnd > 0 && shown.contains { $0.isDisplaced && $0.isItem },
      sections: model.sections)
  }
}
