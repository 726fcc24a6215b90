#if SDL
  internal import ScrollPrimitives

  extension Typesetter {
    /// The words and spaces of a range without newlines. O(letters).
    func items(_ range: Range<Int>) -> [Item] {
      var items: [Item] = []
      var start = range.lowerBound
      while start < range.upperBound {
        var end = start + 1
        if clusters[start].kind == .breakMark {
          if !items.isEmpty { items[items.count - 1].breaksAfter = true }
          start = end
          continue
        }
        let limit = itemLimit(clusters[start].script)
        while end < range.upperBound, end - start < limit, joins(end - 1, end) { end += 1 }
        items.append(item(start..<end))
        start = end
      }
      return items
    }

    /// The most letters of an item: a word is drawn as one, and must fit a page of the atlas. Words of
    /// scripts whose letters join are cut last.
    private func itemLimit(_ script: UInt8) -> Int {
      script > 3 ? 48 : Int(min(max(480 / style.size, 4), 48))
    }

    /// Whether a letter belongs to the same item as the one before it.
    private func joins(_ first: Int, _ second: Int) -> Bool {
      let (a, b) = (clusters[first], clusters[second])
      guard a.kind == .word, b.kind == .word, a.face == b.face, a.level == b.level,
        !a.breaksAfter, !a.isDigitCell, !b.isDigitCell
      else { return false }
      return a.script == b.script || a.script == 0 || b.script == 0
    }

    /// One item of letters that join.
    func item(_ range: Range<Int>) -> Item {
      let first = clusters[range.lowerBound]
      if first.kind == .space {
        let face = Int16(book.primary[Int(style.weight.rawValue)])
        let em = book.faces[Int(face)].space ?? 0.25
        let word = WordKey(text: ExactText(""), face: face, script: 0, isRightToLeft: false)
        return Item(
          clusters: range, word: word,
          advance: em * style.size * (first.character == "\t" ? 4 : 1), level: first.level,
          isSpace: true, breaksAfter: first.breaksAfter)
      }
      let script = clusters[range].first { $0.script != 0 }?.script ?? 0
      let isRight = first.level & 1 == 1
      let isShapedLeft = isRight && Script.all[Int(script)].isRightToLeft
      var text = ""
      if isRight, !isShapedLeft {
        // Shaped in a direction that its script does not have, letters would come out reversed.
        for index in range.reversed() {
          text.append(TextAnalyzer.mirrored(clusters[index].character))
        }
      } else {
        for index in range { text.append(clusters[index].character) }
      }
      let word = WordKey(
        text: ExactText(text), face: first.face, script: script, isRightToLeft: isShapedLeft)
      var item = Item(
        clusters: range, word: word, advance: book.advance(of: word) * style.size,
        level: first.level, breaksAfter: clusters[range.upperBound - 1].breaksAfter)
      if first.isDigitCell {
        let cell = book.faces[Int(first.face)].digit * style.size
        item.inset = (cell - item.advance) / 2
        item.advance = cell
      }
      return item
    }

    /// Sets a line. `isCut` where text that follows it is left out.
    mutating func finish(_ line: [Item], _ base: UInt8, isCut: Bool = false) {
      guard !isFull else { return }
      var line = line
      trim(&line)
      if isCut { cut(&line, base) }
      let length = line.advance
      paragraph.size.width = max(paragraph.size.width, length)
      let isRight = base == 1
      let room = width.isFinite ? max(0, width - 0.01 - length) : 0
      var x =
        switch style.alignment {
        case .leading: isRight ? room : 0
        case .center: room / 2
        case .trailing: isRight ? 0 : room
        }
      let letters = (book.ascent + book.descent) * style.size
      let baseline =
        Double(lineCount) * pitch + (pitch - letters) / 2 + book.ascent * style.size
      for index in TextAnalyzer.visualOrder(line.map(\.level)) {
        if !line[index].isSpace {
          paragraph.pieces.append(
            Paragraph.Piece(word: line[index].word, x: x + line[index].inset, baseline: baseline))
        }
        x += line[index].advance
      }
      isFull = isLastLine
      lineCount += 1
    }

    private func trim(_ line: inout [Item]) {
      while line.last?.isSpace == true { line.removeLast() }
    }

    /// Shortens a line until an ellipsis has room after it.
    private func cut(_ line: inout [Item], _ base: UInt8) {
      let face = book.face(for: "…", script: 0, weight: style.weight)
      let word = WordKey(text: ExactText("…"), face: face, script: 0, isRightToLeft: false)
      let ellipsis = Item(
        clusters: 0..<0, word: word, advance: book.advance(of: word) * style.size, level: base)
      var length = line.advance + ellipsis.advance
      while length > width, let last = line.popLast() {
        length -= last.advance
        guard !last.isSpace, length <= width else { continue }
        // The letters of the word that still fit, found from the front.
        var (end, fitting) = (last.clusters.lowerBound, 0.0)
        while end < last.clusters.upperBound {
          let advance = item(end..<end + 1).advance
          guard length + fitting + advance <= width else { break }
          fitting += advance
          end += 1
        }
        if end > last.clusters.lowerBound {
          line.append(item(last.clusters.lowerBound..<end))
        }
        break
      }
      trim(&line)
      line.append(ellipsis)
    }
  }

  extension Sequence<Typesetter.Item> {
    /// The length of all together, in points.
    var advance: Double { reduce(0) { $0 + $1.advance } }
  }
#endif
