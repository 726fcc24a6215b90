import Scrollwork

/// What is done to the view.
extension Fuzz {
  func act() throws {
    hasNews = true
    switch Int.random(in: 0..<24, using: &random) {
    case 0: try view.fling(velocity: Double.random(in: -9000...9000, using: &random))
    case 1, 2, 3: try sendPointer()
    case 4: try send(.wheel(delta: LayoutPoint(x: amount(300), y: amount(300))))
    case 5, 6:
      guard
        let path = view.structure.path(
          atItem: Int.random(in: 0...max(0, view.structure.itemCount), using: &random))
      else { return }
      let position = ScrollPosition.allCases.randomElement(using: &random) ?? .top
      // Refused when a reload that waits leaves fewer items.
      try? view.scrollToItem(at: path, at: position, animated: Bool.random(using: &random))
    case 7:
      try view.setContentOffset(
        LayoutPoint(x: amount(9000), y: amount(9000)), animated: Bool.random(using: &random))
    case 8:
      hasStructuralNews = true
      try view.setContentInset(
        LayoutInsets(top: amount(200), left: amount(200), bottom: amount(900), right: amount(50)))
    case 9:
      hasStructuralNews = true
      let lengths = [0.0, 1, 390, 844, 844, 844]
      try view.setViewport(
        size: LayoutSize(
          width: lengths.randomElement(using: &random) ?? 0,
          height: lengths.randomElement(using: &random) ?? 0),
        scale: Double(Int.random(in: 1...3, using: &random)))
    case 10: try reload()
    case 11, 12: try reconfigure()
    case 13:
      hasStructuralNews = true
      view.bounces = Int.random(in: 0..<3, using: &random) != 0
      view.alwaysBounces = Bool.random(using: &random)
      view.isHostedByScreen = Bool.random(using: &random)
      view.contentInsetAdjustmentBehavior =
        InsetAdjustment.allCases.randomElement(using: &random) ?? .automatic
    case 14:
      provide()
      view.prefetch.distance = [0.0, 200, 900].randomElement(using: &random) ?? 0
    case 15, 16: try feel()
    case 17:
      // Refused if the page length is invalid.
      snap()
    case 18: aimReleases()
    case 19:
      hasStructuralNews = true
      let insets = [0, 60, 60.3, 900, 1e9]
      try view.setRefreshInset(insets.randomElement(using: &random) ?? 0)
    case 20: view.isDirectionalLockEnabled = Bool.random(using: &random)
    case 21:
      let delta = LayoutPoint(x: amount(300), y: amount(300))
      try send(.wheel(delta: delta, kind: .stepped))
    case 22: try drag()
    default:
      let later = Timestamp(nanoseconds: max(time, lastInput).nanoseconds + 50_000_000)
      lastInput = later
      try view.fling(velocity: amount(5000), when: .at(later))
    }
  }

  /// A whole drag, of which the lift may never come.
  private func drag() throws {
    let id = Int.random(in: 1...3, using: &random)
    let begin = max(time, lastInput).nanoseconds
    let interval: Int64 =
      [0, 1, 1_000_000, 8_000_000, 300_000_000].randomElement(using: &random) ?? 0
    let step = amount(Bool.random(using: &random) ? 30 : 300)
    var place = 400.0
    for index in 0..<Int64(Int.random(in: 2...12, using: &random)) {
      lastInput = Timestamp(nanoseconds: begin + index * interval)
      let action: InputEvent.Action =
        index == 0 ? .pointerDown(id: id, kind: .touch) : .pointerMoved(id: id)
      try view.send(
        InputEvent(time: lastInput, position: LayoutPoint(x: place, y: place), action: action))
      place += step
    }
    if Int.random(in: 0..<4, using: &random) == 0 { return }
    let point = LayoutPoint(x: place, y: place)
    try view.send(InputEvent(time: lastInput, position: point, action: .pointerUp(id: id)))
  }

  /// One of the platforms' feels, or one of nobody's.
  private func feel() throws {
    if Bool.random(using: &random) {
      try view.setProfile(ScrollProfile.all.randomElement(using: &random) ?? .ios)
      return
    }
    let isExtreme = Int.random(in: 0..<3, using: &random) == 0
    let profile = try FuzzProfile(isExtreme: isExtreme).make(using: &random)
    // Refused where it would not come to rest.
    guard (try? view.setProfile(profile)) != nil else { return }
    self.isExtreme = self.isExtreme || isExtreme
  }

  private func snap() {
    let side = ScrollSnapping.Side.allCases.randomElement(using: &random) ?? .start
    let lengths: [Double?] = [nil, 300, 844, 0.001, 1e-300, 1e12, 0, -5, .nan, .infinity, .pi]
    let all: [ScrollSnapping] = [
      .none, .pages(length: lengths.randomElement(using: &random) ?? nil), .items(at: side),
      .items(at: side, oneAtATime: true),
    ]
    try? view.setSnapping(all.randomElement(using: &random) ?? .none)
  }

  private func aimReleases() {
    aims = true
    if Int.random(in: 0..<3, using: &random) == 0 {
      view.willEndDragging = nil
      return
    }
    view.willEndDragging = { [unowned self] _, velocity, target in
      require(velocity.isFinite && target.isFinite, "asked about \(velocity), \(target)")
      callBack()
      let targets = [
        target, target, target + amount(900), target + 0.001, .nan, .infinity, -1e300, 1e12, 0,
      ]
      target = targets.randomElement(using: &random) ?? target
    }
  }

  private func sendPointer() throws {
    let id = Int.random(in: 1...3, using: &random)
    switch Int.random(in: 0..<8, using: &random) {
    case 0, 1: try send(.pointerDown(id: id, kind: Bool.random(using: &random) ? .touch : .mouse))
    case 2: try send(.pointerUp(id: id))
    case 3: try send(.pointerCanceled(id: id))
    default: try send(.pointerMoved(id: id))
    }
  }

  /// At the time of the frame before, of the next one, or between.
  private func send(_ action: InputEvent.Action) throws {
    let ahead: Int64 =
      [0, 0, 1, 8_000_000, 16_666_667, 2_000_000_000].randomElement(using: &random) ?? 0
    lastInput = max(lastInput, Timestamp(nanoseconds: time.nanoseconds + ahead))
    let isFar = Int.random(in: 0..<20, using: &random) == 0
    let size = isFar ? 9e8 : 400
    let place = LayoutPoint(x: 400 + amount(size), y: 400 + amount(size))
    try view.send(InputEvent(time: lastInput, position: place, action: action))
  }

  func amount(_ size: Double) -> Double { Double.random(in: -size...size, using: &random) }
}
