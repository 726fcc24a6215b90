public import ScrollParcels

/// A screen that passes each call on to its content, which may belong to the main actor.
///
/// Use it where a subclass of `Screen` cannot use the app's state; see `ScreenContent`. It is pushed, registered and
/// restored by its type like any other screen: `ContentScreen<CityPage>.self`. If the content belongs to an actor, the
/// screen must stay there; the compiler does not check this where it is used as a `Screen`.
public final class ContentScreen<Content: ScreenContent>: Screen {
  /// What the calls are passed on to.
  public let content: Content

  /// A screen with content that was made before.
  public init(_ content: Content) {
    self.content = content
    super.init()
  }

  public required init() {
    content = Content()
    super.init()
  }

  public override func loadView() -> ScreenView { content.loadView(for: self) }
  public override func viewDidLoad() { content.viewDidLoad(in: self) }

  public override func viewWillAppear(animated: Bool) {
    content.viewWillAppear(in: self, animated: animated)
  }
  public override func viewIsAppearing(animated: Bool) {
    content.viewIsAppearing(in: self, animated: animated)
  }
  public override func viewDidAppear(animated: Bool) {
    content.viewDidAppear(in: self, animated: animated)
  }
  public override func viewWillDisappear(animated: Bool) {
    content.viewWillDisappear(in: self, animated: animated)
  }
  public override func viewDidDisappear(animated: Bool) {
    content.viewDidDisappear(in: self, animated: animated)
  }
  public override func didEnterBackground() { content.didEnterBackground(in: self) }
  public override func willEnterForeground() { content.willEnterForeground(in: self) }

  public override func saveState(to parcel: inout Parcel) throws(ParcelError) {
    try content.saveState(of: self, to: &parcel)
  }
  public override func restoreState(from parcel: Parcel) throws(ParcelError) {
    try content.restoreState(of: self, from: parcel)
  }

  public override func viewWillLayout() { content.viewWillLayout(in: self) }
  public override func viewDidLayout() { content.viewDidLayout(in: self) }
}
