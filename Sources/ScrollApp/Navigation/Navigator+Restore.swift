public import ScrollParcels

/// Pushing by type, and leaving a stack to come back to it.
extension Navigator {
  /// Makes a screen of a type, gives it extras, and shows it above the others.
  ///
  /// ```swift
  /// try navigator.push(CityPage.self, extras: try Parcel(city))
  /// ```
  ///
  /// - Returns: the screen.
  @discardableResult
  public func push<Pushed: Screen>(
    _ type: Pushed.Type, extras: Parcel, animated: Bool = true
  ) throws(NavigationError) -> Pushed {
    let screen = type.init()
    try push(screen, extras: extras, animated: animated)
    return screen
  }

  /// Gives a screen extras and shows it above the others.
  ///
  /// - Throws: `alreadyOnStack`, `heldElsewhere`.
  public func push(
    _ screen: Screen, extras: Parcel, animated: Bool = true
  ) throws(NavigationError) {
    try push(screen, animated: animated)
    screen.extras = extras
  }

  /// The stack as a parcel: each screen's type, extras and state, the root first.
  ///
  /// - Throws: `unstableName` for a screen of a private or local type; `parcel` with what a screen threw.
  public func save() throws(NavigationError) -> Parcel {
    var saved: [SavedScreen] = []
    for screen in stack {
      let name = try ScreenRegistry.name(of: type(of: screen))
      var state = Parcel()
      do {
        try screen.saveState(to: &state)
      } catch {
        throw .parcel(error)
      }
      saved.append(SavedScreen(name: name, extras: screen.extras, state: state))
    }
    do {
      var parcel = Parcel()
      try parcel.set(saved, for: SavedStack.self)
      return parcel
    } catch {
      throw .parcel(error)
    }
  }

  /// Makes the screens that were saved, and shows the top one in the next update cycle without a transition.
  ///
  /// - Throws: `parcel` when it cannot be read or was not made by `save()`; `unknownScreen`; `emptyStack`. The
  ///   stack stays as it was then.
  public func restore(_ parcel: Parcel, from screens: ScreenRegistry) throws(NavigationError) {
    let saved: [SavedScreen]?
    do {
      saved = try parcel.value(for: SavedStack.self)
    } catch {
      throw .parcel(error)
    }
    guard let saved, !saved.isEmpty else { throw .emptyStack }
    // All types first: nothing is made where one is not known.
    var makers: [() -> Screen] = []
    for entry in saved { makers.append(try screens.maker(named: entry.name)) }
    var made: [Screen] = []
    for (make, entry) in zip(makers, saved) {
      let screen = make()
      screen.extras = entry.extras
      made.append(screen)
    }
    for (screen, state) in zip(made, saved.map(\.state)) {
      _ = screen.view
      do {
        try screen.restoreState(from: state)
      } catch {
        throw .parcel(error)
      }
    }
    try setStack(made, animated: false)
  }
}

/// The place of a stack in what `Navigator.save()` makes.
enum SavedStack: ParcelKey { typealias Value = [SavedScreen] }

/// A screen of a stack that was saved.
struct SavedScreen: Parcelable {
  var name: String
  var extras: Parcel
  var state: Parcel

  init(name: String, extras: Parcel, state: Parcel) {
    self.name = name
    self.extras = extras
    self.state = state
  }

  func write(to writer: inout ParcelWriter) throws(ParcelError) {
    try writer.write(name)
    try writer.write(extras)
    try writer.write(state)
  }

  init(from reader: inout ParcelReader) throws(ParcelError) {
    name = try reader.read()
    extras = try reader.read()
    state = try reader.read()
  }
}
