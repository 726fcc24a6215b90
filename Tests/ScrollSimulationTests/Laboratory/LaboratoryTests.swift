import ScrollScenario
import ScrollTools
import Scrollwork
import Testing

@testable import ScrollSimulation

/// A view with rows of an app of its own is judged as a scenario is.
@Suite struct LaboratoryTests {
  /// Rows of different heights, each with a name that stays.
  final class App {
    final class Row: ReusableCell {
      var name = 0
      func preferredSize(fitting proposal: LayoutSize) -> LayoutSize {
        LayoutSize(width: proposal.width, height: 30 + Double(name * 37 % 61))
      }
    }

    let view: CollectionView
    var names = Array(0..<5000)
    var next = 5000

    init(_ layout: any CollectionLayout) throws {
      view = CollectionView(layout: layout)
      view.register(Row.self)
      view.cellProvider = { [unowned self] view, path in
        let cell: Row = view.dequeueCell(at: path)
        cell.name = names[path.item]
        return cell
      }
      try view.reloadData(sectionCounts: [names.count])
    }

    convenience init() throws { try self.init(try ListLayout(ListLayout.Configuration())) }

    func insert(_ count: Int, at row: Int) throws {
      names.insert(contentsOf: next..<next + count, at: row)
      next += count
      try view.performUpdates([
        .insertItems(at: ItemPath(section: 0, item: row), count: count)
      ])
    }
  }

  static let size = LayoutSize(width: 390, height: 844)
  static let script: [Scenario.ScriptEntry] = [
    .flick(3000), .wait(1), .flick(-2000), .wait(1), .untilIdle,
  ]

  static func laboratory(_ app: App, script: [Scenario.ScriptEntry] = script) throws -> Laboratory {
    try Laboratory(view: app.view, size: size, script: script)
  }

  /// Has rows come above in every third frame, by whatever the app does about it.
  static func rain(
    _ laboratory: Laboratory, _ app: App, _ insert: @escaping (App) throws -> Void
  ) {
    var frames = 0
    laboratory.makeFrame = { time in
      frames += 1
      if frames > 20, frames % 3 == 0 { try insert(app) }
      return try app.view.step(to: time)
    }
  }

  @Test("rows that come above move nothing, and every gate is kept")
  func rowsAbove() throws {
    let app = try App()
    let laboratory = try Self.laboratory(app)
    Self.rain(laboratory, app) { try $0.insert(2, at: 0) }
    laboratory.identify = { [unowned app] in app.names[$0.item] }
    let report = try laboratory.run()
    #expect(report.failures.isEmpty, "\(report.failures)")
    #expect(report[.anchorDriftMax] == 0 && report.stability.compared > 2000)
    #expect(app.names.count > 5050 && report.frames.count > 120)
  }

  @Test("the same view gives the same bytes")
  func isDeterministic() throws {
    let digests = try (0..<2).map { _ in
      let app = try App()
      let laboratory = try Self.laboratory(app)
      Self.rain(laboratory, app) { try $0.insert(1, at: 3) }
      return try laboratory.run()
    }
    #expect(digests[0] == digests[1])
  }

  @Test("a view that holds nothing fails")
  func holdsNothing() throws {
    let app = try App()
    app.view.anchorPolicy = .none
    let laboratory = try Self.laboratory(app)
    Self.rain(laboratory, app) { try $0.insert(2, at: 0) }
    let report = try laboratory.run()
    #expect(report.failures.contains { $0.metric == .anchorDriftMax })
  }

  @Test("rows that come with a reload move what is on screen, which is seen by what rows are")
  func reload() throws {
    func report(identifies: Bool) throws -> RunReport {
      let app = try App()
      let laboratory = try Self.laboratory(app)
      Self.rain(laboratory, app) { app in
        app.names.insert(contentsOf: app.next..<app.next + 2, at: 0)
        app.next += 2
        try app.view.reloadData(sectionCounts: [app.names.count])
      }
      if identifies { laboratory.identify = { [unowned app] in app.names[$0.item] } }
      return try laboratory.run()
    }
    #expect(try report(identifies: true).failures.contains { $0.metric == .anchorDriftMax })
    #expect(try report(identifies: false)[.anchorDriftMax] == 0)
  }

  @Test("a reload of the same rows moves nothing")
  func sameRows() throws {
    let app = try App()
    let laboratory = try Self.laboratory(app)
    Self.rain(laboratory, app) { try $0.view.reloadData(sectionCounts: [$0.names.count]) }
    laboratory.identify = { [unowned app] in app.names[$0.item] }
    let report = try laboratory.run()
    #expect(report[.anchorDriftMax] == 0 && report.stability.compared > 2000)
  }

  @Test("an update that says another place than the rows came to fails by what rows are")
  func wrongPlace() throws {
    let app = try App()
    let laboratory = try Self.laboratory(app)
    Self.rain(laboratory, app) { app in
      app.names.insert(app.next, at: 0)
      app.next += 1
      try app.view.performUpdates([
        .insertItems(at: ItemPath(section: 0, item: app.names.count - 1), count: 1)
      ])
      try app.view.reconfigureItems(at: app.view.structure.firstItems)
    }
    laboratory.identify = { [unowned app] in app.names[$0.item] }
    let report = try laboratory.run()
    #expect(report.failures.contains { $0.metric == .anchorDriftMax }, "\(report.failures)")
  }

  @Test("scrolls arrive, and costs make frames late")
  func scrollsAndCosts() throws {
    let app = try App()
    var settings = Laboratory.Settings()
    settings.cells = Scenario.CellCosts(row: .init(create: 30))
    let laboratory = try Laboratory(
      view: app.view, size: Self.size,
      script: [
        .scroll(toRow: 900, at: .center, animated: true), .untilIdle, .flick(20_000), .untilIdle,
      ],
      settings: settings)
    let report = try laboratory.run()
    #expect(report[.scrollToError] == 0)
    #expect(report.failures.map(\.metric) == [.hitchRatio, .frozen])
    #expect(report.scenario == "view" && report.workload != "")
  }

  @Test("a horizontal list is judged as one that scrolls down")
  func horizontal() throws {
    var configuration = ListLayout.Configuration()
    configuration.axis = .horizontal
    configuration.fixedItemExtent = 70
    let app = try App(ListLayout(configuration))
    let laboratory = try Self.laboratory(app)
    Self.rain(laboratory, app) { try $0.insert(2, at: 0) }
    let report = try laboratory.run()
    #expect(report.failures.isEmpty && report.stability.compared > 500, "\(report.failures)")
    #expect(report.scroll.contentLength == Double(app.names.count) * 70)
  }

  @Test("each layout of the library is known, and others are asked for")
  func layouts() throws {
    let layouts: [any CollectionLayout] = [
      try GridLayout(.init()), try MasonryLayout(.init()), try FlowLayout(.init()),
      try SpanGridLayout(.init()),
    ]
    for layout in layouts {
      let app = try App(layout)
      let laboratory = try Self.laboratory(app)
      Self.rain(laboratory, app) { try $0.insert(1, at: 4000) }
      let report = try laboratory.run()
      #expect(report.failures.isEmpty, "\(type(of: layout)): \(report.failures)")
    }
    let height = LayoutDimension.estimated(44)
    let own = try App(
      CompositionalLayout { _, _, _ in
        SectionSpec(
          group: .horizontal(
            size: LayoutDimensions(width: .fractionalWidth(1), height: height),
            subitems: [.item(LayoutItemSpec(width: .fractionalWidth(1), height: height))]))
      })
    let error = #expect(throws: ScenarioError.self) { try Self.laboratory(own) }
    #expect(error?.message.contains("'CompositionalLayout'") == true)
    let laboratory = try Laboratory(
      view: own.view, size: Self.size, script: Self.script, layout: Scenario.Layout())
    #expect(try laboratory.run().failures.isEmpty)
  }

  @Test("what cannot be run is refused, and the view is as it was")
  func refusals() throws {
    func message(_ make: () throws -> Void) -> String {
      do {
        try make()
        return ""
      } catch {
        return (error as? ScenarioError)?.message ?? "\(error)"
      }
    }
    let app = try App()
    #expect(
      message { _ = try Self.laboratory(app, script: [.wait(1), .insert(3, atRow: 0)]) }
        == "entry 1 changes rows, which the view's own source does")
    #expect(
      message { _ = try Self.laboratory(app, script: [.wait(-1)]) }
        == "entry 0: there is no waiting for -1.0 s")
    var settings = Laboratory.Settings()
    settings.expect = [.hitchRatio <= 5]
    #expect(
      message {
        _ = try Laboratory(view: app.view, size: Self.size, script: [], settings: settings)
      }.contains("cannot fail"))
    #expect(
      message {
        _ = try Laboratory(
          view: app.view, size: LayoutSize(width: .nan, height: 9), script: [])
      } != "")
    let laboratory = try Self.laboratory(app)
    #expect(app.view.requestHandler != nil)
    laboratory.makeFrame = { time in
      try app.view.step(to: time)
      return try app.view.step(to: time)
    }
    let twice = message { _ = try laboratory.run() }
    #expect(twice.contains("'makeFrame' has to make one frame"))
    #expect(
      message { _ = try Self.laboratory(app) }
        == "the view has made frames before the laboratory was given it")
    let missing = try Self.laboratory(App(), script: [.scroll(toRow: 5000)])
    #expect(throws: CollectionError.self) { try missing.run() }
  }

  @Test("what an app throws comes out, and the run can go on")
  func throwing() throws {
    struct Mishap: Error {}
    let app = try App()
    let laboratory = try Self.laboratory(app)
    var frames = 0
    laboratory.makeFrame = { time in
      frames += 1
      if frames == 5 { throw Mishap() }
      return try app.view.step(to: time)
    }
    #expect(throws: Mishap.self) { try laboratory.run() }
    #expect(try laboratory.run().failures.isEmpty)
  }
}

extension ItemStructure {
  /// The paths of the first items.
  fileprivate var firstItems: [ItemPath] {
    (0..<40).map { ItemPath(section: 0, item: $0) }
  }
}
