/// A key that went down, or repeats while it is held.
@frozen public struct KeyPress: Hashable, Sendable {
  /// Keys that scroll, edit or stand for a letter.
  @frozen public enum Key: Hashable, Sendable {
    case up
    case down
    case left
    case right
    case pageUp
    case pageDown
    case home
    case end
    case escape
    case enter
    case backspace
    case delete
    case tab
    case space
    /// A key by the small letter or digit on it, with any modifiers.
    case character(Character)
  }

  @frozen public struct Modifiers: OptionSet, Hashable, Sendable {
    public var rawValue: UInt8

    @inlinable public init(rawValue: UInt8) {
      self.rawValue = rawValue
    }

    public static let shift = Modifiers(rawValue: 1)
    public static let control = Modifiers(rawValue: 2)
    public static let option = Modifiers(rawValue: 4)
    /// The key with the system's sign.
    public static let command = Modifiers(rawValue: 8)
  }

  public var time: Timestamp
  public var key: Key
  public var modifiers: Modifiers
  /// Whether it is held and repeats.
  public var isRepeat: Bool

  @inlinable public init(
    time: Timestamp, key: Key, modifiers: Modifiers = [], isRepeat: Bool = false
  ) {
    self.time = time
    self.key = key
    self.modifiers = modifiers
    self.isRepeat = isRepeat
  }
}
