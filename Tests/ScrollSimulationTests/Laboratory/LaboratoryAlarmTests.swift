import ScrollScenario
import Scrollwork
import Testing

@testable import ScrollSimulation

/// Apps that do what the documentation allows are no alarm, and mistakes with the data are one.
@Suite struct LaboratoryAlarmTests {
  private final class Cell: ReusableCell {
    var height = 50.0
    func preferredSize(fitting proposal: LayoutSize) -> LayoutSize {
      LayoutSize(width: proposal.width, height: height)
    }
  }

  /// A view and what is done with it.
  private struct Stand {
    var layout: any CollectionLayout
    var description: Scenario.Layout?
    var counts: [Int]
    var size = LayoutSize(width: 390, height: 844)
    var followsEnd = false
    var script: [Scenario.ScriptEntry]
    var height: (ItemPath) -> Double = { _ in 50 }
    var identify: ((ItemPath) -> AnyHashable)?

    /// The failed gates, where `each` is called before each frame with its number, from 1.
    func failures(
      _ each: @escaping (CollectionView, Int) throws -> Void
    ) throws -> [RunReport.Verdict] {
      let view = CollectionView(layout: layout)
      view.register(Cell.self)
      view.followsEnd = followsEnd
      view.cellProvider = { [height] view, path in
        let cell: Cell = view.dequeueCell(at: path)
        cell.height = height(path)
        return cell
      }
      view.headerProvider = { $0.dequeueHeader(Cell.self, inSection: $1) }
      view.footerProvider = { $0.dequeueFooter(Cell.self, inSection: $1) }
      try view.reloadData(sectionCounts: counts)
      let laboratory = try Laboratory(
        view: view, size: size, script: script, layout: description)
      laboratory.identify = identify
      var frame = 0
      laboratory.makeFrame = { time in
        frame += 1
        try each(view, frame)
        return try view.step(to: time)
      }
      return try laboratory.run().failures
    }
  }

  private static func offset(_ points: Double) -> Scenario.ScriptEntry {
    .init(.setOffset(.init(LayoutPoint(y: points))))
  }

  @Test("data that changes otherwise than the view is told fails", arguments: 0..<5)
  func mistakes(kind: Int) throws {
    var names = Array(0..<200)
    let stand = Stand(
      layout: try ListLayout(.init()), counts: [200],
      script: [.scroll(toRow: 100), .wait(1), .untilIdle], identify: { names[$0.item] })
    let failures = try stand.failures { view, frame in
      guard frame == 30 else { return }
      let all = (0..<200).map { ItemPath(section: 0, item: $0) }
      switch kind {
      case 0:
        names += [900, 901, 902]
        try view.insertItems(at: all[0], count: 3)
      case 1:
        names = [900, 901, 902] + names.dropLast(3)
        try view.reconfigureItems(at: all)
      case 2:
        names = [900, 901, 902] + names.dropLast(3)
        try view.reloadItems(at: all)
      case 3: names = [900, 901, 902] + names.dropLast(3)
      // What is right passes.
      default:
        names = [900, 901, 902] + names
        try view.insertItems(at: all[0], count: 3)
      }
    }
    #expect(failures.contains { $0.metric == .anchorDriftMax } == (kind < 4), "\(failures)")
  }

  @Test("sections that come and go behind a footer at the top are no drift", arguments: 0..<4)
  func footers(kind: Int) throws {
    var configuration = ListLayout.Configuration()
    (configuration.hasHeaders, configuration.hasFooters) = (true, true)
    let stand = Stand(
      layout: try ListLayout(configuration), counts: [10, 10, 10, 10],
      size: LayoutSize(width: 390, height: 400),
      script: [Self.offset(551), .wait(1), .untilIdle])
    let failures = try stand.failures { view, frame in
      guard frame == 30 else { return }
      switch kind {
      case 0: try view.performUpdates([.insertSections(at: 1, counts: [2])])
      case 1: try view.performUpdates([.removeSections(at: 1, count: 1)])
      case 2: try view.performUpdates([.moveSection(from: 0, to: 2)])
      default: try view.performUpdates([.insertSections(at: 0, counts: [3, 0])])
      }
    }
    #expect(failures.isEmpty, "\(failures)")
  }

  @Test("a row that is configured again while others are on their way is no drift")
  func reconfigured() throws {
    let stand = Stand(
      layout: try ListLayout(.init()), counts: [90], script: [.wait(2), .untilIdle])
    let failures = try stand.failures { view, frame in
      func path(_ item: Int) -> ItemPath { ItemPath(section: 0, item: item) }
      if frame == 20 {
        try view.performUpdates([.moveItem(from: path(3), to: path(6))], animated: true)
      }
      if frame == 25 { try view.reconfigureItems(at: [path(4)]) }
    }
    #expect(failures.isEmpty, "\(failures)")
  }

  @Test("a fling that is drawn to an end that moves on is no drift")
  func followsEnd() throws {
    let stand = Stand(
      layout: try ListLayout(.init()), counts: [60], followsEnd: true,
      script: [.flick(6000), .untilIdle])
    let failures = try stand.failures { view, frame in
      guard frame == 50 else { return }
      try view.insertItems(at: ItemPath(section: 0, item: 55), count: 5)
    }
    #expect(failures.isEmpty, "\(failures)")
  }

  @Test("a section that scrolls to the side may get another number")
  func carousel() throws {
    let stand = Stand(
      layout: CompositionalLayout { section, count, _ in
        let isCards = section == 0
        let size =
          isCards
          ? LayoutDimensions(width: .absolute(250), height: .absolute(170))
          : LayoutDimensions(width: .fractionalWidth(1), height: .absolute(60))
        let item = LayoutItemSpec(width: .fractionalWidth(1), height: size.height)
        return SectionSpec(
          group: LayoutGroup(.horizontal, size: size, subitems: [.item(item)]),
          orthogonalBehavior: isCards ? .continuous : .none)
      },
      description: Scenario.Layout(
        kind: .compositional([
          .init(groupPoints: 250, height: .fixed(170), scrolling: .continuous),
          .init(height: .fixed(60)), .init(height: .fixed(60)), .init(height: .fixed(60)),
        ])), counts: [10, 4, 4, 4], script: [.wait(2), .untilIdle])
    let failures = try stand.failures { view, frame in
      if frame == 20 { try view.performUpdates([.moveSection(from: 0, to: 1)]) }
      if frame == 40 {
        try view.setOrthogonalOffset(400, section: 1, animated: true)
      }
    }
    #expect(failures.isEmpty, "\(failures)")
  }
}
