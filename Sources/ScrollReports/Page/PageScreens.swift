import ScrollTools
import Scrollwork

/// The screens of a page, as JSON: the boxes of elements with the frames that show them.
///
/// Of a run with more boxes than ``boxLimit`` only those of some frames are kept: of every second, fourth, eighth frame,
/// until there are few enough, and of those that explain a failed gate.
struct PageScreens {
  /// The most boxes of a page.
  static let boxLimit = 12_000
  /// The most frames whose screens are kept in any case.
  static let neededLimit = 32

  private let tracks: ScreenTracks
  /// The places of the page's frames, ascending.
  private let kept: [Int]
  /// Those of them whose screens are kept, as indices of `kept`.
  private let shown: [Int]
  private let chosen: [ScreenTracks.Track]

  /// - Parameters:
  ///   - tracks: the boxes of the run.
  ///   - kept: the places of the page's frames, ascending.
  ///   - needed: places of frames whose screens are kept, if they are in `kept`.
  init(_ tracks: ScreenTracks, kept: [Int], needed: [Int]) {
    self.tracks = tracks
    self.kept = kept
    let first = Set(needed.prefix(Self.neededLimit))
    var stride = 1
    var (shown, chosen) = (Array(kept.indices), [ScreenTracks.Track]())
    while true {
      chosen = Self.tracks(tracks.tracks, in: shown.map { kept[$0] })
      guard chosen.count > Self.boxLimit, stride < kept.count else { break }
      stride *= 2
      shown = kept.indices.filter { $0 % stride == 0 || first.contains(kept[$0]) }
    }
    self.shown = shown
    self.chosen = Array(chosen.prefix(Self.boxLimit))
  }

  /// The tracks that any of some frames has.
  private static func tracks(
    _ tracks: [ScreenTracks.Track], in places: [Int]
  ) -> [ScreenTracks.Track] {
    tracks.filter { track in
      let next = places.partitioningIndex { $0 >= track.frames.lowerBound }
      return next < places.count && places[next] < track.frames.upperBound
    }
  }

  var json: JSONText {
    func column(_ number: (ScreenTracks.Track) -> Int) -> JSONText {
      .array(chosen.map { .integer(number($0)) })
    }
    func points(_ number: (ScreenTracks.Box) -> Double) -> JSONText {
      .array(chosen.map { .rounded(number($0.box), 3) })
    }
    return .object([
      ("breadth", points { $0.crossExtent.points }), ("cross", points { $0.crossStart.points }),
      ("extent", points { $0.extent.points }),
      ("from", column { index(of: $0.frames.lowerBound) }), ("hue", column { Self.hue($0.box) }),
      ("item", column { $0.box.element.itemPath?.item ?? 0 }),
      ("kind", column { Self.kind($0.box) }),
      ("scrolled", .array(kept.map { .rounded(Self.points(tracks.scrolled[$0]), 3) })),
      ("section", column { $0.box.element.section }),
      ("shown", shown.count == kept.count ? .null : .array(shown.map(JSONText.integer))),
      ("start", points { Self.points($0.start) }),
      ("to", column { index(of: $0.frames.upperBound) }),
      ("viewports", .array(tracks.viewports.map(viewport))),
    ])
  }

  private func viewport(_ viewport: ScreenTracks.Viewport) -> JSONText {
    .array([
      .integer(index(of: viewport.place)), .integer(viewport.axis == .vertical ? 0 : 1),
      .rounded(viewport.size.width, 2), .rounded(viewport.size.height, 2),
    ])
  }

  /// The first of the page's frames at or behind a place.
  private func index(of place: Int) -> Int { kept.partitioningIndex { $0 >= place } }

  /// Degrees on the color wheel. Neighbors are far apart, and an item keeps its color.
  private static func hue(_ box: ScreenTracks.Box) -> Int {
    let number = box.identity % 360
    return (number < 0 ? number + 360 : number) * 137 % 360
  }

  /// 0 for an item, 1 for a header, 2 for a footer; plus 4 without a cell, 8 for a placeholder, 16 for an element that is
  /// displaced.
  private static func kind(_ box: ScreenTracks.Box) -> Int {
    let kind =
      switch box.element {
      case .item: 0
      case .header: 1
      case .footer: 2
      }
    return kind + (box.hasCell ? 0 : 4) + (box.isPlaceholder ? 8 : 0) + (box.isDisplaced ? 16 : 0)
  }

  private static func points(_ raw: Int64) -> Double { Ticks(rawValue: raw).points }
}
