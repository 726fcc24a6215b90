#if SDL
  /// Where the words of the texts drawn last lie in the atlas. Bounded like the paragraphs' cache.
  struct LineCache {
    struct Key: Hashable {
      var paragraph: ParagraphKey
      /// The letters' size in quarters of a pixel.
      var quarters: Int32
      var tint: UInt32
    }

    struct Word {
      var slot: Atlas.Slot
      /// The pen's place in baked pixels from the rectangle's left edge, moved back by a space.
      var x: Double
      /// In baked pixels from the rectangle's top edge.
      var baseline: Double
    }

    struct Entry {
      var words: [Word]
      /// The atlas's, when the slots were looked up.
      var generation: Int
      var stamp: UInt64
    }

    private(set) var entries: [Key: Entry] = [:]
    private var clock: UInt64 = 0
    static let limit = 1024

    /// Where a text that is there and valid is; marks it as used.
    mutating func find(_ key: Key, generation: Int) -> Dictionary<Key, Entry>.Index? {
      guard let index = entries.index(forKey: key),
        entries.values[index].generation == generation
      else { return nil }
      clock += 1
      entries.values[index].stamp = clock
      return index
    }

    mutating func insert(_ words: [Word], _ key: Key, generation: Int) {
      if entries.count >= Self.limit {
        let middle = entries.values.map(\.stamp).sorted()[entries.count / 2]
        entries = entries.filter { $0.value.stamp >= middle }
      }
      clock += 1
      entries[key] = Entry(words: words, generation: generation, stamp: clock)
    }
  }
#endif
