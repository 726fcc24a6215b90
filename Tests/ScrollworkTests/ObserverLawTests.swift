import Scrollwork
import Testing

/// A view's observed properties against a stored property with observers: the language's own is the oracle.
@Suite struct ObserverLawTests {
  /// A stored property whose observers follow a script. Their own assignments call no observer, as
  /// where it is written in their bodies.
  private final class Twin<Value> {
    var value: Value {
      willSet { tell(onWill, value, newValue) }
      didSet { tell(onDid, oldValue, value) }
    }
    var onWill: ((Twin, Value, Value) -> Void)?
    var onDid: ((Twin, Value, Value) -> Void)?
    private var isTelling = false

    init(_ value: Value) { self.value = value }

    private func tell(_ observer: ((Twin, Value, Value) -> Void)?, _ old: Value, _ new: Value) {
      guard !isTelling else { return }
      isTelling = true
      observer?(self, old, new)
      isTelling = false
    }
  }

  private struct Call<Value: Equatable>: Equatable {
    var hook: String
    var old: Value
    var new: Value
  }

  /// Sets a property to the first value, while its observers set it to the second if the script says so.
  private func laws<Value: Equatable>(
    _ initial: Value, _ first: Value, _ second: Value, _ view: CollectionView,
    get: @escaping (CollectionView) -> Value, set: @escaping (CollectionView, Value) -> Void,
    settle: (CollectionView) -> Void = { _ in },
    read: @escaping (PropertyChange) -> (Value, Value)?, _ name: Comment
  ) {
    for (inWill, inDid) in [(false, false), (true, false), (false, true), (true, true)] {
      view.willChangeProperty = nil
      view.didChangeProperty = nil
      set(view, initial)
      settle(view)
      let twin = Twin(initial)
      var expected: [Call<Value>] = []
      twin.onWill = { twin, old, new in
        expected.append(Call(hook: "will", old: old, new: new))
        if inWill { twin.value = second }
      }
      twin.onDid = { twin, old, new in
        expected.append(Call(hook: "did", old: old, new: new))
        if inDid { twin.value = second }
      }
      twin.value = first

      var calls: [Call<Value>] = []
      view.willChangeProperty = { view, change in
        guard let (old, new) = read(change) else { return }
        calls.append(Call(hook: "will", old: old, new: new))
        #expect(get(view) == old, name)
        if inWill { set(view, second) }
      }
      view.didChangeProperty = { view, change in
        guard let (old, new) = read(change) else { return }
        calls.append(Call(hook: "did", old: old, new: new))
        #expect(get(view) == new, name)
        if inDid { set(view, second) }
      }
      set(view, first)
      settle(view)
      #expect(calls == expected, name)
      #expect(get(view) == twin.value, name)
      #expect(get(view) == (inDid ? second : first), name)
    }
  }

  @Test("the content inset follows the laws of stored properties")
  func inset() throws {
    let harness = try Harness(counts: [100])
    laws(
      LayoutInsets(top: 1), LayoutInsets(top: 2), LayoutInsets(top: 3), harness.view,
      get: { $0.contentInset }, set: { try? $0.setContentInset($1) },
      read: { if case .contentInset(let old, let new) = $0 { (old, new) } else { nil } },
      "content inset")
  }

  @Test("traits follow the laws of stored properties")
  func traits() throws {
    let harness = try Harness(counts: [100])
    var scale = TraitCollection()
    scale.displayScale = harness.view.traits.displayScale
    var (first, second) = (scale, scale)
    first.colorScheme = .dark
    second.contentSizeCategory = .small
    laws(
      scale, first, second, harness.view, get: { $0.traits }, set: { $0.traits = $1 },
      read: { if case .traits(let old, let new) = $0 { (old, new) } else { nil } }, "traits")
  }

  @Test("the selection follows the laws of stored properties, by program")
  func selection() throws {
    let harness = try Harness(counts: [100])
    harness.view.selectionMode = .single
    try harness.step()
    laws(
      [ItemPath.row(1)], [.row(2)], [.row(3)], harness.view, get: { $0.selectedItems },
      set: { view, paths in for path in paths { try? view.selectItem(at: path) } },
      read: { if case .selection(let old, let new) = $0 { (old, new) } else { nil } },
      "selection")
  }

  @Test("the selection follows the laws of stored properties, by tap")
  func tap() throws {
    for (inWill, inDid) in [(false, false), (true, false), (false, true)] {
      let harness = try Harness(counts: [100])
      harness.view.selectionMode = .single
      try harness.step()
      try harness.view.selectItem(at: .row(8))
      var calls: [PropertyChange] = []
      harness.view.willChangeProperty = { view, change in
        guard change.property == .selection else { return }
        calls.append(change)
        #expect(view.selectedItems == [.row(8)])
        if inWill { try? view.selectItem(at: .row(9)) }
      }
      harness.view.didChangeProperty = { view, change in
        guard change.property == .selection else { return }
        calls.append(change)
        if inDid { try? view.selectItem(at: .row(9)) }
      }
      try harness.send(.pointerDown(id: 1, kind: .touch), y: 5)
      try harness.step(seconds: 0.05)
      try harness.send(.pointerUp(id: 1), y: 5)
      try harness.step(seconds: 0.05)
      let change = PropertyChange.selection(old: [.row(8)], new: [.row(0)])
      #expect(calls == [change, change])
      #expect(harness.view.selectedItems == [.row(inDid ? 9 : 0)])
    }
  }

  @Test(
    "the content offset follows the laws of stored properties, a frame later where it is set in did"
  )
  func offset() throws {
    let harness = try Harness(counts: [1000])
    try harness.step()
    laws(
      LayoutPoint(y: 100), LayoutPoint(y: 200), LayoutPoint(y: 300), harness.view,
      get: { $0.contentOffset },
      set: { try? $0.setContentOffset($1, animated: false) },
      settle: { _ in for _ in 0..<3 { _ = try? harness.step() } },
      read: { if case .contentOffset(let old, let new) = $0 { (old, new) } else { nil } },
      "content offset")
  }

  @Test("a scroll that a finger makes is told with the offsets of both frames, once a frame")
  func finger() throws {
    let harness = try Harness(counts: [1000])
    try harness.step()
    var last = harness.view.contentOffset
    var told = 0
    var frames = 0
    harness.view.willChangeProperty = { _, change in
      if case .contentOffset(let old, _) = change { #expect(old == last) }
      told += 1
    }
    harness.view.didChangeProperty = { view, change in
      if case .contentOffset(let old, let new) = change {
        #expect(old == last && new == view.contentOffset && old != new)
      }
    }
    try harness.drag(from: 600, to: 300, duration: 0.1)
    try harness.settle { frame in
      if frame.events.contains(.scroll(.didScroll)) { frames += 1 }
      last = frame.contentOffset
    }
    #expect(told == frames && frames > 10)
  }

  @Test("nobody who observes costs nothing: the same frames, and no event handler is needed")
  func unobserved() throws {
    func offsets(_ observe: Bool) throws -> [Double] {
      let harness = try Harness(counts: [1000])
      if observe { harness.view.didChangeProperty = { _, _ in } }
      try harness.step()
      try harness.drag(from: 600, to: 300, duration: 0.1)
      var offsets: [Double] = []
      try harness.settle { offsets.append($0.contentOffset.y) }
      return offsets
    }
    #expect(try offsets(true) == offsets(false))
  }

  @Test("what is restored wins over scrolls asked for before it")
  func restored() throws {
    let harness = try Harness(counts: [1000])
    try harness.step()
    try harness.jump(to: 5000)
    let place = try harness.step().contentOffset
    let saved = try #require(harness.view.scrollState())
    try harness.jump(to: 100)
    try harness.step()
    try harness.view.scrollToItem(at: .row(3), at: .top, animated: false)
    try harness.view.setContentOffset(LayoutPoint(y: 40), animated: false)
    try harness.view.restore(saved)
    #expect(try harness.step().contentOffset == place)
    try harness.view.restore(saved)
    try harness.view.setContentOffset(LayoutPoint(y: 40), animated: false)
    #expect(try harness.step().contentOffset.y == 40)
  }
}
