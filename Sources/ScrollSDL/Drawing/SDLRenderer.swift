#if SDL
  internal import CSDL2
  public import ScrollPrimitives

  /// Draws display lists with an `SDL_Renderer`, that of a window or of a surface.
  ///
  /// Everything is one textured quad or more from an atlas of white shapes, tinted as it is drawn;
  /// rectangles lie on whole pixels, groups too, so that a cell keeps its looks while it scrolls. A
  /// frame whose shapes and words were drawn before makes no texture and sets no text. Inside a
  /// transform that turns or scales, edges are as smooth as SDL samples textures.
  public final class SDLRenderer {
    /// Pixels per point.
    public let scale: Double
    /// What measures text as it is drawn.
    public let fonts: FontBook
    let renderer: OpaquePointer
    /// Whether the processor draws: plain rectangles are then far cheaper than textured ones.
    let isSoftware: Bool
    var atlas: Atlas
    var batch = Batch()
    var pictures = PictureCache()
    var paths = PathCache()
    var lines = LineCache()
    var state: DrawState
    var stack: [DrawState] = []
    var corners = CornerStore()
    var roundCorners = CornerTable()
    var backdrop = Backdrop()
    /// Of the surface that is drawn on, where it is one whose memory is at hand.
    var surface: SurfacePixels?
    /// The window that is drawn on, where it is one of ours.
    var window: OpaquePointer?
    private(set) var isReleased = false
    /// All pixels of the target, and those of them that the list being drawn may touch.
    var target = PixelRect(left: 0, top: 0, right: 0, bottom: 0)
    var viewport = PixelRect(left: 0, top: 0, right: 0, bottom: 0)

    /// Creates a renderer that draws with one of SDL's.
    ///
    /// - Parameters:
    ///   - renderer: an `SDL_Renderer`, which must outlive this object; textures live in it.
    ///   - fonts: what text is drawn with.
    ///   - scale: pixels per point, above zero and at most 16.
    /// - Throws: `SDLFailure` for a scale that is out of bounds, or where SDL knows no such renderer.
    public init(
      renderer: OpaquePointer, fonts: FontBook, scale: Double
    ) throws(SDLFailure) {
      guard scale > 0, scale <= 16 else {
        throw SDLFailure(
          operation: "SDLRenderer", message: "a scale of \(scale) is not above 0 and at most 16")
      }
      var info = SDL_RendererInfo()
      guard SDL_GetRendererInfo(renderer, &info) == 0 else { throw .last("SDL_GetRendererInfo") }
      self.renderer = renderer
      self.fonts = fonts
      self.scale = scale
      isSoftware = info.flags & SDL_RENDERER_SOFTWARE.rawValue != 0
      var side: Int32 = scale > 1.75 ? 2048 : 1024
      if info.max_texture_width > 0 { side = min(side, info.max_texture_width) }
      // 64 MB of pages when all are in use: a screen of 150 pictures with round shapes in colors of their own takes 28.
      atlas = Atlas(renderer: renderer, side: side, pageLimit: side < 2048 ? 16 : Atlas.pageLimit)
      state = DrawState(scale: scale, origin: LayoutPoint(), opacity: 1, clip: viewport)
    }

    deinit { release() }

    /// Frees all textures. If this object may outlive its `SDL_Renderer`, call this before you destroy that.
    /// Afterward this object draws nothing.
    public func release() {
      isReleased = true
      (window, surface) = (nil, nil)
      atlas.destroy()
      pictures.destroy()
      paths.destroy()
      corners.destroy()
    }

    /// Draws a list over what is there.
    ///
    /// - Parameters:
    ///   - list: the commands to draw.
    ///   - origin: where the list's top left corner lies in the target, in points.
    ///   - clip: the part of the target that may be drawn into, in points; `nil` for all of it.
    public func draw(
      _ list: DisplayList, at origin: LayoutPoint = .zero, clip: LayoutRect? = nil
    ) {
      var (width, height): (Int32, Int32) = (0, 0)
      guard !isReleased, SDL_GetRendererOutputSize(renderer, &width, &height) == 0 else { return }
      findSurface()
      target = PixelRect(left: 0, top: 0, right: width, bottom: height)
      viewport = target
      if let clip {
        let whole = DrawState(scale: scale, origin: LayoutPoint(), opacity: 1, clip: viewport)
        guard let room = whole.rect(clip) else { return }
        viewport = viewport.intersection(room)
      }
      // Another list was drawn last, with a clip of its own.
      state.clip = PixelRect(left: -1, top: -1, right: -1, bottom: -1)
      setClip(viewport)
      for group in list.groups {
        let x = ((group.origin.x + origin.x) * scale).rounded()
        let y = ((group.origin.y + origin.y) * scale).rounded()
        guard abs(x) < PixelRect.limit, abs(y) < PixelRect.limit, group.opacity > 0 else {
          continue
        }
        state = DrawState(
          scale: scale, origin: LayoutPoint(x: x, y: y), opacity: min(group.opacity, 1),
          clip: viewport)
        state.ends = DrawState.Ends(
          size: group.size, right: (group.origin.x + origin.x + group.size.width) * scale,
          bottom: (group.origin.y + origin.y + group.size.height) * scale)
        for index in group.commands {
          let hasNext = index + 1 < group.commands.upperBound
          draw(list.commands[index], list, next: hasNext ? index + 1 : nil)
        }
        while !stack.isEmpty { pop() }
      }
      batch.flush(to: renderer)
      state.clip = target
      setSDLClip()
    }

    /// Finds the memory of a window that the processor draws on. SDL replaces it when the window has another size, which
    /// it learns from events: to be called before all that draws on it.
    func findSurface() {
      guard let window, isSoftware else { return }
      surface = SDL_GetWindowSurface(window).flatMap(SurfacePixels.init)
    }

    /// Fills the whole target.
    public func clear(_ color: Color) {
      guard !isReleased else { return }
      backdrop.removeAll()
      SDL_SetRenderDrawColor(renderer, color.red, color.green, color.blue, color.alpha)
      SDL_RenderClear(renderer)
    }
  }
#endif
