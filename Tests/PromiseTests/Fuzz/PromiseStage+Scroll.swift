import Scrollwork

extension PromiseStage {
  func scroll(_ operation: PromiseOperation) throws {
    switch operation {
    case .scrollToItem(let at, let target, let animated):
      guard let path = path(at: at) else { return }
      let position = ScrollPosition.allCases[target.rawValue]
      try view.scrollToItem(at: path, at: position, animated: animated)
      // A finger that holds the content wins.
      guard finger == nil else { return }
      motion.begin(.unknown)
      isPulled = false
      if !animated {
        change.hasJumped = true
        if let id = model.id(at: path) { arrival = (.item(id), target) }
      }
    case .setOffset(let by, let animated):
      guard let scene else { return }
      let target = scene.offset + Int64(by) * 1024
      try view.setContentOffset(
        LayoutPoint(main: Double(target) / 1024, cross: 0, axis: layout.axis), animated: animated)
      guard finger == nil else { return }
      isPulled = false
      if !animated {
        change.hasJumped = true
        motion.begin(.unknown)
      } else if scene.phase == .idle, target > scene.minimum, target < scene.maximum {
        motion.begin(.ease(distance: target - scene.offset, since: time))
      } else {
        motion.begin(.unknown)
      }
      if view.followsEnd { motion.begin(.unknown) }
    case .fling(let velocity):
      let wasIdle = view.phase == .idle
      try view.fling(velocity: Double(velocity))
      guard finger == nil else { return }
      isPulled = false
      motion.begin(wasIdle ? .fling(velocity: Double(velocity), since: time) : .unknown)
      if let scene, MotionCheck.isNearEdge(scene) { motion.begin(.unknown) }
      // A motion that comes near the end that is followed goes on to it.
      if view.followsEnd { motion.begin(.unknown) }
    case .down:
      guard finger == nil else { return }
      finger = main / 2
      fingerStart = view.phase == .idle ? finger : nil
      motion.begin(.finger)
      try send(.pointerDown(id: 1, kind: .touch), after: 1)
    case .drag(let distance):
      guard let place = finger else { return }
      finger = place + Double(distance)
      if view.phase == .dragging { fingerDelta = distance }
      // The content follows from where the finger has gone as far as the slop.
      let slop = view.profile.touchSlop
      if view.phase == .tracking, let start = fingerStart,
        abs(place + Double(distance) - start) > slop
      {
        let travel = place + Double(distance) - start
        fingerDelta = Int(travel < 0 ? travel + slop : travel - slop)
        fingerStart = nil
      }
      try send(.pointerMoved(id: 1), after: 8)
    case .lift:
      guard finger != nil else { return }
      try send(.pointerUp(id: 1), after: 10)
      finger = nil
      motion.begin(.unknown)
    case .wheel(let distance):
      try send(
        .wheel(delta: LayoutPoint(main: Double(distance), cross: 0, axis: layout.axis)), after: 4)
      if view.phase == .idle { wheelDelta = distance }
      motion.begin(.unknown)
    case .followEnd:
      view.followsEnd.toggle()
      if view.followsEnd, view.phase != .idle, finger == nil { motion.begin(.unknown) }
    default: break
    }
  }

  private func send(_ action: InputEvent.Action, after milliseconds: Int64) throws {
    isPulled = false
    var along = finger ?? main / 2
    if isRightToLeft, layout.axis == .horizontal { along = main - along }
    try view.send(
      InputEvent(
        time: Timestamp(nanoseconds: time + milliseconds * 1_000_000),
        position: LayoutPoint(main: along, cross: cross / 2, axis: layout.axis), action: action))
  }

  func configure(_ operation: PromiseOperation) throws {
    // A scroll on its way may have another target in another viewport.
    if case .ease = motion.asked { motion.begin(.unknown) }
    switch operation {
    case .setLayout(let kind, let variant, let animated):
      var next = layout
      next.kind = PromiseLayout.Kind.allCases[kind % PromiseLayout.Kind.allCases.count]
      next.variant = variant
      if next.kind == .table,
        model.sections.contains(where: { $0.items.count != PromiseLayout.tableColumns })
      {
        next.kind = .list
      }
      try view.setLayout(try next.make(model), animated: animated)
      layout = next
      change.isRelaid = true
      motion.begin(view.phase == .idle ? .nothing : .unknown)
      noteAnimation(animated)
    case .viewport(let number):
      let (oldMain, oldCross) = (main, cross)
      let sizes = [120.0, 144, 168, 240]
      main = sizes[number & 3] + (number & 8 == 8 ? 60 : 0)
      cross = [120.0, 144, 168][(number >> 4) % 3]
      try view.setViewport(size: LayoutSize(main: main, cross: cross, axis: layout.axis), scale: 2)
      change.isResized = change.isResized || main != oldMain || cross != oldCross
    case .insets(let number):
      let (lead, trail) = ([0.0, 10, 30][number % 3], [0.0, 20, 50][number / 3 % 3])
      insets =
        layout.axis == .vertical
        ? LayoutInsets(top: lead, bottom: trail) : LayoutInsets(left: lead, right: trail)
      try view.setContentInset(insets)
      change.isInset = true
    case .setting(let setting): change(setting)
    default: break
    }
  }

  private func change(_ setting: PromiseOperation.Setting) {
    switch setting {
    case .night: view.traits.colorScheme = view.traits.colorScheme == .dark ? .light : .dark
    case .text:
      let isLarge = view.traits.contentSizeCategory == .accessibilityMedium
      view.traits.contentSizeCategory = isLarge ? .large : .accessibilityMedium
      model.textScale = isLarge ? 1 : 1.5
      change.isResized = true
    case .rightToLeft:
      isRightToLeft.toggle()
      view.traits.layoutDirection = isRightToLeft ? .rightToLeft : .leftToRight
    case .bounces:
      view.bounces.toggle()
      // Content beyond an edge goes back at once, and a motion stops at an edge.
      motion.begin(view.phase == .idle ? .nothing : .unknown)
    }
  }
}
