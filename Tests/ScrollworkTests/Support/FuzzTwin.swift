#if DEBUG
  @testable import Scrollwork

  /// The scroll model before a frame in which nothing is requested, to be run through it in small
  /// steps.
  struct FuzzTwin {
    private var model: ScrollModel

    init(_ view: CollectionView) { model = view.pipeline.state.motion.scroll }

    /// What the frame did that the model in small steps does not, or what the model does that no
    /// motion may; `nil` when nothing is.
    func problem(
      _ view: CollectionView, _ frame: Frame, since last: Frame, isExtreme: Bool
    ) -> String? {
      guard frame.correction == .zero, frame.edges == last.edges,
        frame.viewportSize == last.viewportSize, view.pipeline.state.motion.goal == nil
      else { return nil }
      var model = model
      var events: [ScrollEvent] = []
      let (start, span) = (model.time, frame.time.nanoseconds - model.time.nanoseconds)
      let (groups, parts) = (Int64(48), Int64(4))
      for group in 0..<groups {
        let before = model
        var speed = abs(model.velocity)
        for part in 1...parts {
          let share = group * parts + part
          let time = Timestamp(nanoseconds: start.nanoseconds + span * share / (groups * parts))
          model.advance(to: time, &events)
          speed = max(speed, abs(model.velocity))
        }
        let way = abs((model.place - before.place).points)
        // A motion ends within a pixel of its rest, and rests on a pixel.
        let pixels = 1 + model.profile.settleDistancePixels
        let most = 1.3 * speed * model.time.seconds(since: before.time) + pixels / model.scale
        if !isExtreme, way > most {
          return "\(before.phase) jumps by \(way) pt, at most \(most) pt, \(model.profile)"
        }
      }
      if model.place != view.pipeline.state.motion.scroll.place || model.phase != frame.phase {
        return
          "\(model.place.points) pt \(model.phase) in small steps, in one \(view.pipeline.state.motion.scroll.place.points) pt \(frame.phase)"
      }
      return rest(model, last.phase)
    }

    /// What comes to rest by itself does on a pixel, unless at an edge or at a chosen place.
    private func rest(_ model: ScrollModel, _ before: ScrollPhase) -> String? {
      guard before == .decelerating, model.phase == .idle, !self.model.isAimed else { return nil }
      let pixel = model.place.points * model.scale
      let isOnPixel = abs(pixel - pixel.rounded()) <= model.scale / 1024
      let isAtEdge = model.place == model.bounds.minimum || model.place == model.bounds.maximum
      return isOnPixel || isAtEdge ? nil : "rests at \(model.place.points) pt, scale \(model.scale)"
    }
  }
#else
  import Scrollwork

  /// Looks at nothing where the model cannot be seen.
  struct FuzzTwin {
    init(_ view: CollectionView) {}

    func problem(
      _ view: CollectionView, _ frame: Frame, since last: Frame, isExtreme: Bool
    ) -> String? { nil }
  }
#endif
