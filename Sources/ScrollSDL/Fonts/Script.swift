#if SDL
  /// A writing system: how it runs, how it is shaped, and which typeface draws it.
  struct Script: Sendable {
    /// The four letters that ISO 15924 gives it.
    let tag: String
    var isRightToLeft = false
    /// The typeface's name in `fonts-noto-core`; empty where the primary typeface is asked first.
    var typeface = ""
    /// Whether lines may break between any two of its letters.
    var breaksAnywhere = false
    /// First and last code points.
    let ranges: [ClosedRange<UInt32>]

    /// Letters of no script of their own: digits, punctuation, symbols.
    static let common = 0
    static let latin = 1

    static let all: [Script] = [
      Script(tag: "Zyyy", ranges: []),
      Script(
        tag: "Latn",
        ranges: [
          0x41...0x5A, 0x61...0x7A, 0xAA...0xAA, 0xBA...0xBA, 0xC0...0xD6, 0xD8...0xF6,
          0xF8...0x2BF, 0x1D00...0x1DBF, 0x1E00...0x1EFF, 0x2C60...0x2C7F, 0xA720...0xA7FF,
          0xAB30...0xAB6F, 0xFB00...0xFB06,
        ]),
      Script(tag: "Grek", ranges: [0x370...0x3E1, 0x3F0...0x3FF, 0x1F00...0x1FFF]),
      Script(
        tag: "Cyrl",
        ranges: [0x400...0x52F, 0x1C80...0x1C8F, 0x2DE0...0x2DFF, 0xA640...0xA69F]),
      Script(tag: "Armn", typeface: "NotoSansArmenian", ranges: [0x530...0x58F, 0xFB13...0xFB17]),
      Script(
        tag: "Hebr", isRightToLeft: true, typeface: "NotoSansHebrew",
        ranges: [0x590...0x5FF, 0xFB1D...0xFB4F]),
      Script(
        tag: "Arab", isRightToLeft: true, typeface: "NotoSansArabic",
        ranges: [
          0x600...0x65F, 0x66A...0x6EF, 0x6FA...0x6FF, 0x750...0x77F, 0x8A0...0x8FF,
          0xFB50...0xFDFF, 0xFE70...0xFEFC,
        ]),
      Script(
        tag: "Syrc", isRightToLeft: true, typeface: "NotoSansSyriac", ranges: [0x700...0x74F]),
      Script(
        tag: "Thaa", isRightToLeft: true, typeface: "NotoSansThaana", ranges: [0x780...0x7BF]),
      Script(tag: "Nkoo", isRightToLeft: true, typeface: "NotoSansNKo", ranges: [0x7C0...0x7FF]),
      Script(
        tag: "Deva", typeface: "NotoSansDevanagari", ranges: [0x900...0x97F, 0xA8E0...0xA8FF]),
      Script(tag: "Beng", typeface: "NotoSansBengali", ranges: [0x980...0x9FF]),
      Script(tag: "Guru", typeface: "NotoSansGurmukhi", ranges: [0xA00...0xA7F]),
      Script(tag: "Gujr", typeface: "NotoSansGujarati", ranges: [0xA80...0xAFF]),
      Script(tag: "Orya", typeface: "NotoSansOriya", ranges: [0xB00...0xB7F]),
      Script(tag: "Taml", typeface: "NotoSansTamil", ranges: [0xB80...0xBFF]),
      Script(tag: "Telu", typeface: "NotoSansTelugu", ranges: [0xC00...0xC7F]),
      Script(tag: "Knda", typeface: "NotoSansKannada", ranges: [0xC80...0xCFF]),
      Script(tag: "Mlym", typeface: "NotoSansMalayalam", ranges: [0xD00...0xD7F]),
      Script(tag: "Sinh", typeface: "NotoSansSinhala", ranges: [0xD80...0xDFF]),
      Script(
        tag: "Thai", typeface: "NotoSansThai", breaksAnywhere: true, ranges: [0xE00...0xE7F]),
      Script(tag: "Laoo", typeface: "NotoSansLao", breaksAnywhere: true, ranges: [0xE80...0xEFF]),
      Script(tag: "Tibt", typeface: "NotoSerifTibetan", ranges: [0xF00...0xFFF]),
      Script(
        tag: "Mymr", typeface: "NotoSansMyanmar", breaksAnywhere: true,
        ranges: [0x1000...0x109F, 0xA9E0...0xA9FF, 0xAA60...0xAA7F]),
      Script(
        tag: "Geor", typeface: "NotoSansGeorgian",
        ranges: [0x10A0...0x10FF, 0x1C90...0x1CBF, 0x2D00...0x2D2F]),
      Script(tag: "Hang", ranges: [0x1100...0x11FF, 0x3130...0x318F, 0xAC00...0xD7AF]),
      Script(
        tag: "Ethi", typeface: "NotoSansEthiopic",
        ranges: [0x1200...0x139F, 0x2D80...0x2DDF, 0xAB00...0xAB2F]),
      Script(
        tag: "Cher", typeface: "NotoSansCherokee", ranges: [0x13A0...0x13FF, 0xAB70...0xABBF]),
      Script(
        tag: "Cans", typeface: "NotoSansCanadianAboriginal",
        ranges: [0x1400...0x167F, 0x18B0...0x18FF]),
      Script(
        tag: "Khmr", typeface: "NotoSansKhmer", breaksAnywhere: true,
        ranges: [0x1780...0x17FF, 0x19E0...0x19FF]),
      Script(tag: "Mong", typeface: "NotoSansMongolian", ranges: [0x1800...0x18AF]),
      Script(tag: "Talu", typeface: "NotoSansNewTaiLue", ranges: [0x1980...0x19DF]),
      Script(tag: "Sund", typeface: "NotoSansSundanese", ranges: [0x1B80...0x1BBF]),
      Script(tag: "Olck", typeface: "NotoSansOlChiki", ranges: [0x1C50...0x1C7F]),
      Script(tag: "Tfng", typeface: "NotoSansTifinagh", ranges: [0x2D30...0x2D7F]),
      Script(tag: "Copt", typeface: "NotoSansCoptic", ranges: [0x3E2...0x3EF, 0x2C80...0x2CFF]),
      Script(tag: "Mtei", typeface: "NotoSansMeeteiMayek", ranges: [0xABC0...0xABFF]),
      Script(tag: "Yiii", typeface: "NotoSansYi", breaksAnywhere: true, ranges: [0xA000...0xA4CF]),
      Script(tag: "Hira", breaksAnywhere: true, ranges: [0x3041...0x309F]),
      Script(tag: "Kana", breaksAnywhere: true, ranges: [0x30A0...0x30FF, 0x31F0...0x31FF]),
      Script(
        tag: "Hani", breaksAnywhere: true,
        ranges: [
          0x2E80...0x2FDF, 0x3001...0x3040, 0x3400...0x4DBF, 0x4E00...0x9FFF, 0xF900...0xFAFF,
          0xFE30...0xFE4F, 0xFF01...0xFFEF, 0x20000...0x2FA1F,
        ]),
    ]

    private static let sorted: [(range: ClosedRange<UInt32>, script: Int)] =
      all.indices.flatMap { script in all[script].ranges.map { (range: $0, script: script) } }
      .sorted { $0.range.lowerBound < $1.range.lowerBound }

    /// The script of a code point, as a position in `all`. O(log scripts).
    static func of(_ scalar: UInt32) -> Int {
      if scalar < 0x80 { return (scalar | 0x20) &- 0x61 < 26 ? latin : common }
      var (low, high) = (0, sorted.count)
      while low < high {
        let middle = (low + high) / 2
        if sorted[middle].range.upperBound < scalar { low = middle + 1 } else { high = middle }
      }
      guard low < sorted.count, sorted[low].range.contains(scalar) else { return common }
      return sorted[low].script
    }
  }
#endif
