public import Scrollwork

extension BannerQueue {
  var isLeaving: Bool {
    if case .leaving = phase { return true }
    return false
  }

  /// Moves to a time. However far apart two calls are, the same shows.
  public mutating func step(to time: Timestamp) {
    now = max(now, time)
    while current != nil {
      switch phase {
      case .entering(let since):
        guard let end = passed(since, timing.slidesIn) else { return }
        phase = .staying(since: end)
      case .staying(let since):
        guard let end = passed(since, timing.stays) else { return }
        phase = .leaving(since: end, from: 1, pull: 0)
      case .held: return
      case .leaving(let since, let from, _):
        guard let end = passed(since, timing.slidesOut * from) else { return }
        current = nil
        showNext(at: end)
      }
    }
  }

  /// The banner that shows at the time of the last step.
  public var shown: Shown? {
    guard let current else { return nil }
    var (progress, pull) = (1.0, 0.0)
    switch phase {
    case .entering(let since): progress = Self.easeOut(share(since, timing.slidesIn))
    case .staying: break
    case .held(_, let held): pull = held
    case .leaving(let since, let from, let pulled):
      let left = share(since, timing.slidesOut * from)
      progress = from * (1 - left * left)
      pull = pulled
    }
    return Shown(
      notification: current.notification, actions: current.actions, progress: progress, pull: pull)
  }

  /// Whether the banner moves, so that frames are wanted.
  public var isMoving: Bool {
    guard current != nil else { return false }
    if case .staying = phase { return false }
    return true
  }

  /// The end of a phase of this many seconds; `nil` if it has not ended.
  private func passed(_ since: Timestamp, _ seconds: Double) -> Timestamp? {
    let length = Int64((seconds * 1e9).rounded())
    let (end, isBeyond) = since.nanoseconds.addingReportingOverflow(length)
    return !isBeyond && end <= now.nanoseconds ? Timestamp(nanoseconds: end) : nil
  }

  private func share(_ since: Timestamp, _ seconds: Double) -> Double {
    seconds > 0 ? min(max(now.seconds(since: since) / seconds, 0), 1) : 1
  }

  /// Fast at first, at rest at the end: a cubic.
  private static func easeOut(_ share: Double) -> Double {
    let rest = 1 - share
    return 1 - rest * rest * rest
  }

  mutating func showNext(at time: Timestamp) {
    guard !waiting.isEmpty else { return }
    current = waiting.removeFirst()
    phase = .entering(since: time)
  }

  /// Slides the visible banner out from where it is.
  mutating func leave() {
    guard let shown, !isLeaving else { return }
    phase = .leaving(since: now, from: shown.progress, pull: shown.pull)
  }
}
