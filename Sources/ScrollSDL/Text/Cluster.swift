#if SDL
  internal import ScrollPrimitives

  /// A letter with its marks, and what breaking and ordering lines needs to know of it.
  struct Cluster {
    enum Kind {
      case word
      case space
      case newline
      /// Shown by nothing; a line may break here.
      case breakMark
    }

    var character: Character
    /// Where it begins in the text, in code points.
    var offset: Int
    var kind = Kind.word
    var script: UInt8 = 0
    var face: Int16 = 0
    /// Even levels run to the right, odd ones to the left.
    var level: UInt8 = 0
    var breaksAfter = false
    /// Set apart from its neighbors in a width of its own.
    var isDigitCell = false

    /// Splits a text. Invisible marks are left out. O(text).
    ///
    /// - Parameters:
    ///   - text: the text that is shown.
    ///   - style: its style.
    ///   - book: the fonts that it is drawn with.
    static func split(
      _ text: String, style: TextStyle, _ book: FontBook
    ) -> [Cluster] {
      var clusters: [Cluster] = []
      clusters.reserveCapacity(text.utf8.count)
      let breaks = book.analyzer.lineBreaks(in: Array(text.utf16))
      var (next, units, offset) = (0, 0, 0)
      for character in text {
        let begin = offset
        offset += character.unicodeScalars.count
        units += character.utf16.count
        while next < breaks.count, breaks[next] < units { next += 1 }
        guard let first = character.unicodeScalars.first?.value else { continue }
        var cluster = Cluster(character: character, offset: begin)
        cluster.breaksAfter = next < breaks.count && breaks[next] == units
        switch first {
        case 0x0A, 0x0D, 0x0B, 0x0C, 0x85, 0x2028, 0x2029: cluster.kind = .newline
        case 0x09, 0x20, 0x1680, 0x2000...0x2006, 0x2008...0x200A, 0x205F, 0x3000:
          cluster.kind = .space
        case 0x200B: cluster.kind = .breakMark
        case 0...0x1F, 0x7F...0x9F: continue
        default:
          if FontBook.isInvisible(first), character.unicodeScalars.count == 1 { continue }
          cluster.describe(first, style, book)
        }
        clusters.append(cluster)
      }
      return clusters
    }

    private mutating func describe(_ first: UInt32, _ style: TextStyle, _ book: FontBook) {
      let script = Script.of(first)
      self.script = UInt8(script)
      face = book.face(for: character, script: script, weight: style.weight)
      isDigitCell = (0x30...0x39).contains(first) && style.monospacedDigits
    }
  }
#endif
