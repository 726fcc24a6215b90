/// Something that is told to whoever wants to know, known by its type: its properties are the payload.
///
/// ```swift
/// struct CityOpened: Message { var city: City.ID }
/// ```
public protocol Message: Sendable {}
