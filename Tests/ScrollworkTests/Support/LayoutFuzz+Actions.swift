import Scrollwork

/// What is done to the view.
extension LayoutFuzz {
  func act() throws {
    let isAlone = !news.any
    news.any = true
    jump = nil
    switch Int.random(in: 0..<40, using: &random) {
    case 0...3:
      let velocity = amount(6000)
      note("fling \(velocity)")
      try view.fling(velocity: velocity)
    case 4...7: try drag()
    case 8, 9:
      let delta = LayoutPoint(x: amount(200), y: amount(200))
      note("wheel \(delta)")
      scrollsAcross = true
      try send(.wheel(delta: delta))
    case 10, 11: try scrollToItem(isAlone: isAlone)
    case 12:
      let offset = LayoutPoint(main: amount(9000), cross: 0, axis: view.axis)
      note("offset \(offset)")
      try view.setContentOffset(offset, animated: Bool.random(using: &random))
    case 13...21: try edit()
    case 22...25: try reconfigure()
    case 26: try inset()
    case 27, 28: try resize()
    case 29: try changeLayout()
    case 30: changePolicy()
    case 31: try indicator()
    case 32: try across()
    case 33:
      note("follows end")
      view.followsEnd = Int.random(in: 0..<3, using: &random) == 0
    case 34 where Int.random(in: 0..<8, using: &random) == 0: try reload()
    default:
      // Away from the edges there is more to see.
      let velocity = Bool.random(using: &random) ? 900.0 : -900
      note("fling \(velocity)")
      try view.fling(velocity: velocity)
    }
  }

  private func amount(_ size: Double) -> Double { Double.random(in: -size...size, using: &random) }

  /// Somewhere on screen.
  private var somewhere: ItemPath? {
    guard let shown = before?.frame.visible.randomElement(using: &random),
      let identity = before.flatMap({ before in
        before.places.first { $0.value.index == shown.index }?.key
      }), case .item(let id) = identity
    else { return nil }
    return items.path(ofItem: id)
  }

  private func edit() throws {
    guard !waitsForItems else { return }
    news.held = news.held ?? held
    var edits: [ItemEdit] = []
    for _ in 0..<(Int.random(in: 0..<4, using: &random) == 0 ? 4 : 1) {
      let near = Int.random(in: 0..<3, using: &random) == 0 ? nil : somewhere
      guard let edit = items.edit(near: near, sections: true, &random) else { continue }
      // Content does not grow for ever.
      if items.itemCount > 400, case .insertItems = edit { continue }
      items.apply(edit)
      edits.append(edit)
    }
    note("\(edits)")
    try view.performUpdates(edits)
    news.edits = true
  }

  private func reconfigure() throws {
    guard items.itemCount > 0 else { return }
    var paths: [ItemPath] = []
    for _ in 0..<Int.random(in: 1...4, using: &random) {
      guard var path = somewhere ?? view.structure.path(atItem: 0),
        items.sections.indices.contains(path.section)
      else { continue }
      path.item += Int.random(in: -12...12, using: &random)
      guard items.sections[path.section].items.indices.contains(path.item) else { continue }
      paths.append(path)
      change(items.sections[path.section].items[path.item])
    }
    note("resize \(paths)")
    try view.reconfigureItems(at: paths)
  }

  private func drag() throws {
    let start = max(time, lastInput).nanoseconds
    let steps = Int64(Int.random(in: 2...10, using: &random))
    let way = LayoutPoint(main: amount(40), cross: amount(4), axis: view.axis)
    let lifts = Int.random(in: 0..<5, using: &random) > 0
    note("drag \(way) x \(steps)")
    scrollsAcross = true
    isFingerDown = !lifts
    for step in 0...steps {
      lastInput = Timestamp(nanoseconds: start + step * 8_000_000)
      var action = InputEvent.Action.pointerMoved(id: 1)
      if step == 0 { action = .pointerDown(id: 1, kind: .touch) }
      if step == steps, lifts { action = .pointerUp(id: 1) }
      let place = LayoutPoint(
        x: 190 + way.x * Double(step), y: 250 + way.y * Double(step))
      try view.send(InputEvent(time: lastInput, position: place, action: action))
    }
  }

  private func send(_ action: InputEvent.Action) throws {
    lastInput = max(lastInput, time)
    try view.send(
      InputEvent(time: lastInput, position: LayoutPoint(x: 190, y: 250), action: action))
  }

  private func scrollToItem(isAlone: Bool) throws {
    guard items.itemCount > 0 else { return }
    let all = items.sections.flatMap(\.items)
    guard let id = all.randomElement(using: &random), let path = items.path(ofItem: id) else {
      return
    }
    let position = ScrollPosition.allCases.randomElement(using: &random) ?? .top
    let isAnimated = Int.random(in: 0..<3, using: &random) == 0
    note("to \(path) \(position) \(isAnimated)")
    if made.isOrthogonal { scrollsAcross = true }
    try view.scrollToItem(at: path, at: position, animated: isAnimated)
    // A finger that rests on a section holds it, also while the content goes elsewhere.
    let isHeld = isFingerDown && made.isOrthogonal
    if !isAnimated, isAlone, lastInput <= time, !isHeld {
      jump = Jump(item: id, position: position)
    }
  }

  private func inset() throws {
    note("insets")
    try view.setContentInset(
      LayoutInsets(
        top: Double.random(in: -10...60, using: &random), left: 12, bottom: amount(30), right: 0))
    try view.setSafeAreaInsets(LayoutInsets(top: Bool.random(using: &random) ? 47 : 0, bottom: 34))
  }

  private func resize() throws {
    news.resized = true
    switch Int.random(in: 0..<4, using: &random) {
    case 0:
      note("traits")
      view.traits.layoutDirection =
        view.traits.layoutDirection == .leftToRight ? .rightToLeft : .leftToRight
    case 1:
      note("rotation")
      let size = before?.frame.viewportSize ?? LayoutSize(width: 390, height: 500)
      try view.setViewport(size: LayoutSize(width: size.height, height: size.width), scale: 3)
    default:
      let size = LayoutSize(
        width: [390, 320, 500, 391.25].randomElement(using: &random) ?? 390,
        height: [500, 500, 300, 640].randomElement(using: &random) ?? 500)
      note("viewport \(size.width) x \(size.height)")
      try view.setViewport(size: size, scale: 3)
    }
  }

  private func changeLayout() throws {
    let kind =
      Int.random(in: 0..<3, using: &random) == 0
      ? FuzzLayout.Kind.allCases.randomElement(using: &random) ?? made.kind : made.kind
    let axis =
      Int.random(in: 0..<6, using: &random) == 0
      ? (view.axis == .vertical ? Axis.horizontal : .vertical) : view.axis
    let other = try FuzzLayout.make(kind, axis: axis, count: items.itemCount, &random)
    let isAnimated = Bool.random(using: &random)
    note("layout \(kind) \(axis) \(isAnimated)")
    try view.setLayout(other.layout, animated: isAnimated)
    useLayout(other)
    news.layout = true
    news.isAnimated = isAnimated
  }

  private func changePolicy() {
    news.policy = true
    var policies: [AnchorPolicy] = [
      .firstVisible, .firstVisible, .firstVisible, .lastVisible, .trailingEdge, .none,
    ]
    if let path = somewhere { policies.append(.item(path)) }
    view.anchorPolicy = policies.randomElement(using: &random) ?? .firstVisible
    note("policy \(view.anchorPolicy)")
  }

  private func indicator() throws {
    news.indicator = true
    switch Int.random(in: 0..<4, using: &random) {
    case 0, 1:
      note("hold bar")
      // A finger on the content wins.
      try view.send(
        InputEvent(time: max(time, lastInput), position: .zero, action: .pointerCanceled(id: 1)))
      isFingerDown = false
      lastInput = max(time, lastInput)
      isIndicatorHeld = true
      try view.holdIndicator(when: .at(lastInput))
      if Bool.random(using: &random) { fallthrough }
    case 2:
      note("move bar")
      lastInput = max(time, lastInput)
      try view.moveIndicator(
        to: Double.random(in: -0.1...1.1, using: &random), when: .at(max(time, lastInput)))
    default:
      note("release bar")
      isIndicatorHeld = false
      lastInput = max(time, lastInput)
      try view.releaseIndicator(when: .at(lastInput))
    }
  }

  private func across() throws {
    guard made.isOrthogonal, !items.sections.isEmpty else { return }
    scrollsAcross = true
    let section = Int.random(in: 0..<items.sections.count, using: &random)
    note("across \(section)")
    try view.setOrthogonalOffset(
      Double.random(in: 0...2000, using: &random), section: section,
      animated: Bool.random(using: &random))
  }

  private func reload() throws {
    guard !waitsForItems else { return }
    items = FuzzItems(
      counts: (0..<Int.random(in: 0...4, using: &random)).map { _ in
        [0, 1, 20, 90].randomElement(using: &random) ?? 0
      })
    note("reload \(items.counts)")
    try view.reloadData(sectionCounts: items.counts)
    news.reload = true
  }
}
