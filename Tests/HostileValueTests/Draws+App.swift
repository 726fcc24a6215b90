import ScrollApp
import ScrollPrimitives
import Scrollwork

extension NotificationTarget: Drawn {
  static func drawn(_ h: inout Draws) throws -> NotificationTarget {
    NotificationTarget(list: NotificationTarget.List(rawValue: try h()), number: try h())
  }
}

extension NotificationRequest.ID: Drawn {
  static func drawn(_ h: inout Draws) throws -> NotificationRequest.ID {
    NotificationRequest.ID(rawValue: try h())
  }
}

extension NotificationContent: Drawn {
  static func drawn(_ h: inout Draws) throws -> NotificationContent {
    NotificationContent(title: try h(), body: try h(), badge: try h(), target: try h())
  }
}

extension UserNotification: Drawn {
  static func drawn(_ h: inout Draws) throws -> UserNotification {
    UserNotification(id: try h(), content: try h(), date: try h())
  }
}

extension BannerQueue.Timing: Drawn {
  static func drawn(_ h: inout Draws) throws -> BannerQueue.Timing {
    BannerQueue.Timing(slidesIn: try h(), stays: try h(), slidesOut: try h())
  }
}

extension BannerQueue.Touch: Drawn {
  static func drawn(_ h: inout Draws) -> BannerQueue.Touch {
    h.pick([.down, .moved, .up, .canceled])
  }
}

extension BannerQueue: Drawn {
  static func drawn(_ h: inout Draws) throws -> BannerQueue {
    var queue = BannerQueue(timing: try h())
    for _ in 0..<h.pick([0, 1, 3]) { queue.add(try h(), at: try h()) }
    queue.step(to: try h())
    return queue
  }
}

extension VirtualClock.Instant: Drawn {
  static func drawn(_ h: inout Draws) throws -> VirtualClock.Instant {
    VirtualClock.Instant(offset: try h())
  }
}

extension RetryPolicy: Drawn {
  static func drawn(_ h: inout Draws) throws -> RetryPolicy {
    RetryPolicy(attempts: try h(), delay: try h(), longestDelay: try h())
  }
}

extension PushPayload: Drawn {
  static func drawn(_ h: inout Draws) throws -> PushPayload {
    PushPayload(id: try h(), content: try h())
  }
}

extension DeviceToken: Drawn {
  static func drawn(_ h: inout Draws) throws -> DeviceToken {
    try some(DeviceToken(bytes: (0..<32).map { UInt8($0) }))
  }
}
