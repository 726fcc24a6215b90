@testable import ScrollParcels

/// A parcel taken apart, to be put together otherwise: with another type's name, with other bytes.
struct Envelope {
  /// The place that everything is in.
  enum Key<Value>: ParcelKey {
    static var name: String { "k" }
  }

  /// The document of a value: names, then the value.
  var value: [UInt8]
  var form: UInt8

  init<Value: Encodable>(_ value: Value) throws {
    let parcel = try Parcel(value)
    let entry = parcel.entries.values.first
    self.value = entry.map { Array($0.bytes) } ?? []
    form = entry?.form.rawValue ?? 0
  }

  init(value: [UInt8], form: UInt8) {
    self.value = value
    self.form = form
  }

  /// A parcel of the value, whose check is right.
  func bytes(type: String) -> [UInt8] {
    var body: [UInt8] = [1, 1] + "k".utf8 + [form]
    body += Self.varint(type.utf8.count) + type.utf8 + Self.varint(value.count) + value
    return Self.bytes(body: body)
  }

  /// A frame around a body, whose check is right.
  static func bytes(body: [UInt8]) -> [UInt8] {
    let check = body.withUnsafeBytes { Parcel.check($0) }
    return Parcel.magic + [1] + varint(body.count) + body
      + (0..<8).map { UInt8(truncatingIfNeeded: check >> ($0 * 8)) }
  }

  static func varint(_ number: Int) -> [UInt8] {
    number < 128 ? [UInt8(number)] : [UInt8(number & 127) | 128] + varint(number >> 7)
  }
}
