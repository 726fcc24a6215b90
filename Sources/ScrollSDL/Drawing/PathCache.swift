#if SDL
  internal import CSDL2

  /// Masks of large paths, in square tiles that are baked as they come on screen. Bounded; the ones not used for longest go
  /// first.
  struct PathCache {
    struct Key: Hashable {
      var shape: PathShape
      var tint: UInt32
      var column: Int32
      var row: Int32
    }

    enum Tile {
      case empty
      case solid
      case partial(OpaquePointer)
    }

    private struct Entry {
      var tile: Tile
      var stamp: UInt64
    }

    /// Pixels of a tile's side.
    static let side: Int32 = 512
    /// 32 MB of textures, more than two screens of 1900 x 1400 pixels.
    static let limit = 32
    /// Tiles without a texture are small, but count.
    private static let entryLimit = 4096

    private var entries: [Key: Entry] = [:]
    private var textures = 0
    private var clock: UInt64 = 0
    /// Of the path that was baked last, which often has more tiles.
    private var latest: (shape: PathShape, outline: PathOutline)?

    /// The tiles that are baked.
    var count: Int { entries.count }

    mutating func find(_ key: Key) -> Tile? {
      guard let index = entries.index(forKey: key) else { return nil }
      clock += 1
      entries.values[index].stamp = clock
      return entries.values[index].tile
    }

    /// Bakes a tile. Textures may be destroyed, so that nothing may wait to be drawn with them.
    mutating func bake(_ key: Key, _ renderer: OpaquePointer) -> Tile {
      if latest?.shape != key.shape { latest = (key.shape, key.shape.outline) }
      guard let outline = latest?.outline else { return .empty }
      let window = PixelRect(
        left: key.column * Self.side, top: key.row * Self.side,
        right: (key.column + 1) * Self.side, bottom: (key.row + 1) * Self.side)
      let coverage = key.shape.coverage(in: window, outline)
      makeRoom()
      var tile = Tile.empty
      if coverage.alpha.allSatisfy({ $0 == 255 }) {
        tile = .solid
      } else if coverage.alpha.contains(where: { $0 > 0 }) {
        guard let texture = Self.texture(coverage, key.tint, renderer) else { return .empty }
        textures += 1
        tile = .partial(texture)
      }
      clock += 1
      entries[key] = Entry(tile: tile, stamp: clock)
      return tile
    }

    mutating func destroy() {
      for entry in entries.values {
        if case .partial(let texture) = entry.tile { SDL_DestroyTexture(texture) }
      }
      entries.removeAll()
      textures = 0
      latest = nil
    }

    private mutating func makeRoom() {
      guard textures >= Self.limit || entries.count >= Self.entryLimit else { return }
      let middle = entries.values.map(\.stamp).sorted()[entries.count / 4]
      for (key, entry) in entries where entry.stamp <= middle {
        if case .partial(let texture) = entry.tile {
          SDL_DestroyTexture(texture)
          textures -= 1
        }
        entries[key] = nil
      }
    }

    private static func texture(
      _ coverage: Coverage, _ tint: UInt32, _ renderer: OpaquePointer
    ) -> OpaquePointer? {
      let texture = StaticTexture.make(renderer, width: coverage.width, height: coverage.height)
      guard let texture else { return nil }
      let pixels = coverage.alpha.map { Coverage.pixel($0, tint: tint) }
      SDL_UpdateTexture(texture, nil, pixels, coverage.width * 4)
      return texture
    }
  }
#endif
