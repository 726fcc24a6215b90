import ScrollTools
import TestSupport
import Testing

@testable import ScrollParcels

@Suite("Values through bytes and back")
struct RoundTripTests {
  static let seeds = TestRun.allSeeds(60)

  /// By the value's own form.
  static func again<Value: Parcelable>(_ value: Value) throws -> Value {
    try #require(try Parcel(bytes: try Parcel(value).bytes()).value(Value.self))
  }

  @Test("whatever is written is read, and written again it is the same bytes")
  func everything() throws {
    for seed in Self.seeds {
      var random = SeededGenerator(seed: seed)
      let samples = random.list { Sample(&$0) }
      let bytes = try Parcel(samples).bytes()
      let again = try Parcel(bytes: bytes).value([Sample].self)
      #expect(again == samples, "seed \(seed)")
      #expect(try Parcel(again ?? []).bytes() == bytes, "seed \(seed)")
    }
  }

  @Test("equal dictionaries and sets are the same bytes, however they came to be")
  func order() throws {
    var random = SeededGenerator(seed: 7)
    let places = (0..<40).map { _ in Sample.place(&random, depth: 1) }
    var forth: [Place: Int] = [:]
    var back = [Place: Int](minimumCapacity: 500)
    for (index, place) in places.enumerated() { forth[place] = index }
    for (index, place) in places.enumerated().reversed() where back[place] == nil {
      back[place] = index
    }
    #expect(forth == back)
    #expect(Array(forth.keys) != Array(back.keys))
    #expect(try Parcel(forth).bytes() == Parcel(back).bytes())
    #expect(try Parcel(Set(forth.keys)).bytes() == Parcel(Set(back.keys)).bytes())
    // The same by their own coding.
    #expect(try Parcel(Holder(forth)).bytes() == Parcel(Holder(back)).bytes())
    #expect(try CodingTests.again(Holder(forth)) == Holder(back))
  }

  @Test("numbers of every width come back, from the least to the greatest")
  func numbers() throws {
    func check<Number: FixedWidthInteger & Parcelable & Codable>(_ type: Number.Type) throws {
      var values: [Number] = [0, 1, .min, .max]
      for shift in 0..<Number.bitWidth {
        let power = Number(truncatingIfNeeded: UInt128(1) << UInt128(shift))
        values += [power, power &- 1, ~power, 0 &- power]
      }
      #expect(try Self.again(values) == values)
      #expect(try CodingTests.again(Coded(value: values)) == Coded(value: values))
    }
    try check(Int8.self)
    try check(Int16.self)
    try check(Int32.self)
    try check(Int64.self)
    try check(Int.self)
    try check(Int128.self)
    try check(UInt8.self)
    try check(UInt16.self)
    try check(UInt32.self)
    try check(UInt64.self)
    try check(UInt.self)
    try check(UInt128.self)
    #expect(try CodingTests.again(Coded(value: [Float.infinity])) == Coded(value: [.infinity]))
    #expect(try Self.again(Double.nan).isNaN)
    let names = ["", "a", String(repeating: "ü", count: 300), "e\u{301}"]
    #expect(try Self.again(names).map { Array($0.utf8) } == names.map { Array($0.utf8) })
    #expect(try Self.again([Double?.none, 1.5]) == [nil, 1.5])
    #expect(try Self.again([Int??.none, .some(nil), 3]) == [.none, .some(nil), 3])
  }
}

struct Coded<Value: Codable & Equatable>: Codable, Equatable { var value: Value }

struct Holder: Codable, Equatable {
  var byPlace: [Place: Int]
  var places: Set<Place>
  var byName: [String: Set<Int>]

  init(_ byPlace: [Place: Int]) {
    self.byPlace = byPlace
    places = Set(byPlace.keys)
    byName = Dictionary(byPlace.map { ($0.key.name, [$0.value]) }) { $0.union($1) }
  }
}
