import Scrollwork

/// Each element on screen has a cell that shows it as it is now.
enum CellsCheck {
  static func problems(_ scene: PromiseScene, _ stage: PromiseStage) -> [PromiseProblem] {
    var problems: [PromiseProblem] = []
    for shown in scene.shown {
      guard let cell = stage.view.cell(for: shown.path) as? PromiseCell else {
        problems.append(PromiseProblem(.blank, "\(shown.key) is on screen without a cell"))
        continue
      }
      if cell.key != shown.key {
        problems.append(
          PromiseProblem(.wrongItem, "the cell of \(shown.key) shows \(cell.key as Any)"))
      } else if case .item(let id) = shown.key,
        cell.content != stage.model.contentVersions[id] ?? 0
      {
        problems.append(PromiseProblem(.wrongItem, "the cell of \(shown.key) was not bound anew"))
      }
    }
    return problems
  }
}
