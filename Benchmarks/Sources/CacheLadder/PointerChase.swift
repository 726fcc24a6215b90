/// Memory whose every cache line names the next one to read, in an order that no prefetcher foresees: one
/// round trip through all lines before the first is met again.
public struct PointerChase: ~Copyable {
  /// Bytes of a cache line on the machines that this runs on.
  public static let lineSize = 64
  private static let stride = lineSize / MemoryLayout<Int>.stride

  /// Lines of the memory.
  public let count: Int
  private let memory: UnsafeMutableBufferPointer<Int>

  /// - Parameters:
  ///   - bytes: size of the memory; at least one line is made.
  ///   - seed: of the order.
  public init(bytes: Int, seed: UInt64) {
    count = max(1, bytes / Self.lineSize)
    let size = count * Self.lineSize
    let raw = UnsafeMutableRawBufferPointer.allocate(byteCount: size, alignment: 4096)
    memory = raw.bindMemory(to: Int.self)
    var random = seed
    for line in 0..<count { memory[line * Self.stride] = line * Self.stride }
    // Sattolo's shuffle, which leaves a single cycle.
    var line = count - 1
    while line > 0 {
      random = random &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      let other = Int((random >> 33).multipliedFullWidth(by: UInt64(line) << 33).high)
      memory.swapAt(line * Self.stride, other * Self.stride)
      line -= 1
    }
  }

  deinit { memory.deallocate() }

  /// Loads so often, each from where the last one said.
  ///
  /// - Parameter start: the line to begin at, or what the last call returned.
  /// - Returns: where the next load would be, to go on from; so the loads cannot be left out.
  public func follow(_ steps: Int, from start: Int = 0) -> Int {
    guard let base = memory.baseAddress else { return start }
    var place = start
    for _ in 0..<steps { place = base[place] }
    return place
  }

  /// The line that a place is in.
  public static func line(_ place: Int) -> Int { place / stride }

  /// Nanoseconds of one dependent load.
  ///
  /// All lines are visited once before, so that what fits into a cache is there.
  ///
  /// - Parameters:
  ///   - steps: loads that are timed, at least 1.
  ///   - clock: nanoseconds of this thread.
  public func nanoseconds(steps: Int, clock: () -> Int) -> Double {
    let start = follow(count)
    let begin = clock()
    let end = follow(steps, from: start)
    let time = clock() - begin
    // Never so; keeps the loads.
    return end < 0 ? .infinity : Double(time) / Double(max(1, steps))
  }
}
