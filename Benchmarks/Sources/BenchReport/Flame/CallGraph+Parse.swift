extension CallGraph {
  /// Reads a file of callgrind, with or without short names and relative positions. O(bytes).
  ///
  /// - Throws: ``CallGraphError`` for the first line that is not as it should be.
  public static func parse(_ text: String) throws(CallGraphError) -> CallGraph {
    var parser = Parser()
    let lines = text.split(omittingEmptySubsequences: false) { $0 == "\n" || $0 == "\r\n" }
    for line in lines { try parser.take(line) }
    return try parser.end()
  }

  /// What is known between two lines.
  private struct Parser {
    private var graph = CallGraph()
    private var numbers: [Function: Int] = [:]
    /// Where the call from one function to another is in the list of the first.
    private var places: [[Int: Int]] = []
    /// Short names: objects have their own, files are not looked at.
    private var objects: [Substring: Substring] = [:]
    private var symbols: [Substring: Substring] = [:]
    private var line = 0
    /// Columns before the figures, and which figure is that of instructions.
    private var positions = 1
    private var column: Int?
    private var object: Substring = ""
    private var function: Int?
    private var calleeObject: Substring?
    private var callee: Int?
    /// How many calls the next figures are of.
    private var count: Int?
    private var told: Int?

    mutating func take(_ text: Substring) throws(CallGraphError) {
      line += 1
      guard let first = text.first, first != "#" else { return }
      if first.isASCII, first.isNumber || first == "+" || first == "-" || first == "*" {
        return try takeFigures(text)
      }
      // Only figures may follow a call.
      guard count == nil else { throw .noCost(line: line - 1) }
      if let end = text.firstIndex(of: "="), text[..<end].allSatisfy(\.isLetter) {
        return try takeEntry(text[..<end], text[text.index(after: end)...], text)
      }
      guard let end = text.firstIndex(of: ":") else { throw malformed(text) }
      try takeHeading(text[..<end], text[text.index(after: end)...], text)
    }

    func end() throws(CallGraphError) -> CallGraph {
      guard count == nil else { throw .noCost(line: line) }
      guard told != nil else { throw .noTotal(line: line) }
      return graph
    }

    private mutating func takeHeading(
      _ name: Substring, _ value: Substring, _ text: Substring
    ) throws(CallGraphError) {
      let words = value.split(separator: " ")
      switch name {
      case "positions": positions = words.count
      case "events":
        column = words.firstIndex(of: "Ir")
        if column == nil { throw .noInstructions(line: line) }
      case "totals":
        guard let column, words.indices.contains(column), let total = Int(words[column]) else {
          throw malformed(text)
        }
        // A file of several parts has a total for each.
        told = try sum(told ?? 0, total, text)
        guard told == graph.total else {
          throw .otherTotal(line: line, told: told ?? 0, found: graph.total)
        }
      case "version", "creator", "pid", "thread", "part", "cmd", "desc", "summary", "event": break
      default: throw malformed(text)
      }
    }

    private mutating func takeEntry(
      _ key: Substring, _ value: Substring, _ text: Substring
    ) throws(CallGraphError) {
      switch key {
      case "ob": object = try Self.name(value, &objects, line, text)
      case "cob": calleeObject = try Self.name(value, &objects, line, text)
      case "fn":
        function = number(try Self.name(value, &symbols, line, text), object)
        (callee, calleeObject) = (nil, nil)
      case "cfn":
        callee = number(try Self.name(value, &symbols, line, text), calleeObject ?? object)
      case "calls":
        guard let calls = value.split(separator: " ").first.flatMap({ Int($0) }), calls >= 0 else {
          throw malformed(text)
        }
        guard function != nil, callee != nil else { throw .noFunction(line: line) }
        count = calls
      case "fl", "fi", "fe", "cfi", "cfl", "jump", "jcnd", "jfi", "jfn": break
      default: throw malformed(text)
      }
    }

    private mutating func takeFigures(_ text: Substring) throws(CallGraphError) {
      let words = text.split(separator: " ")
      guard let column, words.count >= positions,
        words[..<positions].allSatisfy(Self.isPosition)
      else { throw malformed(text) }
      // Figures that are left out at the end are zeros.
      let place = positions + column
      let cost = words.indices.contains(place) ? Int(words[place]) : 0
      guard let cost, cost >= 0 else { throw malformed(text) }
      guard let function else { throw .noFunction(line: line) }
      guard let count, let callee else {
        graph.own[function] = try sum(graph.own[function], cost, text)
        graph.total = try sum(graph.total, cost, text)
        return
      }
      if let place = places[function][callee] {
        var call = graph.calls[function][place]
        call.count = try sum(call.count, count, text)
        call.cost = try sum(call.cost, cost, text)
        graph.calls[function][place] = call
      } else {
        places[function][callee] = graph.calls[function].count
        graph.calls[function].append(Call(callee: callee, count: count, cost: cost))
      }
      (self.count, self.callee, calleeObject) = (nil, nil, nil)
    }

    /// A line or an address, as it is or as a distance from the one before.
    private static func isPosition(_ word: Substring) -> Bool {
      if word == "*" { return true }
      let digits = word.first == "+" || word.first == "-" ? word.dropFirst() : word
      if digits.hasPrefix("0x") { return Int(digits.dropFirst(2), radix: 16) != nil }
      return Int(digits) != nil
    }

    /// `(4) name`, which gives a short name, `(4)`, which uses it, or `name`.
    private static func name(
      _ value: Substring, _ known: inout [Substring: Substring], _ line: Int, _ text: Substring
    ) throws(CallGraphError) -> Substring {
      guard value.first == "(", let end = value.firstIndex(of: ")"),
        case let short = value[value.index(after: value.startIndex)..<end], Int(short) != nil
      else {
        if value.isEmpty { throw .malformed(line: line, text: String(text)) }
        return value
      }
      let name = value[end...].dropFirst().drop { $0 == " " }
      if name.isEmpty {
        guard let name = known[short] else { throw .unknownName(line: line, text: String(text)) }
        return name
      }
      guard (known.updateValue(name, forKey: short) ?? name) == name else {
        throw .unknownName(line: line, text: String(text))
      }
      return name
    }

    private mutating func number(_ symbol: Substring, _ object: Substring) -> Int {
      let function = Function(symbol: String(symbol), object: String(object))
      if let number = numbers[function] { return number }
      numbers[function] = graph.functions.count
      graph.functions.append(function)
      graph.own.append(0)
      graph.calls.append([])
      places.append([:])
      return graph.functions.count - 1
    }

    private func sum(_ a: Int, _ b: Int, _ text: Substring) throws(CallGraphError) -> Int {
      let (sum, isTooLarge) = a.addingReportingOverflow(b)
      if isTooLarge { throw malformed(text) }
      return sum
    }

    private func malformed(_ text: Substring) -> CallGraphError {
      .malformed(line: line, text: String(text))
    }
  }
}
