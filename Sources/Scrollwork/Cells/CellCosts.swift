/// What making, binding and measuring a cell of one type has cost lately, on the clock that the host lends
/// (`CollectionView.costClock`).
///
/// Running averages as Android's RecycledViewPool keeps them: the first sample, then three quarters of what
/// was known and a quarter of the new one.
public struct CellCosts: Hashable, Sendable {
  /// The type's `reuseIdentifier`.
  public internal(set) var type: String
  /// Nanoseconds of `init()`; 0 while none was seen.
  public internal(set) var create: Int64 = 0
  /// Nanoseconds of the provider, without making the cell; 0 while none was seen.
  public internal(set) var bind: Int64 = 0
  /// Nanoseconds of `preferredSize(fitting:)`; 0 while none was seen.
  public internal(set) var measure: Int64 = 0

  init(type: String) { self.type = type }

  /// The longest sample that is recorded, in nanoseconds: 13 days, so that sums of averages stay exact.
  private static let longest: Int64 = 1 << 50

  /// Takes a sample into an average. One below 0, of a clock that went back, says nothing.
  static func add(_ sample: Int64, to average: inout Int64) {
    guard sample >= 0 else { return }
    let sample = min(sample, longest)
    average = average == 0 ? sample : (average * 3 + sample) / 4
  }
}
