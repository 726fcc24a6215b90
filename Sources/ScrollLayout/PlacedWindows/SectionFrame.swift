import ScrollPrimitives

/// What stands around the items of every section, in ticks: insets, header and footer.
struct SectionFrame: Equatable, Sendable {
  var axis = Axis.vertical
  var lead = Ticks.zero
  var trail = Ticks.zero
  var crossLead = Ticks.zero
  var crossSum = Ticks.zero
  var hasHeaders = false
  var hasFooters = false
  var pinsHeaders = false
  var pinsFooters = false
  var headerEstimate = Ticks.zero
  var footerEstimate = Ticks.zero

  init() {}

  /// - Throws: `invalidValue` for a length that is negative or not finite, and for an estimate of 0.
  init(
    axis: Axis, insets: LayoutInsets, headers: (shown: Bool, pinned: Bool, estimate: Double),
    footers: (shown: Bool, pinned: Bool, estimate: Double)
  ) throws(LayoutFailure) {
    self.axis = axis
    for inset in [insets.top, insets.left, insets.bottom, insets.right] {
      _ = try Ticks(checking: inset, "sectionInsets")
    }
    lead = try Ticks(checking: insets.leading(axis), "sectionInsets")
    trail = try Ticks(checking: insets.trailing(axis), "sectionInsets")
    crossLead = try Ticks(checking: insets.crossLeading(axis), "sectionInsets")
    crossSum = try Ticks(checking: insets.crossSum(axis), "sectionInsets")
    let header = try Ticks(checking: headers.estimate, "estimatedHeaderExtent", isPositive: true)
    let footer = try Ticks(checking: footers.estimate, "estimatedFooterExtent", isPositive: true)
    (hasHeaders, hasFooters) = (headers.shown, footers.shown)
    (pinsHeaders, pinsFooters) = (headers.shown && headers.pinned, footers.shown && footers.pinned)
    headerEstimate = hasHeaders ? header : .zero
    footerEstimate = hasFooters ? footer : .zero
  }

  /// The room across the axis inside the insets.
  func room(in context: LayoutContext) -> Ticks {
    max(.zero, Ticks(clamping: context.container[cross: axis]) - crossSum)
  }

  /// The space that counts with a footer in estimates. Items count with a space behind each, one more
  /// than there are.
  func footerSpace(_ spacing: Ticks) -> Ticks { max(.zero, trail - spacing) }

  /// Whether an element has a cell.
  func shows(_ element: ElementPath) -> Bool {
    switch element {
    case .item: true
    case .header: hasHeaders
    case .footer: hasFooters
    }
  }
}

extension Ticks {
  /// - Throws: `invalidValue` for points that are not finite or are negative, and for zero where a
  ///   length must be positive.
  init(
    checking points: Double, _ parameter: String, isPositive: Bool = false
  ) throws(LayoutFailure) {
    guard let ticks = Ticks(points: points), points >= 0, !isPositive || ticks > .zero else {
      throw .invalidValue(parameter: parameter, value: points)
    }
    self = ticks
  }
}
