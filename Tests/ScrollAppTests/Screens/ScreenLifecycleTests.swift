import ScrollApp
import Scrollwork
import Testing

@Suite struct ScreenLifecycleTests {
  let log = CallLog()

  private func time(_ seconds: Double) -> Timestamp {
    Timestamp(nanoseconds: Int64(seconds * 1e9))
  }

  private func logged(_ navigator: Navigator) -> Navigator {
    navigator.willLayoutHandler = { [log] in
      log.add("container willLayout \(($0 as? LoggingScreen)?.name ?? "")")
    }
    navigator.didLayoutHandler = { [log] in
      log.add("container didLayout \(($0 as? LoggingScreen)?.name ?? "")")
    }
    return navigator
  }

  private func layout(_ name: String, _ width: Int, _ height: Int) -> [String] {
    [
      "\(name) viewWillLayout", "container willLayout \(name)",
      "\(name).root layout \(width)x\(height)", "\(name).child layout \(width)x\(height / 2)",
      "\(name) viewDidLayout", "container didLayout \(name)",
    ]
  }

  @Test("a screen that comes first is loaded, told, fitted, laid out and told again, in this order")
  func firstShow() throws {
    let navigator = logged(try Navigator(LoggingScreen("a", log)))
    let host = ScreenHost(navigator, .phoneLandscape)
    #expect(log.take() == [])
    host.update(to: .zero)
    let news = TraitCollection().differences(from: host.traits).map(\.rawValue).sorted()
    #expect(
      log.take() == [
        "a loadView", "a viewDidLoad", "a viewWillAppear", "a.root traits", "a.child traits",
        "a traits \(news)", "a viewIsAppearing",
      ] + layout("a", 844, 390) + ["a viewDidAppear"])
    host.update(to: time(0.1))
    #expect(log.take() == [])
  }

  @Test("a resize that changes a size class tells of traits before it lays out")
  func resize() throws {
    let navigator = logged(try Navigator(LoggingScreen("a", log)))
    let host = ScreenHost(navigator, size: LayoutSize(width: 400, height: 800))
    host.update(to: .zero)
    _ = log.take()
    host.resize(to: LayoutSize(width: 500, height: 800))
    #expect(log.take() == [])
    host.update(to: time(0.1))
    #expect(log.take() == layout("a", 500, 800))
    host.resize(to: LayoutSize(width: 700, height: 800))
    host.update(to: time(0.2))
    #expect(
      log.take() == [
        "a.root traits", "a.child traits", "a traits [\"horizontalSizeClass\"]",
      ] + layout("a", 700, 800))
  }

  @Test("a push and a pop tell both screens at their beginning and at their end")
  func pushAndPop() throws {
    let navigator = logged(try Navigator(LoggingScreen("a", log)))
    let host = ScreenHost(navigator, size: LayoutSize(width: 400, height: 800))
    host.update(to: .zero)
    _ = log.take()
    let second = LoggingScreen("b", log)
    try navigator.push(second)
    #expect(navigator.stack.count == 2)
    #expect(log.take() == [], "told by the update cycle only")
    host.update(to: time(1))
    let begun = log.take()
    #expect(begun.prefix(2) == ["b loadView", "b viewDidLoad"])
    #expect(
      begun.filter { $0.contains("view") && !$0.contains("Lay") }.dropFirst() == [
        "a viewWillDisappear", "b viewWillAppear", "b viewIsAppearing",
      ])
    #expect(Array(begun.suffix(6)) == layout("b", 400, 800))
    #expect(second.appearance == .appearing)
    host.update(to: time(1.2))
    #expect(log.take() == [])
    #expect(navigator.visibleScreens.count == 2)
    host.update(to: time(1.35))
    #expect(log.take() == ["a viewDidDisappear", "b viewDidAppear"])
    #expect(navigator.visibleScreens.count == 1)

    try navigator.pop()
    host.update(to: time(2))
    #expect(
      log.take().filter { !$0.contains("ayout") } == [
        "b viewWillDisappear", "a viewWillAppear", "a viewIsAppearing",
      ])
    host.update(to: time(3))
    #expect(log.take() == ["b viewDidDisappear", "a viewDidAppear"])
    #expect(second.container == nil)
  }

  @Test("a replacement without a transition is over in its cycle")
  func replace() throws {
    let navigator = logged(try Navigator(LoggingScreen("a", log)))
    let host = ScreenHost(navigator, size: LayoutSize(width: 400, height: 800))
    host.update(to: .zero)
    _ = log.take()
    try navigator.replaceTop(with: LoggingScreen("b", log))
    host.update(to: time(1))
    let calls = log.take().filter { !$0.contains("traits") }
    #expect(
      calls == [
        "b loadView", "b viewDidLoad", "a viewWillDisappear", "b viewWillAppear",
        "b viewIsAppearing",
      ] + layout("b", 400, 800) + ["a viewDidDisappear", "b viewDidAppear"])
    #expect(navigator.transition == nil)

    let single = SingleScreen(LoggingScreen("c", log))
    let other = ScreenHost(single, size: LayoutSize(width: 400, height: 800))
    other.update(to: .zero)
    _ = log.take()
    single.replace(with: LoggingScreen("d", log))
    other.update(to: time(1))
    #expect(
      log.take().filter { $0.contains("ppear") } == [
        "c viewWillDisappear", "d viewWillAppear", "d viewIsAppearing", "c viewDidDisappear",
        "d viewDidAppear",
      ])
  }

  @Test("in the background nothing comes, goes or is laid out")
  func background() throws {
    let navigator = logged(try Navigator(LoggingScreen("a", log)))
    let host = ScreenHost(navigator, size: LayoutSize(width: 400, height: 800))
    host.update(to: .zero)
    _ = log.take()
    host.enterBackground()
    host.resize(to: LayoutSize(width: 300, height: 800))
    try navigator.push(LoggingScreen("b", log), animated: false)
    host.update(to: time(1))
    #expect(log.take() == ["a didEnterBackground"])
    host.update(to: time(2))
    #expect(log.take() == [])
    host.enterForeground()
    host.update(to: time(3))
    let calls = log.take()
    #expect(calls.first == "a willEnterForeground")
    #expect(calls.contains("b viewDidAppear") && calls.contains("a viewDidDisappear"))
  }

  @Test(
    "what is changed before a view's turn is laid out in the same pass, and later in the next cycle"
  )
  func dirty() throws {
    let screen = LoggingScreen("a", log)
    let host = ScreenHost(logged(try Navigator(screen)), size: LayoutSize(width: 400, height: 800))
    host.update(to: .zero)
    _ = log.take()

    screen.reactions["viewWillLayout"] = {
      screen.view.frame = LayoutRect(x: 0, y: 0, width: 320, height: 600)
    }
    screen.setNeedsLayout()
    host.update(to: time(1))
    #expect(log.take() == layout("a", 320, 600))
    #expect(!screen.needsLayout)

    screen.reactions["viewDidLayout"] = {
      screen.view.frame = LayoutRect(x: 0, y: 0, width: 200, height: 400)
    }
    screen.setNeedsLayout()
    host.update(to: time(2))
    #expect(!log.take().contains("a.root layout 200x400"), "not at once")
    #expect(screen.needsLayout)
    host.update(to: time(3))
    #expect(log.take() == layout("a", 200, 400))
    host.update(to: time(4))
    #expect(log.take() == [])
  }

  @Test("an update cycle that is asked for from inside one does nothing")
  func reentrant() throws {
    let screen = LoggingScreen("a", log)
    let host = ScreenHost(try Navigator(screen), size: LayoutSize(width: 400, height: 800))
    screen.reactions["viewWillAppear"] = { host.update(to: .zero) }
    host.update(to: .zero)
    #expect(log.take().filter { $0 == "a viewWillAppear" }.count == 1)
  }

  @Test(
    "observers of traits are called in order, only for their traits, and not once they have ended")
  func observers() throws {
    let screen = Screen()
    var calls: [String] = []
    screen.registerForTraitChanges(TraitCollection.Trait.sizeClasses) { _, _ in
      calls.append("first")
    }
    let ended = screen.registerForTraitChanges(TraitCollection.Trait.all) { _, _ in
      calls.append("ended")
    }
    screen.registerForTraitChanges([.colorScheme]) { _, _ in calls.append("color") }
    screen.registerForTraitChanges(TraitCollection.Trait.all) { screen, old in
      calls.append("last \(old.horizontalSizeClass) \(screen.traits.horizontalSizeClass)")
    }
    screen.unregister(ended)
    let host = ScreenHost(SingleScreen(screen), size: LayoutSize(width: 400, height: 800))
    host.update(to: .zero)
    calls = []
    host.resize(to: LayoutSize(width: 800, height: 800))
    host.update(to: time(1))
    #expect(calls == ["first", "last compact regular"])
    calls = []
    host.settings.colorScheme = .dark
    host.update(to: time(2))
    #expect(calls == ["color", "last regular regular"])
    calls = []
    screen.traitOverrides.horizontalSizeClass = .compact
    host.update(to: time(3))
    #expect(calls == ["first", "last regular compact"])
  }

  @Test("a list on a screen keeps what it begins with when the window's class changes")
  func list() throws {
    final class Row: ReusableCell {
      static let reuseIdentifier = "row"
      init() {}
      func preferredSize(fitting proposal: LayoutSize) -> LayoutSize {
        LayoutSize(width: proposal.width, height: proposal.width > 500 ? 40 : 90)
      }
    }
    final class ListScreen: Screen {
      let list = CollectionView()
      override func loadView() -> ScreenView { ListView(list) }
    }
    let screen = ListScreen()
    screen.list.register(Row.self)
    screen.list.cellProvider = { view, path in view.dequeueCell(at: path) as Row }
    try screen.list.reloadData(sectionCounts: [500])
    let host = ScreenHost(SingleScreen(screen), size: WindowPreset.phonePortrait.size)
    host.update(to: .zero)
    try screen.list.step(to: .zero)
    try screen.list.scrollToItem(at: ItemPath(section: 0, item: 200), at: .top, animated: false)
    let before = try screen.list.step(to: time(0.1))
    var clock = 0.2
    for window in WindowPreset.allCases + [.phonePortrait] {
      host.resize(to: window.size)
      host.update(to: time(clock))
      let frame = try screen.list.step(to: time(clock))
      #expect(frame.visible.first?.element == before.visible.first?.element, "\(window)")
      #expect(screen.list.traits.horizontalSizeClass == window.traits.horizontalSizeClass)
      clock += 0.1
    }
    let window = WindowPreset.phoneLandscape
    host.resize(to: window.size, safeAreaInsets: window.safeArea)
    host.update(to: time(clock))
    #expect(screen.list.safeAreaInsets == window.safeArea)
  }
}
