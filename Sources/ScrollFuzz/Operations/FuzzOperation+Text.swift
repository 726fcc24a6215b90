extension FuzzOperation: CustomStringConvertible {
  public var description: String {
    switch self {
    case .frames(let lengths):
      let words = lengths.prefix(6).map { "\(Double($0) / 1e6)" }.joined(separator: ", ")
      let rest = lengths.count > 6 ? ", … \(lengths.count) in all" : ""
      return "frames after \(words)\(rest) ms"
    case .reload(let counts): return "reload \(counts)"
    case .resize(let width, let height): return "resize to \(width) x \(height) pt"
    case .drag(let x, let y, let moves, let lifts):
      return "drag by \(moves) x (\(x), \(y)) pt, \(lifts ? "let go" : "hold")"
    case .wheel(let x, let y): return "wheel (\(x), \(y)) pt"
    case .fling(let velocity): return "fling \(velocity) pt/s"
    case .scroll(let place, let position, let animated):
      return "scroll to \(place) at \(position)\(Self.text(animated))"
    case .offset(let offset, let animated): return "offset \(offset) pt\(Self.text(animated))"
    case .edit(let edits, let animated):
      return edits.map { "\($0)" }.joined(separator: "; ") + Self.text(animated)
    case .batch(let batch, let animated): return "batch \(batch)\(Self.text(animated))"
    case .cancel: return "cancel the last update"
    case .change(let places): return "change " + Self.text(places)
    case .replace(let places): return "give another cell to " + Self.text(places)
    case .mistake(let mistake): return "mistake \(mistake.rawValue)"
    }
  }

  private static func text(_ isAnimated: Bool) -> String { isAnimated ? ", animated" : "" }

  private static func text(_ places: [FuzzPlace]) -> String {
    places.map { "\($0)" }.joined(separator: ", ")
  }
}

extension FuzzPlace: CustomStringConvertible {
  public var description: String {
    switch self {
    case .near(let number): "screen\(number < 0 ? "" : "+")\(number)"
    case .any(let number): "item \(number)"
    }
  }
}

extension FuzzEdit: CustomStringConvertible {
  public var description: String {
    switch self {
    case .insert(let place, let count): "insert \(count) at \(place)"
    case .remove(let place, let count): "remove \(count) from \(place)"
    case .move(let from, let to): "move \(from) to \(to)"
    case .insertSections(let place, let counts): "insert sections \(counts) at \(place)"
    case .removeSection(let section): "remove section \(section)"
    case .moveSection(let from, let to): "move section \(from) to \(to)"
    }
  }
}

extension FuzzBatch: CustomStringConvertible {
  public var description: String {
    var parts: [String] = []
    func add(_ name: String, _ texts: [String]) {
      if !texts.isEmpty { parts.append(name + " " + texts.joined(separator: ", ")) }
    }
    add("delete", deleted.map { "\($0)" })
    add("insert", inserted.map { "\($0)" })
    add("move", moved.map { "\($0.from) to \($0.to)" })
    add("reload", reloaded.map { "\($0)" })
    add("reconfigure", reconfigured.map { "\($0)" })
    add("delete sections", deletedSections.map { "\($0)" })
    add("insert sections", insertedSections.map { "\($0)" })
    return "{" + parts.joined(separator: "; ") + "}"
  }
}
