import ScrollPrimitives
import ScrollTools

@testable import ScrollLayout

/// Sections described at random.
struct RandomSpecs {
  let axis: Axis
  /// Only those in which every item's position follows from the items before it in its line.
  var isStable = false

  private func absolute(_ random: inout SeededGenerator) -> LayoutDimension {
    .absolute(Double.random(in: 5...150, using: &random))
  }

  private func dimension(
    _ random: inout SeededGenerator, isWidth: Bool, mayBeAsked: Bool
  ) -> LayoutDimension {
    let parts: [Double] = [0.25, 1.0 / 3, 0.5, 1, 0.4]
    let part = parts.randomElement(using: &random) ?? 1
    switch Int.random(in: 0..<(mayBeAsked ? 6 : 3), using: &random) {
    case 0: return absolute(&random)
    case 1: return isWidth ? .fractionalWidth(part) : .fractionalHeight(part)
    case 2: return isWidth ? .fractionalHeight(part / 3) : .fractionalWidth(part / 3)
    default: return .estimated(Double.random(in: 5...90, using: &random))
    }
  }

  private func item(
    _ random: inout SeededGenerator, mayBeAsked: Bool = true
  ) -> LayoutGroup.Subitem {
    var insets = LayoutInsets.zero
    if random.oneIn(3) { insets = LayoutInsets(top: 1, left: 2, bottom: 3, right: 0.5) }
    return .item(
      LayoutItemSpec(
        width: dimension(&random, isWidth: true, mayBeAsked: mayBeAsked),
        height: dimension(&random, isWidth: false, mayBeAsked: mayBeAsked), contentInsets: insets,
        alignment: isStable
          ? .fill : LineItemAlignment.allCases.randomElement(using: &random) ?? .fill)
    )
  }

  func group(_ random: inout SeededGenerator, depth: Int = 0, mayBeAsked: Bool = true)
    -> LayoutGroup
  {
    var mayBeAsked = mayBeAsked
    let isNested = depth < 3 && random.oneIn(depth == 0 ? 2 : 3)
    if isStable, isNested { mayBeAsked = false }
    let subitems = (0..<Int.random(in: 1...3, using: &random)).map { _ in
      isNested && random.oneIn(2)
        ? LayoutGroup.Subitem.group(group(&random, depth: depth + 1, mayBeAsked: mayBeAsked))
        : item(&random, mayBeAsked: mayBeAsked)
    }
    let spacing = random.oneIn(3) ? 0 : Double.random(in: 0...12, using: &random)
    var size = LayoutDimensions(
      width: dimension(&random, isWidth: true, mayBeAsked: mayBeAsked),
      height: dimension(&random, isWidth: false, mayBeAsked: mayBeAsked))
    let direction: LayoutGroup.Direction = Bool.random(using: &random) ? .horizontal : .vertical
    if isStable, mayBeAsked {
      // A group of a given length cannot make room for items that are stacked in it.
      if direction == .horizontal {
        size.width = .estimated(60)
      } else {
        size.height = .estimated(60)
      }
    }
    return LayoutGroup(
      direction, size: size, subitems: subitems,
      spacing: random.oneIn(3) ? .flexible(spacing) : .fixed(spacing),
      count: random.oneIn(3) ? Int.random(in: 1...5, using: &random) : nil)
  }

  private func boundary(_ random: inout SeededGenerator) -> BoundarySpec? {
    guard random.oneIn(2) else { return nil }
    return BoundarySpec(
      width: dimension(&random, isWidth: true, mayBeAsked: true),
      height: dimension(&random, isWidth: false, mayBeAsked: true),
      isPinned: random.oneIn(3), extendsBoundary: !random.oneIn(3),
      offset: random.oneIn(4) ? LayoutPoint(x: -3, y: 7) : .zero)
  }

  func section(_ random: inout SeededGenerator) -> SectionSpec {
    func length(_ random: inout SeededGenerator) -> Double {
      random.oneIn(3) ? 0 : Double.random(in: 0...20, using: &random)
    }
    var insets = LayoutInsets(
      top: length(&random), left: length(&random), bottom: length(&random), right: length(&random))
    let behavior = random.oneIn(3) ? OrthogonalBehavior.continuous : .none
    if isStable, behavior != .none {
      // What lies before the group shown first would look in, and may be taller than any so far.
      if axis == .vertical { insets.left = 0 } else { insets.top = 0 }
    }
    return SectionSpec(
      group: group(&random), interGroupSpacing: length(&random), insets: insets,
      header: boundary(&random), footer: boundary(&random),
      background: random.oneIn(3)
        ? BackgroundSpec(
          kind: "ground", insets: LayoutInsets(top: 1, left: 2, bottom: 3, right: 4),
          coversBoundaries: Bool.random(using: &random)) : nil,
      orthogonalBehavior: behavior)
  }
}
