/// The types of screens that can be made again from what was saved.
///
/// ```swift
/// var screens = ScreenRegistry()
/// try screens.register(CityList.self)
/// try screens.register(CityPage.self)
/// ```
///
/// A screen goes by the name of its type with that of its module: renaming the type forgets what was saved of
/// it.
public struct ScreenRegistry {
  private var types: [String: Screen.Type] = [:]

  public init() {}

  /// - Throws: `unstableName` for a private or local type.
  public mutating func register(_ type: Screen.Type) throws(NavigationError) {
    types[try Self.name(of: type)] = type
  }

  func type(named name: String) throws(NavigationError) -> Screen.Type {
    guard let type = types[name] else { throw .unknownScreen(name) }
    return type
  }

  /// - Throws: `unstableName`: such a name contains an address.
  static func name(of type: Screen.Type) throws(NavigationError) -> String {
    let name = String(reflecting: type)
    guard !name.contains("(unknown context at ") else { throw .unstableName(name) }
    return name
  }
}
