#if CLI
  import ScrollScenario
  import Scrollwork

  /// What is written for a request.
  extension JournalLine {
    /// `nil` for a layout and for what belongs to a frame, which are written otherwise.
    init?(_ request: CollectionRequest) {
      switch request {
      case .send(let event): self.init(event)
      case .setContentOffset(let offset, let animated, let when):
        self = .offset(x: offset.x, y: offset.y, animated: animated, at: Self.time(when))
      case .setOrthogonalOffset(let offset, let section, let animated, let when):
        self = .sectionOffset(
          section: CountCode(section), offset: offset, animated: animated, at: Self.time(when))
      case .scroll(
        let element, let position, let offset, let animated, let duration, let curve, let when):
        self = .scrollTo(
          item: ElementCode(element), position: WordCode(position),
          offset: offset == 0 ? nil : offset, animated: animated, duration: duration,
          curve: curve.map { WordCode($0) }, at: Self.time(when))
      case .scrollToEdge(let edge, let animated, let duration, let curve, let when):
        self = .scrollToEdge(
          edge: WordCode(EdgeWord(edge)), animated: animated, duration: duration,
          curve: curve.map { WordCode($0) }, at: Self.time(when))
      case .fling(let velocity, let when): self = .fling(velocity: velocity, at: Self.time(when))
      case .holdIndicator(let when): self = .holdBar(at: Self.time(when))
      case .moveIndicator(let position, let when):
        self = .moveBar(position: position, at: Self.time(when))
      case .releaseIndicator(let when): self = .releaseBar(at: Self.time(when))
      case .setProfile(let profile, let when): self = .profile(to: profile, at: Self.time(when))
      case .reloadData(let counts): self = .reload(counts: SectionsCode.codes(counts))
      case .performUpdates(let update, let animated):
        self = .edit(
          changes: update.edits.map(Edit.init), reloaded: update.reloaded.map(ElementCode.init),
          reconfigured: update.reconfigured.map(ElementCode.init), animated: animated)
      case .cancelLastUpdate: self = .cancelUpdate
      case .setNeedsSize(let elements):
        self = .remeasure(elements: elements.map(ElementCode.init))
      case .reconfigureItems(let paths): self = .reconfigure(items: paths.map(ItemCode.init))
      case .restore(let saved):
        guard let parcel = saved.journalText else { return nil }
        self = .restore(parcel: parcel)
      case .closeSwipe: self = .closeSwipe
      case .refused(let interaction, let path):
        self = .refused(interaction: WordCode(interaction), item: ItemCode(path))
      case .swiped(let path, let edge, let actions):
        let actions = actions.map {
          Actions(
            widths: $0.actions.map(\.width), performsFirst: $0.performsFirstActionWithFullSwipe)
        }
        self = .swiped(item: ItemCode(path), edge: WordCode(edge), actions: actions)
      case .carried(let from, let to): self = .carried(from: ItemCode(from), to: ItemCode(to))
      case .step(let time): self = .step(at: WholeCode(time.nanoseconds))
      case .measured(let element, let proposal, let size):
        self = .size(of: ElementCode(element), offered: PairCode(proposal), given: PairCode(size))
      case .aimed(let target): self = .aim(target: target)
      case .fetched(let cells, let hasBegun):
        self = .fetched(cells: CountCode(cells), begun: hasBegun ? true : nil)
      case .setLayout, .capturePointer, .stepped: return nil
      default: self.init(setting: request)
      }
    }

    private init?(setting request: CollectionRequest) {
      switch request {
      case .setViewport(let size, let scale):
        self = .viewport(width: size.width, height: size.height, scale: scale)
      case .setSafeAreaInsets(let insets):
        self = .safeArea(
          top: insets.top, left: insets.left, bottom: insets.bottom, right: insets.right)
      case .setContentInset(let insets):
        self = .contentInsets(
          top: insets.top, left: insets.left, bottom: insets.bottom, right: insets.right)
      case .setRefreshInset(let inset): self = .refreshInset(to: inset)
      case .setInsetAdjustment(let adjustment): self = .insetAdjustment(to: WordCode(adjustment))
      case .setHostedByScreen(let flag): self = .hostedByScreen(to: flag)
      case .setBounces(let flag): self = .bounces(to: flag)
      case .setAlwaysBounces(let flag): self = .alwaysBounces(to: flag)
      case .setDirectionalLock(let flag): self = .directionalLock(to: flag)
      case .setFollowsEnd(let flag): self = .followsEnd(to: flag)
      case .setFollowsStart(let flag): self = .followsStart(to: flag)
      case .setUpdateAnimation(let animation):
        self = .animation(
          duration: animation.duration, curve: WordCode(animation.curve),
          appearance: animation.appearance.map(Appearance.init),
          fadesContent: animation.fadesContent ? true : nil)
      case .setStartThreshold(let distance): self = .startThreshold(to: distance)
      case .setKeyboardFrame(let frame, let animated):
        self = .keyboard(
          x: frame?.origin.x, y: frame?.origin.y, width: frame?.size.width,
          height: frame?.size.height, animated: animated)
      case .setMemoryLow(let flag): self = .memoryLow(to: flag)
      case .purge: self = .purge
      case .setSnapping(.none): self = .snapping(to: .none)
      case .setSnapping(.pages(let length)): self = .snapping(to: .pages(length: length))
      case .setSnapping(.items(let side, let oneAtATime)):
        self = .snapping(to: .items(at: WordCode(side), oneAtATime: oneAtATime))
      case .setAnchorPolicy(let policy): self = .anchor(to: Anchor(policy))
      case .setTraits(let traits):
        self = .traits(
          horizontalSizeClass: WordCode(traits.horizontalSizeClass),
          verticalSizeClass: WordCode(traits.verticalSizeClass),
          layoutDirection: WordCode(traits.layoutDirection), reducesMotion: traits.reducesMotion,
          colorScheme: WordCode(traits.colorScheme),
          contentSizeCategory: WordCode(traits.contentSizeCategory))
      case .setPrefetch(let policy):
        self = .prefetch(
          distance: policy.distance, ahead: policy.ahead, behind: policy.behind,
          cellsPerFrame: CountCode(max(0, policy.cellsPerFrame)),
          sharesUnused: policy.sharesUnused,
          byViewports: policy.unit == .viewports ? true : nil)
      case .setDataPrefetch(let policy):
        self = .dataPrefetch(to: policy.map { Prefetching(ahead: $0.ahead, behind: $0.behind) })
      case .setPlaceholders(let policy):
        self = .placeholders(to: policy.map { Speeds(enter: $0.enter, exit: $0.exit) })
      case .setInteractions(let settings):
        self = .interactions(
          selection: WordCode(settings.selectionMode), movesItems: settings.movesItems,
          selectsByDragging: settings.selectsByDragging)
      default: return nil
      }
    }

    private init(_ event: InputEvent) {
      let (at, x, y) = (WholeCode(event.time.nanoseconds), event.position.x, event.position.y)
      switch event.action {
      case .pointerDown(let id, let kind):
        self = .down(at: at, pointer: WholeCode(Int64(id)), kind: WordCode(kind), x: x, y: y)
      case .pointerMoved(let id): self = .move(at: at, pointer: WholeCode(Int64(id)), x: x, y: y)
      case .pointerUp(let id): self = .up(at: at, pointer: WholeCode(Int64(id)), x: x, y: y)
      case .pointerCanceled(let id):
        self = .cancel(at: at, pointer: WholeCode(Int64(id)), x: x, y: y)
      case .wheel(let delta, let kind):
        self = .wheel(at: at, kind: WordCode(kind), x: x, y: y, dx: delta.x, dy: delta.y)
      }
    }

    private static func time(_ when: ScrollMoment) -> WholeCode? {
      switch when {
      case .nextFrame: nil
      case .at(let time): WholeCode(time.nanoseconds)
      }
    }
  }

  extension JournalLine.Edit {
    init(_ edit: ItemEdit) {
      switch edit {
      case .insertItems(let path, let count):
        self = .insertItems(at: ItemCode(path), count: CountCode(count))
      case .removeItems(let path, let count):
        self = .removeItems(at: ItemCode(path), count: CountCode(count))
      case .moveItem(let from, let to): self = .moveItem(from: ItemCode(from), to: ItemCode(to))
      case .insertSections(let index, let counts):
        self = .insertSections(at: CountCode(index), counts: SectionsCode.codes(counts))
      case .removeSections(let index, let count):
        self = .removeSections(at: CountCode(index), count: CountCode(count))
      case .moveSection(let from, let to):
        self = .moveSection(from: CountCode(from), to: CountCode(to))
      }
    }
  }

  extension JournalLine.Anchor {
    init(_ policy: AnchorPolicy) {
      switch policy {
      case .firstVisible: self = .firstVisible
      case .lastVisible: self = .lastVisible
      case .item(let path): self = .item(at: ItemCode(path))
      case .trailingEdge: self = .trailingEdge
      case .none: self = .none
      }
    }
  }
#endif
