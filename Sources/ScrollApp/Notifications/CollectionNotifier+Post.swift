import Scrollwork

extension CollectionNotifier {
  func post(_ event: CollectionEvent, of view: CollectionView) {
    switch event {
    case .scroll(let event):
      if wanted.scrollMessages {
        say(ScrollMessage(event: event, contentOffset: view.contentOffset), view)
      }
      post(event, view)
    case .willDisplay(let element):
      if wanted.displayMessages { say(DisplayMessage(element: element, isOnScreen: true), view) }
      post(.willDisplay, DisplayNotification.allCases, wanted.displays, view) {
        NotificationInfo(DisplayNotification.Element.self, element)
      }
    case .didEndDisplaying(let element):
      if wanted.displayMessages { say(DisplayMessage(element: element, isOnScreen: false), view) }
      post(.didEndDisplaying, DisplayNotification.allCases, wanted.displays, view) {
        NotificationInfo(DisplayNotification.Element.self, element)
      }
    case .update(let id, let phase):
      if wanted.updateMessages { say(UpdateMessage(id: id, phase: phase), view) }
      post(UpdateNotification(phase), UpdateNotification.allCases, wanted.updates, view) {
        NotificationInfo(UpdateNotification.Update.self, id)
      }
    case .scrollAcross, .interaction, .refresh, .prefetchItems, .cancelPrefetching,
      .cancelPrefetchingRemoved, .visibility, .nearStart, .nearEnd:
      break
    }
    if wanted.allMessages { say(CollectionMessage(event: event), view) }
  }

  private func post(_ event: ScrollEvent, _ view: CollectionView) {
    let name = ScrollNotification(event, view.axis)
    post(name, ScrollNotification.allCases, wanted.scrolls, view) {
      let info = NotificationInfo(ScrollNotification.ContentOffset.self, view.contentOffset)
      switch event {
      case .willEndDragging(let velocity, let target):
        return info.with(ScrollNotification.ReleaseVelocity.self, velocity)
          .with(ScrollNotification.ReleaseTarget.self, target)
      case .didEndDragging(let willDecelerate):
        return info.with(ScrollNotification.WillDecelerate.self, willDecelerate)
      case .bounce(let bounce): return info.with(ScrollNotification.Bounce.self, bounce)
      case .didHitEdge(let edge, let time, let velocity):
        return info.with(
          ScrollNotification.HitEdge.self, .init(edge: edge, time: time, velocity: velocity))
      case .willBeginDragging, .willBeginDecelerating, .didScroll, .didEndDecelerating,
        .didEndScrollingAnimation, .didChangeAdjustedContentInset:
        return info
      }
    }
  }

  private func say<M: Message>(_ message: M, _ view: CollectionView) {
    postCount += 1
    messages.post(message, from: view)
  }

  /// Posts one case where it is observed; `info` is made only then.
  private func post<N: Notifiable & Equatable>(
    _ name: N, _ all: [N], _ wanted: UInt32, _ view: CollectionView, _ info: () -> NotificationInfo
  ) {
    guard postsAlways || wanted != 0 else { return }
    guard let bit = all.firstIndex(of: name), postsAlways || wanted & 1 << bit != 0 else { return }
    postCount += 1
    name.post(object: view, userInfo: info(), center: center)
  }
}

extension ScrollNotification {
  init(_ event: ScrollEvent, _ axis: Axis) {
    switch event {
    case .willBeginDragging: self = .willBeginDragging
    case .willEndDragging: self = .willEndDragging
    case .didEndDragging: self = .didEndDragging
    case .willBeginDecelerating: self = .willBeginDecelerating
    case .didScroll: self = .didScroll
    case .didEndDecelerating: self = .didEndDecelerating
    case .didEndScrollingAnimation: self = .didEndScrollingAnimation
    case .didChangeAdjustedContentInset: self = .didChangeAdjustedContentInset
    case .didHitEdge: self = .didHitEdge
    case .bounce(let bounce): self = .bounce(bounce.stage, bounce.edge, axis)
    }
  }

  static func bounce(_ stage: BounceEvent.Stage, _ edge: EdgeSide, _ axis: Axis) -> Self {
    switch (stage, edge, axis) {
    case (.began, .leading, .vertical): .didBounceTop
    case (.began, .trailing, .vertical): .didBounceBottom
    case (.began, .leading, .horizontal): .didBounceLeading
    case (.began, .trailing, .horizontal): .didBounceTrailing
    case (.peak, _, _): .didPeak
    case (.ended, _, _): .didEndBouncing
    }
  }
}

extension UpdateNotification {
  init(_ phase: UpdatePhase) {
    switch phase {
    case .queued: self = .didQueue
    case .transitioning: self = .didBegin
    case .finished: self = .didFinish
    case .canceled: self = .didCancel
    case .refused: self = .didRefuse
    }
  }
}
