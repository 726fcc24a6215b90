public import ScrollPrimitives

/// A whole run as data: the screen, the physics, the rows, what work costs, and what the user does.
///
/// A scenario is a plain value. It can be written in Swift or read by ``ScenarioFile``, which
/// guarantees the ranges given here; values made in Swift are taken as they are.
public struct Scenario: Equatable, Sendable {
  /// The version of the file format this module reads and the only one it knows.
  package static let formatVersion = 1

  /// The name of the scenario, which reports begin with.
  public var name: String
  /// What the scenario is for, in free text. The key `description`.
  public var summary: String
  /// The screen: its size, scale and safe area.
  public var viewport: Viewport
  /// How scrolling feels.
  public var physics: Physics
  /// Frames per second, 1...1000.
  public var refreshRate: Double
  /// Whether the safe area is added to the content's insets.
  public var insetAdjustment: InsetAdjustment
  /// Whether a screen hosts the view, so that automatic adjustment heeds the safe area.
  public var isHostedByScreen: Bool
  /// Points added around the content, besides the safe area; may be negative.
  public var contentInsets: LayoutInsets
  /// Where the rows come from.
  public var data: DataSource
  /// How the rows are laid out.
  public var layout: Layout
  /// What work on cells costs in virtual time.
  public var cells: CellCosts
  /// Milliseconds every frame costs before any cell is touched.
  public var frameCost: Double
  /// How many unused cells are kept.
  public var reuse: Reuse
  /// How far beyond the viewport cells are made ready.
  public var prefetch: Prefetch
  /// Whether a row that a finger is held on for half a second is carried to another place.
  public var movesItems = false
  /// What happens, in order.
  public var script: [ScriptEntry]
  /// What the run is expected to come to, besides the gates of ``defaults``.
  public var expect: [Scenario.Expectation] = []
  /// Which of the standard gates hold.
  public var defaults = DefaultGates.all
  /// Limits of the run by number.
  public var budgets: Budgets

  /// Creates a scenario; all but the name, the viewport and the data have defaults.
  public init(
    name: String, summary: String = "", viewport: Viewport, physics: Physics = Physics(),
    refreshRate: Double = 60, insetAdjustment: InsetAdjustment = .automatic,
    isHostedByScreen: Bool = true, contentInsets: LayoutInsets = .zero, data: DataSource,
    layout: Layout = Layout(), cells: CellCosts = CellCosts(), frameCost: Double = 0,
    reuse: Reuse = Reuse(), prefetch: Prefetch = Prefetch(), script: [ScriptEntry] = [],
    budgets: Budgets = Budgets()
  ) {
    self.name = name
    self.summary = summary
    self.viewport = viewport
    self.physics = physics
    self.refreshRate = refreshRate
    self.insetAdjustment = insetAdjustment
    self.isHostedByScreen = isHostedByScreen
    self.contentInsets = contentInsets
    self.data = data
    self.layout = layout
    self.cells = cells
    self.frameCost = frameCost
    self.reuse = reuse
    self.prefetch = prefetch
    self.script = script
    self.budgets = budgets
  }

  /// Whether sections have headers: as the layout says, else when the data has sections. A table has none.
  public var showsHeaders: Bool {
    if case .table = layout.kind { return false }
    return layout.headers ?? data.hasSections
  }
}
