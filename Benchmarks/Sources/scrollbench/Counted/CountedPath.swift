import Scrollwork

/// A hot path whose instructions, blocks of memory and steps are counted instead of timed, by the name it has
/// in `counts.txt`.
struct CountedPath: Equatable {
  enum Kind: String, CaseIterable {
    // Of motions and of the extent index: a unit is a thousand of them.
    case exp
    case decay
    case bounce
    case indexFind = "index-find"
    case indexSet = "index-set"
    case indexInsert = "index-insert"
    // Of the engine: a unit is what is named and the frame it is made in.
    case steadyFrame = "steady-frame"
    case effectFrame = "steady-frame-effects"
    case frameUniform = "frame-uniform"
    case frameVariable = "frame-variable"
    case frameUpwards = "frame-upwards-unmeasured"
    case flingFrame = "fling-frame"
    case jump
    case insert
    case remove
    case replaceTenth = "diff-replace-tenth"
    case openUniform = "open-uniform"

    /// Whether there is a second path on a hundred times as many rows, which may cost no more.
    var grows: Bool {
      switch self {
      case .exp, .decay, .bounce, .replaceTenth: false
      default: true
      }
    }

    /// How many units the gate counts: enough that a unit is an average one, and no more, since counting slows
    /// the work down some fifty times.
    var units: Int {
      switch self {
      case .exp, .decay, .bounce, .indexFind, .indexSet, .indexInsert: 20
      case .steadyFrame, .effectFrame: 200
      case .frameUniform, .frameVariable, .frameUpwards: 400
      case .flingFrame: 480
      case .jump, .insert, .remove: 100
      case .replaceTenth, .openUniform: 10
      }
    }
  }

  /// Whether a path is on few rows or on many.
  enum Size: CaseIterable {
    case short
    case long

    var rows: Int { self == .short ? 10_000 : 1_000_000 }
    var suffix: String { self == .short ? "" : "-1e6" }
  }

  let kind: Kind
  let size: Size

  var name: String { kind.rawValue + size.suffix }

  static var all: [CountedPath] {
    Kind.allCases.flatMap { kind in
      (kind.grows ? Size.allCases : [.short]).map { CountedPath(kind: kind, size: $0) }
    }
  }

  init(kind: Kind, size: Size) {
    self.kind = kind
    self.size = size
  }

  init?(name: String) {
    guard let path = Self.all.first(where: { $0.name == name }) else { return nil }
    self = path
  }

  /// Does the unit of a number, counted from 0, and tells the work of the engine or of the index in it.
  typealias Unit = (Int) throws -> FrameWork

  /// Makes everything ready for `units` units.
  func unit(of units: Int) throws -> Unit {
    switch kind {
    case .exp, .decay, .bounce: try curve()
    case .indexFind, .indexSet, .indexInsert: index()
    case .steadyFrame: try steadyFrame()
    case .effectFrame:
      try steadyFrame { place in
        var effect = ElementEffect()
        effect.offset = place.position
        effect.opacity = 0.5
        effect.transform = .scale(x: 0.9, y: 0.9)
        return effect
      }
    case .frameUniform, .frameVariable: try frame(units)
    case .frameUpwards: try frameUpwards()
    case .flingFrame: try flingFrame()
    case .jump: try jump()
    case .insert: try edit { try $0.insertItems(at: $1) }
    case .remove: try edit { try $0.deleteItems(at: $1) }
    case .replaceTenth: try replaceTenth()
    case .openUniform: openUniform()
    }
  }
}
