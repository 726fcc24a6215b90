#if CLI
  import ScrollPrimitives
  import ScrollScenario
  import ScrollSimulation
  import ScrollTools
  import Testing

  @Suite struct ScenarioReadingTests {
    @Test("every key of the format arrives in the model")
    func everything() throws {
      let located = try ScenarioFile.read(path: scenarioPath("everything.yaml"))
      let scenario = located.scenario
      #expect(scenario.name == "everything")
      #expect(scenario.summary == "Every key of the format, none at its default.")
      #expect(
        scenario.viewport
          == .init(
            size: LayoutSize(width: 320.5, height: 568), scale: 2,
            safeArea: LayoutInsets(top: 20, left: 1, bottom: 2.5, right: 3)))
      #expect(
        scenario.physics
          == .init(
            profile: .iosFast, deceleration: 0.99, rubberBand: 0.5,
            spring: .init(mass: 2, stiffness: 150, dampingRatio: 0.8), bounces: false,
            alwaysBounces: true, snapping: .items(at: .center, oneAtATime: true),
            locksDirection: false,
            tuning: .init(
              stopDistance: 0.25, minimumFling: 40, maximumFling: 7500,
              carriedMomentum: Scenario.Physics.CarriedMomentum.none,
              reenters: false, touchSlop: 12, mouseSlop: 2, wheelDuration: 0.2,
              animationDuration: 0.4, pageFlickVelocity: 250, velocity: .leastSquares)))
      #expect(scenario.refreshRate == 59.94)
      #expect(scenario.insetAdjustment == .scrollableAxes)
      #expect(!scenario.isHostedByScreen)
      #expect(scenario.contentInsets == LayoutInsets(top: -10, left: 1, bottom: 20, right: 4))
      #expect(
        scenario.data
          == .csv(
            .init(path: "places.csv", section: "country", title: "name", text: "other names")))
      #expect(
        scenario.layout
          == .init(
            spacing: 1.5, sectionInsets: LayoutInsets(top: 8, left: 6, bottom: 4, right: 2),
            estimates: .init(row: 60, header: 30), headers: false))
      #expect(
        scenario.cells
          == .init(
            row: .init(create: 0.9, bind: 0.3, measure: 0.15, draw: 0.02),
            header: .init(create: 0.4, bind: 0.1, measure: 0.05, draw: 0.01)))
      #expect(scenario.frameCost == 0.4)
      #expect(scenario.reuse == .init(pool: 7, cache: 3))
      #expect(
        scenario.prefetch
          == .init(
            distance: 1000, ahead: 0.8, behind: 0.2, perFrame: 4, deadline: 12.5,
            sharesUnused: true))
    }

    @Test("every action of the script arrives in the model")
    func script() throws {
      let located = try ScenarioFile.read(path: scenarioPath("everything.yaml"))
      let point = { LayoutPoint(x: 195, y: $0) }
      let expected: [Scenario.ScriptEntry] = [
        .init(at: 0.5, .fling(.init(velocity: 3000))),
        .init(.wait(1.5)),
        .init(.drag(.init(from: point(700), to: point(300), duration: 0.25, hold: 0.5))),
        .init(
          .drag(
            .init(samples: [
              .init(time: 0, point: point(700)), .init(time: 0.1, point: point(650)),
              .init(time: 0.25, point: point(500)),
            ]))),
        .init(
          .wheel(.init(delta: LayoutPoint(x: 0, y: -120), count: 3, interval: 0.25, kind: .stepped))
        ),
        .init(.scrollTo(.init(.item(section: 1, item: 0), at: .bottom, animated: true))),
        .init(.scrollTo(.init(.row(2)))),
        .init(.profile(.flutterBouncing)),
        .init(.refreshInset(60.5)),
        .init(at: 3.5, .wait(0)),
        .init(
          .fling(
            .init(velocity: -8000, repetition: .init(interval: 0.5, until: .start, limit: 50)))),
        .init(.waitUntilIdle),
        .init(
          .gestures(
            .init(path: "taps.csv", only: ["short", "long"], pause: .seconds(0.5), scale: 0.25))),
      ]
      #expect(located.scenario.script == expected)
      #expect(located.places.entries.map(\.line) == Array(50...62))
      #expect(located.places.entries.allSatisfy { $0.column == 5 })
      #expect(located.places.data("title").line == 36)
      #expect(located.places.data("title").column == 10)
    }

    @Test("a scenario with the required keys only has the defaults")
    func defaults() throws {
      let located = try ScenarioFile.read(path: scenarioPath("mini.yaml"))
      let expected = Scenario(
        name: "mini", viewport: .init(size: LayoutSize(width: 100, height: 200)),
        data: .generated(.init(items: 3)))
      #expect(located.scenario == expected)
      #expect(expected.refreshRate == 60)
      #expect(expected.isHostedByScreen)
      #expect(!expected.showsHeaders)
      #expect(expected.layout.estimates == .init(row: 44, header: 28))
    }

    @Test("a byte order mark and CR LF line ends change nothing, not even the places")
    func windows() throws {
      let text = try scenarioText("everything.yaml")
      let plain = try ScenarioFile.parse(text: text, name: "x")
      let windows = "\u{FEFF}" + text.replacing("\n", with: "\r\n")
      #expect(try ScenarioFile.parse(text: windows, name: "x") == plain)
    }

    @Test("headers follow the data unless the layout decides")
    func headers() {
      var scenario = Scenario(
        name: "", viewport: .init(size: .zero), data: .csv(.init(path: "", title: "")))
      #expect(!scenario.showsHeaders)
      scenario.data = .csv(.init(path: "", section: "country", title: ""))
      #expect(scenario.showsHeaders)
      scenario.data = .generated(.init(items: 10, sections: 2))
      #expect(scenario.showsHeaders)
      scenario.layout.headers = false
      #expect(!scenario.showsHeaders)
    }

    @Test("heights can be fixed, uniform, one of a choice, or exponential")
    func heights() throws {
      let forms: [(String, Scenario.HeightDistribution)] = [
        ("{fixed: 44}", .fixed(44)), ("{uniform: [40, 200]}", .uniform(40...200)),
        ("{choice: [44, 60.5]}", .choice([44, 60.5])),
        (
          "{exponential: {mean: 60, minimum: 20, maximum: 600}}",
          .exponential(mean: 60, range: 20...600)
        ),
      ]
      for (form, heights) in forms {
        let text = try scenarioText("mini.yaml").replacing(
          "{items: 3}", with: "{items: 1_000_000, sections: 2, seed: 7, heights: \(form)}")
        let scenario = try ScenarioFile.parse(text: text, name: "x").scenario
        #expect(
          scenario.data
            == .generated(.init(items: 1_000_000, sections: 2, seed: 7, heights: heights)))
      }
    }

    @Test("a star that begins no alias is text")
    func stars() throws {
      let summaries = [
        "'*quoted'", "\"*quoted\"", "5 * 3", "a *b", "it's a *star", "x # *y", "rock & roll",
      ]
      for summary in summaries {
        let text = try scenarioText("mini.yaml") + "\ndescription: \(summary)\n"
        #expect(throws: Never.self) { try ScenarioFile.parse(text: text, name: "x") }
      }
    }

    @Test("a drag moves on straight lines and rests at its ends")
    func dragPositions() {
      let drag = Scenario.Drag(
        samples: [
          .init(time: 0, point: LayoutPoint(x: 0, y: 100)),
          .init(time: 1, point: LayoutPoint(x: 10, y: 200)),
          .init(time: 3, point: LayoutPoint(x: 10, y: 0)),
        ], hold: 0.5)
      #expect(drag.duration == 3.5)
      #expect(drag.position(at: -1) == LayoutPoint(x: 0, y: 100))
      #expect(drag.position(at: 0.5) == LayoutPoint(x: 5, y: 150))
      #expect(drag.position(at: 1) == LayoutPoint(x: 10, y: 200))
      #expect(drag.position(at: 2) == LayoutPoint(x: 10, y: 100))
      #expect(drag.position(at: 3.4) == LayoutPoint(x: 10, y: 0))
    }
  }
#endif
