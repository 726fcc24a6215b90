#if CLI
  import ScrollScenario
  import Scrollwork

  /// A line of a journal: a JSON object with one key, which says what happened.
  ///
  /// Times are nanoseconds on the clock of the frames, lengths are points. A request without `at` takes effect as the
  /// next frame begins.
  enum JournalLine: Codable {
    // MARK: The file

    /// The first line. The version is ``version``.
    case journal(version: Int)
    /// A subscriber made the request of the next line in its answer to `didScroll`.
    case reply

    // MARK: Frames

    case step(at: WholeCode)
    case size(of: ElementCode, offered: PairCode, given: PairCode)
    case aim(target: Double)
    case fetched(cells: CountCode, begun: Bool?)
    case refused(interaction: WordCode<ItemInteraction>, item: ItemCode)
    case swiped(item: ItemCode, edge: WordCode<SwipeEdge>, actions: Actions?)
    case carried(from: ItemCode, to: ItemCode)
    /// The digest of all frames so far, and a checksum of all lines so far.
    case frame(index: CountCode, digest: String, checksum: String)

    // MARK: Scrolling

    case down(
      at: WholeCode, pointer: WholeCode, kind: WordCode<InputEvent.PointerKind>, x: Double,
      y: Double)
    case move(at: WholeCode, pointer: WholeCode, x: Double, y: Double)
    case up(at: WholeCode, pointer: WholeCode, x: Double, y: Double)
    case cancel(at: WholeCode, pointer: WholeCode, x: Double, y: Double)
    case wheel(
      at: WholeCode, kind: WordCode<InputEvent.WheelKind>, x: Double, y: Double, dx: Double,
      dy: Double)
    case offset(x: Double, y: Double, animated: Bool, at: WholeCode?)
    case sectionOffset(section: CountCode, offset: Double, animated: Bool, at: WholeCode?)
    /// The offset is left out where it is 0, the duration where it is the profile's, the curve where the way is smooth.
    case scrollTo(
      item: ElementCode, position: WordCode<ScrollPosition>, offset: Double?, animated: Bool,
      duration: Double?, curve: WordCode<TimingCurve>?, at: WholeCode?)
    case scrollToEdge(
      edge: WordCode<EdgeWord>, animated: Bool, duration: Double?,
      curve: WordCode<TimingCurve>?, at: WholeCode?)
    case fling(velocity: Double, at: WholeCode?)
    case holdBar(at: WholeCode?)
    case moveBar(position: Double, at: WholeCode?)
    case releaseBar(at: WholeCode?)
    indirect case profile(to: ScrollProfile, at: WholeCode?)

    // MARK: Items

    case reload(counts: [SectionsCode])
    case edit(changes: [Edit], reloaded: [ElementCode], reconfigured: [ElementCode], animated: Bool)
    case cancelUpdate
    case reconfigure(items: [ItemCode])
    case remeasure(elements: [ElementCode])
    /// The scenario's `layout`, with all its keys.
    case layout(to: JSONValue, animated: Bool)
    /// A parcel of ``RestoredPlace`` in base64.
    case restore(parcel: String)
    case closeSwipe

    // MARK: Settings

    case viewport(width: Double, height: Double, scale: Double)
    case safeArea(top: Double, left: Double, bottom: Double, right: Double)
    case contentInsets(top: Double, left: Double, bottom: Double, right: Double)
    case refreshInset(to: Double)
    case insetAdjustment(to: WordCode<InsetAdjustment>)
    case hostedByScreen(to: Bool)
    case bounces(to: Bool)
    case alwaysBounces(to: Bool)
    case directionalLock(to: Bool)
    case followsEnd(to: Bool)
    case followsStart(to: Bool)
    case startThreshold(to: Double)
    case animation(
      duration: Double?, curve: WordCode<TimingCurve>, appearance: Appearance?,
      fadesContent: Bool?)
    /// Without numbers where there is no keyboard.
    case keyboard(x: Double?, y: Double?, width: Double?, height: Double?, animated: Bool)
    case memoryLow(to: Bool)
    case purge
    case snapping(to: Snapping)
    case anchor(to: Anchor)
    case traits(
      horizontalSizeClass: WordCode<TraitCollection.SizeClass>,
      verticalSizeClass: WordCode<TraitCollection.SizeClass>,
      layoutDirection: WordCode<TraitCollection.LayoutDirection>, reducesMotion: Bool,
      colorScheme: WordCode<TraitCollection.ColorScheme>,
      contentSizeCategory: WordCode<ContentSizeCategory>)
    case prefetch(
      distance: Double, ahead: Double, behind: Double, cellsPerFrame: CountCode, sharesUnused: Bool,
      byViewports: Bool?)
    case dataPrefetch(to: Prefetching?)
    case placeholders(to: Speeds?)
    case interactions(selection: WordCode<SelectionMode>, movesItems: Bool, selectsByDragging: Bool)

    /// The version that is written, and the only one that is read.
    static let version = 1

    /// The keys of lines, which are written in snake case.
    enum CodingKeys: String, CodingKey, CaseIterable {
      case journal, reply, step, size, aim, fetched, refused, swiped, carried, frame
      case down, move, up, cancel, wheel, offset, sectionOffset, scrollTo, scrollToEdge, fling
      case holdBar, moveBar, releaseBar, profile
      case reload, edit, cancelUpdate, reconfigure, remeasure, layout, restore, closeSwipe
      case viewport, safeArea, contentInsets, refreshInset, insetAdjustment, hostedByScreen
      case bounces, alwaysBounces, directionalLock, followsEnd, followsStart, startThreshold
      case animation
      case keyboard, memoryLow, purge, snapping, anchor, traits
      case prefetch, dataPrefetch, placeholders, interactions
    }

    /// The actions that `swipeHandler` gave.
    struct Actions: Codable {
      /// In points, from the cell's edge inward.
      var widths: [Double]
      var performsFirst: Bool
    }

    /// An edit of items, as `ItemEdit`.
    enum Edit: Codable {
      case insertItems(at: ItemCode, count: CountCode)
      case removeItems(at: ItemCode, count: CountCode)
      case moveItem(from: ItemCode, to: ItemCode)
      case insertSections(at: CountCode, counts: [SectionsCode])
      case removeSections(at: CountCode, count: CountCode)
      case moveSection(from: CountCode, to: CountCode)
    }

    /// How items come and go, as `LayoutAppearance`: lengths in points.
    struct Appearance: Codable {
      var offset: Double
      var crossOffset: Double
      var opacity: Double
      var scale: Double

      init(_ appearance: LayoutAppearance) {
        offset = appearance.offset.points
        crossOffset = appearance.crossOffset.points
        opacity = appearance.opacity
        scale = appearance.scale
      }

      var value: LayoutAppearance {
        LayoutAppearance(
          offset: Ticks(clamping: offset), crossOffset: Ticks(clamping: crossOffset),
          opacity: opacity, scale: scale)
      }
    }

    enum Snapping: Codable {
      case none
      /// Pages as long as the viewport where no length is given.
      case pages(length: Double?)
      case items(at: WordCode<ScrollSnapping.Side>, oneAtATime: Bool)
    }

    enum Anchor: Codable {
      case firstVisible, lastVisible
      case item(at: ItemCode)
      case trailingEdge, none
    }

    /// A policy of prefetching data, in viewports.
    struct Prefetching: Codable {
      var ahead: Double
      var behind: Double
    }

    /// A policy of placeholders, in points per second.
    struct Speeds: Codable {
      var enter: Double
      var exit: Double
    }
  }
#endif
