#if DEBUG
  @testable import Scrollwork

  /// The slow account of what is reported of items before and while they are on screen: all elements are
  /// looked at in every frame, and everything uses identity.
  final class AheadTwin {
    /// Who was where in the last frame.
    private var row: [Identity] = []
    private var structure = ItemStructure.empty
    /// Who is near, and whether they have been on screen since they came near.
    private var near: [Identity: Bool] = [:]
    private var watched: [Identity: Watched] = [:]
    private var displayed: Set<Identity> = []
    private var version = 0
    private var reported = (start: false, end: false)
    private(set) var counts = (announced: 0, canceled: 0, removed: 0, seen: 0, ends: 0)

    private struct Watched {
      var level = 0
      var since: Timestamp?
      var isSeen = false
    }

    let data = DataPrefetchPolicy(ahead: 1.5, behind: 0.75)
    let visibility = VisibilityPolicy(
      thresholds: [1, 0, 0.25, 0.25], impression: .init(fraction: 0.4, seconds: 0.05))
    let edges = NearEdgePolicy(start: .points(100), end: .viewports(0.5))

    /// Begins with a view that was rebuilt.
    func begin(_ view: CollectionView) throws {
      (row, structure, near, watched, displayed) = ([], .empty, [:], [:], [])
      (version, reported) = (0, (false, false))
      try view.setDataPrefetch(data)
      try view.setVisibility(visibility)
      try view.setNearEdges(edges)
    }

    /// What a frame reported otherwise than this account has it; `nil` when nothing.
    func problem(
      _ frame: Frame, _ view: CollectionView, _ items: FuzzItems, isReload: Bool, isEdit: Bool
    ) -> String? {
      let new = items.row
      let kept = isReload ? [] : Set(new)
      let gone = row.indices.filter { !kept.contains(row[$0]) }
      defer { (row, structure) = (new, view.structure) }
      let wanted: [(String, [CollectionEvent], [CollectionEvent])] = [
        (
          "data", data(frame, view, new, gone),
          frame.events.filter {
            switch $0 {
            case .prefetchItems, .cancelPrefetching, .cancelPrefetchingRemoved: true
            default: false
            }
          }
        ),
        (
          "visibility", visibility(frame, view, new, gone),
          frame.events.filter { if case .visibility = $0 { true } else { false } }
        ),
        (
          "ends", ends(frame, view),
          frame.events.filter {
            switch $0 {
            case .nearStart, .nearEnd: true
            default: false
            }
          }
        ),
      ]
      for (name, expected, found) in wanted where expected != found {
        return "\(name): \(found) instead of \(expected)"
      }
      if Set(row) != Set(new) || isReload, version == view.contentVersion {
        return "the content's version stays \(version)"
      }
      if !isReload, !isEdit, version != view.contentVersion { return "the version changes" }
      version = view.contentVersion
      return displays(frame, items, gone)
    }

    private func path(_ index: Int) -> ElementPath { structure.path(at: index) }

    // MARK: Data

    private func data(
      _ frame: Frame, _ view: CollectionView, _ new: [Identity], _ gone: [Int]
    ) -> [CollectionEvent] {
      var events: [CollectionEvent] = []
      let removed = gone.filter { near[row[$0]] == false }.map { item(path($0)) }
      if !removed.isEmpty { events.append(.cancelPrefetchingRemoved(removed)) }
      for index in gone { near[row[index]] = nil }

      let screen = view.pipeline.screen(at: view.pipeline.state.motion.scroll.position)
      let viewport = frame.viewportSize[main: frame.axis]
      let isForward = view.pipeline.state.travel.heading > 0
      let before = Ticks(clamping: viewport * (isForward ? data.behind : data.ahead))
      let after = Ticks(clamping: viewport * (isForward ? data.ahead : data.behind))
      let window = screen.lowerBound - before..<screen.upperBound + after
      let shown = Set(frame.visible.map(\.index))
      let found = Self.items(in: window, view)
      let inside = Set(found.map { new[$0.index] })
      let left = new.indices.filter { near[new[$0]] == false && !inside.contains(new[$0]) }
        .map { item(view.structure.path(at: $0)) }
      if !left.isEmpty { events.append(.cancelPrefetching(left)) }
      near = near.filter { inside.contains($0.key) }
      func rank(_ element: LayoutAttributes) -> (Int64, Int, Int) {
        let distance = max(
          0, (element.start - screen.upperBound).rawValue,
          (screen.lowerBound - element.end).rawValue)
        let isAhead =
          isForward ? element.start >= screen.upperBound : element.end <= screen.lowerBound
        return (distance, isAhead ? 0 : 1, element.index)
      }
      let came = found.filter { near[new[$0.index]] == nil && !shown.contains($0.index) }
        .sorted { rank($0) < rank($1) }.map { item($0.element) }
      if !came.isEmpty { events.append(.prefetchItems(came)) }
      for element in found {
        let identity = new[element.index]
        near[identity] = near[identity] == true || shown.contains(element.index)
      }
      counts.announced += came.count
      counts.canceled += left.count
      counts.removed += removed.count
      return events
    }

    /// The items any part of which lies in a window, found by asking for each element there is.
    private static func items(
      in window: Range<Ticks>, _ view: CollectionView
    ) -> [LayoutAttributes] {
      var layout = view.layout
      let cross = view.pipeline.crossWindow
      var found: [LayoutAttributes] = []
      let version = layout.version
      for index in 0..<view.structure.elementCount {
        guard let element = layout.attributes(at: index), case .item = element.element,
          element.extent > .zero, element.end > window.lowerBound,
          element.start < window.upperBound
        else { continue }
        if touches(element, cross) { found.append(element) }
      }
      guard layout.version != version else { return found }
      // Asking far away has moved what lies here: then there is only the layout's own word for it.
      layout = view.layout
      found.removeAll()
      layout.elements(in: LayoutWindow(main: window, cross: cross), into: &found)
      return found.filter {
        if case .item = $0.element { $0.touches(window) && touches($0, cross) } else { false }
      }
    }

    private static func touches(_ element: LayoutAttributes, _ cross: Range<Ticks>) -> Bool {
      if element.crossExtent == .zero || element.pins.contains(.crossLeading) { return true }
      return element.crossEnd > cross.lowerBound && element.crossStart < cross.upperBound
    }

    private func item(_ element: ElementPath) -> ItemPath {
      guard case .item(let path) = element else { return ItemPath(section: -1, item: -1) }
      return path
    }

    // MARK: On screen

    private func visibility(
      _ frame: Frame, _ view: CollectionView, _ new: [Identity], _ gone: [Int]
    ) -> [CollectionEvent] {
      var events: [CollectionEvent] = []
      for index in gone {
        events += look(at: row[index], 0, frame.time).map { .visibility(path(index), $0) }
        watched[row[index]] = nil
      }
      var fractions: [Int: Double] = [:]
      let viewport = Ticks(clamping: frame.viewportSize[main: frame.axis]).points
      for element in frame.visible {
        let (start, length) = (element.start.points, element.extent.points)
        let shown = max(0, min(start + length, viewport) - max(0, start))
        fractions[element.index] = shown / min(length, viewport)
      }
      for index in new.indices {
        let fraction = fractions[index] ?? 0
        events += look(at: new[index], fraction, frame.time)
          .map { .visibility(view.structure.path(at: index), $0) }
        if fractions[index] == nil { watched[new[index]] = nil }
      }
      return events
    }

    private func look(
      at identity: Identity, _ fraction: Double, _ time: Timestamp
    ) -> [VisibilityEvent] {
      guard fraction > 0 || watched[identity] != nil else { return [] }
      var state = watched[identity] ?? Watched()
      var events: [VisibilityEvent] = []
      func see() {
        guard let since = state.since, !state.isSeen else { return }
        let moment = Timestamp(nanoseconds: since.nanoseconds + 50_000_000)
        if moment <= time {
          events.append(.impression(at: moment))
          state.isSeen = true
          counts.seen += 1
        }
      }
      see()
      let thresholds = [0, 0.25, 1]
      for threshold in thresholds where fraction > 0 && threshold <= fraction {
        if thresholds.firstIndex(of: threshold)! >= state.level {
          events.append(.reached(threshold: threshold, fraction: fraction))
        }
      }
      for threshold in thresholds.reversed() where !(fraction > 0 && threshold <= fraction) {
        if thresholds.firstIndex(of: threshold)! < state.level {
          events.append(.fellBelow(threshold: threshold, fraction: fraction))
        }
      }
      state.level = fraction > 0 ? thresholds.count { $0 <= fraction } : 0
      if fraction >= 0.4 {
        state.since = state.since ?? time
      } else {
        (state.since, state.isSeen) = (nil, false)
      }
      watched[identity] = state
      return events
    }

    private func ends(_ frame: Frame, _ view: CollectionView) -> [CollectionEvent] {
      if view.contentVersion != version { reported = (false, false) }
      guard view.structure.itemCount > 0 else { return [] }
      var events: [CollectionEvent] = []
      let offset = frame.contentOffset[main: frame.axis]
      let viewport = frame.viewportSize[main: frame.axis]
      if !reported.start, offset - frame.edges.minimum <= 100 {
        events.append(.nearStart(contentVersion: view.contentVersion))
        reported.start = true
      }
      if !reported.end, max(frame.edges.maximum, frame.edges.minimum) - offset <= 0.5 * viewport {
        events.append(.nearEnd(contentVersion: view.contentVersion))
        reported.end = true
      }
      counts.ends += events.count
      return events
    }

    /// Whether coming on screen and leaving it alternate for each element, and agree with the visible elements at the
    /// end.
    private func displays(_ frame: Frame, _ items: FuzzItems, _ gone: [Int]) -> String? {
      var events = frame.events.filter {
        switch $0 {
        case .willDisplay, .didEndDisplaying: true
        default: false
        }
      }[...]
      for index in gone where displayed.contains(row[index]) {
        guard events.popFirst() == .didEndDisplaying(path(index)) else {
          return "\(row[index]) was on screen, is gone, and has not left it first"
        }
        displayed.remove(row[index])
      }
      for event in events {
        switch event {
        case .willDisplay(let element):
          guard let identity = items.identity(of: element),
            displayed.insert(identity).inserted
          else { return "\(element) comes on screen twice" }
        case .didEndDisplaying(let element):
          guard let identity = items.identity(of: element), displayed.remove(identity) != nil
          else { return "\(element) leaves the screen twice" }
        default: break
        }
      }
      let shown = Set(frame.visible.compactMap { items.identity(of: $0.element) })
      return shown == displayed ? nil : "displays and screen disagree"
    }
  }
#endif
