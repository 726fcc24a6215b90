public import ScrollPrimitives

/// A view of one item or header, made once and used for many.
///
/// The life of a cell: made by `init()`; *bound* when a provider configures it for an element;
/// *measured* through `preferredSize(fitting:)` when the element's size is not known; `willDisplay()`
/// when it comes on screen, `didEndDisplaying()` when it leaves; then kept in a pool until
/// `prepareForReuse()` and the next binding. Binding it again for the element it already shows
/// (reconfiguring) does not prepare it for reuse.
///
/// What a cell needs of its surroundings, such as the color scheme and how large text is, it takes from
/// `CollectionView.traits` when it is bound: a change of traits has every cell bound again, see <doc:Traits>.
///
/// The engine holds on to its cells and calls them from `CollectionView.step(to:)` only. A call back
/// into the collection view is allowed; what it changes takes effect in the next frame.
public protocol ReusableCell: AnyObject {
  /// Creates a cell. Called by the view when no pooled cell can be used and the type was registered without a closure
  /// that makes its cells.
  init()

  /// The name of the type in reports. By default the type's own name: there is no need to write one.
  static var reuseIdentifier: String { get }

  /// Called before a cell that has shown another element is handed out again. Not called for a new
  /// cell, nor when the cell is configured again for the element it shows.
  func prepareForReuse()

  /// The size the bound content asks for, in points. Across the scroll axis the layout decides; along
  /// it a finite length that is not negative is taken as it is. By default the proposal.
  ///
  /// - Parameter proposal: the length the layout gives across the axis and the length it estimates
  ///   along it.
  func preferredSize(fitting proposal: LayoutSize) -> LayoutSize

  /// Draws the bound content. Called after a binding, a new size or a change of traits, and kept until the next one.
  func draw(in canvas: inout Canvas)

  /// Called when the item becomes selected, highlighted, focused or lifted, and when that ends. A cell that is bound
  /// again shows none of these until it receives this call. The cell draws again afterward. The default does
  /// nothing.
  func stateDidChange(to state: CellState)

  /// The cell comes on screen.
  func willDisplay()

  /// The cell leaves the screen. It may come back before it is reused.
  func didEndDisplaying()
}

extension ReusableCell {
  public static var reuseIdentifier: String { String(reflecting: Self.self) }
  public func prepareForReuse() {}
  public func preferredSize(fitting proposal: LayoutSize) -> LayoutSize { proposal }
  public func draw(in canvas: inout Canvas) {}
  public func stateDidChange(to state: CellState) {}
  public func willDisplay() {}
  public func didEndDisplaying() {}
}
