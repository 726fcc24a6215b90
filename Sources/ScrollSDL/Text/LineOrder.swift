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
      setNeutrals(&clusters, base)
      return base
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
            ? clusters[start - 1].level : before != after ? base : before == 1 ? 1 : base == 0 ? 0 : 2
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
