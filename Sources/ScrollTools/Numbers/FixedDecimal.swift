/// A count with its thousands separated.
package func grouped(_ count: Int) -> String {
  (count < 0 ? "-" : "") + grouped("\(count.magnitude)")
}

/// A count with its noun: `1 gate`, `3 gates`.
package func counted(_ count: Int, _ noun: String) -> String {
  count == 1 ? "1 \(noun)" : "\(count) \(noun)s"
}

/// A number with a fixed number of decimals, rounded half away from zero, thousands separated.
package func decimal(_ value: Double, _ places: Int) -> String {
  var scale = 1.0
  for _ in 0..<places { scale *= 10 }
  let scaled = (abs(value) * scale).rounded(.toNearestOrAwayFromZero)
  guard scaled < 0x1p53 else { return "\(value)" }
  let whole = Int64(scaled)
  let unit = Int64(scale)
  let text = (value < 0 && whole != 0 ? "-" : "") + grouped("\(whole / unit)")
  guard places > 0 else { return text }
  let fraction = "\(whole % unit)"
  return text + "." + String(repeating: "0", count: places - fraction.count) + fraction
}

/// A number with `places` decimals at the most and no zeros after the last digit.
package func plain(_ value: Double, _ places: Int) -> String {
  var text = decimal(value, places)
  guard text.contains("."), !text.contains("e") else { return text }
  while text.last == "0" { text.removeLast() }
  if text.last == "." { text.removeLast() }
  return text
}

/// A number that somebody chose: with six decimals at the most, or in full when it is too small for
/// them.
package func chosen(_ value: Double) -> String {
  value != 0 && abs(value) < 0.001 ? "\(value)" : plain(value, 6)
}

/// The digits of a whole number with its thousands separated.
private func grouped(_ digits: String) -> String {
  var rest = digits[...]
  var grouped = ""
  while rest.count > 3 {
    grouped = "," + rest.suffix(3) + grouped
    rest.removeLast(3)
  }
  return rest + grouped
}
