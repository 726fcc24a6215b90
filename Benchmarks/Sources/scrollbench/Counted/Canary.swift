import CountedSection

/// What is done on top of each unit of counted work, to see that the gate notices.
enum Canary: Equatable {
  case nothing
  /// One block of memory.
  case allocation
  /// This many instructions.
  case work(Int)
  /// One retain and release of an object.
  case retain

  /// `allocation`, `retain` or `work=` and a number of instructions.
  init?(_ text: String) {
    switch text {
    case "allocation": self = .allocation
    case "retain": self = .retain
    default:
      let parts = text.split(separator: "=", omittingEmptySubsequences: false)
      guard parts.count == 2, parts[0] == "work", let count = Int(parts[1]), count >= 0 else {
        return nil
      }
      self = .work(count)
    }
  }

  /// Something to retain that is in nobody's way.
  private final class Kept: Sendable {}
  private static let kept = Kept()

  /// Does it once.
  func sing() {
    switch self {
    case .nothing: break
    case .allocation: canary_allocation()
    case .work(let count): canary_instructions(UInt64(count))
    case .retain: canary_retain(Unmanaged.passUnretained(Self.kept).toOpaque())
    }
  }
}
