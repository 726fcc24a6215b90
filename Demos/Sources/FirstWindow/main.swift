import ScrollSDL
import Scrollwork

final class Row: ReusableCell {
  var title = ""
  func draw(in canvas: inout Canvas) {
    let line = LayoutRect(x: 16, y: 10, width: canvas.size.width - 32, height: 24)
    canvas.text(title, in: line, size: 17, Color(red: 20, green: 24, blue: 32))
  }
}

let window = try Window(
  Window.Configuration(title: "Rows", size: LayoutSize(width: 390, height: 700)), fonts: FontBook())
let view = CollectionView(layout: try ListLayout(ListLayout.Configuration()))
view.register(Row.self)
view.cellProvider = { view, path in
  let row: Row = view.dequeueCell(at: path)
  row.title = "Row \(path.item + 1) of a million"
  return row
}
try view.setViewport(size: window.size, scale: window.scale)
try view.reloadData(sectionCounts: [1_000_000])
try view.setIndicatorStyle(ScrollIndicatorStyle())

var clock = WindowClock(window)
var isOpen = true
while isOpen {
  // While nothing moves, the loop waits for input.
  let rest = view.nextFrameTime.map { $0.seconds(since: window.now) } ?? 3600
  for event in window.events(waiting: rest) {
    switch event {
    case .input(let input): try view.send(input)
    case .resized(let size): try view.setViewport(size: size, scale: window.scale)
    case .closeRequested: isOpen = false
    default: break
    }
  }
  let frame = try view.step(to: clock.next())
  window.begin(Color(red: 255, green: 255, blue: 255))
  window.draw(frame.displayList)
  window.present()
}
window.close()
