#if DEBUG
  import ScrollLayout
  import ScrollTools
  import TestSupport
  import Testing

  @testable import Scrollwork

  /// Pointers that press, lift, swipe and select at once, in any order, while items come and go.
  @Suite struct PointerRoleTests {
    @Test("one pointer at most does something with items, and what it does is all there")
    func laws() throws {
      var met: Set<String> = []
      for seed in TestRun.allSeeds(TestRun.isLong ? 60 : 24) { try run(seed: seed, &met) }
      #expect(met.sorted() == ["carrying", "selecting", "swiping", "undecided"])
    }

    private func run(seed: UInt64, _ met: inout Set<String>) throws {
      var random = SeededGenerator(seed: seed)
      func number(_ range: Range<Int>) -> Int { Int.random(in: range, using: &random) }
      let harness = try Harness(counts: [40])
      let view = harness.view
      view.selectionMode = .multiple
      view.selectsByDragging = Bool.random(using: &random)
      view.movesItems = Bool.random(using: &random)
      if Bool.random(using: &random) {
        view.swipeHandler = { _, _, _ in SwipeActions([SwipeAction(title: "Delete")]) }
      }
      var down: Set<Int> = []
      var (count, time) = (40, Int64(0))
      for step in 0..<240 {
        time += number(0..<6) == 0 ? 600 : Int64(number(1..<120))
        let (id, point) = (
          number(1..<4), LayoutPoint(x: Double(number(0..<390)), y: Double(number(0..<844)))
        )
        var action: InputEvent.Action = .pointerMoved(id: id)
        switch number(0..<10) {
        case 0..<3:
          let kind: InputEvent.PointerKind = Bool.random(using: &random) ? .touch : .mouse
          action = .pointerDown(id: id, kind: kind)
          down.insert(id)
        case 3..<5:
          action = Bool.random(using: &random) ? .pointerUp(id: id) : .pointerCanceled(id: id)
          down.remove(id)
        case 5 where count > 4:
          let path = ItemPath(section: 0, item: number(0..<count))
          try view.performUpdates([.removeItems(at: path, count: 1)], animated: true)
          count -= 1
        case 6 where seed % 3 == 0:
          try view.reloadData(sectionCounts: [40])
          count = 40
        default: break
        }
        try harness.point(Pointing(time, point.x, point.y, action))
        harness.time = Timestamp(nanoseconds: time * 1_000_000)
        let frame = try view.step(to: harness.time)
        #expect(frame.diagnostics.isEmpty, "seed \(seed), step \(step)")
        let interaction = view.pipeline.state.interaction
        #expect(Set(interaction.pointers.keys).isSubset(of: down), "seed \(seed), step \(step)")
        let busy = interaction.pointers.filter { id, role in
          switch role {
          case .content, .spent: return false
          case .undecided(let choice):
            met.insert("undecided")
            #expect(choice.press != nil || choice.grab != nil, "seed \(seed), step \(step)")
          case .swiping:
            met.insert("swiping")
            #expect(interaction.swipes.last?.pointer == id, "seed \(seed), step \(step)")
          case .carrying:
            met.insert("carrying")
            #expect(
              interaction.lift?.isCanceled == nil && interaction.lift != nil,
              "seed \(seed), step \(step)")
          case .selecting(let run):
            met.insert("selecting")
            #expect(
              max(run.start, run.end) < view.pipeline.state.structure.elementCount - 1,
              "seed \(seed), step \(step)")
          }
          return true
        }
        #expect(busy.count <= 1, "seed \(seed), step \(step)")
        let isOneOpen = interaction.swipes.dropLast().allSatisfy { $0.isClosing }
        #expect(isOneOpen, "seed \(seed), step \(step)")
      }
    }
  }
#endif
