import Scrollwork
import Stage
import Testing

@testable import Gallery

/// Pull to refresh in the feed.
@Suite struct FeedRefreshTests {
  @Test("a pull shows a spinner above the first post, and brings posts that move nothing")
  func pull() throws {
    var session = try DemoSession("feed", as: FeedDemo.self)
    let demo = session.demo
    try session.press(.home)
    try session.wait(1)
    let first = demo.posts[0]
    try session.drag(
      from: LayoutPoint(x: 200, y: 200), to: LayoutPoint(x: 200, y: 300), lifts: false)
    try session.wait(0.1)
    guard case .pulling(let progress) = demo.view.refreshPhase else {
      Issue.record("the phase is \(demo.view.refreshPhase)")
      return
    }
    #expect(progress > 0.2 && progress < 1)
    let spinner = try #require(demo.view.refreshIndicatorFrame)
    let top = try #require(session.stage.frame.visible.first).start.points
    #expect(spinner.maxY <= top)
    try session.pointer(.pointerUp(id: 0), LayoutPoint(x: 200, y: 300))
    try session.wait(1)
    #expect(demo.view.refreshPhase == .idle)
    try session.press(.home)
    try session.wait(1)
    let newest = demo.posts[0]
    #expect(newest >= first)
    try session.drag(from: LayoutPoint(x: 200, y: 160), to: LayoutPoint(x: 200, y: 600))
    try session.wait(0.9)
    #expect(demo.view.refreshPhase == .refreshing && session.stage.frame.phase == .idle)
    // What is seen now stays while posts come in above.
    let shown = session.places { demo.posts[$0.item] }
    let count = demo.posts.count
    try session.wait(1.5)
    #expect(demo.view.refreshPhase != .refreshing && demo.posts.count > count + 1)
    let places = session.places { demo.posts[$0.item] }
    for (post, start) in shown where places[post] != nil { #expect(places[post] == start) }
    #expect(!Set(shown.keys).isDisjoint(with: places.keys))
    try session.click(session.inWindow(#require(demo.pill.area)))
    try session.wait(1.5)
    #expect(session.stage.frame.visible.first?.element.itemPath?.item ?? 9 < 4)
  }
}
