import ScrollScenario
import ScrollSimulation
import Scrollwork

/// Finds the reasons of the events of cells in a frame, from the elements on screen in it and in the one before,
/// and from the pools.
struct CellReasons {
  private let types: [String]
  private let costs: Scenario.CellCosts
  private let shown: Set<ElementPath>
  private let shownBefore: Set<ElementPath>
  private let first: ElementPath?
  private let last: ElementPath?
  private let isFirstFrame: Bool
  /// What waits in the pool of each type, as the events go by.
  private var pooled: [Int]
  private let capacity: Int

  init(_ sample: FrameSample, after before: FrameSample?, _ scenario: Scenario) {
    let pools = sample.cells?.pools ?? []
    types = pools.map(\.type)
    costs = scenario.cells
    capacity = scenario.reuse.pool
    shown = Set(sample.frame.visible.map(\.element))
    shownBefore = Set(before?.frame.visible.map(\.element) ?? [])
    let places = sample.frame.visible.map { Self.place($0.element) }
    let elements = sample.frame.visible.map(\.element)
    first = places.indices.min { places[$0] < places[$1] }.map { elements[$0] }
    last = places.indices.max { places[$0] < places[$1] }.map { elements[$0] }
    isFirstFrame = before == nil
    let poolsBefore = before?.cells?.pools ?? []
    pooled = pools.indices.map { poolsBefore.indices.contains($0) ? poolsBefore[$0].pooled : 0 }
  }

  /// What one cell did, and why. Events are asked about in their order.
  mutating func cell(_ event: CellEvent) -> FrameExplanation.Cell {
    let type = types.indices.contains(event.type) ? types[event.type] : "cell"
    let place = place(of: event.element)
    return FrameExplanation.Cell(
      event: event, type: type, place: place, reason: reason(event, type, place),
      cost: CellEventCost(event, costs).total)
  }

  private func place(of element: ElementPath) -> FrameExplanation.Place {
    if shown.contains(element) {
      return shownBefore.contains(element) ? .onScreen : .cameOnScreen
    }
    guard let first else { return .after }
    return Self.place(element) < Self.place(first) ? .before : .after
  }

  private mutating func reason(
    _ event: CellEvent, _ type: String, _ place: FrameExplanation.Place
  ) -> String {
    let need = need(place)
    switch event.kind {
    case .created:
      return "\(need); made, because no \(type) waited in the pool"
    case .reused:
      let waiting = pooled.indices.contains(event.type) ? pooled[event.type] : 0
      if waiting > 0 { pooled[event.type] -= 1 }
      return waiting > 0
        ? "\(need); taken from the pool, in which \(waiting) waited"
        : "\(need); taken over from an element that it left in this frame"
    case .restored:
      return "\(need); the cell that showed it last was still bound to it"
    case .reconfigured:
      return "bound again, because its item changed"
    case .measured:
      return "measured, because the layout did not know its size"
    case .left:
      let isFull = pooled.indices.contains(event.type) && pooled[event.type] >= capacity
      if pooled.indices.contains(event.type), !isFull { pooled[event.type] += 1 }
      let fate = isFull ? "let go, because \(capacity) wait already" : "waits for another element"
      return "\(leaving(event.element, place)); \(fate)"
    }
  }

  private func need(_ place: FrameExplanation.Place) -> String {
    switch place {
    case .cameOnScreen: isFirstFrame ? "on the first screen" : "came on screen"
    case .onScreen: "is on screen"
    case .before, .after: "made ready \(place.rawValue)"
    }
  }

  private func leaving(_ element: ElementPath, _ place: FrameExplanation.Place) -> String {
    switch place {
    case .onScreen, .cameOnScreen: "its element has another cell now"
    case .before, .after:
      shownBefore.contains(element)
        ? "left the screen, and is not kept \(place.rawValue)"
        : "is not kept any more \(place.rawValue)"
    }
  }

  /// The order in which a layout has elements: a section's header, its items, its footer.
  private static func place(_ element: ElementPath) -> (Int, Int) {
    switch element {
    case .header(let section): (section, -1)
    case .item(let path): (path.section, path.item)
    case .footer(let section): (section, .max)
    }
  }
}
