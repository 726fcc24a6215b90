public import ScrollParcels

/// The content of a `ContentScreen`: the methods of `Screen`, for a type that may belong to the main actor.
///
/// ```swift
/// @MainActor final class CityPage: @MainActor ScreenContent {
///   let list = CollectionView()
///
///   func loadView(for screen: Screen) -> ScreenView { ListView(list) }
/// }
///
/// @MainActor func showCity(in navigator: Navigator) throws {
///   try navigator.push(ContentScreen(CityPage()))
/// }
/// ```
///
/// `Screen` belongs to no actor, and Swift does not let an override belong to one where the overridden method does
/// not. A conformance may. All methods have defaults; `Screen` says when each is called.
public protocol ScreenContent: AnyObject {
  /// Makes the content of a new screen.
  init()

  /// Makes the root view. The default makes a plain one.
  func loadView(for screen: Screen) -> ScreenView
  /// Called once, after the root view is made.
  func viewDidLoad(in screen: Screen)

  /// Called before the screen comes on screen.
  func viewWillAppear(in screen: Screen, animated: Bool)
  /// Called while the screen comes on screen, with its final size and traits.
  func viewIsAppearing(in screen: Screen, animated: Bool)
  /// Called after the screen has come on screen.
  func viewDidAppear(in screen: Screen, animated: Bool)
  /// Called before the screen leaves.
  func viewWillDisappear(in screen: Screen, animated: Bool)
  /// Called after the screen has left.
  func viewDidDisappear(in screen: Screen, animated: Bool)
  /// Called after the app has gone to the background.
  func didEnterBackground(in screen: Screen)
  /// Called before the app comes to the foreground.
  func willEnterForeground(in screen: Screen)

  /// Writes what the screen needs to be restored.
  func saveState(of screen: Screen, to parcel: inout Parcel) throws(ParcelError)
  /// Takes what `saveState(of:to:)` has written.
  func restoreState(of screen: Screen, from parcel: Parcel) throws(ParcelError)

  /// Called before the subviews are laid out.
  func viewWillLayout(in screen: Screen)
  /// Called after the subviews were laid out.
  func viewDidLayout(in screen: Screen)
}

extension ScreenContent {
  public func loadView(for screen: Screen) -> ScreenView { ScreenView() }
  public func viewDidLoad(in screen: Screen) {}
  public func viewWillAppear(in screen: Screen, animated: Bool) {}
  public func viewIsAppearing(in screen: Screen, animated: Bool) {}
  public func viewDidAppear(in screen: Screen, animated: Bool) {}
  public func viewWillDisappear(in screen: Screen, animated: Bool) {}
  public func viewDidDisappear(in screen: Screen, animated: Bool) {}
  public func didEnterBackground(in screen: Screen) {}
  public func willEnterForeground(in screen: Screen) {}
  public func saveState(of screen: Screen, to parcel: inout Parcel) throws(ParcelError) {}
  public func restoreState(of screen: Screen, from parcel: Parcel) throws(ParcelError) {}
  public func viewWillLayout(in screen: Screen) {}
  public func viewDidLayout(in screen: Screen) {}
}
