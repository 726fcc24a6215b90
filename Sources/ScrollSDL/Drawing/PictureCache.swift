#if SDL
  internal import CSDL2
  internal import ScrollPrimitives

  /// Textures of pictures that have colors of their own: images and gradients, baked for the pixels
  /// they fill. Bounded; the ones not used for longest go first.
  struct PictureCache {
    enum Key: Hashable {
      case image(String, width: Int32, height: Int32, halves: Int32)
      case gradient(Color, Color, Axis, width: Int32, height: Int32, halves: Int32)
    }

    private struct Entry {
      var texture: OpaquePointer
      var bytes: Int
      var stamp: UInt64
    }

    private var entries: [Key: Entry] = [:]
    /// How many textures there are, for tests.
    var count: Int { entries.count }
    private var clock: UInt64 = 0
    private var bytes = 0
    static let byteLimit = 64 << 20
    /// What images are baked from: those given, and files; `nil` for one that could not be read.
    var sources: [String: Bitmap?] = [:]
    var given: Set<String> = []

    mutating func find(_ key: Key) -> OpaquePointer? {
      guard let index = entries.index(forKey: key) else { return nil }
      clock += 1
      entries.values[index].stamp = clock
      return entries.values[index].texture
    }

    mutating func insert(_ bitmap: Bitmap, _ key: Key, _ renderer: OpaquePointer) -> OpaquePointer?
    {
      let size = bitmap.pixels.count * 4
      while bytes + size > Self.byteLimit,
        let oldest = entries.min(by: { $0.value.stamp < $1.value.stamp })
      {
        SDL_DestroyTexture(oldest.value.texture)
        bytes -= oldest.value.bytes
        entries[oldest.key] = nil
      }
      let texture = StaticTexture.make(renderer, width: bitmap.width, height: bitmap.height)
      guard let texture else { return nil }
      SDL_UpdateTexture(texture, nil, bitmap.pixels, bitmap.width * 4)
      clock += 1
      bytes += size
      entries[key] = Entry(texture: texture, bytes: size, stamp: clock)
      return texture
    }

    mutating func forget(_ name: String) {
      for (key, entry) in entries {
        guard case .image(name, _, _, _) = key else { continue }
        SDL_DestroyTexture(entry.texture)
        bytes -= entry.bytes
        entries[key] = nil
      }
    }

    mutating func destroy() {
      for entry in entries.values { SDL_DestroyTexture(entry.texture) }
      entries.removeAll()
      bytes = 0
    }
  }
#endif
