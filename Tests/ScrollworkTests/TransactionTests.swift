import ScrollTools
import Scrollwork
import Testing

/// Updates are queued, applied whole, and can be canceled until then.
@Suite struct TransactionTests {
  private func path(_ item: Int) -> ItemPath { ItemPath(section: 0, item: item) }

  @Test(
    "an update is queued until a frame applies it, and its completion comes at that frame's end")
  func phases() throws {
    let harness = try Harness(counts: [100])
    try harness.step()
    var log: [String] = []
    harness.view.eventHandler = { _, event in
      if case .update(let id, let phase) = event { log.append("\(id.rawValue) \(phase)") }
    }
    let id = try harness.view.performUpdates([.insertItems(at: path(0), count: 2)]) {
      log.append("done \($0)")
    }
    #expect(harness.view.phase(of: id) == .queued)
    #expect(log.isEmpty)
    try harness.step()
    #expect(harness.view.phase(of: id) == nil)
    #expect(log == ["\(id.rawValue) finished", "done finished"])
    #expect(harness.view.structure.sectionCounts == [102])
  }

  @Test("an update that is taken back was never there, and what was asked for around it holds")
  func cancel() throws {
    func frames(_ body: (Harness) throws -> Void) throws -> [[VisibleElement]] {
      let harness = try Harness(counts: [500], height: { 20 + Double($0.item % 7) })
      try harness.step()
      harness.view.anchorPolicy = .item(path(30))
      try harness.view.scrollToItem(at: path(200), at: .top, animated: false)
      try body(harness)
      return try (0..<5).map { _ in try harness.step().visible }
    }
    let plain = try frames { harness in
      try harness.view.reconfigureItems(at: [path(120)])
      try harness.view.scrollToItem(at: path(300), at: .center, animated: true)
    }
    let canceled = try frames { harness in
      try harness.view.reconfigureItems(at: [path(120)])
      let id = try harness.view.performUpdates([
        .removeItems(at: path(20), count: 190), .insertItems(at: path(5), count: 11),
      ])
      #expect(harness.view.anchorPolicy == .firstVisible)
      try harness.view.scrollToItem(at: path(121), at: .center, animated: true)
      // An item that only the update brings.
      try harness.view.reconfigureItems(at: [path(6)])
      let isBack = try harness.view.cancelUpdate(id)
      #expect(isBack)
      #expect(harness.view.anchorPolicy == .item(path(30)))
      let again = try harness.view.cancelUpdate(id)
      #expect(!again)
    }
    #expect(plain == canceled)
  }

  @Test("an update that a later one is built on is not taken back")
  func builtOn() throws {
    let harness = try Harness(counts: [100])
    try harness.step()
    let first = try harness.view.performUpdates([.insertItems(at: path(0), count: 2)])
    let second = try harness.view.performUpdates([.removeItems(at: path(101), count: 1)])
    #expect(throws: CollectionError.updateIsBuiltOn(first, by: second)) {
      try harness.view.cancelUpdate(first)
    }
    let (isSecondBack, isFirstBack) = (
      try harness.view.cancelUpdate(second), try harness.view.cancelUpdate(first)
    )
    #expect(isSecondBack && isFirstBack)
    var ends: [UpdatePhase] = []
    try harness.view.performUpdates([]) { ends.append($0) }
    let frame = try harness.step()
    #expect(harness.view.structure.sectionCounts == [100])
    #expect(frame.work.bound <= harness.view.prefetch.cellsPerFrame)
    #expect(ends == [.finished])
  }

  @Test(
    "updates asked for while cells are bound and events are told are applied in order, each once")
  func nested() throws {
    let harness = try Harness(counts: [10])
    var wanted = 12
    let provider = harness.view.cellProvider
    harness.view.cellProvider = { view, path in
      if wanted > 0 {
        wanted -= 1
        #expect(throws: Never.self) {
          try view.performUpdates([.insertItems(at: ItemPath(section: 0, item: 0), count: 1)])
        }
      }
      return provider?(view, path) ?? RowCell()
    }
    harness.view.eventHandler = { view, event in
      if case .update(_, .finished) = event, wanted > 0 {
        wanted -= 1
        _ = try? view.performUpdates([.insertItems(at: ItemPath(section: 0, item: 1), count: 1)])
      }
    }
    for _ in 0..<8 { try harness.step() }
    #expect(wanted == 0)
    #expect(harness.view.structure.sectionCounts == [22])
  }

  @Test(
    "whatever is taken back at random, the rest is as if it had never been asked for",
    arguments: 0..<60)
  func cancelLaw(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let (one, other) = (try harness(), try harness())
    for _ in 0..<25 {
      for _ in 0..<Int.random(in: 0...2, using: &random) {
        let edit = randomEdit(one.view.structure, &random)
        // The structure that both views will have.
        try one.view.performUpdates([edit])
        try other.view.performUpdates([edit])
        try one.step()
        try other.step()
      }
      let structure = one.view.structure
      let phantom = randomEdit(structure, &random)
      let target = randomPath(structure, &random)
      var after = structure
      let change = try after.apply(phantom)
      let isAnimated = Bool.random(using: &random)
      if let target {
        try other.view.scrollToItem(at: target, at: .top, animated: isAnimated)
        try other.view.reconfigureItems(at: [target])
      }
      // Before the update that is canceled, or after it by the path it has then.
      let place = target.flatMap { structure.index(of: .item($0)) }.flatMap { change.place(of: $0) }
      let isBefore = place == nil || Bool.random(using: &random)
      if isBefore, let target {
        try one.view.scrollToItem(at: target, at: .top, animated: isAnimated)
        try one.view.reconfigureItems(at: [target])
      }
      let id = try one.view.performUpdates([phantom], animated: Bool.random(using: &random))
      if !isBefore, let place, case .item(let moved) = after.path(at: place) {
        try one.view.scrollToItem(at: moved, at: .top, animated: isAnimated)
        try one.view.reconfigureItems(at: [moved])
      }
      let isBack = try one.view.cancelUpdate(id)
      #expect(isBack)
      for _ in 0..<Int.random(in: 1...4, using: &random) {
        let (a, b) = (try one.step(), try other.step())
        #expect(a.visible == b.visible && a.contentOffset == b.contentOffset, "seed \(seed)")
        #expect(a.work == b.work, "seed \(seed)")
      }
    }
  }

  private func harness() throws -> Harness {
    let harness = try Harness(counts: [60, 0, 40], height: { 24 + Double($0.item % 5) * 9 })
    try harness.step()
    return harness
  }

  private func randomPath(
    _ structure: ItemStructure, _ random: inout SeededGenerator
  ) -> ItemPath? {
    guard structure.itemCount > 0 else { return nil }
    return structure.path(atItem: Int.random(in: 0..<structure.itemCount, using: &random))
  }

  private func randomEdit(
    _ structure: ItemStructure, _ random: inout SeededGenerator
  ) -> ItemEdit {
    let section = Int.random(in: 0..<structure.sectionCounts.count, using: &random)
    let held = structure.sectionCounts[section]
    let item = Int.random(in: 0...held, using: &random)
    let path = ItemPath(section: section, item: item)
    switch Int.random(in: 0..<4, using: &random) {
    case 0: return .removeItems(at: path, count: min(held - item, 7))
    case 1: return .moveSection(from: section, to: (section + 1) % 3)
    default: return .insertItems(at: path, count: Int.random(in: 1...6, using: &random))
    }
  }
}
