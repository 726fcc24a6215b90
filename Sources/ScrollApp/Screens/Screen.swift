public import ScrollParcels
public import Scrollwork

/// A page of an app: it creates its view when it is first needed, is notified when it appears and disappears, and
/// takes part in layout passes.
///
/// | when | what is called |
/// |---|---|
/// | its view is first needed | `loadView()`, `viewDidLoad()` |
/// | it comes | `viewWillAppear(animated:)`, traits are updated, `viewIsAppearing(animated:)`, a layout pass, and at the end of the transition `viewDidAppear(animated:)` |
/// | it goes | `viewWillDisappear(animated:)`, and at the end of the transition `viewDidDisappear(animated:)` |
/// | a layout pass | `viewWillLayout()`, the container's `willLayout(_:)`, `layoutSubviews()` of the root and down the tree, `viewDidLayout()`, the container's `didLayout(_:)` |
///
/// Everything is called by `ScreenHost.update(to:)`, but for the view, which who asks for it has loaded. Use a screen from one isolation at a time.
open class Screen {
  /// Where a screen stands between coming and going.
  public enum Appearance: String, Hashable, Sendable, CaseIterable {
    /// Not on screen.
    case disappeared
    /// Coming, in a transition.
    case appearing
    /// On screen.
    case appeared
    /// Going, in a transition.
    case disappearing
  }

  /// Whether the screen is on screen, coming or going.
  public internal(set) var appearance = Appearance.disappeared
  /// The traits of what contains the screen with `traitOverrides` laid over them, as of the last update cycle
  /// that it was on screen in.
  public internal(set) var traits = TraitCollection()
  /// Traits that the screen has other than what contains it.
  public var traitOverrides = TraitOverrides() {
    didSet { if traitOverrides != oldValue { setNeedsLayout() } }
  }
  /// Whether the next update cycle lays the screen out, if it is on screen then.
  public private(set) var needsLayout = true
  /// What holds the screen.
  public internal(set) weak var container: (any ScreenContainer)?

  /// What the screen was pushed with: which city, which message. Empty where it was pushed with nothing.
  public internal(set) var extras = Parcel()

  private var loadedView: ScreenView?
  private var isLoading = false
  private var observers: [TraitObserver] = []
  private var lastObserver = 0

  /// What the next screen is made with; a subclass that is made by type needs no other initializer.
  public required init() {}

  // MARK: The view

  /// The root of the screen's views; made when it is first needed.
  public final var view: ScreenView {
    if let loadedView { return loadedView }
    guard !isLoading else {
      // `loadView()` itself asks for the view: it gets a plain one, and what it returns is left.
      let plain = ScreenView()
      plain.screen = self
      loadedView = plain
      return plain
    }
    isLoading = true
    let made = loadView()
    isLoading = false
    let root = loadedView ?? made
    root.screen = self
    loadedView = root
    viewDidLoad()
    return root
  }

  /// Whether the view exists. Reading it does not load the view.
  public final var isViewLoaded: Bool { loadedView != nil }

  /// Makes the root view. Not to be called; override it for a view of another type. Where it asks for `view`,
  /// the root is a plain view, and what it returns is left.
  open func loadView() -> ScreenView { ScreenView() }

  // MARK: The lifecycle

  /// The view is there: add what it holds. Once.
  open func viewDidLoad() {}
  /// The screen is about to come; its size and traits may still be old.
  open func viewWillAppear(animated: Bool) {}
  /// The screen comes in this frame: its view has its size and the screen its traits, nothing is laid out yet.
  open func viewIsAppearing(animated: Bool) {}
  /// The screen is there, and a transition to it is over.
  open func viewDidAppear(animated: Bool) {}
  /// The screen is about to go.
  open func viewWillDisappear(animated: Bool) {}
  /// The screen is gone, and the transition is over.
  open func viewDidDisappear(animated: Bool) {}
  /// The app is not used any more: what must not be lost is to be saved. The screen does not disappear.
  open func didEnterBackground() {}
  /// The app is used again.
  open func willEnterForeground() {}

  // MARK: Restoration

  /// Writes the state that a restored screen needs in addition to its extras: the position of its list, the text that
  /// was typed. Called by `Navigator.save()`.
  open func saveState(to parcel: inout Parcel) throws(ParcelError) {}
  /// Takes over what another screen of the type wrote, in this process or another. Called by
  /// `Navigator.restore(_:from:)` once the screen's view is there.
  open func restoreState(from parcel: Parcel) throws(ParcelError) {}

  // MARK: Layout passes

  /// A layout pass begins. Frames changed here are laid out by the same pass.
  open func viewWillLayout() {}
  /// Everything is laid out. Changes made here are laid out in the next update cycle.
  open func viewDidLayout() {}

  /// Asks for a layout pass. Outside of one, and in `viewDidLayout()`, it is the next update cycle's.
  public final func setNeedsLayout() { needsLayout = true }

  /// The pass, with the traits up to date.
  func layOut() {
    viewWillLayout()
    container?.willLayout(self)
    view.layoutIfNeeded()
    // Requests until here are handled, except for views whose turn was over; later ones belong to the next cycle.
    needsLayout = view.isAnyDirty
    viewDidLayout()
    container?.didLayout(self)
  }

  // MARK: Traits

  struct TraitObserver {
    var id: Int
    var traits: Set<TraitCollection.Trait>
    var handler: (Screen, TraitCollection) -> Void
  }

  /// Calls a handler when any of some traits has changed, with the screen and the traits it had, in the order
  /// of registration, before the screen is laid out.
  ///
  /// - Returns: what ends it: see `unregister(_:)`. It need not be kept.
  @discardableResult
  public final func registerForTraitChanges(
    _ traits: Set<TraitCollection.Trait>,
    _ handler: @escaping (Screen, _ old: TraitCollection) -> Void
  ) -> TraitRegistration {
    lastObserver += 1
    observers.append(TraitObserver(id: lastObserver, traits: traits, handler: handler))
    return TraitRegistration(id: lastObserver)
  }

  /// Ends a registration of this screen; does nothing for another one.
  public final func unregister(_ registration: TraitRegistration) {
    observers.removeAll { $0.id == registration.id }
  }

  /// Takes over traits. Observers that are registered meanwhile hear of the next change; one that is
  /// unregistered meanwhile is not called any more.
  func update(traits surrounding: TraitCollection) {
    let old = traits
    traits = surrounding.applying(traitOverrides)
    view.updateTraits(traits)
    let changes = traits.differences(from: old)
    guard !changes.isEmpty else { return }
    setNeedsLayout()
    for observer in observers where !observer.traits.isDisjoint(with: changes) {
      guard observers.contains(where: { $0.id == observer.id }) else { continue }
      observer.handler(self, old)
    }
  }
}

/// Ends a registration for changes of traits.
public struct TraitRegistration: Hashable, Sendable {
  let id: Int
}
