import ScrollApp
import ScrollParcels
import Scrollwork

/// The app without a window: input and times come in, frames go out.
final class ContactsApp {
  let navigator: Navigator
  private let host: ScreenHost

  /// Begins with the list, or with the state that a former run saved.
  init(size: LayoutSize, saved: [UInt8]? = nil) throws {
    navigator = try Navigator(ContactList())
    host = ScreenHost(navigator, size: size)
    if let saved { try navigator.restore(try Parcel(bytes: saved), from: try Self.screens()) }
  }

  /// The screens that can be made again.
  private static func screens() throws -> ScreenRegistry {
    var screens = ScreenRegistry()
    try screens.register(ContactList.self)
    try screens.register(ContactPage.self)
    return screens
  }

  /// The state that the next run begins with.
  func save() throws -> [UInt8] { try navigator.save().bytes() }

  /// The screen that gets input.
  var top: ListScreen? { navigator.top as? ListScreen }

  /// The list of contacts, on top or not.
  var contacts: ContactList? { navigator.stack.first as? ContactList }

  func send(_ event: InputEvent) throws { try top?.list.send(event) }

  /// Types into the search field.
  func type(_ text: String) throws { try contacts?.search(text) }

  /// Goes back to the list of contacts.
  func goBack() throws {
    if navigator.stack.count > 1 { try navigator.pop() }
  }

  /// Makes a frame of each screen that is visible, and returns that of the top one.
  @discardableResult
  func step(to time: Timestamp) throws -> Frame {
    host.update(to: time)
    var frame = Frame()
    for case let screen as ListScreen in navigator.visibleScreens {
      let own = try screen.list.step(to: time)
      if screen === navigator.top { frame = own }
    }
    return frame
  }
}
