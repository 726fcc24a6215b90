#if CLI
  import ScrollScenario
  import Scrollwork

  #if canImport(FoundationEssentials)
    private import FoundationEssentials
  #else
    private import Foundation
  #endif

  extension Journal.Row {
    /// What is wrong with a row, and in which of its fields.
    struct Problem: Error {
      var field: Int
      var message: String

      init(_ field: Int, _ message: String) {
        self.field = field
        self.message = message
      }
    }

    enum Field: Int, CaseIterable {
      case at = 1
      case place, values, note
    }

    /// Refuses what stands in other fields than these.
    func require(_ used: Set<Field>) throws(Problem) {
      for field in Field.allCases where !used.contains(field) && !fields[field.rawValue].isEmpty {
        throw Problem(
          field.rawValue, "'\(what)' has nothing under '\(Journal.columns[field.rawValue])'")
      }
    }

    func entry(isReply: Bool) throws(Problem) -> Journal.Entry {
      switch what {
      case "step":
        try require([.at])
        return .step(try time())
      case "size":
        try require([.place, .values])
        let values = try numbers(4)
        return .size(
          try element(), proposal: LayoutSize(width: values[0], height: values[1]),
          size: LayoutSize(width: values[2], height: values[3]))
      case "aim":
        try require([.values])
        return .aim(try numbers(1)[0])
      case "fetched":
        try require([.place])
        return .fetched(try integer())
      case "refused", "swiped", "carried": return .answer(try answer())
      case "layout", "layout_animated":
        try require([.note])
        return .layout(try layout(), animated: what == "layout_animated", isReply: isReply)
      default:
        return .request(try request(), isReply: isReply)
      }
    }

    private func answer() throws(Problem) -> Journal.Answer {
      switch what {
      case "refused":
        try require([.place, .note])
        guard let interaction = ItemInteraction(rawValue: note) else {
          throw Problem(4, "'\(note)' is nothing that a person does with an item")
        }
        return .refused(interaction, try item())
      case "carried":
        try require([.place, .note])
        guard let to = JournalWords.item(note[...]) else {
          throw Problem(4, "an item is written section/item, not '\(note)'")
        }
        return .carried(from: try item(), to: to)
      default:
        try require([.place, .values, .note])
        let words = note.split(separator: " ", omittingEmptySubsequences: false)
        guard let edge = words.first.flatMap({ SwipeEdge(rawValue: String($0)) }), words.count <= 2,
          words.count == 1 || words[1] == "full" || words[1] == "none" && values.isEmpty
        else {
          throw Problem(
            4, "a swipe is at 'leading' or 'trailing', and may be 'full' or 'none', not '\(note)'")
        }
        guard words.last != "none" else { return .swiped(try item(), edge, nil) }
        let count = values.isEmpty ? 0 : values.split(separator: " ").count
        let widths = count == 0 ? [] : try numbers(count)
        return .swiped(
          try item(), edge,
          SwipeActions(
            widths.map { SwipeAction(title: "", width: $0) },
            performsFirstActionWithFullSwipe: words.last == "full"))
      }
    }

    // MARK: Fields

    func time() throws(Problem) -> Timestamp {
      guard let nanoseconds = Int64(at) else {
        throw Problem(1, "a time is whole nanoseconds, not '\(at)'")
      }
      return Timestamp(nanoseconds: nanoseconds)
    }

    func moment() throws(Problem) -> ScrollMoment {
      at.isEmpty ? .nextFrame : .at(try time())
    }

    func numbers(_ count: Int) throws(Problem) -> [Double] {
      let words = values.split(separator: " ", omittingEmptySubsequences: false)
      guard words.count == count else {
        let phrase = count == 1 ? "a number" : "\(count) numbers with a blank between two"
        throw Problem(3, "'\(what)' needs \(phrase), not '\(values)'")
      }
      var numbers: [Double] = []
      for word in words {
        guard let number = JournalWords.number(word) else {
          throw Problem(3, "'\(word)' is not a number")
        }
        numbers.append(number)
      }
      return numbers
    }

    func integer() throws(Problem) -> Int {
      guard let number = Int(place) else {
        throw Problem(2, "'\(what)' needs a whole number, not '\(place)'")
      }
      return number
    }

    func item() throws(Problem) -> ItemPath {
      guard let path = JournalWords.item(place[...]) else {
        throw Problem(2, "an item is written section/item, not '\(place)'")
      }
      return path
    }

    func element() throws(Problem) -> ElementPath {
      guard let element = JournalWords.element(place[...]) else {
        throw Problem(2, "an element is written section/item or section/header, not '\(place)'")
      }
      return element
    }

    func insets() throws(Problem) -> LayoutInsets {
      let values = try numbers(4)
      return LayoutInsets(top: values[0], left: values[1], bottom: values[2], right: values[3])
    }

    func flag() throws(Problem) -> Bool {
      switch note {
      case "true": return true
      case "false": return false
      default: throw Problem(4, "'\(what)' is true or false, not '\(note)'")
      }
    }

    func isAnimated() throws(Problem) -> Bool {
      guard note.isEmpty || note == "animated" else {
        throw Problem(4, "the note of '\(what)' is 'animated' or nothing, not '\(note)'")
      }
      return note == "animated"
    }

    func word<Word: RawRepresentable<String> & CaseIterable>(
      _ text: some StringProtocol, _: Word.Type = Word.self
    ) throws(Problem) -> Word {
      guard let word = Word(rawValue: String(text)) else {
        let words = Word.allCases.map { "'\($0.rawValue)'" }.joined(separator: ", ")
        throw Problem(4, "'\(what)' needs one of \(words), not '\(text)'")
      }
      return word
    }

    /// A value of its own, as JSON.
    func json<Value: Decodable>(_: Value.Type = Value.self) throws(Problem) -> Value {
      let decoder = JSONDecoder()
      decoder.nonConformingFloatDecodingStrategy = .convertFromString(
        positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan")
      do {
        return try decoder.decode(Value.self, from: Data(note.utf8))
      } catch {
        throw Problem(4, "the note is no \(what)")
      }
    }

    private func layout() throws(Problem) -> Scenario.Layout {
      do throws(ScenarioError) {
        return try Scenario.Layout(yaml: note)
      } catch {
        throw Problem(4, "not a layout: \(error.message)")
      }
    }
  }
#endif
