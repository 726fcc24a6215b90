#if CLI
  public import ScrollScenario
  import ScrollTools
  import Scrollwork

  extension Recorder {
    /// The scenario and its journal, as texts. They are read back first: what is returned can be run.
    ///
    /// - Parameters:
    ///   - name: what the scenario is called.
    ///   - journal: the name of the journal's file, beside the scenario's.
    ///   - judged: the scenario whose gates are those of the recording; `nil` for those that all have.
    /// - Throws: `problem`, if there is one; `noFrames`; `unspeakable` for a number that scenarios refuse.
    public func files(
      name: String, journal: String, judgedAs judged: Scenario? = nil
    ) throws(RecordingError) -> (scenario: String, journal: String) {
      if let problem { throw problem }
      guard frameCount > 0 else { throw .noFrames }
      let scenario = """
        scrollsim: 1
        name: \(name.yamlQuoted)
        description: A recorded session of \(frameCount) frames, the last at \(seconds) s
        viewport: {width: \(Scenario.Layout.text(viewport.size.width)), \
        height: \(Scenario.Layout.text(viewport.size.height)), \
        scale: \(Scenario.Layout.text(viewport.scale))}
        data: {recording: \(journal.yamlQuoted)}
        layout: \(layout.withHeaders.yaml())
        reuse: {pool: \(max(0, reuse.poolCapacity)), cache: \(max(0, reuse.cacheCapacity))}
        \(judged.map { $0.costYAML + $0.expectYAML } ?? "")
        """
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

  extension Journal.Row {
    /// The first row of the file.
    static var header: Journal.Row {
      let names = Journal.columns
      return Journal.Row(
        what: names[0], at: names[1], place: names[2], values: names[3], note: names[4])
    }
  }

  extension Scenario {
    /// What work costs and when frames are due, each a line; nothing of costs that are drawn.
    fileprivate var costYAML: String {
      var text = "refresh_rate: \(Layout.text(refreshRate))\n"
      guard !cells.all.contains(where: { $0.constant == nil }) else { return text }
      text += "frame_cost: \(Layout.text(frameCost))\n"
      func line(_ cost: CellCost) -> String {
        let parts = [
          ("create", cost.create), ("bind", cost.bind), ("measure", cost.measure),
          ("draw", cost.draw),
        ]
        return "{" + parts.map { "\($0.0): \(Layout.text($0.1.mean))" }.joined(separator: ", ")
          + "}"
      }
      return text + "cells: {row: \(line(cells.row)), header: \(line(cells.header))}\n"
    }

    /// The gates as the key `expect`, with a line's end; budgets are among them.
    fileprivate var expectYAML: String {
      var text = "expect:\n"
      switch defaults {
      case .all: break
      case .none: text += "  defaults: false\n"
      case .except(let metrics):
        text += "  except: [\(metrics.map(\.rawValue).joined(separator: ", "))]\n"
      }
      // What the machine says is of another run; a recording compares fewer places, as it knows rows by
      // their places alone; and drawn costs, which are of rows, it has none of.
      let isDrawn = cells.all.contains { $0.constant == nil }
      let own = (expect + budgets.expectations).filter { gate in
        gate.metric.clock == .virtual && gate.metric != .comparisons
          && !(isDrawn && gate.metric.isOfCosts)
      }
      text += "  gates: [\(own.map(\.description.yamlQuoted).joined(separator: ", "))]\n"
      return text
    }
  }

  extension String {
    /// The text in double quotes, as YAML reads it.
    fileprivate var yamlQuoted: String {
      var quoted = "\""
      for scalar in unicodeScalars {
        switch scalar {
        case "\"", "\\": quoted += "\\\(scalar)"
        case _ where scalar.value < 0x20 || scalar.value == 0x7F || (0x80...0xA0) ~= scalar.value:
          let digits = String(scalar.value, radix: 16)
          quoted += "\\x" + String(repeating: "0", count: 2 - digits.count) + digits
        default: quoted.unicodeScalars.append(scalar)
        }
      }
      return quoted + "\""
    }
  }
#endif
