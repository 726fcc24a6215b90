extension Parcel {
  /// A number that differs when a bit of the bytes does, or anything in eight bytes in a row that begin at a
  /// multiple of eight, and almost surely with any other change.
  ///
  /// Four chains take turns, since each step waits for the one before in its chain. It finds accidents, not
  /// forgeries.
  static func check(_ bytes: UnsafeRawBufferPointer) -> UInt64 {
    var (a, b, c, d): (UInt64, UInt64, UInt64, UInt64) = (1, 2, 3, 4)
    var offset = 0
    while bytes.count - offset >= 32 {
      a = mixed(a ^ word(bytes, offset))
      b = mixed(b ^ word(bytes, offset + 8))
      c = mixed(c ^ word(bytes, offset + 16))
      d = mixed(d ^ word(bytes, offset + 24))
      offset += 32
    }
    if offset < bytes.count {
      // The last words are filled up with zeros.
      var rest: (UInt64, UInt64, UInt64, UInt64) = (0, 0, 0, 0)
      withUnsafeMutableBytes(of: &rest) { rest in
        rest.copyMemory(from: UnsafeRawBufferPointer(rebasing: bytes[offset...]))
      }
      a = mixed(a ^ UInt64(littleEndian: rest.0))
      b = mixed(b ^ UInt64(littleEndian: rest.1))
      c = mixed(c ^ UInt64(littleEndian: rest.2))
      d = mixed(d ^ UInt64(littleEndian: rest.3))
    }
    var check = UInt64(bytes.count)
    for chain in [a, b, c, d] { check = mixed(check ^ chain) }
    return check
  }

  private static func word(_ bytes: UnsafeRawBufferPointer, _ offset: Int) -> UInt64 {
    UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self))
  }

  /// Different numbers are different afterward. The factor is 2 to the 64th divided by the golden ratio, whose
  /// multiples lie far from each other.
  private static func mixed(_ value: UInt64) -> UInt64 {
    let product = value &* 0x9E37_79B9_7F4A_7C15
    return product ^ (product &>> 32)
  }
}
