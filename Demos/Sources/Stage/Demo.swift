package import Scrollwork

/// One page of the gallery: a collection view and the drawing around it.
///
/// Points are in the coordinates of the list's viewport, or, for controls, of the strip above it.
package protocol Demo: AnyObject {
  var view: CollectionView { get }

  /// Points between the bar and the list that the demo draws controls into.
  var controlsHeight: Double { get }

  /// The part of the window's width that the list keeps to.
  var column: LayoutGuide { get }

  /// The width of the list in a window of a width, in points. The rest, at the right, is the demo's page.
  ///
  /// Called when the window gets another size.
  func listWidth(in width: Double) -> Double

  /// What is known besides the list; called before every frame.
  func update(to time: Timestamp) throws

  /// When the demo next changes by itself, besides what its view moves; a moment that has passed means at once. `nil`
  /// while it only waits for input.
  var nextUpdate: Timestamp? { get }

  func drawControls(in canvas: inout Canvas, after frame: Frame)
  /// Behind and above what the list draws.
  func drawBehind(in canvas: inout Canvas, after frame: Frame)
  func drawAbove(in canvas: inout Canvas, after frame: Frame)
  /// Draws the page next to the list, if `listWidth(in:)` leaves space for one.
  func drawPage(in canvas: inout Canvas, after frame: Frame)

  /// A pointer goes down on, moves over or leaves the controls.
  func control(_ touch: ControlTouch, at point: LayoutPoint) throws
  /// Whether something drawn above the list takes a pointer that goes down there.
  func press(at point: LayoutPoint) throws -> Bool
  /// A pointer goes down on the page next to the list, at a point of the page.
  func pressPage(at point: LayoutPoint) throws
  func tap(_ element: ElementPath) throws
  func type(_ text: String) throws
  /// The keys that only this demo has, for the help page.
  var keys: [KeyHelp] { get }
  /// Whether the demo takes the key.
  func key(_ key: KeyPress) throws -> Bool
}

package enum ControlTouch: Hashable, Sendable {
  case began, moved, ended
}

extension Demo {
  package var controlsHeight: Double { 0 }
  package var column: LayoutGuide { .bounds }
  package func listWidth(in width: Double) -> Double { width }
  package func update(to time: Timestamp) throws {}
  package var nextUpdate: Timestamp? { nil }
  package func drawControls(in canvas: inout Canvas, after frame: Frame) {}
  package func drawBehind(in canvas: inout Canvas, after frame: Frame) {}
  package func drawAbove(in canvas: inout Canvas, after frame: Frame) {}
  package func drawPage(in canvas: inout Canvas, after frame: Frame) {}
  package func control(_ touch: ControlTouch, at point: LayoutPoint) throws {}
  package func press(at point: LayoutPoint) throws -> Bool { false }
  package func pressPage(at point: LayoutPoint) throws {}
  package func tap(_ element: ElementPath) throws {}
  package func type(_ text: String) throws {}
  package var keys: [KeyHelp] { [] }
  package func key(_ key: KeyPress) throws -> Bool { false }
}

/// What a demo is given: how things look and how long text is.
package struct Surroundings {
  package var theme: Theme
  package var measurer: any TextMeasurer

  package init(theme: Theme, measurer: any TextMeasurer) {
    self.theme = theme
    self.measurer = measurer
  }

  /// How high a text is within a width, in whole points.
  package func height(of text: String, _ style: TextStyle, width: Double) -> Double {
    measurer.size(of: text, style: style, width: width).height.rounded(.up)
  }

  package func width(of text: String, _ style: TextStyle) -> Double {
    measurer.size(of: text, style: style, width: .infinity).width.rounded(.up)
  }
}

/// A demo in the gallery's list.
package struct Exhibit {
  /// The word for it on a command line.
  package var name: String
  package var title: String
  package var summary: String
  /// The file that the demo is in.
  package var source: String
  package var make: (Surroundings) throws -> any Demo

  package init(
    name: String, title: String, summary: String, source: String,
    make: @escaping (Surroundings) throws -> any Demo
  ) {
    self.name = name
    self.title = title
    self.summary = summary
    self.source = source
    self.make = make
  }
}
