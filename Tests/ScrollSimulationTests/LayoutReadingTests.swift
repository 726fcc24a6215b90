#if CLI
  import ScrollPrimitives
  import ScrollScenario
  import ScrollSimulation
  import Testing

  /// Layouts, changes of items and budgets arrive in the model, or are refused where they are wrong.
  @Suite struct LayoutReadingTests {
    private static func parse(_ layout: String) throws -> Scenario {
      let text = BadInput.base.replacing("layout: {spacing: 1}", with: "layout: \(layout)")
      return try ScenarioFile.parse(text: text, name: "x").scenario
    }

    @Test("every kind of layout arrives with its options")
    func kinds() throws {
      let list = try Self.parse(
        "{kind: list, spacing: 2, pinned_headers: true, bottom_anchored: true, follows_end: true}")
      #expect(
        list.layout
          == .init(spacing: 2, pinsHeaders: true, isBottomAnchored: true, followsEnd: true))
      let kinds: [(String, Scenario.Layout.Kind)] = [
        ("{kind: grid, columns: 4}", .grid(.init(columns: .count(4)))),
        (
          "{kind: grid, columns: {adaptive: 90}, column_spacing: 3, lines: {aspect: 1.5}}",
          .grid(.init(columns: .adaptive(90), columnSpacing: 3, lines: .aspect(1.5)))
        ),
        (
          "{kind: grid, columns: 1, lines: {fixed: 70}}",
          .grid(.init(columns: .count(1), lines: .fixed(70)))
        ),
        ("{kind: grid, columns: 1, lines: measured}", .grid(.init(columns: .count(1)))),
        (
          "{kind: masonry, columns: 3, column_spacing: 5}",
          .masonry(.init(columns: .count(3), columnSpacing: 5))
        ),
        (
          "{kind: flow, widths: {choice: [30, 60]}, estimated_width: 50, item_spacing: 4, "
            + "alignment: justified}",
          .flow(
            .init(
              itemSpacing: 4, widths: .choice([30, 60]), estimatedWidth: 50, alignment: .justified))
        ),
        (
          "{kind: compositional, sections: [{columns: 2, item_spacing: 6, height: {estimated: 80}}, "
            + "{items: [0.5, 0.25], height: 90, group_width: 0.8, spacing: 7, insets: {left: 1}, "
            + "scrolls: group_paging_centered}]}",
          .compositional([
            .init(items: [0.5, 0.5], itemSpacing: 6, height: .estimated(80)),
            .init(
              items: [0.5, 0.25], groupWidth: 0.8, height: .fixed(90), spacing: 7,
              insets: LayoutInsets(left: 1), scrolling: .groupPagingCentered),
          ])
        ),
        (
          "{kind: table, row_height: 30, column_width: 80, column_spacing: 2, frozen_rows: 1, "
            + "frozen_columns: 2}",
          .table(
            .init(
              rowHeight: 30, columnWidth: 80, columnSpacing: 2, frozenRows: 1, frozenColumns: 2))
        ),
      ]
      for (text, kind) in kinds { #expect(try Self.parse(text).layout.kind == kind, "\(text)") }
    }

    @Test("every change of items and every budget arrives in the model")
    func actions() throws {
      let text = BadInput.base.replacing(
        "- wait: 1",
        with: """
          - prepend: 50
            - append: 1
            - insert: {row: 2, count: 3}
            - delete: {section: 0, item: 1}
            - delete: {row: 0, animated: true}
            - move: {from: {row: 0}, to: {row: end}}
            - grow: {row: end, by: 4, duration: 2}
            - set_offset: {x: 1, y: 2, animated: true}
            - scroll_section: {section: 3, offset: 40}
            - resize: {width: 20, height: 30}
            - scroll_to: {row: middle}
          budgets: {drift_max: 0, blank_max: 1.5, cells_created_max: 2, bound_per_frame_max: 3,
            frames_min: 4, comparisons_min: 5, peak_memory_mib_max: 64, diagnostics_max: 0}
          """)
      let scenario = try ScenarioFile.parse(text: text, name: "x").scenario
      #expect(
        scenario.script.map(\.action) == [
          .edit(.prepend(50)), .edit(.append(1)), .edit(.insert(at: .row(2), count: 3)),
          .edit(.delete(at: .item(section: 0, item: 1), count: 1)),
          .edit(.delete(at: .row(0), count: 1), isAnimated: true),
          .edit(.move(from: .row(0), to: .place(.end))),
          .grow(.init(.place(.end), by: 4, duration: 2)),
          .setOffset(.init(LayoutPoint(x: 1, y: 2), animated: true)),
          .scrollSection(.init(section: 3, offset: 40)),
          .resize(LayoutSize(width: 20, height: 30)), .scrollTo(.init(.place(.middle))),
        ])
      #expect(
        scenario.budgets
          == .init(
            driftMax: 0, blankMax: 1.5, cellsCreatedMax: 2, boundPerFrameMax: 3, framesMin: 4,
            comparisonsMin: 5, peakMemoryMiBMax: 64, diagnosticsMax: 0))
    }

    private static func layout(_ layout: String, _ fragment: String) -> BadInput {
      BadInput("layout: {spacing: 1}", "layout: \(layout)", fragment)
    }

    static let bad: [BadInput] = [
      layout("{kind: »gird}", "did you mean 'grid'?"),
      layout("{kind: list, »columns: 2}", "has no key 'columns'"),
      layout("»{kind: grid}", "lacks the key 'columns'"),
      layout("{kind: grid, columns: »0}", "must be from 1 to 256"),
      layout("{kind: grid, columns: »three}", "a number of columns, {adaptive: points} or"),
      layout("{kind: grid, columns: »{compact: 2}}", "lacks the key 'regular'"),
      layout("{kind: grid, columns: {compact: 2, regular: 5, adaptive: »90}}", "not both"),
      layout("{kind: grid, columns: {compact: 2, regular: »0}}", "must be from 1 to 256"),
      layout("{kind: grid, columns: 2, lines: »mesured}", "did you mean 'measured'?"),
      layout("{kind: grid, columns: 2, lines: {fixed: 1, »aspect: 1}}", "is a second one"),
      layout("{kind: grid, columns: 2, lines: »{}}", "needs one of the keys"),
      layout("{kind: masonry, columns: 2, »lines: measured}", "has no key 'lines'"),
      layout("»{kind: flow}", "lacks the key 'widths'"),
      layout("{kind: table, »estimates: {row: 3}}", "has no key 'estimates'"),
      layout("{kind: table, frozen_rows: »-1}", "must be from 0 to 1000"),
      layout("{kind: compositional, sections: »[]}", "must not be empty"),
      layout("{kind: compositional, sections: [»{columns: 2}]}", "lacks the key 'height'"),
      layout(
        "{kind: compositional, sections: [{height: »{estimated: 9}, scrolls: paging}]}",
        "needs a height in points"),
      layout(
        "{kind: compositional, sections: [{items: [0.5, »0.6], height: 9}]}",
        "wider than the group"),
      layout(
        "{kind: compositional, sections: [{items: [1], »columns: 1, height: 9}]}",
        "cannot be used with 'items'"),
      .script("- prepend: »0", "must be from 1 to 1000000"),
      .script("- insert: »{count: 2}", "needs the key 'row'"),
      .script("- delete: {row: 1, »item: 2}", "cannot be used with 'row'"),
      .script("- move: »{from: {row: 1}}", "lacks the key 'to'"),
      .script("- grow: {row: end, by: »0, duration: 1}", "more than 0"),
      .script("- grow: {row: »ned, by: 1, duration: 1}", "did you mean 'end'?"),
      .script("- set_offset: »{x: 1}", "lacks the key 'y'"),
      .script("- »isnert: {row: 1}", "did you mean 'insert'?"),
      .script("- resize: {width: 1, height: »-1}", "from 0 to 100000"),
      BadInput("- wait: 1", "- wait: 1\nbudgets: {»drift_mx: 0}", "did you mean 'drift_max'?"),
      BadInput("- wait: 1", "- wait: 1\nbudgets: {frames_min: »1.5}", "a whole number"),
    ]

    @Test("a bad layout, change or budget is refused where it is wrong", arguments: bad)
    func refused(_ input: BadInput) throws {
      let marked = MarkedText(input.text)
      let error = try #require(
        scenarioError { () throws(ScenarioError) in
          try ScenarioFile.parse(text: marked.text, name: "bad.yaml")
        })
      #expect(error.line == marked.line && error.column == marked.column, "\(error)")
      #expect(error.message.contains(input.fragment), "\(error)")
    }

    /// What only the rows can prove wrong, at the place of its entry.
    static let unplayable: [(script: String, fragment: String)] = [
      ("- prepend: 2\n  - »scroll_to: {row: 5}", "there is no row 5: the data has 5 rows"),
      ("- delete: {row: 0, count: 3}\n  - »scroll_to: {row: end}", "there are no rows"),
      ("- »delete: {row: 1, count: 3}", "3 cannot be deleted"),
      ("- »insert: {row: 4}", "there is no row 4"),
      ("- »move: {from: {row: 0}, to: {row: 3}}", "there is no row 3: the data has 2 rows"),
      ("- »grow: {section: 1, item: 0, by: 1, duration: 1}", "there is no section 1"),
      ("- »scroll_section: {section: 0, offset: 4}", "does not scroll to the side"),
    ]

    @Test("a script is followed: rows that are not there when it gets there are errors")
    func followed() throws {
      for (script, fragment) in Self.unplayable {
        let marked = MarkedText(BadInput.base.replacing("- wait: 1", with: script))
        let located = try ScenarioFile.parse(text: marked.text, name: "bad.yaml")
        let error = try #require(
          scenarioError { () throws(ScenarioError) in try ContentLoader.load(located) })
        #expect(error.message.contains(fragment), "\(error)")
        #expect(error.line == marked.line && error.column == marked.column, "\(error)")
      }
    }

    @Test("a table refuses changes of its items, and rows of different lengths")
    func tables() throws {
      let table = BadInput.base.replacing("{spacing: 1}", with: "{kind: table}")
      let located = try ScenarioFile.parse(
        text: table.replacing("- wait: 1", with: "- prepend: 1"), name: "bad.yaml")
      let change = try #require(
        scenarioError { () throws(ScenarioError) in try ContentLoader.load(located) })
      #expect(change.message.contains("none can come, go or move") && change.line == 13)
      let uneven = try ScenarioFile.parse(
        text: table.replacing("{items: 3}", with: "{items: 3, sections: 2}"), name: "bad.yaml")
      let error = try #require(
        scenarioError { () throws(ScenarioError) in try ContentLoader.load(uneven) })
      #expect(error.message.contains("the same number of items") && error.line == 8)
    }
  }
#endif
