public import ScrollScenario
public import ScrollSimulation
import Scrollwork

/// All frames of a run, for outputs that need them together.
///
/// ```swift
/// var record = RunRecord(simulation.scenario)
/// let report = try simulation.run(collectsCells: true, onFrame: { record.append($0) })
/// let page = record.html(report)
/// ```
///
/// Holds some hundred bytes for each frame, 40 for each event of a cell, and 120 for each time that an element stayed at
/// the same place of the content while it was on screen.
public struct RunRecord: Sendable {
  /// The scenario's name.
  package let name: String
  /// Frames per second.
  package let refreshRate: Double
  /// Milliseconds from one vsync to the next: when a frame is due.
  package let deadline: Double
  /// Points of the viewport along the scroll axis, as the scenario begins.
  package let viewportLength: Double
  package private(set) var frames: [FrameRecord] = []
  /// Where elements were on screen.
  private(set) var screens = ScreenTracks()
  /// The names of the types of cells, in order of registration, as the last frame has them.
  private(set) var types: [String] = []
  let costs: Scenario.CellCosts
  /// Milliseconds of every frame.
  let frameCost: Double

  /// A record without frames.
  ///
  /// - Parameter scenario: what will be run; its costs are those of the slices in a trace.
  public init(_ scenario: Scenario) {
    name = scenario.name
    refreshRate = scenario.refreshRate
    deadline = CostModel(scenario).interval
    viewportLength = scenario.viewport.size.height
    costs = scenario.cells
    frameCost = scenario.frameCost
  }

  /// Adds a frame.
  ///
  /// - Parameter sample: the next frame of a run that was begun with `collectsCells`, where outputs are to
  ///   show cells.
  public mutating func append(_ sample: FrameSample) {
    let pools = sample.cells?.pools ?? []
    if !pools.elementsEqual(types, by: { $0.type == $1 }) { types = pools.map(\.type) }
    frames.append(FrameRecord(sample))
    screens.append(sample)
  }

  /// The modeled milliseconds of one kind of work on a cell.
  func cost(of event: CellEvent) -> CellEventCost {
    CellEventCost(event, costs)
  }
}

/// What an event of a cell costs by the model, in milliseconds.
struct CellEventCost: Equatable {
  var create: Double
  var bind: Double
  var measure: Double
  var total: Double { create + bind + measure }

  /// - Parameters:
  ///   - event: what a cell did.
  ///   - costs: of the scenario.
  init(_ event: CellEvent, _ costs: Scenario.CellCosts) {
    let cost = if case .item = event.element { costs.row } else { costs.header }
    create = event.kind == .created ? event.drawn.create ?? cost.create.mean : 0
    bind = event.isBinding ? event.drawn.bind ?? cost.bind.mean : 0
    measure = event.kind == .measured ? event.drawn.measure ?? cost.measure.mean : 0
  }
}
