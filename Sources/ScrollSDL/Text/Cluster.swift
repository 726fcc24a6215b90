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

    /// How it runs; `neutral` as its neighbours do.
    enum Direction {
      case left
      case right
      case number
      case neutral
    }

    var character: Character
    var kind = Kind.word
    var script: UInt8 = 0
    var face: Int16 = 0
    var direction = Direction.neutral
    /// Even levels run to the right, odd ones to the left.
    var level: UInt8 = 0
    var breaksAfter = false
    /// Set apart from its neighbours in a width of its own.
    var isDigitCell = false

    /// Splits a text. Invisible marks are left out.
    static func split(_ text: String, style: TextStyle, _ book: FontBook) -> [Cluster] {
      var clusters: [Cluster] = []
      clusters.reserveCapacity(text.utf8.count)
      for character in text {
        guard let first = character.unicodeScalars.first?.value else { continue }
        var cluster = Cluster(character: character)
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
      joinRuns(&clusters, style, book)
      return clusters
    }

    private mutating func describe(_ first: UInt32, _ style: TextStyle, _ book: FontBook) {
      let script = Script.of(first)
      self.script = UInt8(script)
      face = book.face(for: character, script: script, weight: style.weight)
      let isDigit = (0x30...0x39).contains(first)
      if isDigit || (0x660...0x669).contains(first) || (0x6F0...0x6F9).contains(first) {
        direction = .number
      } else if script != Script.common {
        direction = Script.all[script].isRightToLeft ? .right : .left
      }
      isDigitCell = isDigit && style.monospacedDigits
      // After a hyphen or a dash.
      breaksAfter =
        first == 0x2D || first == 0x2010 || first == 0x2013 || first == 0x2014
        || Script.all[script].breaksAnywhere
    }

    /// Punctuation inside a word is shaped in the word's face where that has it, and no line begins
    /// with what closes or ends with what opens.
    private static func joinRuns(
      _ clusters: inout [Cluster], _ style: TextStyle, _ book: FontBook
    ) {
      for index in clusters.indices where clusters[index].kind == .word {
        if index > 0, clusters[index - 1].kind == .word {
          if isClosing(clusters[index].character) { clusters[index - 1].breaksAfter = false }
          // A hyphen before a digit is a sign.
          if clusters[index - 1].character == "-", clusters[index].direction == .number {
            clusters[index - 1].breaksAfter = false
          }
          if clusters[index].breaksAfter, !clusters[index - 1].breaksAfter,
            clusters[index].script != 0, clusters[index - 1].script != 0,
            !isOpening(clusters[index - 1].character),
            clusters[index - 1].script != clusters[index].script
          {
            clusters[index - 1].breaksAfter = true
          }
        }
        if isOpening(clusters[index].character) { clusters[index].breaksAfter = false }
      }
    }

    private static let closing: Set<UInt32> = scalars(
      ")]},.;:!?、。，．：；？！）］｝」』】〉》”’…ー々ぁぃぅぇぉっゃゅょァィゥェォッャュョ")
    private static let opening: Set<UInt32> = scalars("([{（［｛「『【〈《“‘")

    private static func scalars(_ text: String) -> Set<UInt32> {
      Set(text.unicodeScalars.map(\.value))
    }

    private static func isClosing(_ character: Character) -> Bool {
      character.unicodeScalars.first.map { closing.contains($0.value) } ?? false
    }

    private static func isOpening(_ character: Character) -> Bool {
      character.unicodeScalars.first.map { opening.contains($0.value) } ?? false
    }
  }
#endif
