import ScrollApp
import ScrollPrimitives
import Scrollwork

extension HostileCall {
  static let scrollApp2: [HostileCall] = [
    HostileCall("ScrollApp VirtualClock.advance(by:)") { h in
      let s = VirtualClock()
      for _ in 0..<3 { s.advance(by: try h()) }
    },
    HostileCall("ScrollApp ScreenHost.init(_:size:safeAreaInsets:settings:)") { h in
      let s = ScreenHost(
        SingleScreen(Screen()), size: try h(), safeAreaInsets: try h(), settings: try h())
      s.update(to: try h())
    },
    HostileCall("ScrollApp ScreenHost.resize(to:safeAreaInsets:)") { h in
      let s = ScreenHost(SingleScreen(Screen()), size: try h())
      s.resize(to: try h(), safeAreaInsets: try h())
    },
    HostileCall("ScrollApp ScreenHost.update(to:)") { h in
      let s = ScreenHost(SingleScreen(Screen()), size: try h())
      for _ in 0..<3 { s.update(to: try h()) }
    },
    HostileCall(
      "ScrollApp NotificationContent.init(title:subtitle:body:badge:sound:thread:category:target:)"
    ) { h in
      _ = try NotificationContent(title: h(), subtitle: h(), body: h(), badge: h())
    },
    HostileCall("ScrollApp UserNotification.init(id:content:date:isRemote:)") { h in
      _ = try UserNotification(id: h(), content: h(), date: h(), isRemote: h())
    },
    HostileCall("ScrollApp AuthorizationOptions.init(rawValue:)") { h in
      _ = try AuthorizationOptions(rawValue: h())
    },
    HostileCall("ScrollApp PresentationOptions.init(rawValue:)") { h in
      _ = try PresentationOptions(rawValue: h())
    },
    HostileCall("ScrollApp NotificationSound.samples(rate:)") { h in
      _ = h.pick(NotificationSound.allCases).samples(rate: try h())
    },
    HostileCall("ScrollApp NotificationTarget.init(list:item:)") { h in
      _ = NotificationTarget(list: .init(rawValue: try h()), item: try h())
    },
    HostileCall("ScrollApp NotificationTarget.init(list:number:)") { h in
      _ = NotificationTarget(list: .init(rawValue: try h()), number: try h())
    },
    HostileCall("ScrollApp UserNotificationCenter.setBadgeCount(_:)") { h in
      try UserNotificationCenter().setBadgeCount(h())
    },
    HostileCall("ScrollApp UserNotificationCenter.add(_:at:)") { h in
      let s = UserNotificationCenter()
      for _ in 0..<3 {
        let trigger = h.pick([
          NotificationTrigger.time(at: try h()), .interval(after: try h(), repeats: try h()),
        ])
        try? s.add(NotificationRequest(h(), content: h(), trigger: trigger), at: h())
      }
      s.advance(to: try h())
    },
    HostileCall("ScrollApp UserNotificationCenter.advance(to:)") { h in
      let s = UserNotificationCenter()
      for _ in 0..<3 { s.advance(to: try h()) }
    },
  ]
}
