import ScrollApp
import Scrollwork
import Testing

@Suite struct BannerTests {
  private func note(_ id: NotificationRequest.ID) -> UserNotification {
    UserNotification(
      id: id, content: NotificationContent(title: "\(id)", body: "text"), date: .zero)
  }
  private static let area = LayoutRect(x: 10, y: 10, width: 370, height: 80)

  @Test("banners come one after the other: they slide in, stay and slide out")
  func oneByOne() throws {
    var queue = BannerQueue(timing: .init(slidesIn: 1, stays: 2, slidesOut: 1))
    queue.add(note("a"), at: seconds(1))
    queue.add(note("b"), at: seconds(1.5))
    var seen: [String] = []
    for tick in 0...40 {
      queue.step(to: seconds(1 + Double(tick) / 4))
      guard let shown = queue.shown else { continue }
      let progress = shown.progress
      #expect(progress >= 0 && progress <= 1)
      seen.append("\(shown.notification.id)\(progress == 1 ? "=" : "~")")
    }
    let one = ["~", "~", "~", "~"] + Array(repeating: "=", count: 9) + ["~", "~", "~"]
    #expect(seen == one.map { "a" + $0 } + one.map { "b" + $0 })
    #expect(queue.isEmpty)
  }

  @Test("the same shows however far apart the frames are", arguments: [1.0, 7, 30, 60, 144])
  func rates(rate: Double) {
    func shown(_ times: [Double]) -> BannerQueue.Shown? {
      var queue = BannerQueue()
      for id in ["a", "b", "c"] as [NotificationRequest.ID] {
        queue.add(note(id), at: seconds(0.5))
      }
      for time in times { queue.step(to: seconds(time)) }
      return queue.shown
    }
    for end in stride(from: 0.6, through: 18, by: 0.37) {
      #expect(shown(Array(stride(from: 0.5, to: end, by: 1 / rate)) + [end]) == shown([end]))
    }
  }

  @Test(
    "a tap opens, a swipe up puts away, a pull that is let go stays, elsewhere nothing is taken")
  func touches() {
    var queue = BannerQueue()
    queue.add(note("a"), at: .zero)
    queue.step(to: seconds(1))
    func touch(_ touch: BannerQueue.Touch, _ x: Double, _ y: Double, _ time: Double)
      -> (isTaken: Bool, response: NotificationResponse?)
    {
      queue.touch(touch, at: LayoutPoint(x: x, y: y), in: Self.area, time: seconds(time))
    }
    for (x, y) in [(5.0, 50.0), (385, 50), (100, 5), (100, 91), (.nan, 50), (100, .infinity)] {
      #expect(!touch(.down, x, y, 1).isTaken)
    }
    #expect(!touch(.up, 100, 50, 1).isTaken && !touch(.moved, 100, 50, 1).isTaken)
    // Held as long as a finger is down; then it stays as long as a new one.
    #expect(touch(.down, 100, 50, 1).isTaken)
    #expect(touch(.moved, 100, 30, 60).isTaken && queue.shown?.pull == -20)
    #expect(touch(.moved, 100, 90, 60).isTaken && queue.shown?.pull == 0)
    #expect(touch(.up, 100, 65, 60).response == nil)
    queue.step(to: seconds(64.9))
    #expect(queue.shown?.progress == 1)
    #expect(touch(.down, 100, 50, 64.9).isTaken)
    #expect(touch(.canceled, 100, 50, 64.9).isTaken && queue.shown != nil)
    // Put away.
    #expect(touch(.down, 100, 50, 65).isTaken && touch(.moved, 100, 20, 65).isTaken)
    #expect(touch(.up, 100, 20, 65).response == NotificationResponse(note("a"), .dismiss))
    #expect(!touch(.down, 100, 20, 65).isTaken, "one that leaves is not to be touched")
    queue.step(to: seconds(66))
    #expect(queue.isEmpty)
    // Opened.
    queue.add(note("b"), at: seconds(70))
    #expect(touch(.down, 100, 50, 71).isTaken)
    #expect(touch(.up, 104, 53, 71).response == NotificationResponse(note("b"), .open))
  }

  @Test("a touch stays the banner's until it lifts, also when the banner is taken away meanwhile")
  func withdrawnWhileHeld() {
    let size = LayoutSize(width: 390, height: 500)
    for last in [BannerQueue.Touch.up, .canceled] {
      for lift in [1.1, 3] {
        let presenter = WindowPresenter()
        func touch(_ touch: BannerQueue.Touch, _ time: Double) -> Bool {
          let (isTaken, response) = presenter.touch(
            touch, at: LayoutPoint(x: 100, y: 50), size: size, time: seconds(time))
          #expect(response == nil)
          return isTaken
        }
        presenter.present(note("a"), options: .all, actions: [], at: .zero)
        #expect(touch(.down, 1))
        presenter.withdraw(["a"])
        #expect(touch(.moved, lift), "\(last) \(lift)")
        #expect(touch(last, lift))
        #expect(!touch(.moved, lift) && !touch(.up, lift))
      }
    }
  }

  @Test("one of the same name says the new text, those removed go, and only so many wait")
  func changes() {
    var queue = BannerQueue()
    queue.add(note("a"), at: .zero)
    var news = note("a")
    news.content.title = "new"
    queue.add(news, at: seconds(1))
    #expect(queue.shown?.notification == news)
    for number in 0..<20 { queue.add(note(.init(rawValue: "\(number)")), at: seconds(1)) }
    queue.remove(["a", "5"])
    queue.step(to: seconds(1.3))
    #expect(queue.shown?.notification.id == "4", "the oldest of those that waited was left out")
    queue.remove(["4"])
    queue.step(to: seconds(2))
    #expect(queue.shown?.notification.id == "6")
  }

  @Test("lengths that make no sense and times that go back do no harm")
  func senseless() {
    for value in [.nan, -1, .infinity, 1e300] as [Double] {
      var queue = BannerQueue(timing: .init(slidesIn: value, stays: value, slidesOut: value))
      queue.add(note("a"), at: Timestamp(nanoseconds: .max))
      queue.add(note("b"), at: Timestamp(nanoseconds: .min))
      queue.step(to: .zero)
      #expect(queue.shown.map { (0...1).contains($0.progress) } ?? true)
    }
  }

  @Test("a list shows notifications in the banner's cells, as high as their texts")
  func list() throws {
    let notes = ["a", "b", "c"].map { note(.init(rawValue: $0)) }
    let view = CollectionView(layout: ListLayout())
    view.register(BannerCell.self)
    view.cellProvider = { view, path in
      let cell: BannerCell = view.dequeueCell(at: path)
      cell.content = notes[path.item].content
      return cell
    }
    try view.setViewport(size: LayoutSize(width: 390, height: 700), scale: 1)
    try view.reloadData(sectionCounts: [3])
    let frame = try view.step(to: .zero)
    #expect(frame.visible.map(\.extent.points) == [84, 84, 84])
    let texts = frame.displayList.commands.compactMap(\.textID)
      .map { frame.displayList.texts[$0] }
    #expect(texts == ["a", "text", "b", "text", "c", "text"])
  }

  @Test("the window shows a banner within its edges, plays few sounds and counts in its title")
  func window() {
    let presenter = WindowPresenter()
    var content = NotificationContent(title: "Hi", sound: .bell)
    for _ in 0..<5 {
      presenter.present(
        UserNotification(id: "a", content: content, date: .zero), options: .all, actions: [],
        at: .zero)
    }
    #expect(presenter.takeSounds() == [.bell, .bell] && presenter.takeSounds().isEmpty)
    content.sound = nil
    #expect(presenter.title("Gallery") == "Gallery")
    presenter.badgeDidChange(to: 3)
    #expect(presenter.title("Gallery") == "(3) Gallery")
    for width in [0.0, 100, 390, 2000] {
      var list = DisplayList()
      let size = LayoutSize(width: width, height: 500)
      #expect(presenter.draw(into: &list, size: size, top: 52, at: seconds(1)))
      let group = list.groups[0]
      #expect(group.origin.y == 62 && group.size.width <= 420)
      #expect(abs(group.origin.x * 2 + group.size.width - width) < 1e-9)
    }
    presenter.withdraw(["a"])
    var list = DisplayList()
    #expect(!presenter.draw(into: &list, size: LayoutSize(width: 390, height: 500), at: seconds(2)))
    #expect(list.groups.isEmpty)
  }
}
