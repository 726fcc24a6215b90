import ScrollApp
import ScrollParcels
import Scrollwork

/// A demo whose items have pages of their own, which an `Exhibit` makes by their numbers.
package protocol DetailPresenting: Demo {
  /// Shows the page of an item above everything. Set by the stage.
  var showDetail: ((_ number: Int) throws -> Void)? { get set }
}

extension Stage {
  /// Shows the page of an item of the open demo. It comes from the side at which lines end, and goes back
  /// there.
  func showDetail(_ number: Int) throws {
    guard let openIndex, exhibits[openIndex].makeDetail != nil else { return }
    var extras = Parcel()
    try extras.set(openIndex, for: DemoScreen.Number.self)
    try extras.set(number, for: DetailScreen.Item.self)
    let screen = supply(DetailScreen())
    leaving = lastLayers
    try change { try navigator.push(screen, extras: extras, animated: true) }
  }

  /// The layers of two screens in a transition: the one below goes aside a third as fast and darkens.
  func slide(_ shown: [Layer]) -> [Layer] {
    guard let transition = navigator.transition, transition.duration > 0 else {
      leaving = []
      return shown
    }
    let progress = transition.progress(at: time)
    let isPush = transition.kind != .pop
    let (below, above) = isPush ? (leaving, shown) : (shown, leaving)
    let part = isPush ? 1 - progress : progress
    shade.clear()
    shade.addGroup(size: size) { canvas in
      canvas.fill(
        canvas.bounds, Color(hex: 0x000000, alpha: UInt8((70 * (1 - part)).rounded())))
    }
    let whole = LayoutRect(origin: .zero, size: size)
    let way = isMirrored ? -size.width : size.width
    return below.map { $0.moved(x: -(1 - part) * way / 3) }
      + [Layer(list: shade, origin: .zero, clip: whole)]
      + above.map { $0.moved(x: part * way) }
  }
}

extension Stage.Layer {
  fileprivate func moved(x: Double) -> Stage.Layer {
    var layer = self
    // Whole points: text stays sharp.
    layer.origin.x += x.rounded()
    layer.clip = clip.moved(x: x.rounded())
    return layer
  }
}
