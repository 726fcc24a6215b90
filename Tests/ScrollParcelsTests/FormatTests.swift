import Testing

@testable import ScrollParcels

/// The tables of the page on the form, byte by byte. Whoever changes a byte here makes a new form.
@Suite("The form of the bytes")
struct FormatTests {
  enum PlaceKey: ParcelKey {
    typealias Value = [City]
    static var name: String { "Places" }
  }

  @Test("a list of one city is these bytes")
  func cities() throws {
    var parcel = Parcel()
    try parcel.set([City("Rom", 12.5, 41.875)], for: PlaceKey.self)
    var body: [UInt8] = [1]
    body += [6] + "Places".utf8
    body += [0]
    body += [36] + "Swift.Array<ScrollParcelsTests.City>".utf8
    let value: [UInt8] =
      [0] + [1, 1] + [3] + "Rom".utf8 + [0, 0, 0, 0, 0, 0, 0x29, 0x40]
      + [0, 0, 0, 0, 0, 0xF0, 0x44, 0x40]
    body += [UInt8(value.count)] + value
    let bytes = try parcel.bytes()
    #expect(Array(bytes.prefix(4)) == Array("PRCL".utf8))
    #expect(bytes[4] == 1)
    #expect(bytes[5] == UInt8(body.count))
    #expect(Array(bytes[6..<(6 + body.count)]) == body)
    #expect(bytes.count == 6 + body.count + 8)
    #expect(Array(bytes.suffix(8)) == Self.check(body))
  }

  /// The check as the page says it.
  static func check(_ body: [UInt8]) -> [UInt8] {
    let padded = body + [UInt8](repeating: 0, count: (32 - body.count % 32) % 32)
    func mixed(_ value: UInt64) -> UInt64 {
      let product = value &* 0x9E37_79B9_7F4A_7C15
      return product ^ (product >> 32)
    }
    var chains: [UInt64] = [1, 2, 3, 4]
    for start in stride(from: 0, to: padded.count, by: 8) {
      let word = (0..<8).reduce(UInt64(0)) { $0 | UInt64(padded[start + $1]) << UInt64(8 * $1) }
      chains[start / 8 % 4] = mixed(chains[start / 8 % 4] ^ word)
    }
    let check = chains.reduce(UInt64(body.count)) { mixed($0 ^ $1) }
    return (0..<8).map { UInt8(truncatingIfNeeded: check >> (8 * $0)) }
  }

  @Test("the check is what the page says, for every length of the rest")
  func checks() {
    for length in 0..<100 {
      let body = (0..<length).map { UInt8(truncatingIfNeeded: $0 * 7 + 1) }
      let check = body.withUnsafeBytes { Parcel.check($0) }
      #expect((0..<8).map { UInt8(truncatingIfNeeded: check >> ($0 * 8)) } == Self.check(body))
    }
  }

  @Test("values by hand are these bytes")
  func own() throws {
    func bytes<Value: Parcelable>(_ value: Value) throws -> [UInt8] { try Parcel.written(value) }
    #expect(try bytes(true) == [0, 1])
    #expect(try bytes(UInt8(200)) == [0, 200])
    #expect(try bytes(Int8(-1)) == [0, 0xFF])
    #expect(try bytes(300) == [0, 0xD8, 0x04])
    #expect(try bytes(-1) == [0, 1])
    #expect(try bytes(UInt(300)) == [0, 0xAC, 0x02])
    #expect(try bytes(Float(1)) == [0, 0, 0, 0x80, 0x3F])
    #expect(try bytes(Int128(-2)) == [0, 0xFE] + [UInt8](repeating: 0xFF, count: 15))
    #expect(try bytes("ü") == [0, 2, 0xC3, 0xBC])
    #expect(try bytes(Int?.none) == [0, 0])
    #expect(try bytes(Int?.some(1)) == [0, 1, 2])
    #expect(try bytes([1, 2]) == [0, 2, 2, 4])
    #expect(try bytes([Sample.Nothing(), Sample.Nothing()]) == [0, 2, 0, 0])
    #expect(try bytes(["b": 1, "a": 2]) == [0, 2, 1, 0x61, 4, 1, 0x62, 2])
    #expect(try bytes([3, 1] as Set<UInt8>) == [0, 2, 1, 3])
    #expect(try bytes(Sample.Color.red) == [0, 1])
  }

  @Test("values by their own coding are these bytes")
  func coded() throws {
    struct Row: Encodable {
      var a = 1
      var b: [Double?] = [nil, 1]
    }
    let names: [UInt8] = [2, 1, 0x61, 1, 0x62]
    let row: [UInt8] = [9, 1, 4, 1, 2, 10, 1, 7, 0, 0, 0, 0, 0, 0, 0xF0, 0x3F, 0, 0]
    #expect(try Parcel.encoded(Row()) == names + row)
    #expect(try Parcel.encoded([Row(), Row()]) == names + [10] + row + row + [0])
    #expect(try Parcel.encoded([true, false]) == [0, 10, 3, 2, 0])
    #expect(try Parcel.encoded([-1, 300]) == [0, 10, 5, 0, 4, 0xAC, 2, 0])
    #expect(try Parcel.encoded("a") == [0, 8, 1, 0x61])
    #expect(try Parcel.encoded(Float(1)) == [0, 6, 0, 0, 0x80, 0x3F])
    #expect(try Parcel.encoded(Int128.min).prefix(2) == [0, 11])
    #expect(try Parcel.encoded(UInt128.max).prefix(2) == [0, 12])
  }
}
