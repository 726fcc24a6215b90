import ScrollLayout
import ScrollPhysics
import ScrollPrimitives

/// What scrolls across the axis: the whole content where it is wider than the viewport, or one section
/// whose items run across.
struct CrossAxisScroll: Sendable {
  /// The section; `nil` for the whole content.
  var section: Int?
  var model: ScrollModel
  /// The item that an animation goes to.
  var goal: ScrollTarget?

  struct ScrollTarget: Equatable, Sendable {
    var path: ItemPath
    /// The side of the viewport that the item comes to lie at: `top` for the leading one, or `bottom`.
    var side: ScrollPosition
  }

  /// In content of a length and a viewport of a length, both across the axis.
  ///
  /// - Parameter offset: where the content is scrolled to already.
  init(
    section: Int?, like other: ScrollModel, length: Ticks, viewport: Ticks, offset: Ticks = .zero
  ) {
    self.section = section
    model = ScrollModel(profile: other.profile)
    model.time = other.time
    model.scale = other.scale
    model.bounces = other.bounces
    model.translate(by: offset)
    model.bounds = Self.bounds(length: length, viewport: viewport)
  }

  /// Where scrolling ends.
  static func bounds(length: Ticks, viewport: Ticks) -> ScrollBounds {
    ScrollBounds(
      minimum: .zero, maximum: max(.zero, length - viewport), viewport: viewport.points,
      scrolls: length > viewport)
  }
}
