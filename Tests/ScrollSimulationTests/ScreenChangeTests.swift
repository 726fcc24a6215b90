import ScrollPrimitives
import ScrollScenario
import Scrollwork
import Testing

@testable import ScrollSimulation

/// The watch sees a tick's move through changes of items, and lets go only of what may move.
@Suite struct ScreenChangeTests {
  static func scenario(_ kind: Scenario.Layout.Kind, sections: Int = 1) -> Scenario {
    var scenario = SimulationTests.scenario(
      items: 400, sections: sections, script: [.init(.wait(0.1))])
    scenario.layout.kind = kind
    scenario.layout.headers = false
    return scenario
  }

  /// Two frames in a row: before and after an edit of the script at 0.1 s.
  static func frames(_ scenario: Scenario, _ edit: Scenario.Edit) throws -> (
    before: FrameSample, after: FrameSample
  ) {
    var scenario = scenario
    scenario.script = [
      .init(.scrollTo(.init(.row(200)))), .init(at: 0.1, .edit(edit)), .init(.wait(0.1)),
    ]
    var samples: [FrameSample] = []
    let report = try SimulationTests.run(scenario) { samples.append($0) }
    #expect(report.isStable)
    let index = try #require(samples.firstIndex { $0.frame.time.seconds >= 0.1 })
    return (samples[index - 1], samples[index])
  }

  @Test(
    "rows that come above move nothing, and a tick's move of any element is found",
    arguments: [
      Scenario.Layout.Kind.list, .grid(.init()), .masonry(.init()),
      .flow(.init(widths: .uniform(30...150))),
    ])
  func above(kind: Scenario.Layout.Kind) throws {
    let scenario = Self.scenario(kind)
    let (before, after) = try Self.frames(scenario, .prepend(6))
    guard case .generated(let source) = scenario.data else { return }
    for slot in after.frame.visible.indices {
      for isAcross in [false, true] {
        let rows = LiveRows(ScenarioContent(generated: source), scenario.layout)
        var watch = ScreenWatch(scenario)
        _ = watch.see(before.frame, wasAsked: true, rows: rows)
        _ = try rows.apply(.prepend(6))
        var moved = after.frame
        if isAcross {
          moved.visible[slot].crossStart.rawValue += 1
        } else {
          moved.visible[slot].start.rawValue += 1
        }
        let finding = watch.see(
          moved, wasAsked: false, change: ScreenChange(isEdited: true), rows: rows)
        #expect(finding.compared > 3 && finding.drift == Ticks(rawValue: 1))
      }
    }
  }

  @Test("what is behind a row that came on screen may move, what is before it may not")
  func onScreen() throws {
    let scenario = Self.scenario(.list)
    let edit = Scenario.Edit.insert(at: .row(203), count: 1)
    let (before, after) = try Self.frames(scenario, edit)
    guard case .generated(let source) = scenario.data else { return }
    func drift(movingBehind: Bool) throws -> Ticks {
      let rows = LiveRows(ScenarioContent(generated: source), scenario.layout)
      var watch = ScreenWatch(scenario)
      _ = watch.see(before.frame, wasAsked: true, rows: rows)
      _ = try rows.apply(edit)
      var moved = after.frame
      for slot in moved.visible.indices {
        guard case .item(let path) = moved.visible[slot].element else { continue }
        if (path.item > 203) == movingBehind { moved.visible[slot].start.rawValue += 77 }
      }
      let change = ScreenChange(isEdited: true)
      return watch.see(moved, wasAsked: false, change: change, rows: rows).drift
    }
    #expect(try drift(movingBehind: true) == .zero)
    #expect(try drift(movingBehind: false) == Ticks(rawValue: 77))
  }

  @Test("frozen rows and columns stay put, and a tick's move of any cell is found")
  func frozen() throws {
    var scenario = Self.scenario(
      .table(.init(rowHeight: 40, columnWidth: 90, frozenRows: 1, frozenColumns: 1)), sections: 20)
    scenario.data = .generated(.init(items: 4000, sections: 50))
    scenario.script = [
      .init(.wait(0.05)),
      .init(.wheel(.init(delta: LayoutPoint(x: 13, y: 17), count: 20, interval: 0.02))),
      .init(.wait(0.1)),
    ]
    var frames: [Frame] = []
    let report = try SimulationTests.run(scenario) { frames.append($0.frame) }
    #expect(report.isStable && frames[15].contentOffset.x > 13)
    let kinds = frames[15].visible.map(\.isDisplaced)
    #expect(kinds.contains(true) && kinds.contains(false))
    for slot in frames[15].visible.indices {
      for isAcross in [false, true] {
        var watch = ScreenWatch(scenario)
        _ = watch.see(frames[14], wasAsked: true, isMovingAcross: true)
        var moved = frames[15]
        // Those that come on screen are compared from the next frame on.
        guard frames[14].visible.contains(where: { $0.index == moved.visible[slot].index }) else {
          continue
        }
        if isAcross {
          moved.visible[slot].crossStart.rawValue -= 1
        } else {
          moved.visible[slot].start.rawValue -= 1
        }
        let finding = watch.see(moved, wasAsked: true, isMovingAcross: true)
        #expect(finding.drift == Ticks(rawValue: 1), "\(moved.visible[slot])")
      }
    }
  }
}
