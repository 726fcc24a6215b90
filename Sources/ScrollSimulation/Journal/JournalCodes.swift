#if CLI
  import Scrollwork

  /// What is wrong with a line of a journal, and the keys that lead to the value that is.
  struct JournalProblem: Error {
    var keys: [String]
    var message: String

    init(_ message: String, at keys: [String] = []) {
      self.keys = keys
      self.message = message
    }

    /// A problem of the value that is being decoded.
    init(_ decoder: any Decoder, needs what: String) {
      keys = decoder.codingPath.map { $0.intValue.map(String.init) ?? $0.stringValue }
      message =
        "'\(decoder.codingPath.last { $0.intValue == nil }?.stringValue ?? "")' needs \(what)"
    }
  }

  /// A whole number, such as nanoseconds or the number of a pointer.
  struct WholeCode: Codable {
    var number: Int64

    init(_ number: Int64) { self.number = number }

    init(from decoder: any Decoder) throws {
      do {
        number = try decoder.singleValueContainer().decode(Int64.self)
      } catch {
        throw JournalProblem(decoder, needs: "a whole number")
      }
    }

    func encode(to encoder: any Encoder) throws {
      var container = encoder.singleValueContainer()
      try container.encode(number)
    }
  }

  /// How many there are of something, or the index of a section.
  struct CountCode: Codable {
    var number: Int

    init(_ number: Int) { self.number = number }

    init(from decoder: any Decoder) throws {
      guard let number = try? decoder.singleValueContainer().decode(Int.self), number >= 0 else {
        throw JournalProblem(decoder, needs: "a whole number from 0")
      }
      self.number = number
    }

    func encode(to encoder: any Encoder) throws {
      var container = encoder.singleValueContainer()
      try container.encode(number)
    }
  }

  /// One of the words of an enumeration.
  struct WordCode<Value: RawRepresentable<String> & CaseIterable>: Codable {
    var value: Value

    init(_ value: Value) { self.value = value }

    init(from decoder: any Decoder) throws {
      let word = try decoder.singleValueContainer().decode(String.self)
      guard let value = Value(rawValue: word) else {
        let words = Value.allCases.map { "'\($0.rawValue)'" }.joined(separator: ", ")
        throw JournalProblem(decoder, needs: "one of \(words), not '\(word)'")
      }
      self.value = value
    }

    func encode(to encoder: any Encoder) throws {
      var container = encoder.singleValueContainer()
      try container.encode(value.rawValue)
    }
  }

  /// An end of the content.
  enum EdgeWord: String, CaseIterable {
    case leading, trailing

    init(_ side: EdgeSide) { self = side == .leading ? .leading : .trailing }

    var side: EdgeSide { self == .leading ? .leading : .trailing }
  }

  /// An item as `[section, item]`.
  struct ItemCode: Codable {
    var path: ItemPath

    init(_ path: ItemPath) { self.path = path }

    init(from decoder: any Decoder) throws {
      guard let numbers = try? decoder.singleValueContainer().decode([Int].self),
        numbers.count == 2, numbers.allSatisfy({ $0 >= 0 })
      else { throw JournalProblem(decoder, needs: "an item as [section, item]") }
      path = ItemPath(section: numbers[0], item: numbers[1])
    }

    func encode(to encoder: any Encoder) throws {
      var container = encoder.singleValueContainer()
      try container.encode([path.section, path.item])
    }
  }

  /// An item as `[section, item]`, or the header or the footer of a section as `{"header": section}`.
  struct ElementCode: Codable {
    var element: ElementPath

    private enum Supplement: String, CaseIterable { case header, footer }

    init(_ element: ElementPath) { self.element = element }

    init(from decoder: any Decoder) throws {
      if let item = try? ItemCode(from: decoder) {
        element = .item(item.path)
        return
      }
      guard let sections = try? decoder.singleValueContainer().decode([String: Int].self),
        sections.count == 1, let (word, section) = sections.first, section >= 0,
        let supplement = Supplement(rawValue: word)
      else {
        throw JournalProblem(
          decoder,
          needs: #"an item as [section, item], or {"header": section} or {"footer": section}"#)
      }
      switch supplement {
      case .header: element = .header(section: section)
      case .footer: element = .footer(section: section)
      }
    }

    func encode(to encoder: any Encoder) throws {
      var container = encoder.singleValueContainer()
      switch element {
      case .item(let path): try container.encode(ItemCode(path))
      case .header(let section): try container.encode([Supplement.header.rawValue: section])
      case .footer(let section): try container.encode([Supplement.footer.rawValue: section])
      }
    }
  }

  /// Neighboring sections with the same number of items: a table of 100,000 rows is one of them.
  struct SectionsCode: Codable {
    var items: CountCode
    var sections: CountCode

    static func codes(_ counts: [Int]) -> [SectionsCode] {
      var codes: [SectionsCode] = []
      for count in counts {
        if codes.last?.items.number == count {
          codes[codes.count - 1].sections.number += 1
        } else {
          codes.append(SectionsCode(items: CountCode(count), sections: CountCode(1)))
        }
      }
      return codes
    }
  }

  /// Width and height, or x and y, in points.
  struct PairCode: Codable {
    var first: Double
    var second: Double

    init(_ size: LayoutSize) { (first, second) = (size.width, size.height) }

    var size: LayoutSize { LayoutSize(width: first, height: second) }

    init(from decoder: any Decoder) throws {
      guard let numbers = try? decoder.singleValueContainer().decode([Double].self),
        numbers.count == 2
      else { throw JournalProblem(decoder, needs: "two numbers as [width, height]") }
      (first, second) = (numbers[0], numbers[1])
    }

    func encode(to encoder: any Encoder) throws {
      var container = encoder.singleValueContainer()
      try container.encode([first, second])
    }
  }
#endif
