/// Pictures that are shown one after the other, as an animated PNG. Programs that only know PNG show the
/// first one, browsers all of them.
///
/// The format is that of the PNG specification, third edition: <https://www.w3.org/TR/png-3/>.
package struct AnimatedPNG: Sendable {
  /// Why a picture cannot be part of it.
  package enum Problem: Error, Equatable, Sendable {
    /// It is no PNG, or is cut off.
    case malformed
    /// Its size, its depth or its kind of colors is not that of the first one.
    case different
  }

  private static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

  private var header: [UInt8] = []
  private var frames: [(data: [[UInt8]], milliseconds: UInt16)] = []

  /// No picture.
  package init() {}

  /// Adds a picture.
  ///
  /// - Parameters:
  ///   - png: a whole PNG file.
  ///   - milliseconds: how long it is shown, clamped to 0 to 65,535.
  /// - Throws: for bytes that are not a PNG, or a PNG of another kind. Nothing is added then.
  package mutating func append(_ png: [UInt8], milliseconds: Int) throws(Problem) {
    let chunks = try Self.chunks(of: png)
    guard let first = chunks.first, first.type == "IHDR", first.body.count == 13,
      chunks.last?.type == "IEND"
    else { throw .malformed }
    let data = chunks.filter { $0.type == "IDAT" }.map { Array($0.body) }
    // A palette would have to be the same in all of them.
    guard !data.isEmpty, !chunks.contains(where: { $0.type == "PLTE" }) else { throw .malformed }
    guard header.isEmpty || header.elementsEqual(first.body) else { throw .different }
    header = Array(first.body)
    frames.append((data, UInt16(min(max(milliseconds, 0), 65_535))))
  }

  /// The file; empty without a picture. It is shown over and over.
  package var bytes: [UInt8] {
    guard !frames.isEmpty else { return [] }
    var bytes = Self.signature
    Self.append("IHDR", header, to: &bytes)
    Self.append("acTL", Self.word(UInt32(frames.count)) + Self.word(0), to: &bytes)
    var sequence: UInt32 = 0
    for (index, frame) in frames.enumerated() {
      // Width and height are the first eight bytes of the header.
      var control = Self.word(sequence) + header[..<8] + Self.word(0) + Self.word(0)
      control += [
        UInt8(frame.milliseconds >> 8), UInt8(frame.milliseconds & 255), 0x03, 0xE8, 0, 0,
      ]
      Self.append("fcTL", control, to: &bytes)
      sequence += 1
      for data in frame.data {
        if index == 0 {
          Self.append("IDAT", data, to: &bytes)
        } else {
          Self.append("fdAT", Self.word(sequence) + data, to: &bytes)
          sequence += 1
        }
      }
    }
    Self.append("IEND", [], to: &bytes)
    return bytes
  }

  // MARK: Chunks

  private static func chunks(
    of png: [UInt8]
  ) throws(Problem) -> [(type: String, body: ArraySlice<UInt8>)] {
    guard png.starts(with: signature) else { throw .malformed }
    var chunks: [(type: String, body: ArraySlice<UInt8>)] = []
    var place = signature.count
    while place < png.count {
      guard png.count - place >= 12 else { throw .malformed }
      let length = png[place..<place + 4].reduce(0) { $0 << 8 | Int($1) }
      guard png.count - place - 12 >= length else { throw .malformed }
      let type = String(decoding: png[place + 4..<place + 8], as: UTF8.self)
      chunks.append((type, png[place + 8..<place + 8 + length]))
      place += 12 + length
    }
    return chunks
  }

  private static func append(_ type: String, _ body: [UInt8], to bytes: inout [UInt8]) {
    bytes += word(UInt32(body.count))
    let checked = Array(type.utf8) + body
    bytes += checked
    bytes += word(checksum(checked))
  }

  private static func word(_ value: UInt32) -> [UInt8] {
    [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: value >> UInt32($0)) }
  }

  /// CRC-32 of ISO 3309, as PNG's chunks have it.
  private static func checksum(_ bytes: [UInt8]) -> UInt32 {
    var sum: UInt32 = 0xFFFF_FFFF
    for byte in bytes { sum = table[Int(UInt8(truncatingIfNeeded: sum) ^ byte)] ^ (sum >> 8) }
    return ~sum
  }

  private static let table: [UInt32] = (0..<256).map { index in
    (0..<8).reduce(UInt32(index)) { sum, _ in sum & 1 == 1 ? 0xEDB8_8320 ^ (sum >> 1) : sum >> 1 }
  }
}
