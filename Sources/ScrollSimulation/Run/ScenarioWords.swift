import ScrollScenario
import Scrollwork

// The words of scenarios in the engine's own.

extension ScrollPosition {
  init(_ position: Scenario.ScrollTo.Position) {
    switch position {
    case .top: self = .top
    case .center: self = .center
    case .bottom: self = .bottom
    case .nearest: self = .nearest
    }
  }
}

extension InputEvent.WheelKind {
  init(_ kind: Scenario.Wheel.Kind) {
    switch kind {
    case .precise: self = .precise
    case .stepped: self = .stepped
    }
  }
}

extension ScrollSnapping {
  init(_ snapping: Scenario.Physics.Snapping) {
    switch snapping {
    case .none: self = .none
    case .pages(let length): self = .pages(length: length)
    case .items(let side, let oneAtATime): self = .items(at: Side(side), oneAtATime: oneAtATime)
    }
  }
}

extension ScrollSnapping.Side {
  fileprivate init(_ side: Scenario.Physics.Snapping.Side) {
    switch side {
    case .start: self = .start
    case .center: self = .center
    case .end: self = .end
    }
  }
}
