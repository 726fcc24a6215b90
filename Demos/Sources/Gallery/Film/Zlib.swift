internal import CZlib

/// What a PNG file needs of zlib.
enum Zlib {
  /// A zlib stream, as small as the library makes it.
  static func compressed(_ bytes: [UInt8]) -> [UInt8] {
    let room = compressBound(uLong(bytes.count))
    return [UInt8](unsafeUninitializedCapacity: Int(room)) { buffer, count in
      var size = room
      // It fails only without memory.
      let code = compress2(
        buffer.baseAddress, &size, bytes, uLong(bytes.count), Z_BEST_COMPRESSION)
      count = code == Z_OK ? Int(size) : 0
    }
  }

  /// The CRC-32 of a chunk.
  static func checksum(_ bytes: [UInt8]) -> Int { Int(crc32(0, bytes, uInt(bytes.count))) }
}
