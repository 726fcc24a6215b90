import BenchReport
import Testing

@Suite struct ReadingTests {
  static func line(_ reading: Reading) -> String {
    "{\"peer\":\"\(reading.peer)\",\"work\":\"\(reading.work)\",\"n\":\(reading.n),"
      + "\"metric\":\"\(reading.metric)\",\"value\":\(reading.value)}"
  }

  static func random(_ random: inout SplitMix, _ index: Int) -> Reading {
    Reading(
      peer: ["scrollwork", "gtk-4.8.3", "prefix-array-c"].randomElement(using: &random) ?? "",
      work: "W\(Int.random(in: 1...9, using: &random))",
      n: Int.random(in: 0...1_000_000_000, using: &random),
      metric: "metric_\(index)_ns", value: random.magnitude())
  }

  @Test func `a recorded output is read as it was written`() throws {
    let output = """
      {"peer":"qtquick-6.4.2","work":"W1","n":1000000,"metric":"frame_layout_cpu_mean_ns","value":36000}

      {"peer":"qtquick-6.4.2","work":"W1","n":1e6,"metric":"first_layout_cpu_ms","value":1.3e+00}
        \r
      """
    #expect(
      try Reading.parse(output) == [
        Reading(
          peer: "qtquick-6.4.2", work: "W1", n: 1_000_000, metric: "frame_layout_cpu_mean_ns",
          value: 36000),
        Reading(
          peer: "qtquick-6.4.2", work: "W1", n: 1_000_000, metric: "first_layout_cpu_ms",
          value: 1.3),
      ])
  }

  @Test func `whatever is written is read, and a damaged line is named`() throws {
    for seed in seeds {
      var random = SplitMix(state: seed)
      let readings = (0..<Int.random(in: 1...20, using: &random)).map {
        Self.random(&random, $0)
      }
      var lines = readings.map(Self.line)
      #expect(try Reading.parse(lines.joined(separator: "\n")) == readings, "seed \(seed)")
      let damaged = Int.random(in: 0..<lines.count, using: &random)
      // A prefix of an object is not an object.
      lines[damaged] = String(lines[damaged].dropLast(Int.random(in: 1...20, using: &random)))
      #expect(
        throws: ReadingError.malformed(line: damaged + 1, text: lines[damaged]), "seed \(seed)"
      ) {
        try Reading.parse(lines.joined(separator: "\n"))
      }
    }
  }

  @Test(arguments: [
    "gtk: cannot open display",
    #"{"peer":"a","work":"W1","n":1,"metric":"m"}"#,
    #"{"peer":"a","work":"W1","n":1.5,"metric":"m","value":1}"#,
    #"{"peer":"a","work":"W1","n":1,"metric":"m","value":nan}"#,
    #"{"peer":"a","work":"W1","n":1,"metric":"m","value":"1"}"#,
    #"{"peer":"a","work":"W1","n":1,"metric":"m","value":1} x"#,
  ])
  func `a line that is no figure is named`(line: String) {
    #expect(throws: ReadingError.malformed(line: 2, text: line)) {
      try Reading.parse("\n\(line)\n")
    }
  }

  @Test(arguments: [
    #"{"peer":"","work":"W1","n":1,"metric":"m","value":1}"#,
    #"{"peer":"a","work":"","n":1,"metric":"m","value":1}"#,
    #"{"peer":"a","work":"W1","n":-1,"metric":"m","value":1}"#,
  ])
  func `a figure of nobody or of less than nothing is named`(line: String) {
    #expect(throws: ReadingError.senseless(line: 1, text: line)) { try Reading.parse(line) }
  }

  @Test func `a figure told twice is an error that names both lines`() {
    let line = Self.line(Reading(peer: "a", work: "W1", n: 1, metric: "m", value: 1))
    let other = Self.line(Reading(peer: "a", work: "W1", n: 2, metric: "m", value: 1))
    #expect(throws: ReadingError.repeated(line: 3, first: 1)) {
      try Reading.parse([line, other, line].joined(separator: "\n"))
    }
  }

  @Test func `no output is an error`() {
    #expect(throws: ReadingError.empty) { try Reading.parse(" \n\n") }
  }
}
