/// A color in sRGB with straight alpha, eight bits a channel.
@frozen public struct Color: Hashable, Sendable {
  /// The red channel, 0 to 255.
  public var red: UInt8
  /// The green channel, 0 to 255.
  public var green: UInt8
  /// The blue channel, 0 to 255.
  public var blue: UInt8
  /// The opacity: 0 is transparent, 255 opaque.
  public var alpha: UInt8

  /// Creates a color from its channels, 0 to 255 each; opaque by default.
  @inlinable public init(red: UInt8, green: UInt8, blue: UInt8, alpha: UInt8 = 255) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
  }
}
