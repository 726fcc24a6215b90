import ScrollApp
import Scrollwork

// Code of the page "Swift 6 and isolation", in a module whose default isolation is the main actor. Each part between
// two marks is on the page, word by word.

// page
final class Row: ReusableCell {
  static var madeCount = 0
  var title = ""
  init() { Row.madeCount += 1 }
}

final class CityModel {
  let view = CollectionView()
  var names = ["Oslo", "Bergen"]
  var events: [CollectionEvent] = []
  private var observation: EventObservation?
  init() throws {
    view.register(Row.self)
    view.cellProvider = { [weak self] view, path in
      let row: Row = view.dequeueCell(at: path)
      row.title = self?.names[path.item] ?? ""
      return row
    }
    observation = view.observeEvents { [weak self] _, event in self?.events.append(event) }
    try view.reloadData(sectionCounts: [names.count])
  }
  isolated deinit {}  // Ends the observation on the main actor.

  func load(from server: Server) async throws {
    names += await server.names()  // Frames go on meanwhile.
    try view.reloadData(sectionCounts: [names.count])
  }
}
// page

actor Server {
  func names() async -> [String] {
    await Task.yield()
    return ["Trondheim", "Tromsø"]
  }
}

struct CityOpened: Message { var name: String }

// page
final class History {
  var names: [String] = []
  private var token: ObservationToken?
  init(_ center: MessageCenter) {
    token = center.observeOnMainActor(CityOpened.self) { [weak self] in
      self?.names.append($0.name)
    }
  }
}
// page

// page
final class CityPage: ScreenContent {
  let list = CollectionView()
  var appearances = 0
  func loadView(for screen: Screen) -> ScreenView { ListView(list) }
  func viewDidAppear(in screen: Screen, animated: Bool) { appearances += 1 }
}
// page

nonisolated final class Footer: ScreenView {
  var text = ""

  override func layoutSubviews() { text = frame.size.width < 400 ? "short" : "long" }
}
