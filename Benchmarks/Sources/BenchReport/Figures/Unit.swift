/// What a number counts, and how it is written.
public enum Unit: String, Codable, Sendable {
  case nanoseconds, milliseconds, bytes, pixels, count, times

  /// The unit that the name of a metric ends with.
  public init(metric: String) {
    self =
      metric.hasSuffix("_ns")
      ? .nanoseconds
      : metric.hasSuffix("_ms")
        ? .milliseconds
        : metric.hasSuffix("_px")
          ? .pixels
          : metric.hasSuffix("bytes") || metric.hasSuffix("bytes_per_item") ? .bytes : .count
  }

  public var isTime: Bool { self == .nanoseconds || self == .milliseconds }

  /// Three digits and the unit: `36.1 µs`, `3.25 MiB`, `0 px`.
  public func text(_ value: Double) -> String {
    let (number, name) = scaled(value)
    switch self {
    case .times: return number + "×"
    case .count: return number
    default: return "\(number) \(name)"
    }
  }

  /// Median and, if they differ from it as written, the smallest and the largest.
  public func text(_ spread: Spread) -> String {
    let (low, middle, high) = (text(spread.min), text(spread.median), text(spread.max))
    return low == high ? middle : "\(middle) (\(low) … \(high))"
  }

  private func scaled(_ value: Double) -> (String, String) {
    let steps: [(Double, String)]
    var value = value
    switch self {
    case .nanoseconds: steps = Self.durations
    case .milliseconds:
      steps = Self.durations
      value *= 1e6
    case .bytes: steps = Self.sizes
    case .pixels: steps = [(1, "px")]
    case .count, .times: steps = [(1, "")]
    }
    // What is written as 1000 of a unit is 1 of the next.
    let step = steps.last { abs(value) >= $0.0 * 0.9995 } ?? steps[0]
    let digits = Self.digits(value / step.0)
    guard self == .pixels, digits.contains(".") else { return (digits, step.1) }
    // Pixels are whole but where something is wrong.
    return (String(digits.trimmingSuffix { $0 == "0" }.trimmingSuffix { $0 == "." }), step.1)
  }

  private static let durations = [(1.0, "ns"), (1e3, "µs"), (1e6, "ms"), (1e9, "s")]
  private static let sizes = [(1.0, "B"), (0x1p10, "KiB"), (0x1p20, "MiB"), (0x1p30, "GiB")]

  /// Three digits that count, or all in front of the point, in groups of three.
  public static func digits(_ value: Double) -> String {
    guard value.isFinite else { return "\(value)" }
    guard value != 0 else { return "0" }
    var decimals = 0
    var limit = 99.95
    while decimals < 9, abs(value) < limit { (decimals, limit) = (decimals + 1, limit / 10) }
    return fixed(value, decimals, isTrimmed: decimals > 3)
  }

  /// A number with this many decimals.
  ///
  /// - Parameter isTrimmed: whether zeros at the end are left out.
  public static func fixed(_ value: Double, _ decimals: Int, isTrimmed: Bool = false) -> String {
    var scale = 1.0
    for _ in 0..<decimals { scale *= 10 }
    let rounded = (abs(value) * scale).rounded()
    guard rounded < 0x1p62 else { return "\(value)" }
    let (whole, rest) = UInt64(rounded).quotientAndRemainder(dividingBy: UInt64(scale))
    var text = grouped(whole)
    if decimals > 0 {
      let digits = String(rest)
      var fraction = String(repeating: "0", count: decimals - digits.count) + digits
      while isTrimmed, fraction.last == "0" { fraction.removeLast() }
      if !fraction.isEmpty { text += "." + fraction }
    }
    return value < 0 && rounded > 0 ? "-" + text : text
  }

  /// `1,000,000`.
  public static func grouped(_ number: UInt64) -> String {
    var text = ""
    for (index, digit) in String(number).reversed().enumerated() {
      if index > 0, index.isMultiple(of: 3) { text.append(",") }
      text.append(digit)
    }
    return String(text.reversed())
  }
}

extension StringProtocol {
  /// The text without the characters at its end of which this holds.
  fileprivate func trimmingSuffix(_ isLeftOut: (Character) -> Bool) -> SubSequence {
    var rest = self[...]
    while let last = rest.last, isLeftOut(last) { rest = rest.dropLast() }
    return rest
  }
}
