#if SDL
  /// In which order what is written runs on a line: a part of the bidirectional algorithm that names,
  /// numbers and punctuation need. Embeddings and isolates are not read.
  enum LineOrder {
    /// Sets the levels of a paragraph without newlines. O(count).
    ///
    /// - Returns: the paragraph's own level: 1 where its first letter runs to the left.
    static func setLevels(_ clusters: inout ArraySlice<Cluster>) -> UInt8 {
      guard clusters.contains(where: { $0.direction == .right }) else { return 0 }
      let strong = clusters.first { $0.direction == .left || $0.direction == .right }
      let base: UInt8 = strong?.direction == .right ? 1 : 0
      var last = base
      for index in clusters.indices {
        switch clusters[index].direction {
        case .left:
          clusters[index].level = base == 0 ? 0 : 2
          last = 0
        case .right:
          clusters[index].level = 1
          last = 1
        case .number:
          clusters[index].level = last == 1 ? 2 : base == 0 ? 0 : 2
        case .neutral: break
        }
      }
      joinNumbers(&clusters)
      setNeutrals(&clusters, base)
      pairBrackets(&clusters, base)
      return base
    }

    /// Signs beside a number are read with it: per cent, currencies, degrees.
    private static func joinNumbers(_ clusters: inout ArraySlice<Cluster>) {
      func join(_ index: Int, _ neighbour: Int) {
        guard clusters.indices.contains(neighbour), clusters[neighbour].direction == .number,
          clusters[index].direction == .neutral, "%$€£¥#°+‰".contains(clusters[index].character)
        else { return }
        clusters[index].direction = .number
        clusters[index].level = clusters[neighbour].level
      }
      for index in clusters.indices { join(index, index - 1) }
      for index in clusters.indices.reversed() { join(index, index + 1) }
    }

    /// Brackets of a pair run the same way: as the paragraph where something between them does, else
    /// as what is between them where the text before does too.
    private static func pairBrackets(_ clusters: inout ArraySlice<Cluster>, _ base: UInt8) {
      var open: [Int] = []
      for index in clusters.indices where clusters[index].direction == .neutral {
        switch clusters[index].character {
        case "(", "[", "{": open.append(index)
        case ")", "]", "}":
          guard let start = open.popLast() else { continue }
          let inside = clusters[start + 1..<index]
          guard inside.contains(where: { $0.direction != .neutral }) else { continue }
          let hasBase = inside.contains { $0.direction != .neutral && side($0, base) == base & 1 }
          let before = clusters[..<start].last { $0.direction != .neutral }
          let isBase = hasBase || before.map { side($0, base) == base & 1 } ?? true
          let level: UInt8 = isBase ? base : base == 0 ? 1 : 2
          clusters[start].level = level
          clusters[index].level = level
        default: continue
        }
      }
    }

    /// What stands between two parts that run the same way runs that way too, else as the paragraph.
    private static func setNeutrals(_ clusters: inout ArraySlice<Cluster>, _ base: UInt8) {
      var start = clusters.startIndex
      var before = base & 1
      while start < clusters.endIndex {
        guard clusters[start].direction == .neutral else {
          before = side(clusters[start], base)
          start += 1
          continue
        }
        var end = start
        while end < clusters.endIndex, clusters[end].direction == .neutral { end += 1 }
        let after = end < clusters.endIndex ? side(clusters[end], base) : base & 1
        // A separator inside a number belongs to it.
        let isInNumber =
          end - start == 1 && start > clusters.startIndex && end < clusters.endIndex
          && clusters[start - 1].direction == .number && clusters[end].direction == .number
        for index in start..<end {
          clusters[index].level =
            isInNumber
            ? clusters[start - 1].level
            : before != after ? base : before == 1 ? 1 : base == 0 ? 0 : 2
        }
        start = end
      }
    }

    /// 1 for what counts as running to the left beside a neutral.
    private static func side(_ cluster: Cluster, _ base: UInt8) -> UInt8 {
      if cluster.direction == .number { return cluster.level == 0 ? 0 : 1 }
      return cluster.level & 1
    }

    /// Positions in the order in which they lie, from the left.
    static func visual(_ levels: [UInt8]) -> [Int] {
      var order = Array(levels.indices)
      guard let highest = levels.max(), highest > 0 else { return order }
      for level in stride(from: highest, through: 1, by: -1) {
        var start = 0
        while start < order.count {
          guard levels[order[start]] >= level else {
            start += 1
            continue
          }
          var end = start
          while end < order.count, levels[order[end]] >= level { end += 1 }
          order[start..<end].reverse()
          start = end
        }
      }
      return order
    }

    /// The bracket that is shown for one that runs to the left. Fonts that shape a script to the left
    /// mirror their own.
    static func mirrored(_ character: Character) -> Character {
      switch character {
      case "(": ")"
      case ")": "("
      case "[": "]"
      case "]": "["
      case "{": "}"
      case "}": "{"
      case "<": ">"
      case ">": "<"
      case "«": "»"
      case "»": "«"
      default: character
      }
    }
  }
#endif
