import ScrollApp
import ScrollPrimitives
import Scrollwork

extension HostileCall {
  static let scrollApp1: [HostileCall] = [
    HostileCall("ScrollApp BannerCell.preferredSize(fitting:)") { h in
      _ = BannerCell().preferredSize(fitting: try h())
    },
    HostileCall("ScrollApp BannerQueue.step(to:)") { h in
      var s: BannerQueue = try h()
      _ = try s.step(to: h())
    },
    HostileCall("ScrollApp BannerQueue.touch(_:at:in:time:)") { h in
      var s: BannerQueue = try h()
      _ = try s.touch(h(), at: h(), in: h(), time: h())
    },
    HostileCall("ScrollApp BannerQueue.Timing.init(slidesIn:stays:slidesOut:)") { h in
      _ = try BannerQueue.Timing(slidesIn: h(), stays: h(), slidesOut: h())
    },
    HostileCall("ScrollApp BannerQueue.add(_:actions:at:)") { h in
      var s: BannerQueue = try h()
      _ = try s.add(h(), at: h())
    },
    HostileCall("ScrollApp WindowPresenter.present(_:options:actions:at:)") { h in
      WindowPresenter(timing: try h()).present(
        try h(), options: .all, actions: [], at: try h())
    },
    HostileCall("ScrollApp WindowPresenter.badgeDidChange(to:)") { h in
      WindowPresenter().badgeDidChange(to: try h())
    },
    HostileCall("ScrollApp WindowPresenter.draw(into:size:top:style:at:)") { h in
      let s = WindowPresenter(timing: try h())
      s.present(try h(), options: .all, actions: [], at: try h())
      var list = DisplayList()
      _ = s.draw(into: &list, size: try h(), top: try h(), at: try h())
      _ = s.draw(into: &list, size: try h(), top: try h(), at: try h())
    },
    HostileCall("ScrollApp WindowPresenter.touch(_:at:size:top:time:)") { h in
      let s = WindowPresenter(timing: try h())
      s.present(try h(), options: .all, actions: [], at: try h())
      for _ in 0..<3 {
        _ = s.touch(try h(), at: try h(), size: try h(), top: try h(), time: try h())
      }
    },
    HostileCall("ScrollApp ScreenTransition.progress(at:)") { h in
      let navigator = try Navigator(Screen())
      let host = ScreenHost(navigator, size: try h())
      host.update(to: try h())
      try navigator.push(Screen(), animated: true)
      host.update(to: try h())
      _ = navigator.transition?.progress(at: try h())
    },
    HostileCall("ScrollApp DeviceToken.init(bytes:)") { h in
      _ = try DeviceToken(bytes: h() as [UInt8])
    },
    HostileCall("ScrollApp PushClient.send(_:token:to:timeout:)") { h in
      try PushClient.send(h(), token: h(), to: h(), timeout: h())
    },
    HostileCall("ScrollApp PushPayload.init(json:)") { h in
      _ = try PushPayload(json: h() as [UInt8])
    },
    HostileCall("ScrollApp PushServer.poll(at:deliver:)") { h in
      let s = try HostileServer()
      let time: Timestamp = try h()
      s.server.poll(at: time) { _ in false }
    },
    HostileCall("ScrollApp PushServer.wait(seconds:)") { h in
      // An infinite number of seconds requests a wait without an end.
      let s = try HostileServer()
      let seconds: Double = try h()
      if !(seconds > 0.001) { s.server.wait(seconds: seconds) }
    },
    HostileCall("ScrollApp ReceivedPush.notification(at:)") { h in
      // Made by a server only; the time goes into the notification as it is.
      _ = UserNotification(id: try h(), content: try h(), date: try h())
    },
    HostileCall("ScrollApp UserNotificationCenter.deliver(from:at:)") { h in
      let s = try HostileServer()
      UserNotificationCenter().deliver(from: s.server, at: try h())
    },
    HostileCall("ScrollApp Flow.debounce(for:clock:)") { h in
      _ = Flow<Int>.just(1).debounce(for: try h(), clock: VirtualClock())
    },
    HostileCall("ScrollApp LoopStore.run(to:limit:)") { h in
      let s = LoopStore { _ in HostileReactor() }
      for _ in 0..<3 { _ = s.run(to: try h(), limit: try h()) }
    },
    HostileCall("ScrollApp RetryPolicy.init(attempts:delay:longestDelay:)") { h in
      _ = try RetryPolicy(attempts: h(), delay: h(), longestDelay: h())
    },
    HostileCall("ScrollApp RetryPolicy.delay(afterFailures:)") { h in
      let s: RetryPolicy = try h()
      _ = try s.delay(afterFailures: h())
    },
    HostileCall("ScrollApp RetryPolicy.run(clock:isolation:failed:_:)") { h in
      let s: RetryPolicy = try h()
      _ = s.delay(afterFailures: try h())
    },
    HostileCall("ScrollApp TestStore.advance(by:)") { h in
      let s = try TestStore { _ in HostileReactor() }
      for _ in 0..<3 { try? s.advance(by: try h()) }
    },
    HostileCall("ScrollApp VirtualClock.Instant.init(offset:)") { h in
      _ = try VirtualClock.Instant(offset: h())
    },
    HostileCall("ScrollApp VirtualClock.Instant.advanced(by:)") { h in
      let s: VirtualClock.Instant = try h()
      _ = try s.advanced(by: h())
    },
    HostileCall("ScrollApp VirtualClock.Instant.duration(to:)") { h in
      let s: VirtualClock.Instant = try h()
      _ = try s.duration(to: h())
    },
    HostileCall("ScrollApp VirtualClock.sleep(until:tolerance:)") { h in
      // Sleepers are sorted by their moments, also by extreme ones.
      let clock = VirtualClock()
      let moment: VirtualClock.Instant = try h()
      let task = Task { try await clock.sleep(until: moment) }
      clock.advance(to: try h())
      task.cancel()
    },
    HostileCall("ScrollApp VirtualClock.advance(to:)") { h in
      VirtualClock().advance(to: try h())
    },
  ]
}
