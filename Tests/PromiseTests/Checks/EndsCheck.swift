/// Scrolled to an end, the first element lies at the leading inset or the last at the trailing one.
enum EndsCheck {
  static func problems(
    _ scene: PromiseScene, _ stage: PromiseStage, leading: Bool
  ) -> [PromiseProblem] {
    let keys: [PromiseModel.Key] = scene.sections.flatMap { section in
      (scene.layout.hasHeaders ? [.header(section.id)] : [])
        + section.items.map(PromiseModel.Key.item)
        + (scene.layout.hasFooters ? [.footer(section.id)] : [])
    }
    func isLong(_ key: PromiseModel.Key) -> Bool { stage.isLong(key) }
    guard let end = leading ? keys.first(where: isLong) : keys.last(where: isLong) else {
      return []
    }
    // In lanes and lines the last item need not be the one that reaches furthest, and in spans neither need the first.
    if scene.layout.kind == .spans
      || (!leading && [.masonry, .flow, .composition].contains(scene.layout.kind))
    {
      return []
    }
    guard let shown = scene.shown.first(where: { $0.key == end }) else {
      return [
        PromiseProblem(
          .ends,
          "\(end), the \(leading ? "first" : "last"), is not on screen at the \(leading ? "beginning" : "end")"
        )
      ]
    }
    let limit = leading ? scene.leadingInset : scene.length - scene.trailingInset
    let place = leading ? shown.start : shown.end
    // Insets of sections and ragged ends lie between the element and the edge of the content.
    if leading ? place < limit - 512 : place > limit + 512 {
      return [
        PromiseProblem(
          .ends,
          "\(end), the \(leading ? "first" : "last"), is cut off at \(place.pt), \(limit.pt) is the edge"
        )
      ]
    }
    return []
  }
}

extension PromiseStage {
  /// Whether an element takes any length.
  func isLong(_ key: PromiseModel.Key) -> Bool {
    switch (key, layout.kind) {
    case (.item, .spans), (.item, .flow): true
    case (.item, .grid) where layout.fixedExtent != nil: true
    case (.item(let id), .table):
      // A row is as long as its longest cell.
      layout.fixedExtent != nil
        || (model.sections.first { $0.items.contains(id) }?.items ?? []).contains {
          model.extent(.item($0), cross: PromiseLayout.tableColumn) > 0
        }
    default: model.extent(key, cross: 60) > 0
    }
  }
}
