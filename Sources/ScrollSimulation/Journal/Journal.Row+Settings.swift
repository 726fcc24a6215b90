#if CLI
  import ScrollScenario
  import ScrollTools
  import Scrollwork

  /// The setting that a row changes.
  extension Journal.Row {
    func setting() throws(Problem) -> CollectionRequest {
      switch what {
      case "viewport":
        try require([.values])
        let values = try numbers(3)
        let isScreen = values.prefix(2).allSatisfy { NumberRule.screenLength.accepts($0) }
        guard isScreen, NumberRule.scale.accepts(values[2]) else {
          throw Problem(3, "a viewport is 0 to 100000 pt wide and high, its scale at most 100")
        }
        return .setViewport(LayoutSize(width: values[0], height: values[1]), scale: values[2])
      case "safe_area":
        try require([.values])
        return .setSafeAreaInsets(try insets())
      case "content_insets":
        try require([.values])
        return .setContentInset(try insets())
      case "refresh_inset":
        try require([.values])
        return .setRefreshInset(try numbers(1)[0])
      case "prefetch":
        try require([.place, .values, .note])
        guard note.isEmpty || note == "shares_unused" else {
          throw Problem(4, "the note of 'prefetch' is 'shares_unused' or nothing, not '\(note)'")
        }
        let values = try numbers(3)
        guard values.allSatisfy({ abs($0) <= 100_000 }) else {
          throw Problem(3, "a prefetch distance and its shares are at most 100000")
        }
        return .setPrefetch(
          PrefetchPolicy(
            distance: values[0], ahead: values[1], behind: values[2], cellsPerFrame: try integer(),
            sharesUnused: !note.isEmpty))
      case "data_prefetch":
        try require([.values])
        guard !values.isEmpty else { return .setDataPrefetch(nil) }
        let values = try numbers(2)
        return .setDataPrefetch(DataPrefetchPolicy(ahead: values[0], behind: values[1]))
      case "placeholders":
        try require([.values])
        guard !values.isEmpty else { return .setPlaceholders(nil) }
        let values = try numbers(2)
        return .setPlaceholders(PlaceholderPolicy(enter: values[0], exit: values[1]))
      case "snapping": return .setSnapping(try snapping())
      case "anchor": return .setAnchorPolicy(try anchor())
      default:
        // First whether there is such a word: what may stand beside it, nobody knows otherwise.
        guard Self.words.contains(what) else { throw unknown }
        try require([.note])
        return try word()
      }
    }

    /// What is said in a word or two.
    private func word() throws(Problem) -> CollectionRequest {
      switch what {
      case "inset_adjustment": return .setInsetAdjustment(try word(note))
      case "hosted_by_screen": return .setHostedByScreen(try flag())
      case "bounces": return .setBounces(try flag())
      case "always_bounces": return .setAlwaysBounces(try flag())
      case "directional_lock": return .setDirectionalLock(try flag())
      case "follows_end": return .setFollowsEnd(try flag())
      case "traits":
        let words = note.split(separator: " ", omittingEmptySubsequences: false).map(String.init)
        guard let traits = TraitCollection(journalWords: words) else {
          throw Problem(
            4,
            "traits are two size classes and a direction, and may be followed by 'reduces_motion', "
              + "'dark' and a content size category, not '\(note)'")
        }
        return .setTraits(traits)
      default: throw unknown
      }
    }

    private var unknown: Problem {
      Problem(
        0, "a journal knows no '\(what)'" + Suggestion.phrase(for: what, among: Self.words))
    }

    private func snapping() throws(Problem) -> ScrollSnapping {
      try require([.values, .note])
      let words = note.split(separator: " ", omittingEmptySubsequences: false)
      switch words.first {
      case "pages" where words.count == 1:
        return .pages(length: values.isEmpty ? nil : try numbers(1)[0])
      case "none" where words.count == 1 && values.isEmpty: return .none
      case "items" where values.isEmpty && words.count == 2:
        return .items(at: try word(words[1]))
      case "items" where values.isEmpty && words.count == 3 && words[2] == "one_at_a_time":
        return .items(at: try word(words[1]), oneAtATime: true)
      default: throw Problem(4, "'\(note)' is no snapping")
      }
    }

    private func anchor() throws(Problem) -> AnchorPolicy {
      try require(note == "item" ? [.place, .note] : [.note])
      switch note {
      case "first_visible": return .firstVisible
      case "last_visible": return .lastVisible
      case "item": return .item(try item())
      case "trailing_edge": return .trailingEdge
      case "none": return .none
      default: throw Problem(4, "'\(note)' is no anchor")
      }
    }

    /// What a row may be, for suggestions.
    private static let words = [
      "step", "size", "aim", "fetched", "frame", "reply", "layout", "layout_animated", "down",
      "move", "up",
      "cancel", "wheel", "offset", "section_offset", "scroll_to", "fling", "hold_bar", "move_bar",
      "release_bar", "profile", "reload", "edit", "edit_animated", "cancel_update", "reconfigure",
      "restore", "viewport", "safe_area", "content_insets", "refresh_inset", "prefetch",
      "data_prefetch", "placeholders", "snapping", "anchor", "inset_adjustment",
      "interactions", "close_swipe", "refused", "swiped", "carried", "hosted_by_screen", "bounces",
      "always_bounces", "directional_lock", "follows_end", "traits",
    ]
  }
#endif
