/// A key that went down, or repeats while it is held.
@frozen public struct KeyPress: Hashable, Sendable {
  /// Keys that scroll, edit or stand for a letter.
  @frozen public enum Key: Hashable, Sendable {
    /// The up arrow.
    case up
    /// The down arrow.
    case down
    /// The left arrow.
    case left
    /// The right arrow.
    case right
    /// Page up.
    case pageUp
    /// Page down.
    case pageDown
    /// Home.
    case home
    /// End.
    case end
    /// Escape.
    case escape
    /// Enter or return.
    case enter
    /// The key that deletes backward.
    case backspace
    /// The key that deletes forward.
    case delete
    /// Tab.
    case tab
    /// The space bar.
    case space
    /// A key by the small letter or digit on it, with any modifiers.
    case character(Character)
  }

  /// Keys that are held while another one is pressed.
  @frozen public struct Modifiers: OptionSet, Hashable, Sendable {
    public var rawValue: UInt8

    @inlinable public init(rawValue: UInt8) {
      self.rawValue = rawValue
    }

    /// The shift key.
    public static let shift = Modifiers(rawValue: 1)
    /// The control key.
    public static let control = Modifiers(rawValue: 2)
    /// The option key, which other keyboards name Alt.
    public static let option = Modifiers(rawValue: 4)
    /// The key with the system's sign.
    public static let command = Modifiers(rawValue: 8)
  }

  /// The moment at which the key went down.
  public var time: Timestamp
  /// The key.
  public var key: Key
  /// The modifiers that were held.
  public var modifiers: Modifiers
  /// Whether it is held and repeats.
  public var isRepeat: Bool

  /// Creates a key press, by default without modifiers.
  @inlinable public init(
    time: Timestamp, key: Key, modifiers: Modifiers = [], isRepeat: Bool = false
  ) {
    self.time = time
    self.key = key
    self.modifiers = modifiers
    self.isRepeat = isRepeat
  }
}
