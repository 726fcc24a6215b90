/// An animated PNG of few bytes: pictures share 255 colors, and each after the first holds only what changes.
///
/// `AnimatedPNG` of the reports keeps pictures whole, in all their colors. The format is that of the PNG
/// specification, third edition: <https://www.w3.org/TR/png-3/>.
struct FilmFile {
  private struct Picture {
    var (x, y, width, height): (Int, Int, Int, Int)
    var data: [UInt8]
    /// Milliseconds.
    var duration: Int
    /// Whether clear pixels let the picture before show through.
    var isOver: Bool
  }

  let width: Int
  let height: Int
  private var palette: FilmPalette
  private var pictures: [Picture] = []
  private var last: [UInt8] = []

  init(width: Int, height: Int, palette: FilmPalette) {
    self.width = width
    self.height = height
    self.palette = palette
  }

  /// Adds a picture. If it equals the last one, that is shown longer.
  ///
  /// - Parameter rgba: four bytes for each pixel; pictures of another size are left out.
  mutating func append(_ rgba: [UInt8], milliseconds: Int) {
    guard rgba.count == width * height * 4 else { return }
    let next = palette.places(rgba)
    defer { last = next }
    guard !pictures.isEmpty else {
      let data = Zlib.compressed(rows(next, 0, 0, width, height))
      pictures.append(
        Picture(
          x: 0, y: 0, width: width, height: height, data: data, duration: milliseconds,
          isOver: false))
      return
    }
    guard let (x, y, width, height) = changed(next) else {
      pictures[pictures.count - 1].duration += milliseconds
      return
    }
    // What stays is clear, or as it is: whichever takes fewer bytes.
    let cleared = zip(next, last).map { $0 == $1 ? FilmPalette.clear : $0 }
    let over = Zlib.compressed(rows(cleared, x, y, width, height))
    let whole = Zlib.compressed(rows(next, x, y, width, height))
    let isOver = over.count < whole.count
    pictures.append(
      Picture(
        x: x, y: y, width: width, height: height, data: isOver ? over : whole,
        duration: milliseconds, isOver: isOver))
  }

  /// The rectangle around the pixels that differ from the last picture.
  private func changed(_ next: [UInt8]) -> (Int, Int, Int, Int)? {
    var (left, right, top, bottom) = (width, -1, height, -1)
    for y in 0..<height {
      let row = y * width
      for x in 0..<width where next[row + x] != last[row + x] {
        (left, right) = (min(left, x), max(right, x))
        (top, bottom) = (min(top, y), y)
      }
    }
    return right < 0 ? nil : (left, top, right - left + 1, bottom - top + 1)
  }

  /// Lines of pixels, each after a byte that says that it is not filtered.
  private func rows(
    _ places: [UInt8], _ x: Int, _ y: Int, _ width: Int, _ height: Int
  ) -> [UInt8] {
    var rows: [UInt8] = []
    rows.reserveCapacity((width + 1) * height)
    for line in y..<(y + height) {
      let start = line * self.width + x
      rows.append(0)
      rows += places[start..<(start + width)]
    }
    return rows
  }

  // MARK: Chunks

  /// The file; it is shown over and over.
  var bytes: [UInt8] {
    guard !pictures.isEmpty else { return [] }
    var bytes: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
    // Eight bits for each pixel, a place in the palette.
    Self.append("IHDR", Self.word(width) + Self.word(height) + [8, 3, 0, 0, 0], to: &bytes)
    Self.append("acTL", Self.word(pictures.count) + Self.word(0), to: &bytes)
    let colors = palette.colors.flatMap { color in
      [16, 8, 0].map { UInt8(truncatingIfNeeded: color >> UInt32($0)) }
    }
    Self.append("PLTE", colors + Array(repeating: 0, count: 768 - colors.count), to: &bytes)
    Self.append("tRNS", Array(repeating: 255, count: 255) + [0], to: &bytes)
    var sequence = 0
    for (index, picture) in pictures.enumerated() {
      var control = [sequence, picture.width, picture.height, picture.x, picture.y]
        .flatMap(Self.word)
      let duration = min(picture.duration, 65_535)
      control += [UInt8(duration >> 8), UInt8(duration & 255), 0x03, 0xE8]
      control += [0, picture.isOver ? 1 : 0]
      Self.append("fcTL", control, to: &bytes)
      sequence += 1
      if index == 0 {
        Self.append("IDAT", picture.data, to: &bytes)
      } else {
        Self.append("fdAT", Self.word(sequence) + picture.data, to: &bytes)
        sequence += 1
      }
    }
    Self.append("IEND", [], to: &bytes)
    return bytes
  }

  private static func append(_ type: String, _ body: [UInt8], to bytes: inout [UInt8]) {
    bytes += word(body.count)
    let checked = Array(type.utf8) + body
    bytes += checked
    bytes += word(Zlib.checksum(checked))
  }

  private static func word(_ value: Int) -> [UInt8] {
    [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: value >> $0) }
  }
}
