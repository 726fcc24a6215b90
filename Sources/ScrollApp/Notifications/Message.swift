/// A typed message to observers: its properties are the payload.
///
/// ```swift
/// struct CityOpened: Message { var city: City.ID }
/// ```
public protocol Message: Sendable {}
