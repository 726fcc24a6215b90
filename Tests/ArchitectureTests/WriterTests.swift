import Testing

/// Each field of the engine's state is written by the functions of one pass.
@Suite struct WriterTests {
  /// The files that may write a field of `EngineState`. Counters and the outbox (`work`,
  /// `diagnostics`, `events`) are added to by every pass and are not in the list.
  static let writers: [String: Set<String>] = [
    "settings": ["Pass0"], "shared": ["Pass0"], "settingsVersion": ["Pass0"], "hasBegun": ["Pass0"],
    "scroll": ["Pass2"], "across": ["Pass2"], "takeover": ["Pass2"], "goal": ["Pass2"],
    "layout": ["Pass3"], "ends": ["Pass3"], "anchor": ["Pass3"],
    "isFollowingEnd": ["Pass3"], "isStill": ["Pass3"],
    "refillSearch": ["Pass3"], "route": ["Pass3"],
    "hasOpened": ["Pass3"],
    "transition": ["Pass3"], "formerLayout": ["Pass3"], "formerPosition": ["Pass3"],
    "travel": ["Pass3"], "structure": ["Pass3"], "room": ["Pass3"], "changes": ["Pass3"],
    "sight": ["Pass3"], "showsPlaceholders": ["Pass3"],
    "ahead": ["Pass0"], "aheadVersion": ["Pass0"],
    "hasPlaceholders": ["Pass4"], "announced": ["Pass4"], "watch": ["Pass4"],
    "contentVersion": ["Pass4"], "nearReported": ["Pass4"],
    // What people do, by pointers, by keys and by the program; pass 4 has it follow items.
    "interaction": ["Pass0", "Pass4", "CollectionView+Focus", "CollectionView+Selection"],
    "refresh": ["Pass1"],
    "moving": ["Pass0", "Pass6"],
    "ended": ["Pass0", "Pass6", "CollectionView+Transactions"],
    "news": ["Pass0", "CollectionView+Focus", "CollectionView+Swipe"], "leaving": ["Pass4"],
    "fading": ["Pass4"],
    // A cell's drawing is kept beside it, and made by the pass that draws.
    "live": ["Pass4", "Pass5"], "decorations": ["Pass4", "Pass5"], "visible": ["Pass4"],
    "displayList": ["Pass5"], "swipeTexts": ["Pass5"], "spareDrawings": ["Pass5"],
    "parted": ["Pass4"], "reading": ["Pass3"], "readingArrangement": ["Pass0", "Pass3"],
  ]
  /// Fields that any pass adds to, or that the frame sets as it begins and ends.
  static let common: Set = ["work", "diagnostics", "events", "time", "frameIndex", "layoutTraits"]

  /// Calls that change what they are called on. Asking a layout moves its finger, which is no answer's
  /// business, and does not count.
  static let mutations: Set<String> = [
    "append", "insert", "remove", "removeAll", "removeSubrange", "swapAt", "translate", "setBounds",
    "setBounces", "prepare", "invalidate", "setPreferredSize", "setMeasured", "setNeedsMeasure",
    "renew", "move", "recompute", "turn", "cover", "uncover", "forgetCovered", "reach",
    "forgetReach",
    "show", "list",
    "decorate",
  ]

  @Test("every field of the state has one writer")
  func oneWriter() throws {
    let files = try SourceTree.load().files.filter {
      $0.module == "Scrollwork" && $0.folder == "Frame"
    }
    var seen: Set<String> = []
    for file in files {
      let name = file.path.split(separator: "/").last.map(String.init) ?? ""
      for (field, line) in Self.writes(in: file.tokens) {
        guard let allowed = Self.writers[field] else { continue }
        seen.insert(field)
        #expect(
          allowed.contains { name.hasPrefix($0) }, "\(file.path):\(line) writes state.\(field)")
      }
    }
    #expect(seen == Set(Self.writers.keys), "fields nothing was seen to write")
  }

  @Test("every field of the state has an owner")
  func owners() throws {
    let file = try #require(
      SourceTree.load().files.first { $0.path.hasSuffix("Frame/EngineState.swift") })
    let fields = zip(file.tokens, file.tokens.dropFirst()).compactMap { keyword, name in
      keyword.text == "var" && keyword.depth == 1 ? name.text : nil
    }
    #expect(fields.count > 40)
    #expect(Set(fields) == Set(Self.writers.keys).union(Self.common))
  }

  @Test("the scan finds assignments, members, elements and mutating calls, and nothing else")
  func scan() {
    let source = """
      state.a = 1
      state.b.c += 2
      state.d[slot].e = f
      state.g.append(1)
      state.h?.i.removeAll(keepingCapacity: true)
      if state.j == 1, state.k <= 2, state.l != 3, state.m >= 4 { let n = state.o }
      frame.events = state.p
      state.q.first(where: { $0 == 1 })
      self.state.r = 5
      // state.s = 1
      """
    let found = Self.writes(in: Tokenizer.tokens(of: source))
    #expect(found.map(\.field) == ["a", "b", "d", "g", "h", "r"])
    #expect(found.map(\.line) == [1, 2, 3, 4, 5, 9])
  }

  @Test("no pass writes the caller's settings")
  func settings() throws {
    let files = try SourceTree.load().files.filter {
      $0.module == "Scrollwork" && $0.path.contains("/Frame/") && !$0.path.contains("/View/")
    }
    for file in files {
      let tokens = file.tokens.indices.filter { index in
        // Not the engine's copy of them, `state.settings`.
        index < 2 || file.tokens[index - 2].text != "state" || file.tokens[index].text != "settings"
      }
      // A profile that the caller sets for a later moment is a setting when that moment comes.
      let found = Self.writes(in: tokens.map { file.tokens[$0] }, of: "settings")
        .filter { $0.field != "profile" }
      #expect(found.isEmpty, "\(file.path):\(found.first?.line ?? 0)")
    }
    let written = Self.writes(in: Tokenizer.tokens(of: "settings.scale = 2"), of: "settings")
    #expect(written.map(\.field) == ["scale"])
  }

  /// The fields of `state`, or of another value, that a file writes.
  static func writes(
    in tokens: [Token], of value: String = "state"
  ) -> [(field: String, line: Int)] {
    var found: [(field: String, line: Int)] = []
    for index in tokens.indices.dropLast(2)
    where tokens[index].text == value && tokens[index + 1].text == "." {
      let field = tokens[index + 2]
      if isWrite(pathFrom: index + 3, after: field.text, tokens) {
        found.append((field.text, field.line))
      }
    }
    return found
  }

  /// Whether the path that goes on at `start` ends in an assignment or a mutating call.
  private static func isWrite(pathFrom start: Int, after field: String, _ tokens: [Token]) -> Bool {
    var index = start
    var last = field
    while index < tokens.count {
      switch tokens[index].text {
      case "?" where tokens[index].isAttached, "!" where tokens[index].isAttached:
        // `!=` is a comparison.
        if index + 1 < tokens.count, tokens[index + 1].text == "=", tokens[index + 1].isAttached {
          return false
        }
        index += 1
      case ".":
        guard index + 1 < tokens.count else { return false }
        last = tokens[index + 1].text
        index += 2
      case "[" where tokens[index].isAttached:
        var open = 0
        repeat {
          open += tokens[index].text == "[" ? 1 : tokens[index].text == "]" ? -1 : 0
          index += 1
        } while open > 0 && index < tokens.count
      case "(":
        return mutations.contains(last)
      case "=":
        return !isFollowed(index, by: "=", tokens)
      case "+", "-", "*", "/":
        return isFollowed(index, by: "=", tokens)
      default:
        return false
      }
    }
    return false
  }

  private static func isFollowed(_ index: Int, by text: String, _ tokens: [Token]) -> Bool {
    index + 1 < tokens.count && tokens[index + 1].text == text && tokens[index + 1].isAttached
  }
}
