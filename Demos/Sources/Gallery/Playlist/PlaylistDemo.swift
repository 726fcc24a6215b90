import ScrollParcels
import ScrollScenario
import ScrollSimulation
import Scrollwork
import Stage

/// A playlist in two parts: hold a piece to carry it, or move it by keys; it plays on meanwhile.
final class PlaylistDemo: Recordable, Keeping {
  enum Part: Int, CaseIterable {
    case next, later

    var title: String {
      switch self {
      case .next: "Up next"
      case .later: "Later"
      }
    }
  }

  let view: CollectionView
  let controlsHeight = 48.0
  let column = LayoutGuide.readableCards
  let described = Scenario.Layout(
    estimates: .init(row: 62, header: 36), headers: true, pinsHeaders: true)
  let surroundings: Surroundings
  /// The pieces by number, in parts.
  let source: SnapshotSource<Part, Int>

  private static let counts = [14, 16]

  /// The piece that is on.
  var playing: Int? = 0
  /// How much of it has been played, in seconds.
  var elapsed = 0.0
  var isPaused = false
  /// How often the playlist was shuffled.
  var shuffles = 0
  private var now = Timestamp.zero
  var strip = Buttons<Command>()
  var bar = ActionBar<Command>()

  init(_ surroundings: Surroundings) throws {
    self.surroundings = surroundings
    view = CollectionView(layout: try described.makeLayout(showsHeaders: true))
    view.register(TrackRow.self)
    view.register(PartHeader.self)
    var isPlaying: (Int) -> Bool = { _ in false }
    source = SnapshotSource(view) { view, path, number in
      let row: TrackRow = view.dequeueCell(at: path)
      row.surroundings = surroundings
      row.track = Track(number)
      row.isPlaying = isPlaying(number)
      return row
    }
    isPlaying = { [unowned self] in $0 == playing }
    source.setHeaderProvider { view, section, part in
      let header: PartHeader = view.dequeueHeader(inSection: section)
      header.surroundings = surroundings
      header.title = part.title
      return header
    }
    view.movesItems = true
    try view.setContentInset(LayoutInsets(bottom: ActionBar<Command>.height(surroundings)))
    let first = Self.counts[0]
    try show([Array(0..<first), Array(first..<(first + Self.counts[1]))])
  }

  /// The pieces of each part, with all that is queued.
  var parts: [[Int]] { Part.allCases.map { source.snapshot.itemIdentifiers(inSection: $0) ?? [] } }

  /// All pieces in the order in which they play.
  var order: [Int] { parts.flatMap { $0 } }

  /// Shows these pieces in the parts.
  func show(_ parts: [[Int]], animated: Bool = false) throws {
    try source.update(animated: animated) { snapshot in
      snapshot = Snapshot(sharingIdentitiesWith: snapshot)
      try snapshot.appendSections(Part.allCases)
      for (part, pieces) in zip(Part.allCases, parts) {
        try snapshot.appendItems(pieces, toSection: part)
      }
    }
  }

  func update(to time: Timestamp) throws {
    let seconds = max(0, time.seconds(since: now))
    now = time
    guard let playing, !isPaused else { return }
    elapsed += seconds
    if elapsed >= Double(Track(playing).seconds) { try skip(by: 1) }
  }

  /// The bar of a track moves by less than a point in a tenth of a second.
  var nextUpdate: Timestamp? {
    playing == nil || isPaused ? nil : now + .milliseconds(100)
  }

  // MARK: Leaving

  enum Kept: ParcelKey {
    struct Value: Codable {
      var parts: [[Int]]
      var playing: Int?
      var elapsed: Double
      var isPaused: Bool
    }
  }

  func save(to parcel: inout Parcel) throws(ParcelError) {
    try parcel.set(
      Kept.Value(parts: parts, playing: playing, elapsed: elapsed, isPaused: isPaused),
      for: Kept.self)
  }

  func restore(from parcel: Parcel) throws(ParcelError) {
    guard let kept = try parcel.value(for: Kept.self), kept.parts.count == Part.allCases.count,
      kept.elapsed.isFinite
    else { return }
    playing = kept.playing
    elapsed = kept.elapsed
    isPaused = kept.isPaused
    try? show(kept.parts)
  }
}
