import ScrollLayout
import ScrollPrimitives

/// What is asked of a view, for those who look on.
extension CollectionView {
  /// Notifies the request observer. Without one, the request is never built.
  @inline(__always)
  func note(_ request: @autoclosure () -> CollectionRequest) {
    if let requestHandler { requestHandler(self, request()) }
  }

  /// Whether a subscriber is handling a scroll event: its requests are not reported as scrolling again.
  package var isReportingScroll: Bool { telling.isScroll }

  /// How many cells are kept when nothing shows them.
  package var reusePolicy: ReusePolicy { pipeline.store.policy }

  /// What would bring a new view of the same layout and profile to where this one is before its first
  /// frame; `nil` once there was one. O(sections + requests).
  package var openingRequests: [CollectionRequest]? {
    guard !pipeline.state.applied.hasBegun else { return nil }
    var requests: [CollectionRequest] = [
      .setProfile(pipeline.asked.settings.profile, when: .nextFrame),
      .setViewport(pipeline.asked.settings.viewport, scale: pipeline.asked.settings.scale),
      .setSafeAreaInsets(pipeline.asked.settings.safeArea),
      .setContentInset(pipeline.asked.settings.contentInset),
      .setRefreshInset(pipeline.asked.shared.refreshInset),
      .setInsetAdjustment(pipeline.asked.settings.adjustment),
      .setHostedByScreen(pipeline.asked.settings.isHostedByScreen),
      .setBounces(pipeline.asked.settings.bounces),
      .setAlwaysBounces(pipeline.asked.settings.alwaysBounces),
      .setSnapping(pipeline.asked.settings.snapping),
      .setDirectionalLock(pipeline.asked.settings.locksDirection),
      .setFollowsEnd(pipeline.asked.settings.followsEnd),
      .setTraits(pipeline.asked.settings.traits), .setPrefetch(prefetch),
      .setDataPrefetch(pipeline.asked.ahead.dataPrefetch),
      .setPlaceholders(pipeline.asked.ahead.placeholders),
    ]
    if followsStart { requests.append(.setFollowsStart(true)) }
    if updateAnimation != UpdateAnimation() {
      requests.append(.setUpdateAnimation(updateAnimation))
    }
    if startThreshold > 0 { requests.append(.setStartThreshold(startThreshold)) }
    if let keyboardFrame {
      requests.append(.setKeyboardFrame(keyboardFrame, animated: false))
    }
    if isMemoryLow { requests.append(.setMemoryLow(true)) }
    if let change = pipeline.queue.layout, let layout = change.layout {
      requests.append(.setLayout(layout, animated: change.isAnimated))
    }
    for update in pipeline.queue.updates {
      if let changes = update.changes {
        requests.append(.performUpdates(changes, animated: update.isAnimated))
      } else {
        requests.append(.reloadData(sectionCounts: update.structure.sectionCounts))
      }
    }
    requests.append(.setAnchorPolicy(pipeline.asked.shared.anchorPolicy))
    if interactions != InteractionSettings() { requests.append(.setInteractions(interactions)) }
    var named = pipeline.queue
    named.relocate(from: pipeline.state.structure)
    named.reconfigured.removeAll { named in
      pipeline.queue.updates.contains {
        $0.changes?.reconfigured.contains(named.path) ?? false
      }
    }
    var (reconfigured, measured): ([ItemPath], [ElementPath]) = ([], [])
    for entry in named.reconfigured {
      if case .measure = entry.work {
        measured.append(entry.path)
      } else if case .item(let path) = entry.path {
        reconfigured.append(path)
      }
    }
    if !reconfigured.isEmpty { requests.append(.reconfigureItems(reconfigured)) }
    if !measured.isEmpty { requests.append(.setNeedsSize(measured)) }
    if let saved = pipeline.queue.restored { requests.append(.restore(saved.state)) }
    for entry in named.commands { requests += CollectionRequest(entry.command, .nextFrame, axis) }
    for timed in named.timed {
      switch timed {
      case .event(let event): requests.append(.send(event))
      case .command(let entry, let when):
        requests += CollectionRequest(entry.command, .at(when), axis)
      }
    }
    return requests
  }
}

extension [CollectionRequest] {
  fileprivate static func += (requests: inout [CollectionRequest], request: CollectionRequest?) {
    if let request { requests.append(request) }
  }
}

extension CollectionRequest {
  /// The request that a command was made from; `nil` for a part of restoring a view, and for what
  /// follows from a pointer's events.
  fileprivate init?(_ command: UpdateQueue.Command, _ when: ScrollMoment, _ axis: Axis) {
    switch command {
    case .offset(let main, let cross, let animated):
      let offset = LayoutPoint(main: main.points, cross: cross.points, axis: axis)
      self = .setContentOffset(offset, animated: animated, when: when)
    case .orthogonal(let offset, let section, let animated):
      self = .setOrthogonalOffset(
        offset.points, section: section, animated: animated, when: when)
    case .item(let path, let position, let animated):
      self = .scroll(
        to: .item(path), at: position, offset: 0, animated: animated, duration: nil, curve: nil,
        when: when)
    case .element(let path, let position, let offset, let pace):
      self = .scroll(
        to: path, at: position, offset: offset.points, animated: pace.isAnimated,
        duration: pace.duration, curve: pace.curve, when: when)
    case .edge(let side, let pace):
      self = .scrollToEdge(
        side, animated: pace.isAnimated, duration: pace.duration, curve: pace.curve, when: when)
    case .awaited(_, let scroll): self.init(scroll, when, axis)
    case .across, .cruise: return nil
    case .fling(let velocity): self = .fling(velocity: velocity, when: when)
    case .holdIndicator: self = .holdIndicator(when: when)
    case .moveIndicator(let position): self = .moveIndicator(to: position, when: when)
    case .releaseIndicator: self = .releaseIndicator(when: when)
    case .profile(let profile): self = .setProfile(profile, when: when)
    }
  }
}

extension CollectionView {
  /// Checks insets of the caller.
  func check(
    _ insets: LayoutInsets, _ name: String, allowsNegative: Bool
  ) throws(CollectionError) {
    let edges = [
      ("top", insets.top), ("left", insets.left), ("bottom", insets.bottom),
      ("right", insets.right),
    ]
    for (edge, value) in edges {
      guard Ticks(points: value) != nil, allowsNegative || value >= 0 else {
        throw .invalidValue(parameter: "\(name).\(edge)", value: value)
      }
    }
  }
}
