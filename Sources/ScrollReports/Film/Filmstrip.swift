package import ScrollScenario
package import ScrollSimulation
import Scrollwork

/// Screens of a run side by side: where each element is, which of them have cells, and how far the
/// content is beyond an edge.
///
/// An item keeps its color in all screens, so that an eye can follow it. Samples of a run that collects cells say which item
/// it is; without, an item is known by its position, which changes where items are inserted before it.
///
/// Of more frames than it has room for, it keeps every second, fourth, eighth one, and the last.
package struct Filmstrip: Sendable {
  /// The most screens of a strip where nothing else is said.
  package static let limit = 96

  /// What is drawn of a frame.
  struct Screen: Sendable {
    var index: Int
    var time: Double
    var phase: ScrollPhase
    var offset: Double
    var size: LayoutSize
    var axis: Axis
    var cost: Double
    var late: Double
    /// Where the content begins and ends in the viewport, in points along the axis.
    var content: ClosedRange<Double>
    var elements: [VisibleElement]
    /// The fill of each element; `nil` for headers and footers.
    var fills: [String?]
  }

  /// The scenario's name.
  package let name: String
  private(set) var screens: [Screen] = []
  private let limit: Int
  private var latest: Screen?
  private var stride = 1
  private var count = 0
  private var colors = FilmColors()

  /// - Parameters:
  ///   - scenario: the scenario of the run.
  ///   - limit: the most screens; at least 2.
  package init(_ scenario: Scenario, limit: Int = Filmstrip.limit) {
    name = scenario.name
    self.limit = max(2, limit)
  }

  /// Adds a frame.
  ///
  /// - Parameter sample: the next frame.
  package mutating func append(_ sample: FrameSample) {
    let screen = Screen(sample, &colors)
    latest = screen
    if count % stride == 0 {
      if screens.count >= limit {
        stride *= 2
        screens = screens.enumerated().filter { $0.offset % 2 == 0 }.map(\.element)
      }
      if count % stride == 0 { screens.append(screen) }
    }
    count += 1
  }

  /// The screens that are drawn, in their order.
  var shown: [Screen] {
    guard let latest, screens.last?.index != latest.index else { return screens }
    return screens.count < limit ? screens + [latest] : screens.dropLast() + [latest]
  }
}

extension Filmstrip.Screen {
  fileprivate init(_ sample: FrameSample, _ colors: inout FilmColors) {
    let frame = sample.frame
    index = frame.index
    time = frame.time.seconds
    phase = frame.phase
    axis = frame.axis
    let isVertical = frame.axis == .vertical
    offset = isVertical ? frame.contentOffset.y : frame.contentOffset.x
    size = frame.viewportSize
    cost = sample.cost
    late = sample.hitch
    let length = isVertical ? frame.contentSize.height : frame.contentSize.width
    content = -offset...(max(0, length) - offset)
    elements = frame.visible
    fills = colors.colors(
      of: frame.visible.enumerated().map { slot, element in
        guard case .item = element.element else { return nil }
        return sample.identities.indices.contains(slot) ? sample.identities[slot] : element.index
      })
  }
}
