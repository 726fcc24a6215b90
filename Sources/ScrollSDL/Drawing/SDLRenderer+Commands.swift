#if SDL
  internal import CSDL2
  internal import ScrollPrimitives

  extension SDLRenderer {
    func draw(_ command: DisplayList.Command, _ list: DisplayList, next: Int?) {
      switch command {
      case .fill(let rect, let color): fill(rect, color)
      case .roundedRect(let rect, let radius, let color): roundedRect(rect, radius, color)
      case .border(let rect, let radius, let width, let color): border(rect, radius, width, color)
      case .shadow(let rect, let radius, let blur, let color):
        shadow(rect, radius, blur, color, below: next.map { list.commands[$0] })
      case .gradient(let rect, let radius, let from, let to, let axis):
        gradient(rect, radius, from, to, axis)
      case .image(let id, let rect, let radius): image(list.texts[id], rect, radius)
      case .line(let from, let to, let width, let color): line(from, to, width, color)
      case .text(let id, let rect, let style, let color): text(list.texts[id], rect, style, color)
      case .fillPath(let id, let color): path(list.paths[id], width: 0, color)
      case .strokePath(let id, let width, let color):
        if width > 0 { path(list.paths[id], width: width, color) }
      case .pushClip(let rect, let radius): pushClip(rect, radius)
      case .pushOpacity(let opacity):
        stack.append(state)
        state.savedCorners = -1
        // What is no number shows nothing.
        state.opacity *= opacity > 0 ? min(opacity, 1) : 0
      case .pushTransform(let transform):
        stack.append(state)
        state.savedCorners = -1
        state.apply(transform, base: scale)
        if !state.matrix.isFinite || state.scale.isNaN { state.opacity = 0 }
      case .pop: pop()
      }
    }

    /// Cuts off what lies outside. A clip inside a turn is that of the upright rectangle around it; a
    /// rounded one restores the corners that were there before when it ends.
    private func pushClip(_ rect: LayoutRect, _ radius: Double) {
      stack.append(state)
      state.savedCorners = -1
      let empty = PixelRect(left: 0, top: 0, right: 0, bottom: 0)
      let pixels = state.isAligned ? state.rect(rect) ?? empty : state.bounds(rect)
      if state.isAligned, !pixels.isEmpty {
        let radius = state.radius(radius, pixels)
        if let arcs = roundCorners.rows(radius), let surface = directSurface(pixels) {
          state.savedCorners = corners.save(pixels, arcs, visible: state.clip, surface)
        } else if radius > 0 {
          settle()
          batch.flush(to: renderer)
          state.savedCorners = corners.save(
            pixels, radius: radius, visible: state.clip, renderer)
        }
      }
      setClip(state.clip.intersection(pixels))
    }

    func pop() {
      guard let previous = stack.popLast() else { return }
      let (clip, saved) = (state.clip, state.savedCorners)
      state = previous
      state.clip = clip
      setClip(previous.clip)
      guard saved >= 0 else { return }
      batch.flush(to: renderer)
      if surface != nil { SDL_RenderFlush(renderer) }
      if corners.restore(saved, visible: state.clip, to: surface) { return }
      corners.restore(saved, renderer)
    }

    func setClip(_ clip: PixelRect) {
      guard clip != state.clip else { return }
      batch.flush(to: renderer)
      state.clip = clip.isEmpty ? PixelRect(left: 0, top: 0, right: 0, bottom: 0) : clip
      setSDLClip()
    }

    /// Tells SDL the state's clip.
    func setSDLClip() {
      var rect = state.clip.sdl
      // SDL takes an empty rectangle at the origin for no clip in places; one beyond all is safe.
      if state.clip.isEmpty { rect = SDL_Rect(x: -8, y: -8, w: 1, h: 1) }
      if state.clip == target {
        SDL_RenderSetClipRect(renderer, nil)
      } else {
        SDL_RenderSetClipRect(renderer, &rect)
      }
    }
  }
#endif
