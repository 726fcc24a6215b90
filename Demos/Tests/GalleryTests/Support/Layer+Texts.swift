import Scrollwork
import Stage

extension Sequence<Stage.Layer> {
  /// What layers draw as text, back to front.
  var texts: [(text: String, area: LayoutRect, style: TextStyle)] {
    flatMap { layer in
      layer.list.commands.compactMap { command in
        guard case .text(let id, let area, let style, _) = command else { return nil }
        return (layer.list.texts[id], area, style)
      }
    }
  }
}
