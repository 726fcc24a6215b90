import Testing

@testable import ScrollParcels

@Suite("Versions of values")
struct VersionTests {
  /// The first version had whole degrees.
  struct OldPosition: Parcelable {
    var degrees: Int

    init(degrees: Int) { self.degrees = degrees }

    func write(to writer: inout ParcelWriter) throws(ParcelError) { try writer.write(degrees) }

    init(from reader: inout ParcelReader) throws(ParcelError) { degrees = try reader.read() }
  }

  struct Position: Parcelable, Equatable {
    static var parcelVersion: UInt32 { 2 }

    var degrees: Double

    init(degrees: Double) { self.degrees = degrees }

    func write(to writer: inout ParcelWriter) throws(ParcelError) { try writer.write(degrees) }

    init(from reader: inout ParcelReader) throws(ParcelError) {
      degrees = reader.version < 2 ? Double(try reader.read(Int.self)) : try reader.read()
    }
  }

  struct CodedPosition: Codable, Equatable, Parcelable {
    static var parcelVersion: UInt32 { 3 }

    var version: UInt32?

    init() {}

    init(from decoder: any Decoder) throws {
      version = CodingUserInfoKey.parcelVersion.flatMap { decoder.userInfo[$0] as? UInt32 }
    }

    func encode(to encoder: any Encoder) throws {}
  }

  /// Writes a value and reads it as another type.
  static func read<Old: Parcelable, New: Parcelable>(
    _ old: Old, as type: New.Type
  ) throws -> New? {
    let entry = try #require(try Parcel(old).entries.values.first)
    let bytes = Envelope(value: Array(entry.bytes), form: 0)
      .bytes(type: String(reflecting: New.self))
    return try Parcel(bytes: bytes).value(for: Envelope.Key<New>.self)
  }

  @Test("an older version is read by a newer type, alone and in lists, sets and dictionaries")
  func older() throws {
    let old = OldPosition(degrees: 8)
    let new = Position(degrees: 8)
    #expect(try Self.read(old, as: Position.self) == new)
    #expect(try Self.read([old, old], as: [Position].self) == [new, new])
    #expect(try Self.read([1: old, 2: old], as: [Int: Position].self) == [1: new, 2: new])
    #expect(try Self.read([[old], [old]], as: [[Position]].self) == [[new], [new]])
  }

  @Test("a newer version than the type knows is an error that names both")
  func newer() throws {
    let error = ParcelError.newerVersion(
      of: String(reflecting: OldPosition.self), found: 2, known: 1)
    #expect(throws: error) {
      try Self.read(Position(degrees: 1), as: OldPosition.self)
    }
    #expect(throws: error) {
      try Self.read([Position(degrees: 1)], as: [OldPosition].self)
    }
  }

  @Test("a type's own decoding is told its version")
  func coded() throws {
    #expect(try RoundTripTests.again(CodedPosition()).version == 3)
    #expect(try RoundTripTests.again([CodedPosition()]).first?.version == 3)
  }
}
