import ScrollSimulation
import Scrollwork

/// Where elements were on screen, and when: a box for each time that one stayed at the same place.
///
/// An element that only scrolls keeps its box, because positions are counted from where the content began: boxes are as
/// many as elements that came on screen, not as elements times frames.
struct ScreenTracks: Sendable {
  /// An element at its place, with or without a cell.
  struct Box: Hashable, Sendable {
    var element: ElementPath
    /// Stays with an item wherever it goes; of headers and footers the section's.
    var identity: Int
    /// Along the scroll axis: in the viewport for elements that are displaced, else with the scrolled distance added.
    var start: Int64
    var extent: Ticks
    var crossStart: Ticks
    var crossExtent: Ticks
    var isDisplaced: Bool
    var hasCell: Bool
    var isPlaceholder: Bool
  }

  /// A box, and the places of the frames that have it.
  struct Track: Sendable {
    var box: Box
    var frames: Range<Int>
  }

  /// The viewport from a frame on.
  struct Viewport: Equatable, Sendable {
    var place: Int
    var axis: Axis
    /// Points.
    var size: LayoutSize
  }

  /// In the order in which the boxes came.
  private(set) var tracks: [Track] = []
  private(set) var viewports: [Viewport] = []
  /// How far the content was scrolled up to each frame, in ticks.
  private(set) var scrolled: [Int64] = []
  /// The tracks of the last frame's boxes.
  private var open: [Box: Int] = [:]

  /// Adds the elements of the next frame. O(elements on screen).
  mutating func append(_ sample: FrameSample) {
    let frame = sample.frame
    let place = scrolled.count
    scrolled.append((scrolled.last ?? 0) &+ frame.displacement.rawValue)
    let viewport = Viewport(place: place, axis: frame.axis, size: frame.viewportSize)
    if viewports.last?.axis != viewport.axis || viewports.last?.size != viewport.size {
      viewports.append(viewport)
    }
    var current: [Box: Int] = [:]
    current.reserveCapacity(frame.visible.count)
    for (slot, element) in frame.visible.enumerated() {
      let identity =
        sample.identities.indices.contains(slot) ? sample.identities[slot] : element.index
      let origin = element.isDisplaced ? 0 : scrolled[place]
      let box = Box(
        element: element.element, identity: identity, start: element.start.rawValue &+ origin,
        extent: element.extent, crossStart: element.crossStart, crossExtent: element.crossExtent,
        isDisplaced: element.isDisplaced, hasCell: element.hasCell,
        isPlaceholder: element.isPlaceholder)
      if let track = open[box] {
        tracks[track].frames = tracks[track].frames.lowerBound..<place + 1
        current[box] = track
      } else {
        current[box] = tracks.count
        tracks.append(Track(box: box, frames: place..<place + 1))
      }
    }
    open = current
  }
}
