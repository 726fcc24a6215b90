/// The bounce test of a widely copied snippet, for code that depends on its answers.
///
/// It adds the safe area whatever the adjustment behavior says, tests for short content without
/// insets, rests short content at the safe area alone, and has no tolerance: an offset off by a
/// rounding error counts as a bounce. `ScrollEdges` is the test to use.
public enum LegacyBounceTest {
  /// Whether that snippet takes an offset, in points, for one before the leading edge.
  public static func isBouncingLeading(at offset: Double, _ input: ScrollEdges.Input) -> Bool {
    offset < 0 - (input.safeLeading + input.insetLeading)
  }

  /// Whether that snippet takes an offset, in points, for one behind the trailing edge.
  public static func isBouncingTrailing(at offset: Double, _ input: ScrollEdges.Input) -> Bool {
    if input.content <= input.viewport { return offset > 0 - input.safeLeading }
    return offset > input.content - input.viewport + input.insetTrailing + input.safeTrailing
  }
}
