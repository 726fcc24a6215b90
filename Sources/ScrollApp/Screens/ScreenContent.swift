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
/// try navigator.push(ContentScreen(CityPage()))
/// ```
///
/// `Screen` belongs to no actor, and Swift does not let an override belong to one where the overridden method does
/// not. A conformance may. All methods have defaults; `Screen` says when each is called.
public protocol ScreenContent: AnyObject {
  init()

  /// Makes the root view. The default makes a plain one.
  func loadView(for screen: Screen) -> ScreenView
  func viewDidLoad(in screen: Screen)

  func viewWillAppear(in screen: Screen, animated: Bool)
  func viewIsAppearing(in screen: Screen, animated: Bool)
  func viewDidAppear(in screen: Screen, animated: Bool)
  func viewWillDisappear(in screen: Screen, animated: Bool)
  func viewDidDisappear(in screen: Screen, animated: Bool)
  func didEnterBackground(in screen: Screen)
  func willEnterForeground(in screen: Screen)

  func saveState(of screen: Screen, to parcel: inout Parcel) throws(ParcelError)
  func restoreState(of screen: Screen, from parcel: Parcel) throws(ParcelError)

  func viewWillLayout(in screen: Screen)
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
