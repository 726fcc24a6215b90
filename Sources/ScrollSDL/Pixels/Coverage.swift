#if SDL
  /// An alpha mask, row by row.
  struct Coverage {
    var width: Int32
    var height: Int32
    var alpha: [UInt8]

    init(width: Int32, height: Int32) {
      self.width = width
      self.height = height
      alpha = Array(repeating: 0, count: Int(width) * Int(height))
    }

    /// A pixel of the mask in a color, both `0xAARRGGBB`.
    static func pixel(_ share: UInt8, tint: UInt32) -> UInt32 {
      ((UInt32(share) * (tint >> 24) + 127) / 255) << 24 | tint & 0x00FF_FFFF
    }
  }
#endif
