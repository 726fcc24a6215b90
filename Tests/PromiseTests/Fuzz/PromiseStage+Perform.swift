import Scrollwork

extension PromiseStage {
  /// Does one thing, makes the frames that it asks for, and says which promises they break.
  func perform(_ operation: PromiseOperation) throws -> [PromiseProblem] {
    change.names.append(operation.name)
    switch operation {
    case .frames(let count, let milliseconds):
      change.names.removeLast()
      var problems: [PromiseProblem] = []
      for _ in 0..<count {
        problems += try step(Double(milliseconds))
        if !problems.isEmpty { break }
      }
      return problems
    case .toTop: return try scrollToEnd(leading: true)
    case .toEnd: return try scrollToEnd(leading: false)
    case .restore: return try restoreElsewhere()
    case .thereAndBack(let number, let frames):
      return try goThereAndBack(number, frames: frames)
    case .insert, .delete, .move, .replace, .batch, .insertSection, .deleteSection, .moveSection,
      .empty:
      change.isEdited = true
      try edit(operation)
    case .resize, .reload, .reconfigure, .reloadAll:
      change.isEdited = true
      try showAnew(operation)
    case .setLayout, .viewport, .insets, .setting: try configure(operation)
    default: try scroll(operation)
    }
    return try step(16)
  }

  /// The first item on screen that scrolls, as a place among all items.
  var firstPlace: Int {
    guard let scene else { return 0 }
    for shown in scene.settled where shown.isItem && shown.end > 0 {
      guard case .item(let id) = shown.key else { continue }
      for (section, content) in model.sections.enumerated() {
        if let item = content.items.firstIndex(of: id) {
          return model.place(of: ItemPath(section: section, item: item))
        }
      }
    }
    return 0
  }

  /// The item this many places from the first on screen, counted round; `nil` without items.
  func path(at place: Int) -> ItemPath? { model.path(atItem: firstPlace + place) }

  func touch(_ items: some Sequence<Int>) { change.touched.formUnion(items.map { .item($0) }) }

  /// Notes that elements may be on their way from the frame before this one on.
  func noteAnimation(_ animated: Bool) {
    guard animated else { return }
    change.isAnimated = true
    animatesNext = true
  }

  /// Scrolls as far as an end and looks at what is there once the content rests. A refill at rest may make content longer
  /// that showed its end, and scrolls nothing: then the end is scrolled to again, once for each section.
  private func scrollToEnd(leading: Bool) throws -> [PromiseProblem] {
    // What is on its way comes to its end first.
    var problems = try settle()
    var refills = 0
    while problems.isEmpty {
      problems = try jump(leading: leading)
      guard problems.isEmpty, let jumped = scene else { break }
      let isThere = EndsCheck.problems(jumped, self, leading: leading).isEmpty
      let lastRefill = refillEnd
      problems = try settle()
      guard problems.isEmpty, let scene else { break }
      problems = EndsCheck.problems(scene, self, leading: leading)
      refills += 1
      guard !problems.isEmpty, !leading, isThere, refillEnd > lastRefill,
        refills <= model.sections.count
      else { break }
      problems = []
    }
    return problems
  }

  /// Scrolls as far as an end at once, as often as sizes on the way there may be other than estimated.
  private func jump(leading: Bool) throws -> [PromiseProblem] {
    for _ in 0..<3 {
      let far = leading ? -1e7 : 1e7
      try view.setContentOffset(
        LayoutPoint(main: far, cross: 0, axis: layout.axis), animated: false)
      change.hasJumped = true
      change.names.append(leading ? "toTop" : "toEnd")
      let problems = try step(16)
      guard problems.isEmpty else { return problems }
    }
    return []
  }

  /// Lifts the finger and makes frames until nothing moves.
  func settle() throws -> [PromiseProblem] {
    var problems: [PromiseProblem] = []
    if finger != nil { problems += try perform(.lift) }
    var count = 0
    repeat {
      problems += try step(100)
      count += 1
      if count > 400 {
        return problems + [PromiseProblem(.settling, "not at rest after 40 s: \(view.phase)")]
      }
    } while problems.isEmpty && (view.phase != .idle || time < max(transitionEnd, refillEnd))
    return problems
  }

  /// Comes to rest at the beginning or a bit on, takes another viewport for some frames and the same again, and compares
  /// what is on screen then. Flings the content on, so that what was measured meanwhile comes on screen.
  private func goThereAndBack(_ number: Int, frames: Int) throws -> [PromiseProblem] {
    var problems = try settle()
    guard problems.isEmpty else { return problems }
    problems += try perform(
      number & 64 == 64 ? .toTop : .setOffset(by: number & 4 == 4 ? 31 : 200, animated: false))
    if number & 2 == 2 {
      // Once before, and an update in the viewport that it is again.
      let (main, cross) = (main, cross)
      problems += problems.isEmpty ? try perform(.viewport(number ^ 17)) : []
      problems += problems.isEmpty ? try setViewport(main, cross) : []
      problems +=
        problems.isEmpty ? try perform(.insert(at: -9, count: 1, animated: false)) : []
    }
    for _ in 0..<10 where problems.isEmpty && restCount < 4 { problems += try settle() }
    guard problems.isEmpty, restCount >= 4, !view.followsEnd, let before = scene else {
      return problems
    }
    let seen = seen
    problems += try perform(.viewport(number))
    problems += problems.isEmpty ? try perform(.frames(frames, milliseconds: 16)) : []
    guard problems.isEmpty else { return problems }
    // What was on screen then keeps its lane.
    self.seen = seen
    problems += try setViewport(Double(before.length) / 1024, Double(before.cross) / 1024)
    self.seen.formUnion(seen)
    if scene?.isInTransition ?? false, problems.isEmpty { problems += try settle() }
    guard problems.isEmpty, let now = scene else { return problems }
    func places(_ scene: PromiseScene) -> [String] {
      scene.shown.map {
        "\($0.key) at \($0.crossStart.pt), \($0.start.pt) to \($0.end.pt)"
      }.sorted()
    }
    let (old, new) = (places(before), places(now))
    if let lost = old.first(where: { !new.contains($0) }) ?? new.first(where: { !old.contains($0) })
    {
      return [
        PromiseProblem(
          .restoration, "there and back, \(lost) was \(old.contains(lost) ? "" : "not ")on screen")
      ]
    }
    problems += try perform(.fling(number & 8 == 8 ? 2500 : -2500))
    return problems.isEmpty ? try perform(.frames(20, milliseconds: 16)) : problems
  }

  private func setViewport(_ main: Double, _ cross: Double) throws -> [PromiseProblem] {
    (self.main, self.cross) = (main, cross)
    try view.setViewport(size: LayoutSize(main: main, cross: cross, axis: layout.axis), scale: 2)
    change.isResized = true
    change.names.append("back")
    return try step(16)
  }

  /// Makes another view of the same items, restores what this one shows, and compares the frames.
  private func restoreElsewhere() throws -> [PromiseProblem] {
    var problems = try settle()
    guard problems.isEmpty, let scene, let state = view.scrollState() else { return problems }
    let twin = CollectionView(layout: try layout.make(model))
    twin.makesDisplayLists = false
    twin.register(PromiseCell.self)
    twin.cellProvider = view.cellProvider
    twin.headerProvider = view.headerProvider
    twin.footerProvider = view.footerProvider
    twin.traits = view.traits
    try twin.setViewport(size: LayoutSize(main: main, cross: cross, axis: layout.axis), scale: 2)
    try twin.setContentInset(insets)
    try twin.reloadData(sectionCounts: model.counts)
    try twin.restore(state)
    let frame = try twin.step(to: Timestamp(nanoseconds: 0))
    for element in frame.visible {
      guard let key = model.key(element.element),
        let here = scene.shown.first(where: { $0.key == key })
      else {
        problems.append(
          PromiseProblem(.restoration, "restored, \(element.element) is on screen, and was not"))
        break
      }
      if here.start != element.start.rawValue || here.crossStart != element.crossStart.rawValue
        || here.extent != element.extent.rawValue
      {
        problems.append(
          PromiseProblem(
            .restoration,
            "restored, \(key) is at \(element.crossStart.rawValue.pt), \(element.start.rawValue.pt),"
              + " and was at \(here.crossStart.pt), \(here.start.pt)"))
        break
      }
    }
    if problems.isEmpty, frame.visible.count != scene.shown.count {
      problems.append(
        PromiseProblem(
          .restoration,
          "restored, \(frame.visible.count) elements are on screen, and \(scene.shown.count) were"))
    }
    return problems
  }
}
