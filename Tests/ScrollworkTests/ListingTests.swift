#if DEBUG
  import ScrollTools
  import TestSupport
  import Testing

  @testable import Scrollwork

  /// Visible content is the same whether it goes on from the frame before or is found out again.
  @Suite struct ListingTests {
    /// A list or a grid, with headers that stay or scroll.
    private static func layout(
      using random: inout SeededGenerator
    ) throws -> any CollectionLayout {
      if random.oneIn(4) { return GridLayout() }
      var configuration = ListLayout.Configuration()
      configuration.estimatesFollow = random.oneIn(2)
      configuration.hasHeaders = random.oneIn(3)
      configuration.pinsHeaders = random.oneIn(3)
      if random.oneIn(3) { configuration.fixedItemExtent = 31 }
      if random.oneIn(3) { configuration.spacing = 6 }
      return try ListLayout(configuration)
    }

    @Test(arguments: TestRun.seeds(24))
    func `what is on screen goes on as it would be found anew`(seed: UInt64) throws {
      var random = SeededGenerator(seed: seed)
      let layout = try Self.layout(using: &random)
      var rows = [Array(0..<60), Array(60..<64), Array(64..<164)]
      var next = 164
      let (harness, twin) = try (
        Harness(counts: rows.map(\.count), layout: layout) { path in
          Double(12 + rows[path.section][path.item] % 9 * 11)
        },
        Harness(counts: rows.map(\.count), layout: layout) { path in
          Double(12 + rows[path.section][path.item] % 9 * 11)
        }
      )
      let both = [harness, twin]
      var went = 0
      for step in 0..<160 {
        let action = Int.random(in: 0..<20, using: &random)
        let section = Int.random(in: rows.indices, using: &random)
        let item = Int.random(in: 0...rows[section].count, using: &random)
        let path = ItemPath(section: section, item: item)
        let way = Double.random(in: -90...90, using: &random)
        let held = rows[section].count - item
        for harness in both {
          let view = harness.view
          switch action {
          case 0..<9:
            let y = view.contentOffset.y + way
            try view.setContentOffset(LayoutPoint(y: y), animated: false)
          case 9:
            try view.setContentOffset(LayoutPoint(y: way * 100), animated: false)
          case 10: try view.setContentOffset(LayoutPoint(y: abs(way) * 50), animated: true)
          case 11, 12: try view.insertItems(at: path, count: 2)
          case 13: try view.deleteItems(at: path, count: min(held, 2))
          case 14 where held > 0: try view.reloadItems(at: [path])
          case 15 where held > 0: try view.reconfigureItems(at: [path])
          case 16: try view.fling(velocity: way * 40)
          case 17: try view.setViewport(size: LayoutSize(width: 300, height: 400 + abs(way)))
          case 18 where held > 1:
            try view.performUpdates(
              [.moveItem(from: path, to: ItemPath(section: 0, item: 0))], animated: way > 0)
          default: break
          }
        }
        switch action {
        case 11, 12:
          rows[section].insert(contentsOf: [next, next + 1], at: item)
          next += 2
        case 13: rows[section].removeSubrange(item..<item + min(held, 2))
        case 18 where held > 1: rows[0].insert(rows[section].remove(at: item), at: 0)
        default: break
        }
        twin.view.pipeline.state.live.unsettle()
        twin.view.pipeline.state.live.places.list(nil)
        let frame = try harness.step()
        let anew = try twin.step()
        let note = "SEED=\(seed), step \(step), action \(action)"
        try #require(frame.visible == anew.visible, "\(note)")
        try #require(frame.events == anew.events, "\(note)")
        try #require(frame.work == anew.work, "\(note)")
        try #require(frame.displayList == anew.displayList, "\(note)")
        if harness.view.pipeline.state.live.places.listing != nil,
          !harness.view.pipeline.state.live.displayed.isEmpty
        {
          went += 1
        }
      }
      // Headers that stay on screen are shown elsewhere than they lie.
      let list = layout as? ListLayout
      let isRow = list.map { !$0.configuration.hasHeaders || !$0.configuration.pinsHeaders }
      if isRow == true { #expect(went > 20, "SEED=\(seed)") }
    }
  }
#endif
