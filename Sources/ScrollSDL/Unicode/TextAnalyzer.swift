#if SDL
  internal import CUnicode

  /// Where the lines of a text may break (Unicode's annex 14, by ICU) and in which direction its parts run (annex 9,
  /// by FriBidi).
  ///
  /// Used from one thread at a time.
  final class TextAnalyzer {
    /// How a paragraph runs.
    enum Direction: Int32 {
      case toTheRight = 0
      case toTheLeft = 1
      /// As its first letter does; to the right where it has none.
      case automatic = 2
    }

    /// `nil` where ICU has no data: then nothing breaks.
    private let lineBreaks = CUnicode_OpenLineBreaks()

    deinit { CUnicode_CloseLineBreaks(lineBreaks) }

    /// The places after which a line may or must break, in UTF-16 units, ascending; the last one is the end. O(text).
    func lineBreaks(in text: [UInt16]) -> [Int] {
      guard let lineBreaks, !text.isEmpty else { return [] }
      return text.withUnsafeBufferPointer { units in
        guard let length = Int32(exactly: units.count),
          CUnicode_SetText(lineBreaks, units.baseAddress, length)
        else { return [] }
        var places: [Int] = []
        while case let place = CUnicode_NextBreak(lineBreaks), place >= 0 {
          places.append(Int(place))
        }
        // It holds on to no text that goes.
        _ = CUnicode_SetText(lineBreaks, nil, 0)
        return places
      }
    }

    /// The level of each code point of a paragraph and that of the paragraph. Even levels run to the right, odd
    /// ones to the left. O(text).
    static func levels(
      of paragraph: ArraySlice<UInt32>, direction: Direction = .automatic
    ) -> (levels: [UInt8], base: UInt8) {
      let base: UInt8 = direction == .toTheLeft ? 1 : 0
      // No letter below runs to the left, and none of the marks for directions is there.
      let isPlain = direction != .toTheLeft && paragraph.allSatisfy { $0 < 0x590 }
      guard !isPlain, let length = Int32(exactly: paragraph.count), length > 0 else {
        return (Array(repeating: base, count: paragraph.count), base)
      }
      var types = [UInt32](repeating: 0, count: paragraph.count)
      var brackets = types
      var levels = [Int8](repeating: 0, count: paragraph.count)
      let found = paragraph.withUnsafeBufferPointer {
        CUnicode_Levels(
          $0.baseAddress, length, direction.rawValue, &types, &brackets, &levels)
      }
      guard found >= 0 else { return (Array(repeating: base, count: paragraph.count), base) }
      return (levels.map { UInt8(max(0, $0)) }, UInt8(found))
    }

    /// Positions in the order in which they lie, from the left. O(count · levels).
    static func visualOrder(_ levels: [UInt8]) -> [Int] {
      guard levels.contains(where: { $0 != 0 }), let count = Int32(exactly: levels.count) else {
        return Array(levels.indices)
      }
      var bytes = levels.map { Int8(clamping: $0) }
      var types = [UInt32](repeating: 0, count: levels.count)
      var order = Array(0..<count)
      guard CUnicode_VisualOrder(&bytes, count, &types, &order) else {
        return Array(levels.indices)
      }
      return order.map(Int.init)
    }

    /// What is shown for a letter that runs to the left, where its font does not mirror it itself.
    static func mirrored(_ character: Character) -> Character {
      guard let scalar = character.unicodeScalars.first, character.unicodeScalars.count == 1,
        let mirrored = Unicode.Scalar(CUnicode_Mirrored(scalar.value))
      else { return character }
      return Character(mirrored)
    }
  }
#endif
