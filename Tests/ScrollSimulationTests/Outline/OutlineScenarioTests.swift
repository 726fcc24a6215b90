#if CLI
  import Foundation
  import ScrollReports
  import ScrollScenario
  import ScrollTools
  import Scrollwork
  import Testing

  @testable import ScrollSimulation

  /// Outlines as scenarios describe them.
  @Suite struct OutlineScenarioTests {
    static func parse(_ data: String, _ script: String) throws(ScenarioError) -> LocatedScenario {
      try ScenarioFile.parse(text: text(data, script), name: "o.yaml")
    }

    private static func text(_ data: String, _ script: String) -> String {
      """
      scrollsim: 1
      name: outline
      viewport: {width: 390, height: 700}
      data: {outline: {\(data)}}
      script:
        \(script)
      """
    }

    @Test("every key of an outline and every way to name an item arrives in the model")
    func reading() throws {
      let scenario = try Self.parse(
        "children: [40, 12, 6], expanded: 0.25, seed: 7, "
          + "heights: [{fixed: 60}, {fixed: 44}, {uniform: [20, 90]}]",
        """
        - {at: 1, expand: {path: [3, 0]}}
          - collapse: {row: middle, animated: true}
          - toggle: {section: 0, item: 4}
        """
      ).scenario
      #expect(
        scenario.data
          == .outline(
            .init(
              children: [40, 12, 6], expanded: 0.25, seed: 7,
              heights: [.fixed(60), .fixed(44), .uniform(20...90)])))
      #expect(
        scenario.script == [
          .init(at: 1, .disclose(.init(.expand, .path([3, 0])))),
          .init(.disclose(.init(.collapse, .row(.place(.middle)), animated: true))),
          .init(.disclose(.init(.toggle, .row(.item(section: 0, item: 4))))),
        ])
      let same = try Self.parse("children: 3, depth: 4", "- wait: 1").scenario.data
      #expect(same == .outline(.init(children: [3, 3, 3, 3])))
      let one = try Self.parse("children: [3, 2], heights: {fixed: 9}", "- wait: 1").scenario.data
      #expect(one == .outline(.init(children: [3, 2], heights: [.fixed(9)])))
    }

    @Test(
      "a bad outline is refused where it is wrong",
      arguments: [
        ("»", "wait: 1", "'outline' lacks the key 'children'"),
        ("children: »-1, depth: 2", "wait: 1", "must be from 0 to 1000000, not -1"),
        ("children: [3, »-1]", "wait: 1", "must be from 0 to 1000000, not -1"),
        ("children: [3, »1.5]", "wait: 1", "must be a whole number"),
        ("children: »[]", "wait: 1", "from 1 to 1000 levels, not 0"),
        ("children: »many", "wait: 1", "a whole number or a list of them, not the text 'many'"),
        ("children: »3", "wait: 1", "needs the key 'depth'"),
        ("children: [3], depth: »1", "wait: 1", "'depth' cannot be used with a list"),
        ("children: 3, depth: »0", "wait: 1", "must be from 1 to 1000, not 0"),
        ("children: 3, depth: »1001", "wait: 1", "must be from 1 to 1000, not 1001"),
        ("children: 10, depth: »7", "wait: 1", "more than 1000000 items"),
        ("children: 10, depth: »900", "wait: 1", "more than 1000000 items"),
        ("children: »[1000, 1000]", "wait: 1", "more than 1000000 items"),
        ("children: [3], expanded: »1.5", "wait: 1", "must be from 0 to 1, not 1.5"),
        ("children: [3], seed: »-1", "wait: 1", "must be 0 or more"),
        ("children: [3], heights: »[]", "wait: 1", "a list of 1, one for each, not of 0"),
        ("children: [3, 3], heights: »[{fixed: 1}]", "wait: 1", "a list of 2"),
        ("children: [3], heights: [»3]", "wait: 1", "must be a mapping"),
        ("children: [3], »levels: 3", "wait: 1", "'outline' has no key 'levels'"),
        ("children: [3]}, »generated: {items: 1", "wait: 1", "cannot be used with 'outline'"),
        ("children: [3, 3]", "expand: »{}", "needs one of the keys 'path' and 'row'"),
        ("children: [3, 3]", "expand: {path: »[]}", "'path' must not be empty"),
        ("children: [3, 3]", "expand: {path: »3}", "must be a list"),
        ("children: [3, 3]", "expand: {path: [»-3]}", "must be 0 or more"),
        ("children: [3, 3]", "expand: {path: [1], »row: 1}", "cannot be used with 'path'"),
        ("children: [3, 3]", "expand: {path: [1], »all: true}", "'expand' has no key 'all'"),
        ("children: [3, 3]", "toggle: {row: »first}", "must be one of"),
        ("children: [3, 3]", "»expandd: {row: 1}", "did you mean 'expand'?"),
        ("children: [3, 3]", "»expand: {path: [3]}", "no item [3]: the root has 3 items under it"),
        (
          "children: [3, 3]", "»collapse: {path: [1, 4]}",
          "no item [1, 4]: item [1] has 3 items under it"
        ),
        ("children: [3, 3]", "»collapse: {path: [1, 2]}", "nothing to collapse"),
        ("children: [3, 3]", "»expand: {path: [1, 2, 0]}", "item [1, 2] has 0 items"),
        ("children: [3, 3]", "»expand: {row: 3}", "there is no row 3: the data has 3 rows"),
        (
          "children: [3, 3], expanded: 1", "»collapse: {row: end}",
          "row end has no items under it: there is nothing to collapse"
        ),
        ("children: [0, 3]", "»toggle: {row: start}", "there are no rows"),
        ("children: [3, 3]", "»append: 1", "come and go with what they are under"),
        ("children: [3, 3]", "»delete: {row: 1}", "come and go with what they are under"),
      ])
    func bad(_ data: String, _ action: String, _ message: String) throws {
      let action = action.hasPrefix("»") ? "- " + action : "- " + action
      let marked = MarkedText(
        Self.text(data, action).replacing("{outline: {»}}", with: "{outline: »{}}"))
      let error = try #require(
        scenarioError { () throws(ScenarioError) in
          _ = try ContentLoader.load(ScenarioFile.parse(text: marked.text, name: "o.yaml"))
        })
      #expect(error.line == marked.line && error.column == marked.column, "\(error)")
      #expect(error.message.contains(message), "\(error)")
    }

    @Test("an item is found in the rows as the entries before have left them")
    func following() throws {
      let script = """
        - expand: {path: [1]}
          - expand: {row: 3}
          - toggle: {row: 3}
          - collapse: {row: 1}
          - toggle: {path: [1, 2]}
        """
      let located = try Self.parse("children: [3, 3, 2]", script)
      let content = try ContentLoader.load(located)
      var places = content.places
      for (entry, count) in zip(located.scenario.script, [6, 8, 6, 3, 3]) {
        #expect(content.problem(with: entry.action, &places, located.scenario.layout) == nil)
        #expect(places.counts == [count])
      }
    }

    @Test("only an outline has something to expand, a table has nothing, and rows are not carried")
    func others() throws {
      let text = try scenarioText("mini.yaml")
      let plain = text.replacing("script: []", with: "script: [{expand: {row: 1}}]")
      try #require(plain != text)
      let error = scenarioError { () throws(ScenarioError) in
        _ = try ContentLoader.load(ScenarioFile.parse(text: plain, name: "x"))
      }
      #expect(error?.message == "there is nothing to expand: the data is no outline")
      var located = try Self.parse("children: [3, 3]", "- expand: {row: 1}")
      located.scenario.layout.kind = .table(.init(rowHeight: 40, columnWidth: 40))
      let table = scenarioError { () throws(ScenarioError) in try ContentLoader.load(located) }
      #expect(table?.message.contains("none can come or go") == true)
      let carried = scenarioError { () throws(ScenarioError) in
        try Self.parse("children: [3, 3]", "- wait: 1\nmoves_items: true")
      }
      #expect(carried?.message.contains("cannot be carried") == true && carried?.line == 7)
    }

    @Test("an outline made in Swift that cannot be is refused")
    func limits() {
      let sources: [Scenario.OutlineSource] = [
        .init(children: []), .init(children: [-1]), .init(children: [1_000_001]),
        .init(children: Array(repeating: 1, count: 1001)), .init(children: [.max, .max]),
        .init(children: [1], expanded: .nan), .init(children: [1], expanded: 1.1),
        .init(children: [1, 1, 1], heights: [.fixed(1), .fixed(1)]),
        .init(children: [1], heights: [.choice([])]), .init(children: [1], heights: []),
      ]
      for source in sources {
        let scenario = Scenario(
          name: "", viewport: .init(size: LayoutSize()), data: .outline(source))
        let located = LocatedScenario(scenario, places: .init(file: "x"))
        let error = scenarioError { () throws(ScenarioError) in try ContentLoader.load(located) }
        #expect(error?.place == SourcePlace(file: "x"), "\(source)")
        let run = scenarioError { () throws(ScenarioError) in
          _ = try Simulation(located, content: ScenarioContent(outline: .init(children: [1])))
        }
        #expect(run?.message == error?.message, "\(source)")
      }
    }

    @Test("levels that no item reaches may be of any number, and as many are expanded as was said")
    func shares() {
      let million = 1_000_000
      let empty = Scenario.OutlineSource(children: [0, million, million, million, million])
      #expect(empty.itemCount == 0 && ScenarioContent(outline: empty).sectionCounts == [0])
      for share in [0, 0.3, 1] {
        let source = Scenario.OutlineSource(children: [2000, 1], expanded: share, seed: 3)
        let rows = Double(ScenarioContent(outline: source).rowCount)
        #expect(abs(rows - 2000 * (1 + share)) <= (share == 0.3 ? 100 : 0))
      }
    }

    @Test("rows of an outline say which item they are, and are as high as its level says")
    func content() {
      let content = ScenarioContent(
        outline: .init(children: [2, 2], expanded: 1, heights: [.fixed(50), .fixed(30)]))
      let titles = (0..<6).map { content.title(section: 0, item: $0) }
      #expect(titles == (0..<6).map { "Item \($0)" })
      let heights = (0..<6).map { content.rowHeight(section: 0, item: $0, width: 100) }
      #expect(heights == [50, 30, 30, 50, 30, 30])
      let closed = ScenarioContent(outline: .init(children: [2, 2]))
      #expect(closed.title(section: 0, item: 1) == "Item 3")
    }

    @Test("the demo moves nothing by itself, keeps its budgets, and shows and hides on all sides")
    func demo() throws {
      let simulation = try LayoutScenarioTests.simulation("outline")
      // How many were requested above, on and below the screen while it moved by itself.
      var (above, inside, below) = (0, 0, 0)
      var places = simulation.content.places
      var entries = simulation.scenario.script[...]
      var screen = 0...0
      let report = try simulation.run { sample in
        while let entry = entries.first, entry.at ?? .infinity <= sample.frame.time.seconds {
          entries.removeFirst()
          guard case .disclose(let change) = entry.action, case .path(let path) = change.item,
            let number = try? places.outline?.shape.item(at: path)
          else { continue }
          let isMoving = sample.frame.phase == .decelerating
          if isMoving, let row = places.outline?.snapshot.path(of: number)?.item {
            if row < screen.lowerBound {
              above += 1
            } else if row > screen.upperBound {
              below += 1
            } else {
              inside += 1
            }
          }
          #expect(throws: Never.self) { try places.disclose(change) }
        }
        // Before each row stands the header of its section.
        let rows = sample.frame.visible.map { $0.index - 1 }
        if let first = rows.first, let last = rows.last { screen = first...last }
      }
      #expect(above >= 5 && inside >= 3 && below >= 3, "\(above), \(inside), \(below)")
      #expect(report.isStable && report.diagnostics.isEmpty)
      #expect(report.failures.isEmpty, "\(report.failures)")
      #expect(try simulation.run().json() == report.json())
    }
  }
#endif
