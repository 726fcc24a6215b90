#if CLI
  import ScrollScenario
  import Scrollwork

  /// What a line stands for.
  extension JournalLine {
    /// - Parameter isReply: whether a subscriber made the request in its answer to `didScroll`.
    /// - Returns: `nil` for the first line, for `reply` and for `frame`, which the file's reader takes.
    func entry(isReply: Bool) throws(JournalProblem) -> Journal.Entry? {
      switch self {
      case .journal, .reply, .frame: nil
      case .step(let at): .step(Timestamp(nanoseconds: at.number))
      case .size(let code, let offered, let given):
        .size(code.element, proposal: offered.size, size: given.size)
      case .aim(let target): .aim(target)
      case .fetched(let cells, let begun): .fetched(cells.number, hasBegun: begun ?? false)
      case .refused(let interaction, let item):
        .answer(.refused(interaction.value, item.path))
      case .swiped(let item, let edge, let actions):
        .answer(
          .swiped(
            item.path, edge.value,
            actions.map { actions in
              SwipeActions(
                actions.widths.map { SwipeAction(title: "", width: $0) },
                performsFirstActionWithFullSwipe: actions.performsFirst)
            }))
      case .carried(let from, let to): .answer(.carried(from: from.path, to: to.path))
      case .layout(let description, let animated):
        .layout(try Self.layout(description), animated: animated, isReply: isReply)
      default: .request(try request(), isReply: isReply)
      }
    }

    private static func layout(_ value: JSONValue) throws(JournalProblem) -> Scenario.Layout {
      do throws(ScenarioError) {
        return try Scenario.Layout(json: value)
      } catch {
        throw JournalProblem("not a layout: \(error.message)", at: ["layout", "to"])
      }
    }

    /// The request of a line that is one.
    private func request() throws(JournalProblem) -> CollectionRequest {
      switch self {
      case .down(let at, let pointer, let kind, let x, let y):
        Self.send(at, .pointerDown(id: Int(pointer.number), kind: kind.value), x, y)
      case .move(let at, let pointer, let x, let y):
        Self.send(at, .pointerMoved(id: Int(pointer.number)), x, y)
      case .up(let at, let pointer, let x, let y):
        Self.send(at, .pointerUp(id: Int(pointer.number)), x, y)
      case .cancel(let at, let pointer, let x, let y):
        Self.send(at, .pointerCanceled(id: Int(pointer.number)), x, y)
      case .wheel(let at, let kind, let x, let y, let dx, let dy):
        Self.send(at, .wheel(delta: LayoutPoint(x: dx, y: dy), kind: kind.value), x, y)
      case .offset(let x, let y, let animated, let at):
        .setContentOffset(LayoutPoint(x: x, y: y), animated: animated, when: Self.moment(at))
      case .sectionOffset(let section, let offset, let animated, let at):
        .setOrthogonalOffset(
          offset, section: section.number, animated: animated, when: Self.moment(at))
      case .scrollTo(
        let item, let position, let offset, let animated, let duration, let curve, let at):
        .scroll(
          to: item.element, at: position.value, offset: offset ?? 0, animated: animated,
          duration: duration, curve: curve?.value, when: Self.moment(at))
      case .scrollToEdge(let edge, let animated, let duration, let curve, let at):
        .scrollToEdge(
          edge.value.side, animated: animated, duration: duration, curve: curve?.value,
          when: Self.moment(at))
      case .fling(let velocity, let at): .fling(velocity: velocity, when: Self.moment(at))
      case .holdBar(let at): .holdIndicator(when: Self.moment(at))
      case .moveBar(let position, let at): .moveIndicator(to: position, when: Self.moment(at))
      case .releaseBar(let at): .releaseIndicator(when: Self.moment(at))
      case .profile(let profile, let at): .setProfile(profile, when: Self.moment(at))
      case .reload(let counts): .reloadData(sectionCounts: try Self.counts(counts, ["reload"]))
      case .edit(let changes, let reloaded, let reconfigured, let animated):
        .performUpdates(
          ItemUpdate(
            edits: try changes.map { edit throws(JournalProblem) in try edit.edit() },
            reloaded: reloaded.map(\.element), reconfigured: reconfigured.map(\.element)),
          animated: animated)
      case .cancelUpdate: .cancelLastUpdate
      case .reconfigure(let items): .reconfigureItems(items.map(\.path))
      case .remeasure(let elements): .setNeedsSize(elements.map(\.element))
      case .restore(let parcel): .restore(try Self.state(parcel))
      case .closeSwipe: .closeSwipe
      default: try setting()
      }
    }

    private func setting() throws(JournalProblem) -> CollectionRequest {
      switch self {
      case .viewport(let width, let height, let scale):
        .setViewport(try Self.viewport(width, height, scale), scale: scale)
      case .safeArea(let top, let left, let bottom, let right):
        .setSafeAreaInsets(LayoutInsets(top: top, left: left, bottom: bottom, right: right))
      case .contentInsets(let top, let left, let bottom, let right):
        .setContentInset(LayoutInsets(top: top, left: left, bottom: bottom, right: right))
      case .refreshInset(let inset): .setRefreshInset(inset)
      case .insetAdjustment(let adjustment): .setInsetAdjustment(adjustment.value)
      case .hostedByScreen(let flag): .setHostedByScreen(flag)
      case .bounces(let flag): .setBounces(flag)
      case .alwaysBounces(let flag): .setAlwaysBounces(flag)
      case .directionalLock(let flag): .setDirectionalLock(flag)
      case .followsEnd(let flag): .setFollowsEnd(flag)
      case .followsStart(let flag): .setFollowsStart(flag)
      case .animation(let duration, let curve, let appearance, let fadesContent):
        .setUpdateAnimation(
          UpdateAnimation(
            duration: duration, curve: curve.value, appearance: appearance?.value,
            fadesContent: fadesContent ?? false))
      case .startThreshold(let distance): .setStartThreshold(distance)
      case .keyboard(let x, let y, let width, let height, let animated):
        .setKeyboardFrame(try Self.keyboard(x, y, width, height), animated: animated)
      case .memoryLow(let flag): .setMemoryLow(flag)
      case .purge: .purge
      case .snapping(.none): .setSnapping(.none)
      case .snapping(.pages(let length)): .setSnapping(.pages(length: length))
      case .snapping(.items(let side, let oneAtATime)):
        .setSnapping(.items(at: side.value, oneAtATime: oneAtATime))
      case .anchor(let anchor): .setAnchorPolicy(anchor.policy)
      case .traits(
        let horizontal, let vertical, let direction, let reducesMotion, let scheme, let category):
        .setTraits(
          TraitCollection(
            horizontalSizeClass: horizontal.value, verticalSizeClass: vertical.value,
            layoutDirection: direction.value, reducesMotion: reducesMotion,
            colorScheme: scheme.value, contentSizeCategory: category.value))
      case .prefetch(
        let distance, let ahead, let behind, let cells, let sharesUnused, let byViewports):
        .setPrefetch(
          PrefetchPolicy(
            distance: try Self.share(distance, "distance"), ahead: try Self.share(ahead, "ahead"),
            behind: try Self.share(behind, "behind"), cellsPerFrame: cells.number,
            sharesUnused: sharesUnused, unit: byViewports ?? false ? .viewports : .points))
      case .dataPrefetch(let policy):
        .setDataPrefetch(policy.map { DataPrefetchPolicy(ahead: $0.ahead, behind: $0.behind) })
      case .placeholders(let policy):
        .setPlaceholders(policy.map { PlaceholderPolicy(enter: $0.enter, exit: $0.exit) })
      case .interactions(let selection, let movesItems, let selectsByDragging):
        .setInteractions(
          InteractionSettings(
            selectionMode: selection.value, movesItems: movesItems,
            selectsByDragging: selectsByDragging))
      default: throw JournalProblem("this line cannot stand here")
      }
    }

    // MARK: Values

    private static func send(
      _ at: WholeCode, _ action: InputEvent.Action, _ x: Double, _ y: Double
    ) -> CollectionRequest {
      .send(
        InputEvent(
          time: Timestamp(nanoseconds: at.number), position: LayoutPoint(x: x, y: y),
          action: action))
    }

    private static func moment(_ at: WholeCode?) -> ScrollMoment {
      at.map { .at(Timestamp(nanoseconds: $0.number)) } ?? .nextFrame
    }

    private static func viewport(
      _ width: Double, _ height: Double, _ scale: Double
    ) throws(JournalProblem) -> LayoutSize {
      for (key, number, rule) in [
        ("width", width, NumberRule.screenLength), ("height", height, .screenLength),
        ("scale", scale, .scale),
      ] where !rule.accepts(number) {
        throw JournalProblem(
          "a viewport is 0 to 100000 pt wide and high, its scale more than 0 and at most 100",
          at: ["viewport", key])
      }
      return LayoutSize(width: width, height: height)
    }

    private static func keyboard(
      _ x: Double?, _ y: Double?, _ width: Double?, _ height: Double?
    ) throws(JournalProblem) -> LayoutRect? {
      let numbers = [x, y, width, height].compactMap { $0 }
      if numbers.isEmpty { return nil }
      guard numbers.count == 4 else {
        throw JournalProblem("a keyboard has x, y, width and height, or none", at: ["keyboard"])
      }
      return LayoutRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
    }

    private static func share(_ number: Double, _ key: String) throws(JournalProblem) -> Double {
      guard abs(number) <= 100_000 else {
        throw JournalProblem(
          "a prefetch distance and its shares are at most 100000", at: ["prefetch", key])
      }
      return number
    }

    private static func state(_ parcel: String) throws(JournalProblem) -> ScrollState {
      guard let state = ScrollState(journalText: parcel) else {
        throw JournalProblem("the text is no parcel of a scroll state", at: ["restore", "parcel"])
      }
      return state
    }

    fileprivate static func counts(
      _ codes: [SectionsCode], _ keys: [String]
    ) throws(JournalProblem) -> [Int] {
      let limit = Scenario.GeneratedSource.sectionLimit
      var counts: [Int] = []
      for (index, code) in codes.enumerated() {
        guard code.sections.number <= limit - counts.count else {
          throw JournalProblem(
            "there are at most \(limit) sections", at: keys + ["counts", "\(index)", "sections"])
        }
        counts += repeatElement(code.items.number, count: code.sections.number)
      }
      return counts
    }
  }

  extension JournalLine.Edit {
    fileprivate func edit() throws(JournalProblem) -> ItemEdit {
      switch self {
      case .insertItems(let item, let count):
        .insertItems(at: item.path, count: count.number)
      case .removeItems(let item, let count):
        .removeItems(at: item.path, count: count.number)
      case .moveItem(let from, let to): .moveItem(from: from.path, to: to.path)
      case .insertSections(let index, let counts):
        .insertSections(at: index.number, counts: try JournalLine.counts(counts, ["edit"]))
      case .removeSections(let index, let count):
        .removeSections(at: index.number, count: count.number)
      case .moveSection(let from, let to): .moveSection(from: from.number, to: to.number)
      }
    }
  }

  extension JournalLine.Anchor {
    fileprivate var policy: AnchorPolicy {
      switch self {
      case .firstVisible: .firstVisible
      case .lastVisible: .lastVisible
      case .item(let item): .item(item.path)
      case .trailingEdge: .trailingEdge
      case .none: .none
      }
    }
  }
#endif
