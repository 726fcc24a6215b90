#if SDL
  internal import ScrollPrimitives

  /// Breaks one text into lines.
  struct Typesetter {
    /// A part of a line: a word or part of one in one face, or a space.
    struct Item {
      /// Its letters; empty for a space.
      var clusters: Range<Int>
      var word: WordKey
      /// Points.
      var advance: Double
      var level: UInt8
      var isSpace = false
      var breaksAfter = false
      /// From where the pen is to where the letters begin, in points.
      var inset = 0.0
    }

    let book: FontBook
    let style: TextStyle
    let width: Double
    /// The code points of the text.
    private let scalars: [UInt32]
    var clusters: [Cluster]
    var paragraph = Paragraph()
    var lineCount = 0
    /// Whether the last allowed line has been set.
    var isFull = false

    private init(_ key: ParagraphKey, _ book: FontBook) {
      self.book = book
      style = key.style
      // A measured width is wide enough for the measured text.
      width = key.width + 0.01
      scalars = key.text.string.unicodeScalars.map(\.value)
      clusters = Cluster.split(key.text.string, style: key.style, book)
    }

    static func set(_ key: ParagraphKey, _ book: FontBook) -> Paragraph {
      var typesetter = Typesetter(key, book)
      var (start, beginning) = (0, 0)
      while start < typesetter.clusters.count, !typesetter.isFull {
        var end = start
        while end < typesetter.clusters.count, typesetter.clusters[end].kind != .newline {
          end += 1
        }
        let isLast = end + 1 >= typesetter.clusters.count
        let newline = end < typesetter.clusters.count ? typesetter.clusters[end] : nil
        let base = typesetter.setLevels(
          start..<end, of: beginning..<(newline?.offset ?? typesetter.scalars.count))
        typesetter.breakLines(start..<end, base, hasMore: !isLast)
        start = end + 1
        if let newline { beginning = newline.offset + newline.character.unicodeScalars.count }
      }
      typesetter.paragraph.size.height = Double(typesetter.lineCount) * typesetter.pitch
      return typesetter.paragraph
    }

    /// From line to line, in points.
    var pitch: Double { (book.ascent + book.descent) * style.size * style.lineHeight }

    var isLastLine: Bool { style.lineLimit > 0 && lineCount == style.lineLimit - 1 }

    /// Sets the levels of the characters between two newlines.
    ///
    /// - Parameter text: the same in code points, with those that are left out.
    /// - Returns: the level of the paragraph: 1 where its first letter runs to the left.
    private mutating func setLevels(_ range: Range<Int>, of text: Range<Int>) -> UInt8 {
      let (levels, base) = TextAnalyzer.levels(of: scalars[text])
      for index in range {
        clusters[index].level = levels[clusters[index].offset - text.lowerBound]
      }
      return base
    }

    /// Breaks what stands between two newlines; `hasMore` where text follows the second one.
    private mutating func breakLines(_ range: Range<Int>, _ base: UInt8, hasMore: Bool) {
      let items = items(range)
      var line: [Item] = []
      var used = 0.0
      var next = 0
      while next < items.count {
        var end = next + 1
        while end < items.count, !items[end - 1].breaksAfter { end += 1 }
        // Spaces at the end of a line stand beyond it.
        var visible = end
        while visible > next, items[visible - 1].isSpace { visible -= 1 }
        let advance = items[next..<visible].advance
        if used + advance <= width || visible == next {
          line += items[next..<end]
        } else if isLastLine {
          line += items[next...].prefix(64)
          return finish(line, base, isCut: true)
        } else if line.contains(where: { !$0.isSpace }) {
          finish(line, base)
          (line, used) = ([], 0)
          continue
        } else {
          breakWord(items[next..<visible], base, &line, &used)
          if isFull { return }
          line += items[visible..<end]
          used += items[visible..<end].advance
          next = end
          continue
        }
        used += items[next..<end].advance
        next = end
      }
      finish(line, base, isCut: isLastLine && hasMore)
    }

    /// Spreads a word that is wider than a line over lines. Its end is left on the line begun.
    private mutating func breakWord(
      _ word: ArraySlice<Item>, _ base: UInt8, _ line: inout [Item], _ used: inout Double
    ) {
      line.removeAll()
      used = 0
      for item in word {
        var start = item.clusters.lowerBound
        var end = start
        while end < item.clusters.upperBound {
          // Of all letters so far: kerned, they may be narrower than one by one.
          let length = self.item(start..<end + 1).advance
          if used + length > width, end > start || !line.isEmpty {
            if end > start { line.append(self.item(start..<end)) }
            if isLastLine {
              line.append(self.item(end..<item.clusters.upperBound))
              finish(line, base, isCut: true)
            } else {
              finish(line, base)
            }
            (line, used) = ([], 0)
            if isFull { return }
            start = end
          }
          end += 1
        }
        guard end > start else { continue }
        line.append(self.item(start..<end))
        used += line[line.count - 1].advance
      }
    }
  }
#endif
