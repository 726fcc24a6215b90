#if CLI
  public import ScrollScenario
  import ScrollTools
  import Scrollwork

  extension Recorder {
    /// The scenario and its journal, as texts. They are read back first, so they can be run.
    ///
    /// - Parameters:
    ///   - name: what the scenario is called.
    ///   - journal: the name of the journal's file, in the folder of the scenario's.
    ///   - judged: the scenario whose gates are those of the recording; `nil` for none: a replay compares frames then.
    /// - Throws: `problem`, if there is one; `noFrames`; `unspeakable` for a number that scenarios refuse.
    public func files(
      name: String, journal: String, judgedAs judged: Scenario? = nil
    ) throws(RecordingError) -> (scenario: String, journal: String) {
      if let problem { throw problem }
      guard frameCount > 0 else { throw .noFrames }
      var recorded = Scenario(
        name: name, summary: "A recorded session of \(frameCount) frames, the last at \(seconds) s",
        viewport: Scenario.Viewport(size: viewport.size, scale: viewport.scale),
        data: .recording(Scenario.RecordingSource(path: journal)), layout: layout.withHeaders,
        reuse: Scenario.Reuse(
          pool: max(0, reuse.poolCapacity), cache: max(0, reuse.cacheCapacity)))
      if let judged { recorded.takeGates(of: judged) } else { recorded.defaults = .none }
      let scenario = recorded.yaml
      do throws(ScenarioError) {
        let read = try ScenarioFile.parse(text: scenario, name: "scenario").scenario
        guard read.layout == layout.withHeaders else { throw RecordingError.unread(read) }
        _ = try JournalFile.parse(text: text, name: "journal")
      } catch {
        throw .unspeakable("\(error)")
      }
      return (scenario, text)
    }
  }

  extension RecordingError {
    fileprivate static func unread(_ read: Scenario) -> ScenarioError {
      ScenarioError(
        place: SourcePlace(file: "scenario"), message: "the layout reads back as \(read.layout)")
    }
  }

  extension Scenario.Layout {
    /// The same with every word written.
    var withHeaders: Scenario.Layout {
      if case .table = kind { return self }
      var layout = self
      layout.headers = showsHeaders
      return layout
    }
  }

  extension Scenario {
    /// Takes what work costs, when frames are due, and the gates, budgets among them.
    fileprivate mutating func takeGates(of judged: Scenario) {
      refreshRate = judged.refreshRate
      defaults = judged.defaults
      // Drawn costs are of rows, which a recording knows by their places alone.
      let isDrawn = judged.cells.all.contains { $0.constant == nil }
      if !isDrawn {
        frameCost = judged.frameCost
        cells = judged.cells
        cells.seed = 0
      }
      // What the machine says is of another run, and a recording compares fewer places.
      expect = (judged.expect + judged.budgets.expectations).filter { gate in
        gate.metric.clock == .virtual && gate.metric != .comparisons
          && !(isDrawn && gate.metric.isOfCosts)
      }
    }
  }
#endif
