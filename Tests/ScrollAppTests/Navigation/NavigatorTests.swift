import ScrollApp
import ScrollTools
import Scrollwork
import TestSupport
import Testing

@Suite struct NavigatorTests {
  private func time(_ seconds: Double) -> Timestamp {
    Timestamp(nanoseconds: Int64(seconds * 1e9))
  }

  @Test("what cannot be done is refused, and nothing changes")
  func refusals() throws {
    let root = Screen()
    let navigator = try Navigator(root)
    #expect(throws: NavigationError.atRoot) { try navigator.pop() }
    #expect(throws: NavigationError.alreadyOnStack) { try navigator.push(root) }
    #expect(throws: NavigationError.emptyStack) { try navigator.setStack([]) }
    #expect(throws: NavigationError.notOnStack) { try navigator.pop(to: Screen()) }
    let other = Screen()
    #expect(throws: NavigationError.alreadyOnStack) { try navigator.setStack([other, other]) }
    let elsewhere = try Navigator(other)
    #expect(throws: NavigationError.heldElsewhere) { try navigator.push(other) }
    #expect(throws: NavigationError.heldElsewhere) { try Navigator(other) }
    #expect(navigator.stack.count == 1 && elsewhere.stack.count == 1)
  }

  final class Choice: Screen, ResultScreen {
    var result: Int?
  }

  @Test("a screen hands its result back once, and nil when it is left")
  func results() throws {
    let navigator = try Navigator(Screen())
    let host = ScreenHost(navigator, size: LayoutSize(width: 400, height: 800))
    host.update(to: .zero)
    var received: [Int?] = []
    let choice = Choice()
    try navigator.push(choice) { received.append($0) }
    host.update(to: time(1))
    #expect(throws: NavigationError.notOnStack) { try navigator.finish(Choice(), with: 1) }
    try navigator.finish(choice, with: 7)
    host.update(to: time(1.1))
    #expect(received == [], "it is still on its way out")
    host.update(to: time(2))
    host.update(to: time(3))
    #expect(received == [7])

    try navigator.push(choice, animated: false) { received.append($0) }
    host.update(to: time(4))
    try navigator.pop(animated: false)
    host.update(to: time(5))
    host.update(to: time(6))
    #expect(received == [7, nil])

    // Pushed and left again before any cycle saw it.
    try navigator.push(choice, animated: false) { received.append($0) }
    try navigator.pop()
    host.update(to: time(7))
    #expect(received == [7, nil, nil])
  }

  @Test("a request during a transition ends it and begins the next one")
  func overtaken() throws {
    let log = CallLog()
    let (a, b, c) = (LoggingScreen("a", log), LoggingScreen("b", log), LoggingScreen("c", log))
    let navigator = try Navigator(a)
    let host = ScreenHost(navigator, size: LayoutSize(width: 400, height: 800))
    host.update(to: .zero)
    try navigator.push(b)
    host.update(to: time(1))
    try navigator.push(c)
    _ = log.take()
    host.update(to: time(1.1))
    #expect(
      log.take().filter { $0.contains("ppear") } == [
        "a viewDidDisappear", "b viewDidAppear", "b viewWillDisappear", "c viewWillAppear",
        "c viewIsAppearing",
      ])
    try navigator.pop(to: a)
    host.update(to: time(1.2))
    #expect(
      log.take().filter { $0.contains("ppear") } == [
        "b viewDidDisappear", "c viewDidAppear", "c viewWillDisappear", "a viewWillAppear",
        "a viewIsAppearing",
      ])
    #expect(navigator.transition?.kind == .pop)
  }

  @Test("whatever is asked for, in whatever order, each screen comes and goes in turn")
  func random() throws {
    for seed in TestRun.seeds(200) {
      var random = SeededGenerator(seed: seed)
      let log = CallLog()
      let screens = (0..<5).map { LoggingScreen("\($0)", log) }
      let navigator = try Navigator(screens[0])
      let host = ScreenHost(navigator, size: LayoutSize(width: 400, height: 800))
      var clock = 0.0
      for _ in 0..<20 {
        let screen = screens[Int.random(in: 0..<5, using: &random)]
        let isAnimated = Bool.random(using: &random)
        switch Int.random(in: 0..<6, using: &random) {
        case 0: try? navigator.push(screen, animated: isAnimated)
        case 1: _ = try? navigator.pop(animated: isAnimated)
        case 2: try? navigator.replaceTop(with: screen, animated: isAnimated)
        case 3: try? navigator.pop(to: screen, animated: isAnimated)
        case 4:
          try? navigator.setStack(
            Array(screens.shuffled(using: &random).prefix(3)), animated: isAnimated)
        default: break
        }
        if Bool.random(using: &random) {
          clock += Double.random(in: 0...0.4, using: &random)
          host.update(to: time(clock))
        }
      }
      for _ in 0..<3 {
        clock += 1
        host.update(to: time(clock))
      }
      // Each screen's calls, one after the other, are those of coming and going in turn.
      let order = [
        "viewWillAppear", "viewIsAppearing", "viewDidAppear", "viewWillDisappear",
        "viewDidDisappear",
      ]
      let lines = log.take()
      for screen in screens {
        let calls = lines.filter { $0.hasPrefix("\(screen.name) ") && $0.contains("ppear") }
          .map { String($0.dropFirst(2)) }
        for (place, call) in calls.enumerated() {
          #expect(call == order[place % order.count], "seed \(seed)")
        }
        let isTop = navigator.top === screen
        #expect(screen.appearance == (isTop ? .appeared : .disappeared), "seed \(seed)")
        let isHeld = navigator.stack.contains { $0 === screen }
        #expect((screen.container != nil) == isHeld, "seed \(seed)")
      }
      #expect(navigator.transition == nil && navigator.visibleScreens.count == 1)
    }
  }
}
