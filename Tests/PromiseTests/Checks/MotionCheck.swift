import Scrollwork

/// The content is scrolled by what the person, physics or the program requested.
enum MotionCheck {
  static func problems(
    _ before: PromiseScene?, _ now: PromiseScene, _ stage: PromiseStage
  ) -> [PromiseProblem] {
    guard let before, before.layout.axis == now.layout.axis, !stage.change.isReloaded else {
      stage.motion.begin(now.phase == .idle ? .nothing : .unknown)
      return []
    }
    defer {
      if now.phase == .idle { stage.motion.begin(.nothing) }
      if isNearEdge(now) || beginsBeyondEdge(now), now.phase != .idle {
        stage.motion.begin(.unknown)
      }
    }
    let gone = stage.motion.gone + now.displacement
    stage.motion.gone = gone
    guard !stage.change.hasJumped else { return [] }
    // A scroll goes no further than the content is known to.
    if case .ease(let distance, _) = stage.motion.asked {
      let target = now.offset + distance - gone
      if target < now.minimum || target > now.maximum { stage.motion.begin(.unknown) }
    }
    guard let expected = stage.motion.expected(at: now.time) else { return [] }
    let error = gone - expected
    if case .nothing = stage.motion.asked {
      guard now.displacement != 0, !isPull(now) else { return [] }
      // What the person scrolled to last comes back where it was.
      if stage.change.isResized || stage.change.isRelaid, stage.hasReading(now) { return [] }
      return [
        PromiseProblem(
          .displacement,
          "the content was scrolled by \(now.displacement.pt) at rest, to \(now.offset.pt) of"
            + " \(now.minimum.pt)...\(now.maximum.pt), \(now.phase), in a frame with \(stage.change.names)"
        )
      ]
    }
    guard abs(error) > PromiseMotion.tolerance, !isNearEdge(now), !isNearEdge(before),
      !beginsBeyondEdge(now)
    else { return [] }
    let asked = stage.motion.asked
    stage.motion.begin(.unknown)
    return [
      PromiseProblem(
        .displacement, "the content has gone \(gone.pt) and \(asked) asks for \(expected.pt)")
    ]
  }

  /// Whether content at rest was pulled by an edge: at once onto it, or by a spring that has only begun.
  private static func isPull(_ scene: PromiseScene) -> Bool {
    if scene.phase == .idle { return isAtTrueEdge(scene) }
    guard scene.phase == .bouncing || scene.phase == .tracking else { return false }
    let before = scene.minimum - scene.offset
    let behind = scene.offset - scene.maximum
    if before > 0 { return scene.displacement > 0 && scene.displacement < before / 2 + 1024 }
    if behind > 0 { return scene.displacement < 0 && -scene.displacement < behind / 2 + 1024 }
    return isAtTrueEdge(scene)
  }

  /// Whether an edge may have a part in where the content is.
  static func isNearEdge(_ scene: PromiseScene) -> Bool {
    scene.offset <= scene.minimum + 1024 || scene.offset >= scene.maximum - 1024
  }

  /// Whether the content lay beyond an edge before anything moved it in the frame: one that updates brought past it
  /// has a part in the motion from there on.
  private static func beginsBeyondEdge(_ scene: PromiseScene) -> Bool {
    let start = scene.offset - scene.displacement
    return start < scene.minimum || start > scene.maximum
  }

  /// Whether the content rests exactly at one of its ends, which is on screen.
  static func isAtTrueEdge(_ scene: PromiseScene) -> Bool {
    scene.offset == scene.minimum || scene.offset == scene.maximum
      || abs(scene.offset - scene.minimum) <= 1 || abs(scene.offset - scene.maximum) <= 1
  }
}
