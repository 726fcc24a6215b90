/// Texts reduced to what wrapping needs: one byte per scalar, all texts in one array.
///
/// Lines are filled greedily. A line may end at spaces and after a `;`; a word longer than a line
/// starts on a line of its own and is broken between scalars. Spaces at the end of a line hang over
/// its edge, and those after a break stay on the line before. A line feed always ends a line.
struct WrapTable: Sendable {
  /// One glyph per scalar: its advance in the low two bits and at most one of the flags.
  private var glyphs: [UInt8] = []
  /// The start of each text, then the end of the last.
  private var starts: [Int] = [0]

  private static let advance: UInt8 = 0b0011
  private static let space: UInt8 = 0b0100
  /// A line may end after this glyph.
  private static let breakAfter: UInt8 = 0b1000
  private static let lineFeed: UInt8 = 0b1_0000

  mutating func append(_ text: String) {
    for scalar in text.unicodeScalars {
      switch scalar {
      case " ": glyphs.append(1 | Self.space)
      case ";": glyphs.append(1 | Self.breakAfter)
      case "\n": glyphs.append(Self.lineFeed)
      case "\r": break
      default: glyphs.append(UInt8(TextAdvance.units(scalar)))
      }
    }
    starts.append(glyphs.count)
  }

  /// The number of lines of a text in a column `width` points wide; 0 for an empty text and for one
  /// never appended.
  ///
  /// Linear in the length of the text.
  func lines(_ index: Int, width: Double) -> Int {
    guard index + 1 < starts.count, starts[index] < starts[index + 1] else { return 0 }
    // A line too long for any text, also where the width is not a number.
    let capacity = Int(min(max(0, width / TextAdvance.unit), 1e9))
    return glyphs.withUnsafeBufferPointer {
      Self.lines($0[starts[index]..<starts[index + 1]], capacity: capacity)
    }
  }

  private static func lines(_ text: Slice<UnsafeBufferPointer<UInt8>>, capacity: Int) -> Int {
    let glyphs = text.base
    var lines = 1
    var used = 0
    var index = text.startIndex
    while index < text.endIndex {
      let glyph = glyphs[index]
      if glyph & lineFeed != 0 {
        lines += 1
        used = 0
        index += 1
        continue
      }
      if glyph & space != 0 {
        used += 1
        index += 1
        continue
      }
      let start = index
      var length = 0
      repeat {
        length += Int(glyphs[index] & advance)
        index += 1
      } while index < text.endIndex && glyphs[index - 1] & breakAfter == 0
        && glyphs[index] & (space | lineFeed) == 0
      if used + length > capacity, used > 0 {
        lines += 1
        used = 0
      }
      if length <= capacity {
        used += length
        continue
      }
      for position in start..<index {
        let step = Int(glyphs[position] & advance)
        if step > 0, used > 0, used + step > capacity {
          lines += 1
          used = 0
        }
        used += step
      }
    }
    return lines
  }
}
