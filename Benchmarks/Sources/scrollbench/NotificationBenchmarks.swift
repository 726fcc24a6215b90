import AllocationCounter
import Foundation
import ScrollApp
import Scrollwork

/// Steady frames of a view whose events are posted as notifications: to nobody, to others, to observers.
struct NotificationBenchmarks {
  private enum Kind: String, CaseIterable {
    case plain = "frame, no notifier"
    case unobserved = "frame, unobserved"
    case elsewhere = "frame, others observed"
    case message = "frame, message"
    case notification = "frame, notification"
  }

  private let center = NotificationCenter()
  private let messages = MessageCenter()
  private var list: BenchList

  init() throws { list = try BenchList(rows: 10_000) }

  static var measurements: [Measurement] {
    Kind.allCases.map {
      Measurement(
        name: $0.rawValue, unit: "frame", reference: Kind.plain.rawValue,
        countsEngineWork: true)
    }
  }

  /// The same flings by each kind.
  mutating func repeatOnce() throws -> [String: Measurement.Sample] {
    var samples: [String: Measurement.Sample] = [:]
    for kind in Kind.allCases {
      try list.jump(to: 5000)
      let notifier =
        kind == .plain
        ? nil : CollectionNotifier(list.view, center: center, messages: messages)
      let tokens = observe(kind)
      samples[kind.rawValue] = try list.fling(velocity: 150, frames: 1200, .steady)
      withExtendedLifetime((notifier, tokens)) {}
    }
    return samples
  }

  private func observe(_ kind: Kind) -> [ObservationToken] {
    switch kind {
    case .plain, .unobserved: []
    case .elsewhere:
      [
        ScrollNotification.didBounceTop.observe(center: center) { _ in },
        messages.observe(UpdateMessage.self) { _ in },
      ]
    case .message:
      [messages.observe(ScrollMessage.self) { black_hole($0.contentOffset.y) }]
    case .notification:
      [
        ScrollNotification.didScroll.observe(center: center) {
          black_hole($0[ScrollNotification.ContentOffset.self]?.y ?? 0)
        }
      ]
    }
  }
}
