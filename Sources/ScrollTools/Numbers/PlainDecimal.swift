/// Numbers without exponents, as scenario files have them.
package enum PlainDecimal {
  /// The shortest decimal that reads back as the same number; `nan` and infinities by their names.
  package static func text(_ value: Double) -> String {
    let short = "\(value)"
    guard value.isFinite, let sign = short.firstIndex(of: "e"),
      let exponent = Int(short[short.index(after: sign)...])
    else { return short }
    var digits = short[..<sign]
    let isNegative = digits.first == "-"
    if isNegative { digits.removeFirst() }
    let parts = digits.split(separator: ".", omittingEmptySubsequences: false)
    let fraction = parts.count > 1 && parts[1] != "0" ? String(parts[1]) : ""
    let all = String(parts[0]) + fraction
    // The number of digits before the point.
    let point = parts[0].count + exponent
    let text =
      point <= 0
      ? "0." + String(repeating: "0", count: -point) + all
      : point >= all.count
        ? all + String(repeating: "0", count: point - all.count)
        : String(all.prefix(point)) + "." + String(all.dropFirst(point))
    return isNegative ? "-" + text : text
  }
}
