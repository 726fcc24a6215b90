package import Scrollwork

/// One page of the gallery: a collection view and the drawing around it.
///
/// Points are in the coordinates of the list's viewport, or, for controls, of the strip above it.
package protocol Demo: AnyObject {
  var view: CollectionView { get }

  /// What the bar says; `nil` for the exhibit's title.
  var title: String? { get }

  /// A list on the page next to the demo's own, behind what `drawPage` draws.
  var side: (any Demo)? { get }

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
  /// What the bubble of the scroll bar says while somebody drags that; `nil` for no bubble.
  func place(in frame: Frame) -> String?
  /// Behind and above what the list draws.
  func drawBehind(in canvas: inout Canvas, after frame: Frame)
  func drawAbove(in canvas: inout Canvas, after frame: Frame)
  /// Draws the page next to the list, if `listWidth(in:)` leaves space for one.
  func drawPage(in canvas: inout Canvas, after frame: Frame)

  /// The corner radius of the list's rows, in points, for their looks under a pointer.
  var cardRadius: Double { get }
  /// Buttons and the like, as last drawn in a region. They act when a pointer lifts on them.
  func controls(in region: StageRegion) -> [Control]
  /// Whether something drawn above the list takes a pointer there, besides controls.
  func covers(_ point: LayoutPoint) -> Bool
  /// Whether a tap on an element of the list does something.
  func isTappable(_ element: ElementPath) -> Bool
  /// A pointer goes down on, moves over or leaves the strip above the list, at a point without a control.
  func control(_ touch: ControlTouch, at point: LayoutPoint) throws
  /// A pointer goes down on the list. Whether it is taken from the list; `drag` is called for it then.
  func press(at point: LayoutPoint) throws -> Bool
  /// A pointer that `press` took moves, or lifts or is canceled.
  func drag(_ touch: ControlTouch, at point: LayoutPoint) throws
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
  package var title: String? { nil }
  package func place(in frame: Frame) -> String? { nil }
  package var side: (any Demo)? { nil }
  package var controlsHeight: Double { 0 }
  package var column: LayoutGuide { .bounds }
  package func listWidth(in width: Double) -> Double { width }
  package func update(to time: Timestamp) throws {}
  package var nextUpdate: Timestamp? { nil }
  package func drawControls(in canvas: inout Canvas, after frame: Frame) {}
  package func drawBehind(in canvas: inout Canvas, after frame: Frame) {}
  package func drawAbove(in canvas: inout Canvas, after frame: Frame) {}
  package func drawPage(in canvas: inout Canvas, after frame: Frame) {}
  package var cardRadius: Double { 0 }
  package func controls(in region: StageRegion) -> [Control] { [] }
  package func covers(_ point: LayoutPoint) -> Bool { false }
  package func isTappable(_ element: ElementPath) -> Bool { false }
  package func control(_ touch: ControlTouch, at point: LayoutPoint) throws {}
  package func press(at point: LayoutPoint) throws -> Bool { false }
  package func drag(_ touch: ControlTouch, at point: LayoutPoint) throws {}
  package func tap(_ element: ElementPath) throws {}
  package func type(_ text: String) throws {}
  package var keys: [KeyHelp] { [] }
  package func key(_ key: KeyPress) throws -> Bool { false }
}

/// What a demo is given: how things look and how long text is.
package struct Surroundings {
  package var theme: Theme
  package var measurer: any TextMeasurer
  /// How large people want text to be; cells are enlarged by it.
  package var textSize: ContentSizeCategory
  /// The side at which lines begin; cells are mirrored by it.
  package var direction: TraitCollection.LayoutDirection

  package init(
    theme: Theme, measurer: any TextMeasurer, textSize: ContentSizeCategory = .large,
    direction: TraitCollection.LayoutDirection = .leftToRight
  ) {
    self.theme = theme
    self.measurer = measurer
    self.textSize = textSize
    self.direction = direction
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
  /// Makes the page of an item by its number; `nil` for a demo without such pages.
  package var makeDetail: ((Surroundings, Int) throws -> any Demo)?

  package init(
    name: String, title: String, summary: String, source: String,
    makeDetail: ((Surroundings, Int) throws -> any Demo)? = nil,
    make: @escaping (Surroundings) throws -> any Demo
  ) {
    self.makeDetail = makeDetail
    self.name = name
    self.title = title
    self.summary = summary
    self.source = source
    self.make = make
  }
}
