import Scrollwork

/// The cell of an item, a header or a footer: it keeps what it was bound to, and asks the model for its size.
final class PromiseCell: ReusableCell {
  var key: PromiseModel.Key?
  var content = 0
  var model: PromiseModel?
  var axis = Axis.vertical
  var isPrepared = false

  init() {}

  func bind(_ key: PromiseModel.Key?, _ model: PromiseModel, _ stage: PromiseStage) {
    (self.key, self.model, axis) = (key, model, stage.layout.axis)
    if case .item(let id)? = key { content = model.contentVersions[id] ?? 0 }
    self.stage = stage
  }

  weak var stage: PromiseStage?

  func preferredSize(fitting proposal: LayoutSize) -> LayoutSize {
    guard let key, let model, let axis = stage?.layout.axis else { return .zero }
    let offered = proposal[cross: axis]
    let isFlow = stage?.layout.kind == .flow
    let isFree = isFlow || stage?.layout.kind == .custom
    let main = model.extent(key, cross: isFree ? 60 : offered)
    guard case .item(let id) = key, isFlow else {
      return LayoutSize(main: main, cross: offered, axis: axis)
    }
    return LayoutSize(
      main: max(PromiseScene.flowMinimum, main), cross: min(model.crossExtent(id), stage!.flowRoom),
      axis: axis)
  }
}
