import ScrollParcels

/// The types of screens that can be created again from saved state.
///
/// ```swift
/// var screens = ScreenRegistry()
/// try screens.register(CityList.self)
/// try screens.register(CityPage.self)
/// ```
///
/// A screen is identified by the name of its type and its module: after the type is renamed, its saved state is not
/// found.
public struct ScreenRegistry {
  private var makers: [String: () -> Screen] = [:]

  /// Creates a registry without screens.
  public init() {}

  /// Has screens of a type made by its initializer.
  ///
  /// - Throws: `unstableName` for a private or local type.
  public mutating func register(_ type: Screen.Type) throws(NavigationError) {
    makers[try Self.name(of: type)] = { type.init() }
  }

  /// Has screens of a type made by a function, which gives them what they need of the app. Extras are given after
  /// it.
  ///
  /// - Throws: `unstableName` for a private or local type.
  public mutating func register<Made: Screen>(
    _ type: Made.Type, make: @escaping () -> Made
  ) throws(NavigationError) {
    makers[try Self.name(of: type)] = make
  }

  func maker(named name: String) throws(NavigationError) -> () -> Screen {
    guard let make = makers[name] else { throw .unknownScreen(name) }
    return make
  }

  /// - Throws: `unstableName`: such a name contains an address.
  static func name(of type: Screen.Type) throws(NavigationError) -> String {
    let name = String(reflecting: type)
    guard isStable(name) else { throw .unstableName(name) }
    return name
  }
}
