import ScrollScenario
import Scrollwork

/// What happened in a recorded session, in order: requests, sizes and frames.
///
/// ``JournalFile`` reads one, ``Recorder`` writes one.
public struct Journal: Sendable {
  var entries: [Entry] = []

  /// Frames that were made.
  public var frameCount: Int { entries.count { if case .frame = $0 { true } else { false } } }

  enum Entry: Sendable {
    /// `isReply` when a subscriber made the request in its answer to `didScroll`.
    case request(CollectionRequest, isReply: Bool)
    case layout(Scenario.Layout, animated: Bool, isReply: Bool)
    case step(Timestamp)
    case size(ElementPath, proposal: LayoutSize, size: LayoutSize)
    case aim(Double)
    /// Cells that were made ready under a deadline.
    case fetched(Int, hasBegun: Bool)
    /// What a handler said of a person's touch.
    case answer(Answer)
    /// The digest of all frames up to this one; `isIntact` when the lines are the ones that were written.
    case frame(digest: String, isIntact: Bool)
  }

  /// Why a viewport is not the one that the session begins with, as a sentence; `nil` when it is.
  func problem(with viewport: Scenario.Viewport) -> String? {
    var recorded: (size: LayoutSize, scale: Double)?
    for entry in entries {
      if case .step = entry { break }
      if case .request(.setViewport(let size, let scale), _) = entry { recorded = (size, scale) }
    }
    guard viewport.safeArea == .zero, !viewport.hasWindowTraits else {
      return "the recording says itself which safe area and traits the viewport has"
    }
    guard let recorded, recorded != (viewport.size, viewport.scale) else { return nil }
    return
      "the viewport of the recording is \(recorded.size.width) x \(recorded.size.height) pt with "
      + "\(recorded.scale) pixels per point, and this one another one"
  }

  /// A question of the view to a handler in a frame, with the answer.
  enum Answer: Equatable, Sendable {
    case refused(ItemInteraction, ItemPath)
    case swiped(ItemPath, SwipeEdge, SwipeActions?)
    /// The requests that follow until the frame ends are those of the handler.
    case carried(from: ItemPath, to: ItemPath)
  }

  /// A number that changes with every character of the lines it has seen.
  struct Checksum: CustomStringConvertible {
    private var hash: UInt64 = 0xCBF2_9CE4_8422_2325

    /// Adds a line without its end.
    mutating func add(_ line: some StringProtocol) {
      for byte in line.utf8 { add(byte) }
      add(0x0A)
    }

    private mutating func add(_ byte: UInt8) {
      hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3
    }

    var description: String {
      let digits = String(hash, radix: 16)
      return String(repeating: "0", count: 16 - digits.count) + digits
    }
  }
}
