/// A promise that a frame breaks.
struct PromiseProblem: CustomStringConvertible {
  enum Kind: String, CaseIterable {
    /// An element moved that nothing moved.
    case stillness
    /// With another layout, the reference element moved.
    case relaid
    /// In another viewport, with other insets or traits, the reference element moved.
    case resized
    /// Items of lanes or lines are not in the order that one of the two rules gives.
    case order
    /// The content was scrolled without a request, or not as requested.
    case displacement
    /// A place within the content that no element takes.
    case blank
    /// Two elements lie over one another, or one twice.
    case overlap
    /// An element is not as long as its cell asks.
    case size
    /// An element does not lie where true sizes put it.
    case place
    /// A cell shows another item, or an old state of it.
    case wrongItem
    /// Content at rest lies beyond its ends.
    case rest
    /// The beginning or the end of the content is not where it belongs once it is scrolled to.
    case ends
    /// The frame reports a mistake where the program made none.
    case diagnostics
    /// What can be done is refused.
    case refusal
    /// What was scrolled to does not lie where it was requested to.
    case arrival
    /// A restored view shows something else.
    case restoration
    /// Something that was requested does not come to its end.
    case settling
  }

  var kind: Kind
  var text: String

  init(_ kind: Kind, _ text: String) {
    self.kind = kind
    self.text = text
  }

  var description: String { "\(kind.rawValue): \(text)" }
}
