import ScrollTools
import TestSupport
import Testing

@testable import ScrollParcels

/// Bytes that are changed at random: whatever they are, reading gives an error or a value that can be
/// written. `ITERATIONS` is how many are examined, `SEED` the first.
@Suite("Changed bytes")
struct FuzzTests {
  @Test("a changed document is an error or a value that comes back")
  func documents() throws {
    for seed in TestRun.allSeeds(2000) {
      var random = SeededGenerator(seed: seed)
      switch seed % 4 {
      case 0: try Self.check([Sample(&random)], seed, &random)
      case 1: try Self.check([Sample.place(&random, depth: 1)], seed, &random)
      case 2: try Self.check(random.list { City($0.text(), 1, $0.double()) }, seed, &random)
      default: try Self.checkCoded(Holder([Sample.place(&random, depth: 1): 3]), seed, &random)
      }
    }
  }

  @Test("a changed parcel is an error")
  func parcels() throws {
    let bytes = try DamageTests.bytes()
    for seed in TestRun.allSeeds(2000) {
      var random = SeededGenerator(seed: seed)
      let changed = Self.changed(bytes, &random)
      guard changed != bytes else { continue }
      if (try? Parcel(bytes: changed)) != nil { Issue.record("seed \(seed)") }
    }
  }

  @Test("changed entries behind a right check are errors or a parcel that comes back")
  func entries() throws {
    let bytes = try DamageTests.bytes()
    let body = Array(bytes[7..<(bytes.count - 8)])
    for seed in TestRun.allSeeds(2000) {
      var random = SeededGenerator(seed: seed)
      let changed = Envelope.bytes(body: Self.changed(body, &random))
      guard let parcel = try? Parcel(bytes: changed), let again = try? parcel.bytes() else {
        continue
      }
      #expect(again == changed, "seed \(seed)")
    }
  }

  private static func check<Value: Parcelable>(
    _ value: Value, _ seed: UInt64, _ random: inout SeededGenerator
  ) throws {
    let entry = try #require(try Parcel(value).entries.values.first)
    let document = changed(Array(entry.bytes), &random)
    do {
      let read: Value = try Parcel.read(document[...])
      // What was read can be written, and the same comes back.
      let once = try Parcel.written(read)
      let again: Value = try Parcel.read(once[...])
      #expect(try Parcel.written(again) == once, "seed \(seed)")
    } catch {
      // The compiler knows that nothing but a `ParcelError` is thrown.
      let _: ParcelError = error
    }
  }

  private static func checkCoded<Value: Codable>(
    _ value: Value, _ seed: UInt64, _ random: inout SeededGenerator
  ) throws {
    let document = changed(try Parcel.encoded(value), &random)
    do {
      let read: Value = try Parcel.decoded(document[...])
      let once = try Parcel.encoded(read)
      let again: Value = try Parcel.decoded(once[...])
      #expect(try Parcel.encoded(again) == once, "seed \(seed)")
    } catch {
      // The compiler knows that nothing but a `ParcelError` is thrown.
      let _: ParcelError = error
    }
  }

  /// One to four changes: bits, bytes, pieces that are missing, twice, or from elsewhere.
  static func changed(_ bytes: [UInt8], _ random: inout SeededGenerator) -> [UInt8] {
    var bytes = bytes
    for _ in 0...Int.random(in: 0..<4, using: &random) {
      guard !bytes.isEmpty else { return [UInt8(truncatingIfNeeded: random.next())] }
      let place = Int.random(in: bytes.indices, using: &random)
      let end = min(bytes.count, place + Int.random(in: 1..<9, using: &random))
      switch Int.random(in: 0..<6, using: &random) {
      case 0: bytes[place] ^= 1 << UInt8.random(in: 0..<8, using: &random)
      case 1: bytes[place] = UInt8(truncatingIfNeeded: random.next())
      case 2: bytes.removeSubrange(place..<end)
      case 3: bytes.insert(contentsOf: bytes[place..<end], at: place)
      case 4: bytes.replaceSubrange(place..<end, with: repeatElement(0xFF, count: end - place))
      default: bytes.removeLast(bytes.count - place)
      }
    }
    return bytes
  }
}
