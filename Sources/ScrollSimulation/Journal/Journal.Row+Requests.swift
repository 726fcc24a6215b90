#if CLI
  import ScrollScenario
  import Scrollwork

  /// The request that a row says.
  extension Journal.Row {
    func request() throws(Problem) -> CollectionRequest {
      switch what {
      case "down", "move", "up", "cancel", "wheel": return .send(try event())
      case "offset":
        try require([.at, .values, .note])
        let values = try numbers(2)
        return .setContentOffset(
          LayoutPoint(x: values[0], y: values[1]), animated: try isAnimated(), when: try moment())
      case "section_offset":
        try require([.at, .place, .values, .note])
        return .setOrthogonalOffset(
          try numbers(1)[0], section: try integer(), animated: try isAnimated(),
          when: try moment())
      case "scroll_to":
        try require([.at, .place, .note])
        let words = note.split(separator: " ", omittingEmptySubsequences: false)
        guard words.count == 1 || words.count == 2 && words[1] == "animated" else {
          throw Problem(4, "a scroll says where and may be 'animated', not '\(note)'")
        }
        return .scrollToItem(
          try item(), at: try word(words[0]), animated: words.count == 2, when: try moment())
      case "fling":
        try require([.at, .values])
        return .fling(velocity: try numbers(1)[0], when: try moment())
      case "hold_bar":
        try require([.at])
        return .holdIndicator(when: try moment())
      case "move_bar":
        try require([.at, .values])
        return .moveIndicator(to: try numbers(1)[0], when: try moment())
      case "release_bar":
        try require([.at])
        return .releaseIndicator(when: try moment())
      case "profile":
        try require([.at, .note])
        return .setProfile(try json(), when: try moment())
      case "reload", "edit", "edit_animated", "reconfigure", "restore": return try items()
      case "close_swipe":
        try require([])
        return .closeSwipe
      case "interactions":
        try require([.note])
        let words = note.split(separator: " ", omittingEmptySubsequences: false).map(String.init)
        guard let settings = InteractionSettings(journalWords: words) else {
          throw Problem(
            4,
            "interactions are 'none', 'single' or 'multiple', and may be followed by 'moves_items' "
              + "and 'selects_by_dragging', not '\(note)'")
        }
        return .setInteractions(settings)
      case "cancel_update":
        try require([])
        return .cancelLastUpdate
      default: return try setting()
      }
    }

    private func event() throws(Problem) -> InputEvent {
      try require(what == "wheel" ? [.at, .values, .note] : [.at, .place, .values, .note])
      let values = try numbers(what == "wheel" ? 4 : 2)
      let action: InputEvent.Action
      switch what {
      case "down":
        guard note == "touch" || note == "mouse" else {
          throw Problem(4, "'down' is of 'touch' or 'mouse', not '\(note)'")
        }
        action = .pointerDown(id: try integer(), kind: note == "touch" ? .touch : .mouse)
      case "move": action = .pointerMoved(id: try integer())
      case "up": action = .pointerUp(id: try integer())
      case "cancel": action = .pointerCancelled(id: try integer())
      default:
        guard note == "precise" || note == "stepped" else {
          throw Problem(4, "a wheel is 'precise' or 'stepped', not '\(note)'")
        }
        action = .wheel(
          delta: LayoutPoint(x: values[2], y: values[3]),
          kind: note == "precise" ? .precise : .stepped)
      }
      return InputEvent(
        time: try time(), position: LayoutPoint(x: values[0], y: values[1]), action: action)
    }

    private func items() throws(Problem) -> CollectionRequest {
      switch what {
      case "reload":
        try require([.values])
        guard let counts = JournalWords.counts(values.split(separator: " ")) else {
          throw Problem(
            3,
            "the numbers of items are written count or count*times, for at most "
              + "\(Scenario.GeneratedSource.sectionLimit) sections, not '\(values)'")
        }
        return .reloadData(sectionCounts: counts)
      case "edit", "edit_animated":
        try require([.note])
        var update = ItemUpdate()
        for text in note.split(separator: ";") {
          let text = text.drop { $0 == " " }
          guard JournalWords.add(text, to: &update) else {
            throw Problem(4, "'\(text)' is no change of items")
          }
        }
        return .performUpdates(update, animated: what == "edit_animated")
      case "reconfigure":
        try require([.note])
        var paths: [ItemPath] = []
        for word in note.split(separator: " ") {
          guard let path = JournalWords.item(word) else {
            throw Problem(4, "an item is written section/item, not '\(word)'")
          }
          paths.append(path)
        }
        return .reconfigureItems(paths)
      default:
        try require([.note])
        // Journals of before parcels have JSON.
        if note.hasPrefix("{") { return .restore(try json()) }
        guard let state = ScrollState(journalText: note) else {
          throw Problem(4, "the note is no parcel of a scroll state")
        }
        return .restore(state)
      }
    }
  }
#endif
