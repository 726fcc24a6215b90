import Foundation
import Glibc
import ScrollParcels

/// 100,000 cities out to bytes and in again, by parcels, JSON and binary property lists, as
/// `scrollbench parcels` prints it.
struct ParcelBenchmarks {
  enum Form: String, CaseIterable {
    case own = "parcel, by hand"
    case coded = "parcel, Codable"
    case json = "JSON"
    case propertyList = "property list"
  }

  /// Milliseconds of one form, one of each repetition.
  struct Times {
    var out: [Double] = []
    var back: [Double] = []
  }

  private let coded: [CodedCity]
  private let own: [ParcelCity]
  private var times: [Form: Times] = [:]
  private var sizes: [Form: Int] = [:]

  init(count: Int) {
    coded = CodedCity.list(count: count)
    own = coded.map(ParcelCity.init)
  }

  static func text(repetitions: Int) throws -> String {
    var benchmarks = ParcelBenchmarks(count: 100_000)
    // The first round warms up.
    for repetition in 0...repetitions {
      try benchmarks.repeatOnce()
      if repetition == 0 { benchmarks.times = [:] }
    }
    return benchmarks.table
  }

  /// Every form in turn, so that a busy machine disturbs all of them alike.
  private mutating func repeatOnce() throws {
    let (own, coded) = (own, coded)
    var bytes: [UInt8] = []
    try add(
      .own, out: { bytes = try Parcel(own).bytes() },
      back: {
        try Parcel(bytes: bytes).value([ParcelCity].self)?.count
      })
    sizes[.own] = bytes.count
    try add(
      .coded, out: { bytes = try Parcel(coded).bytes() },
      back: {
        try Parcel(bytes: bytes).value([CodedCity].self)?.count
      })
    sizes[.coded] = bytes.count
    var data = Data()
    try add(
      .json, out: { data = try JSONEncoder().encode(coded) },
      back: {
        try JSONDecoder().decode([CodedCity].self, from: data).count
      })
    sizes[.json] = data.count
    let encoder = PropertyListEncoder()
    encoder.outputFormat = .binary
    try add(
      .propertyList, out: { data = try encoder.encode(coded) },
      back: {
        try PropertyListDecoder().decode([CodedCity].self, from: data).count
      })
    sizes[.propertyList] = data.count
  }

  private mutating func add(_ form: Form, out: () throws -> Void, back: () throws -> Int?) throws {
    var count: Int?
    let start = Self.now
    try out()
    let middle = Self.now
    count = try back()
    let end = Self.now
    guard count == coded.count else { throw ParcelError.damaged }
    times[form, default: Times()].out.append(middle - start)
    times[form, default: Times()].back.append(end - middle)
  }

  /// Milliseconds of the processor in this process: none of these uses several threads, and other work on
  /// the machine does not count.
  private static var now: Double {
    var time = timespec()
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
    return Double(time.tv_sec) * 1000 + Double(time.tv_nsec) / 1e6
  }

  private var table: String {
    var text = Self.row([
      "100,000 cities", "ms", "of JSON", "min … max", "of plist", "min … max", "bytes each",
    ])
    for (name, direction) in [("out", \Times.out), ("in", \Times.back)] {
      for form in Form.allCases {
        guard let times = times[form]?[keyPath: direction] else { continue }
        let bytes = Double(sizes[form] ?? 0) / Double(coded.count)
        text += Self.row(
          ["\(name): \(form.rawValue)", Spread(times).median.fixed(1)]
            + ratio(times, .json, direction) + ratio(times, .propertyList, direction)
            + [name == "out" ? bytes.fixed(1) : ""])
      }
    }
    return text
  }

  /// How many times faster than another form in the same repetition.
  private func ratio(
    _ times: [Double], _ other: Form, _ direction: KeyPath<Times, [Double]>
  ) -> [String] {
    guard let others = self.times[other]?[keyPath: direction] else { return ["", ""] }
    let ratios = Spread(zip(others, times).map { $0 / $1 })
    return [ratios.median.fixed(1), "\(ratios.min.fixed(1)) … \(ratios.max.fixed(1))"]
  }

  private static func row(_ cells: [String]) -> String {
    let widths = [22, 8, 9, 14, 10, 14, 12]
    var line = ""
    for (column, cell) in cells.enumerated() {
      let space = String(repeating: " ", count: max(0, widths[column] - cell.count))
      line += column == 0 ? cell + space : space + cell
    }
    while line.last == " " { line.removeLast() }
    return line + "\n"
  }
}
