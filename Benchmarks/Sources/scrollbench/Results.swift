/// Everything one run measured, ready to be printed.
struct Results {
  var measurements: [Measurement]
  /// Virtual seconds that the simulation makes in one second.
  var speed: Spread
  /// Frames that it makes in one second.
  var frames: Spread
  var countsAllocations: Bool

  var table: String {
    let head = ["", "ratio", "min … max", "to", "ns", "allocations", "index steps", "visited"]
    var rows = [head]
    for measurement in measurements {
      guard let ratio = measurements.ratio(of: measurement) else { continue }
      let time = Spread(measurement.times)
      let isReference = measurement.reference == measurement.name
      rows.append([
        measurement.name, isReference ? "1" : ratio.median.fixed(2),
        isReference ? "" : "\(ratio.min.fixed(2)) … \(ratio.max.fixed(2))",
        isReference ? "" : measurement.reference,
        time.median.fixed(time.median < 100 ? 1 : 0),
        allocations(of: measurement)?.fixed(2) ?? "", count(measurement, \.indexSteps),
        count(measurement, \.elementsVisited),
      ])
    }
    let widths = head.indices.map { column in rows.map { $0[column].count }.max() ?? 0 }
    var text = ""
    for row in rows {
      var line = ""
      for (column, cell) in row.enumerated() {
        let space = String(repeating: " ", count: widths[column] - cell.count)
        let isText = column == 0 || column == 3
        line += (isText ? cell + space : space + cell) + "  "
      }
      while line.last == " " { line.removeLast() }
      text += line + "\n"
    }
    return text + """

      The simulation makes \(speed.median.fixed(0)) virtual seconds a second \
      (\(speed.min.fixed(0)) … \(speed.max.fixed(0))) over 1e6 rows at 120 frames a second,
      that is \(frames.median.fixed(0)) frames a second on one core \
      (\(frames.min.fixed(0)) … \(frames.max.fixed(0))).

      """
  }

  var json: String {
    let entries = measurements.compactMap { measurement -> String? in
      guard let ratio = measurements.ratio(of: measurement) else { return nil }
      var fields = [
        "\"name\": \"\(measurement.name)\"", "\"unit\": \"\(measurement.unit)\"",
        "\"reference\": \"\(measurement.reference)\"", "\"ratio\": \(object(ratio))",
        "\"nanoseconds\": \(object(Spread(measurement.times)))",
      ]
      if let allocations = allocations(of: measurement) {
        fields.append("\"allocations\": \(allocations)")
      }
      let work = measurement.samples.map { ($0.indexSteps, $0.elementsVisited) }
      if let last = work.last, last.1 > 0 {
        fields.append("\"index_steps\": \(last.0)")
        fields.append("\"elements_visited\": \(last.1)")
      }
      return "    {" + fields.joined(separator: ", ") + "}"
    }
    return """
      {
        "measurements": [
      \(entries.joined(separator: ",\n"))
        ],
        "virtual_seconds_per_second": \(object(speed)),
        "simulated_frames_per_second": \(object(frames))
      }

      """
  }

  /// Blocks of memory a unit; the worst repetition counts. `nil` where they are not counted.
  private func allocations(of measurement: Measurement) -> Double? {
    guard countsAllocations, measurement.countsEngineWork else { return nil }
    return measurement.samples.map(\.cost.allocations).max()
  }

  private func count(
    _ measurement: Measurement, _ value: KeyPath<Measurement.Sample, Double>
  ) -> String {
    guard let last = measurement.samples.last, last.elementsVisited > 0 else { return "" }
    return last[keyPath: value].fixed(1)
  }

  private func object(_ spread: Spread) -> String {
    "{\"median\": \(spread.median), \"min\": \(spread.min), \"max\": \(spread.max)}"
  }
}

extension Double {
  /// The number with a fixed number of decimals, for numbers that are not negative.
  func fixed(_ decimals: Int) -> String {
    var unit = 1.0
    for _ in 0..<decimals { unit *= 10 }
    let scaled = Int((self * unit).rounded())
    guard decimals > 0 else { return "\(scaled)" }
    let digits = String(scaled % Int(unit))
    let zeros = String(repeating: "0", count: decimals - digits.count)
    return "\(scaled / Int(unit)).\(zeros)\(digits)"
  }
}
