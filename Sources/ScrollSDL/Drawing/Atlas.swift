#if SDL
  internal import CSDL2

  /// Shapes with coverage as their alpha, baked once and packed onto few textures: words, corners,
  /// shadows, strokes.
  ///
  /// When the pages are full, all are emptied and the pictures on screen are baked again.
  struct Atlas {
    /// A place on a page, in its pixels.
    struct Slot {
      var page: Int
      var x: Int32
      var y: Int32
      var width: Int32
      var height: Int32
      /// From the pen to the left edge and from the base line to the top edge.
      var dx: Int32 = 0
      var dy: Int32 = 0
    }

    fileprivate struct Page {
      var texture: OpaquePointer
      var shelves: [(y: Int32, height: Int32, used: Int32)] = []
      var used: Int32 = 0
    }

    static let pageLimit = 4
    let side: Int32
    /// The most pages.
    private let limit: Int
    private let renderer: OpaquePointer
    private var pages: [Page] = []
    /// Counts the times that all slots became invalid.
    private(set) var generation = 0
    var slots: [Tile: Slot?] = [:]
    /// The pixels of shadows, with the clear ones around them, for surfaces that SDL need not draw on.
    var shadows: [Tile: [UInt32]] = [:]
    /// The colors that tiles have been baked in.
    private var tints: Set<UInt32> = []

    init(renderer: OpaquePointer, side: Int32, pageLimit: Int = Self.pageLimit) {
      limit = pageLimit
      self.renderer = renderer
      self.side = side
    }

    func texture(_ page: Int) -> OpaquePointer { pages[page].texture }

    var pageCount: Int { pages.count }

    mutating func destroy() {
      for page in pages { SDL_DestroyTexture(page.texture) }
      pages.removeAll()
      clear()
    }

    /// Whether tiles may be baked in a color: in few only, so that one that is animated does not fill
    /// the pages.
    mutating func allows(tint: UInt32) -> Bool {
      if tints.contains(tint) { return true }
      guard tints.count < 64 else { return false }
      tints.insert(tint)
      return true
    }

    mutating func clear() {
      tints.removeAll(keepingCapacity: true)
      for page in pages.indices {
        pages[page].shelves.removeAll(keepingCapacity: true)
        pages[page].used = 0
      }
      slots.removeAll(keepingCapacity: true)
      shadows.removeAll(keepingCapacity: true)
      generation += 1
    }

    /// Whether a tile of this size has room without clearing.
    mutating func reserve(_ width: Int32, _ height: Int32) -> Slot? {
      let (w, h) = (width + 2, height + 2)
      guard w <= side, h <= side else { return nil }
      for page in pages.indices {
        if let slot = pages[page].place(w, h, side, page) { return slot }
      }
      guard pages.count < limit,
        let texture = StaticTexture.make(renderer, width: side, height: side)
      else { return nil }
      pages.append(Page(texture: texture))
      return pages[pages.count - 1].place(w, h, side, pages.count - 1)
    }

    /// Writes a tile with a clear pixel around it, which keeps neighbors out where it is stretched.
    ///
    /// - Returns: the pixels, row by row.
    func write(_ coverage: Coverage, tint: UInt32, to slot: Slot) -> [UInt32] {
      let (w, h) = (Int(coverage.width) + 2, Int(coverage.height) + 2)
      var pixels = [UInt32](repeating: tint & 0x00FF_FFFF, count: w * h)
      for y in 0..<Int(coverage.height) {
        for x in 0..<Int(coverage.width) {
          pixels[(y + 1) * w + x + 1] = Coverage.pixel(
            coverage.alpha[y * (w - 2) + x], tint: tint)
        }
      }
      var rect = SDL_Rect(x: slot.x - 1, y: slot.y - 1, w: Int32(w), h: Int32(h))
      SDL_UpdateTexture(pages[slot.page].texture, &rect, pixels, Int32(w * 4))
      return pixels
    }
  }

  extension Atlas.Page {
    /// The lowest shelf that is high enough and not too high, else a new one.
    fileprivate mutating func place(
      _ w: Int32, _ h: Int32, _ side: Int32, _ page: Int
    ) -> Atlas.Slot? {
      var best: Int?
      for index in shelves.indices
      where shelves[index].height >= h && shelves[index].height <= h + h / 2 + 4
        && shelves[index].used + w <= side
        && (best.map { shelves[$0].height > shelves[index].height } ?? true)
      {
        best = index
      }
      if best == nil {
        // In steps of four, so that words of one font share shelves.
        let height = min((h + 3) / 4 * 4, side)
        guard used + height <= side else { return nil }
        shelves.append((y: used, height: height, used: 0))
        used += height
        best = shelves.count - 1
      }
      guard let best else { return nil }
      let x = shelves[best].used
      shelves[best].used += w
      return Atlas.Slot(
        page: page, x: x + 1, y: shelves[best].y + 1, width: w - 2, height: h - 2)
    }
  }

  /// A shape in a color, `0xAARRGGBB`: white where colors are put on as it is drawn.
  struct Tile: Hashable {
    var shape: TileKey
    var tint: UInt32
  }

  /// What a color is drawn with.
  ///
  /// SDL's own processor code copies pixels as they are four times faster than tinted: there, shapes
  /// are baked in their colors.
  struct Ink {
    /// With the state's opacity.
    var solid: SDL_Color
    /// What tiles are baked in.
    var tint: UInt32
    /// What they are drawn with.
    var vertex: SDL_Color

    /// Whether tiles are baked in their color and drawn as they are, and hide what they cover wholly.
    var isOpaque: Bool { tint >> 24 == 255 && isPlain }

    /// Whether tiles are drawn as they are baked.
    var isPlain: Bool { vertex.r & vertex.g & vertex.b & vertex.a == 255 }
  }

  /// What a tile shows. Lengths in baked pixels; those with fractions in halves or quarters.
  enum TileKey: Hashable {
    case white
    /// All four corners of a disc.
    case disc(halves: Int32)
    /// The pixels near the arc of one corner of a large disc.
    case arc(halves: Int32, isRight: Bool, isBottom: Bool)
    /// All four corners of a frame.
    case ring(halves: Int32, width: Int32)
    case shadow(halves: Int32, blur: Int32, width: Int32, height: Int32)
    /// A stroke from a point in quarters of a pixel by a vector in quarters.
    case stroke(x: Int32, y: Int32, dx: Int32, dy: Int32, width: Int32)
    case path(PathShape)
    case word(WordKey, quarters: Int32)
  }
#endif
