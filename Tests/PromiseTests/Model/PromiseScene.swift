import Scrollwork

/// What a frame showed, in the oracle's own terms: whole ticks, and elements by identity.
struct PromiseScene {
  struct Shown: Equatable {
    var key: PromiseModel.Key
    var path: ElementPath
    var index: Int
    var start: Int64
    var extent: Int64
    var crossStart: Int64
    var crossExtent: Int64
    /// Shown elsewhere than the layout has it, says the frame.
    var isDisplaced: Bool
    var isItem: Bool
    var isHeader: Bool {
      if case .header = path { true } else { false }
    }
    var end: Int64 { start + extent }
    var crossEnd: Int64 { crossStart + crossExtent }

    /// Whether an element that came back by another layout or viewport is where it was: its start or its end, or, of one
    /// that is too short now to reach the screen from there, its start where the screen begins.
    func isKept(by other: Shown) -> Bool {
      other.start == start || other.end == end || other.start == 0 && start + other.extent <= 0
    }
  }

  /// Where an element lies that is not on screen, in ticks from the viewport's beginning.
  struct Place {
    var main: Range<Int64>
    var crossStart: Int64
  }

  var layout: PromiseLayout
  var time: Int64
  var phase: ScrollPhase
  /// The length of the viewport along the axis, and across it.
  var length: Int64
  var cross: Int64
  var offset: Int64
  var displacement: Int64
  var correction: Int64
  var velocity: Double
  var minimum: Int64
  var maximum: Int64
  var leadingInset: Int64
  var trailingInset: Int64
  var shown: [Shown]
  var isInTransition: Bool
  /// The same content as the model had in this frame.
  var sections: [PromiseModel.Section]

  static func ticks(_ points: Double) -> Int64 { Ticks(clamping: points).rawValue }

  /// Elements that lie where the layout has them.
  var settled: [Shown] { shown.filter { !$0.isDisplaced } }
  /// The first item on screen that scrolls.
  var firstItem: Shown? { shown.first { $0.isItem && !$0.isDisplaced } }
}

extension Int64 {
  /// Ticks as points, for people.
  var pt: String {
    let points = Double(self) / 1024
    return points == points.rounded() ? "\(Int(points))" : "\((points * 1000).rounded() / 1000)"
  }
}
