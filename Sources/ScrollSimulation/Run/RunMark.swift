import ScrollTools
import Scrollwork

/// A request that reached the view for a frame, as outputs mark it on the time line.
package struct RunMark: Hashable, Sendable {
  /// What kind of request it is.
  package enum Kind: String, CaseIterable, Sendable {
    case gesture, scroll, insert, delete, move, reload, resize, layout
  }

  package var kind: Kind
  /// What it asks for, in a few words.
  package var detail: String

  package init(_ kind: Kind, _ detail: String) {
    self.kind = kind
    self.detail = detail
  }

  /// The marks of a request: several for an update with edits of several kinds, none for a pointer that moves and for
  /// settings.
  static func marks(of request: CollectionRequest) -> [RunMark] {
    switch request {
    case .send(let event): marks(of: event.action)
    case .fling(let velocity, _): [RunMark(.gesture, "fling at \(whole(velocity)) pt/s")]
    case .holdIndicator: [RunMark(.gesture, "scroll bar held")]
    case .setContentOffset(let offset, _, _):
      [RunMark(.scroll, "to (\(whole(offset.x)), \(whole(offset.y))) pt")]
    case .scrollToEdge(let side, _, _, _, _):
      [RunMark(.scroll, "to the \(side.name)")]
    case .scroll(let element, _, _, _, _, _, _):
      [RunMark(.scroll, (element.itemPath == nil ? "to " : "to item ") + element.name)]
    case .setOrthogonalOffset(let offset, let section, _, _):
      [RunMark(.scroll, "section \(section) to \(whole(offset)) pt")]
    case .performUpdates(let update, _): marks(of: update)
    case .reloadData: [RunMark(.reload, "all items")]
    case .setNeedsSize(let elements):
      [RunMark(.reload, "\(counted(elements.count, "size")) again")]
    case .reconfigureItems(let paths): [RunMark(.reload, "\(counted(paths.count, "item")) again")]
    case .restore: [RunMark(.reload, "a saved state")]
    case .setViewport(let size, _):
      [RunMark(.resize, "to \(whole(size.width)) x \(whole(size.height)) pt")]
    case .setSafeAreaInsets, .setContentInset: [RunMark(.resize, "other insets")]
    case .setLayout: [RunMark(.layout, "another layout")]
    default: []
    }
  }

  private static func marks(of action: InputEvent.Action) -> [RunMark] {
    switch action {
    case .pointerDown: [RunMark(.gesture, "pointer down")]
    case .wheel: [RunMark(.gesture, "wheel")]
    case .pointerMoved, .pointerUp, .pointerCanceled: []
    }
  }

  private static func marks(of update: ItemUpdate) -> [RunMark] {
    var (inserted, removed, moved) = (0, 0, 0)
    for edit in update.edits {
      switch edit {
      case .insertItems(_, let count): inserted += count
      case .insertSections(_, let counts): inserted += counts.reduce(0, +)
      case .removeItems(_, let count): removed += count
      case .removeSections(_, let count): removed += count
      case .moveItem, .moveSection: moved += 1
      }
    }
    let again = update.reloaded.count + update.reconfigured.count
    return [(Kind.insert, inserted), (.delete, removed), (.move, moved), (.reload, again)]
      .filter { $0.1 > 0 }.map { RunMark($0.0, counted($0.1, "item")) }
  }

  private static func whole(_ number: Double) -> String {
    Int(exactly: number.rounded()).map(String.init) ?? "\(number)"
  }
}

/// Notes the requests that reach a view, frame by frame.
final class RequestLog {
  private var marks: [RunMark] = []

  /// Watches a view besides whoever watches it already, from its next request on.
  func watch(_ view: CollectionView) {
    let handler = view.requestHandler
    view.requestHandler = { [weak self] view, request in
      self?.note(request)
      handler?(view, request)
    }
  }

  private func note(_ request: CollectionRequest) {
    for mark in RunMark.marks(of: request) where !marks.contains(mark) { marks.append(mark) }
  }

  /// The marks since the last call, without repetitions.
  ///
  /// - Parameter isFirst: whether the frame is the view's first. It gets its items and its size then, which is no
  ///   change.
  func take(isFirst: Bool) -> [RunMark] {
    defer { marks.removeAll() }
    return isFirst ? marks.filter { $0.kind == .gesture || $0.kind == .scroll } : marks
  }
}
