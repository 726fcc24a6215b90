import ScrollScenario
import Scrollwork
import Stage

/// A demo whose sessions can be saved: its layout is made from a description that a scenario can hold.
protocol Recordable: Demo {
  var described: Scenario.Layout { get }

  /// The description of another layout that the demo gives its list.
  func describe(_ layout: any CollectionLayout) -> Scenario.Layout?
}

extension Recordable {
  func describe(_ layout: any CollectionLayout) -> Scenario.Layout? { nil }
}
