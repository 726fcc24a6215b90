import Foundation
import ScrollPrimitives
import ScrollReports
import ScrollTools
import Testing

@testable import ScrollSimulation

/// An animation holds its pictures as they are, in the order and for the time they are to be shown.
@Suite struct AnimatedPNGTests {
  private struct Chunk {
    var type: String
    var body: [UInt8]
  }

  /// Reads a file as the specification says, checksums and all, with a slow twin of the checksum.
  private static func chunks(_ bytes: [UInt8]) throws -> [Chunk] {
    try #require(bytes.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]))
    var chunks: [Chunk] = []
    var place = 8
    while place < bytes.count {
      let length = bytes[place..<place + 4].reduce(0) { $0 * 256 + Int($1) }
      let checked = Array(bytes[place + 4..<place + 8 + length])
      let sum = bytes[place + 8 + length..<place + 12 + length].reduce(0) { $0 * 256 + UInt32($1) }
      #expect(sum == checksum(checked))
      chunks.append(
        Chunk(type: String(decoding: checked[..<4], as: UTF8.self), body: Array(checked[4...])))
      place += 12 + length
    }
    return chunks
  }

  /// Bit by bit.
  private static func checksum(_ bytes: [UInt8]) -> UInt32 {
    var register: UInt32 = 0xFFFF_FFFF
    for byte in bytes {
      for bit in 0..<8 {
        let isOdd = (register ^ UInt32(byte >> UInt8(bit))) & 1 == 1
        register >>= 1
        if isOdd { register ^= 0xEDB8_8320 }
      }
    }
    return ~register
  }

  /// A file of one or more data chunks whose contents are made up.
  private static func png(_ data: [[UInt8]], width: UInt8 = 3) -> [UInt8] {
    var bytes: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
    func add(_ type: String, _ body: [UInt8]) {
      let checked = Array(type.utf8) + body
      bytes += [0, 0, UInt8(body.count >> 8), UInt8(body.count & 255)] + checked
      let sum = checksum(checked)
      bytes += [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: sum >> UInt32($0)) }
    }
    add("IHDR", [0, 0, 0, width, 0, 0, 0, 2, 8, 2, 0, 0, 0])
    add("tEXt", Array("made up".utf8))
    for part in data { add("IDAT", part) }
    add("IEND", [])
    return bytes
  }

  @Test("pictures come in their order, the first as the file's own, the others behind it")
  func order() throws {
    var animation = AnimatedPNG()
    #expect(animation.bytes.isEmpty)
    let pictures: [[[UInt8]]] = [[[1, 2], [3]], [[4]], [[5, 6, 7], [], [8]]]
    for (index, data) in pictures.enumerated() {
      try animation.append(Self.png(data), milliseconds: [16, 70_000, -1][index])
    }
    let chunks = try Self.chunks(animation.bytes)
    #expect(
      chunks.map(\.type) == [
        "IHDR", "acTL", "fcTL", "IDAT", "IDAT", "fcTL", "fdAT", "fcTL", "fdAT", "fdAT", "fdAT",
        "IEND",
      ])
    #expect(chunks[1].body == [0, 0, 0, 3, 0, 0, 0, 0])
    var sequence: UInt32 = 0
    var times: [Int] = []
    var data: [[UInt8]] = []
    for chunk in chunks where ["fcTL", "fdAT", "IDAT"].contains(chunk.type) {
      guard chunk.type != "IDAT" else {
        data.append(chunk.body)
        continue
      }
      #expect(chunk.body[..<4].reduce(0) { $0 * 256 + UInt32($1) } == sequence)
      sequence += 1
      if chunk.type == "fdAT" {
        data.append(Array(chunk.body[4...]))
      } else {
        #expect(
          chunk.body.count == 26 && chunk.body[4..<12].elementsEqual([0, 0, 0, 3, 0, 0, 0, 2]))
        times.append(Int(chunk.body[20]) << 8 | Int(chunk.body[21]))
      }
    }
    #expect(data == pictures.flatMap { $0 } && times == [16, 65_535, 0])
  }

  @Test("what is no picture, or one of another size, is refused and changes nothing")
  func refused() throws {
    let good = Self.png([[1, 2, 3]])
    var animation = AnimatedPNG()
    try animation.append(good, milliseconds: 10)
    let before = animation.bytes
    for length in 0..<good.count {
      #expect(throws: AnimatedPNG.Problem.malformed) {
        try animation.append(Array(good[..<length]), milliseconds: 10)
      }
    }
    #expect(throws: AnimatedPNG.Problem.different) {
      try animation.append(Self.png([[1]], width: 4), milliseconds: 10)
    }
    #expect(throws: AnimatedPNG.Problem.malformed) {
      try animation.append(Self.png([]), milliseconds: 10)
    }
    var random = SeededGenerator(seed: 5)
    for _ in 0..<2000 {
      var bytes = good
      bytes[Int(random.next() % UInt64(bytes.count))] = UInt8(truncatingIfNeeded: random.next())
      var other = AnimatedPNG()
      try? other.append(bytes, milliseconds: 1)
    }
    #expect(animation.bytes == before)
  }

  @Test("a film has a picture for each screen, all equally large, for as long as until the next")
  func film() throws {
    var film = Filmstrip(SimulationTests.scenario(script: []), limit: 600)
    let run = try CheckpointTests.simulation().begin()
    for _ in 0..<130 {
      if let sample = try run.next() { film.append(sample) }
    }
    #expect(film.pictureCount == 130 && film.picture(at: 130) == nil && film.picture(at: -1) == nil)
    let pictures = (0..<130).compactMap { film.picture(at: $0) }
    #expect(Set(pictures.map(\.size.height)).count == 1 && pictures[0].size.width > 300)
    for picture in pictures.dropLast() { #expect(abs(picture.duration - 1.0 / 60) < 1e-6) }
    #expect(pictures.last?.duration == 1)
    #expect(pictures.allSatisfy { $0.list.commands.count > 10 })
    #expect(film.picture().size.width > 1000)
  }
}
