import CZlib
import Foundation
import ScrollSDL
import Scrollwork
import Stage
import Testing

@testable import Gallery

/// Films are animated PNG files that show what was drawn.
@Suite struct FilmTests {
  /// A film as a reader shows it: the pixels of each picture, and for how long.
  private struct Shown {
    var width = 0
    var pictures: [(pixels: [UInt32], milliseconds: Int)] = []

    init(_ bytes: [UInt8]) throws {
      var place = 8
      var (palette, canvas, height): ([UInt32], [UInt32], Int) = ([], [], 0)
      var control: [Int] = []
      while place < bytes.count {
        let word = { (at: Int) in bytes[at..<(at + 4)].reduce(0) { $0 << 8 | Int($1) } }
        let (length, body) = (word(place), place + 8)
        let type = String(decoding: bytes[(place + 4)..<body], as: UTF8.self)
        switch type {
        case "IHDR":
          (width, height) = (word(body), word(body + 4))
          canvas = Array(repeating: 0, count: width * height)
        case "PLTE":
          palette = stride(from: body, to: body + length, by: 3).map {
            FilmPalette.color(Array(bytes[$0..<($0 + 3)]), 0)
          }
        case "fcTL":
          control = (0..<5).map { word(body + 4 * $0) }
          control += [word(body + 20) >> 16, Int(bytes[body + 25])]
        case "IDAT", "fdAT":
          let first = type == "IDAT" ? body : body + 4
          let (wide, high, x, y) = (control[1], control[2], control[3], control[4])
          let data = FilmTests.read(Array(bytes[first..<(body + length)]), (wide + 1) * high)
          try #require(data.count == (wide + 1) * high)
          for row in 0..<high {
            try #require(data[row * (wide + 1)] == 0)
            for column in 0..<wide {
              let entry = data[row * (wide + 1) + 1 + column]
              if control[6] == 1, entry == FilmPalette.clear { continue }
              canvas[(y + row) * width + x + column] = palette[Int(entry)]
            }
          }
          pictures.append((canvas, control[5]))
        default: break
        }
        place = body + length + 4
      }
    }
  }

  /// The bytes of a zlib stream; none if it is wrong or longer than the limit.
  private static func read(_ stream: [UInt8], _ count: Int) -> [UInt8] {
    // Room for nothing would be no room.
    [UInt8](unsafeUninitializedCapacity: max(1, count)) { buffer, size in
      var length = uLong(max(1, count))
      let code = uncompress(buffer.baseAddress, &length, stream, uLong(stream.count))
      size = code == Z_OK ? Int(length) : 0
    }
  }

  @Test("the bytes that were compressed are read again", arguments: 1...6)
  func deflate(_ seed: Int) throws {
    var random = SeededGenerator(seed: UInt64(seed))
    for kind in 0..<8 {
      let count = [0, 1, 2, 3, 300, 5000, 40_000, 70_000][kind]
      let letters = UInt64([1, 2, 5, 256][Int(random.next() % 4)])
      var bytes: [UInt8] = []
      while bytes.count < count {
        if bytes.count > 10, random.next() % 3 == 0 {
          // A repetition from anywhere.
          let start = Int(random.next() % UInt64(bytes.count))
          let length = min(Int(random.next() % 600), count - bytes.count)
          for offset in 0..<length { bytes.append(bytes[start + offset]) }
        } else {
          bytes.append(UInt8(truncatingIfNeeded: random.next() % letters))
        }
      }
      let packed = Zlib.compressed(bytes)
      #expect(Self.read(packed, bytes.count) == bytes, "seed \(seed), \(count) bytes")
      #expect(packed.count < count * 9 / 8 + 120)
    }
    #expect(Zlib.compressed(Array(repeating: 7, count: 100_000)).count < 400)
  }

  @Test("pictures are shown as they were, from the changed pixels alone", arguments: 1...4)
  func pictures(_ seed: Int) throws {
    var random = SeededGenerator(seed: UInt64(seed))
    let (width, height) = (23, 17)
    var rgba = Array(repeating: UInt8(255), count: width * height * 4)
    var pictures: [[UInt8]] = []
    for _ in 0..<12 {
      for _ in 0..<Int(random.next() % 4) {
        let (x, y) = (Int(random.next() % 20), Int(random.next() % 15))
        for pixel in [y * width + x, (y + 1) * width + x + 2] {
          for channel in 0..<3 {
            rgba[pixel * 4 + channel] = UInt8(truncatingIfNeeded: random.next() % 6 * 50)
          }
        }
      }
      pictures.append(rgba)
    }
    var census = FilmPalette.Census()
    for picture in pictures { census.note(picture) }
    var file = FilmFile(width: width, height: height, palette: FilmPalette(census))
    for picture in pictures { file.append(picture, milliseconds: 40) }
    // Of another size: left out.
    file.append([1, 2, 3, 4], milliseconds: 40)
    let shown = try Shown(file.bytes)
    #expect(shown.width == width && shown.pictures.map(\.milliseconds).reduce(0, +) == 480)
    var time = 0
    for picture in shown.pictures {
      let expected = stride(from: 0, to: rgba.count, by: 4).map {
        FilmPalette.color(pictures[time / 40], $0)
      }
      #expect(picture.pixels == expected, "seed \(seed), at \(time) ms")
      time += picture.milliseconds
    }
    #expect(FilmFile(width: 1, height: 1, palette: FilmPalette(.init())).bytes.isEmpty)
  }

  @Test("the most frequent colors stay, and each other one is near its own")
  func palette() {
    var census = FilmPalette.Census()
    var rgba: [UInt8] = []
    for _ in 0..<4000 { rgba += [1, 2, 3, 255] }
    for number in 0..<4000 {
      rgba += [UInt8(number % 64 * 4), UInt8(number / 64 * 4), 128, 255]
    }
    census.note(rgba)
    var palette = FilmPalette(census)
    #expect(palette.colors.count == 255 && palette.colors[0] == 0x010203)
    let places = palette.places(rgba)
    for (pixel, place) in places.enumerated() {
      let color = palette.colors[Int(place)]
      for (channel, shift) in [(0, 16), (1, 8), (2, 0)] as [(Int, UInt32)] {
        let difference = Int(color >> shift & 255) - Int(rgba[pixel * 4 + channel])
        #expect(abs(difference) <= 24)
      }
    }
  }

  @Test("the same script makes the same film, which ends as the script does")
  func film() throws {
    let size = LayoutSize(width: 280, height: 360)
    let film = Film(demo: try Exhibits.index(of: "outline"), size: size) { script in
      try script.tap(150, 130)
      try script.wait(0.4)
    }
    let bytes = try film.bytes(FontBook())
    #expect(try film.bytes(FontBook()) == bytes)
    let shown = try Shown(bytes)
    // 25 frames, the first of three each.
    #expect(shown.width == 280 && shown.pictures.map(\.milliseconds).reduce(0, +) == 9 * 50)
    #expect(shown.pictures.count > 5)
    #expect(shown.pictures.first?.pixels != shown.pictures.last?.pixels)
  }

  @Test("every demo has a film, and a file's name says what it is")
  func names() throws {
    for demo in Exhibits.numbers { #expect(Film.film(of: demo).demo == demo) }
    #expect(Film.film(of: nil).demo == nil)
    let wrong = try gallery("--film", "film.gif")
    #expect(wrong.code == 64 && wrong.errors.contains(".apng"))
    let nowhere = try gallery("--demo", "fed", "--film", "/nowhere/film.apng")
    #expect(nowhere.code == 2 && nowhere.output.isEmpty)
  }
}
