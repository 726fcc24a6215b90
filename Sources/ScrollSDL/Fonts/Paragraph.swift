#if SDL
  internal import ScrollPrimitives

  /// A text that has been broken into lines, in points from the top left corner of its rectangle.
  struct Paragraph {
    /// A word, or a part of one, in one face.
    struct Piece {
      var word: WordKey
      /// Where the pen stands before it, in points.
      var x: Double
      /// Where its base line lies, in points.
      var baseline: Double
    }

    /// In the order in which they lie on their lines.
    var pieces: [Piece] = []
    /// The widest line and the height of all lines, in points.
    var size = LayoutSize()
  }

  /// What a paragraph depends on.
  struct ParagraphKey: Hashable {
    var text: ExactText
    var style: TextStyle
    var width: Double

    /// The most UTF-8 bytes of a text that are set; the rest is left out, with an ellipsis.
    static let byteLimit = 20_000

    /// `nil` where nothing is shown: no text, no size, no width.
    init?(_ text: String, _ style: TextStyle, width: Double) {
      guard style.size > 0, style.size.isFinite, style.lineHeight.isFinite, width > 0, !text.isEmpty
      else { return nil }
      self.text = ExactText(text.utf8.count > Self.byteLimit ? Self.beginning(of: text) : text)
      self.style = style
      self.style.size = min(style.size, 2000)
      self.style.lineHeight = min(max(style.lineHeight, 0), 100)
      self.style.lineLimit = max(0, style.lineLimit)
      self.width = width
    }

    private static func beginning(of text: String) -> String {
      var beginning = String(decoding: text.utf8.prefix(byteLimit), as: UTF8.self)
      // What was cut through.
      beginning.removeLast()
      return beginning + "…"
    }
  }

  /// The paragraphs used last. Bounded: where it is full, the half that was not used for longest goes.
  struct ParagraphCache {
    private var entries: [ParagraphKey: (paragraph: Paragraph, stamp: UInt64)] = [:]
    private var clock: UInt64 = 0
    static let limit = 1024

    mutating func find(_ key: ParagraphKey) -> Paragraph? {
      guard let index = entries.index(forKey: key) else { return nil }
      clock += 1
      entries.values[index].stamp = clock
      return entries.values[index].paragraph
    }

    mutating func insert(_ paragraph: Paragraph, _ key: ParagraphKey) {
      if entries.count >= Self.limit {
        let middle = entries.values.map(\.stamp).sorted()[entries.count / 2]
        entries = entries.filter { $0.value.stamp >= middle }
      }
      clock += 1
      entries[key] = (paragraph, clock)
    }
  }
#endif
