/// What a load costs that must wait for the one before it, over memories of many sizes.
public enum CacheLadder {
  /// 4 KiB, 8 KiB … 256 MiB.
  public static let sizes = (12...28).map { 1 << $0 }

  /// Nanoseconds of a load for each size.
  ///
  /// - Parameters:
  ///   - steps: loads that are timed for each.
  ///   - clock: nanoseconds of this thread.
  public static func measure(
    sizes: [Int] = CacheLadder.sizes, steps: Int = 1 << 20, clock: () -> Int
  ) -> [(bytes: Int, nanoseconds: Double)] {
    sizes.map { size in
      (size, PointerChase(bytes: size, seed: 2_463_534_242).nanoseconds(steps: steps, clock: clock))
    }
  }
}
