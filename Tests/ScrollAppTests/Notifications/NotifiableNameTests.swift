import Foundation
import ScrollApp
import Testing

private enum Door: String, Notifiable { case didOpen, didClose }
private enum Window: String, Notifiable { case didOpen, didClose }
private enum Floor: Int, Notifiable { case didOpen = 1 }
private enum Outer {
  enum Door: String, Notifiable { case didOpen }
}
private enum Box<Content> {
  enum Lid: String, Notifiable { case didOpen }
}
/// Raw values that look like another type's.
private enum Odd: String, Notifiable {
  case slash = "/"
  case nested = "Door/didOpen"
  case empty = ""
}

private func local() -> [Notification.Name] {
  var names: [Notification.Name] = []
  do {
    enum Door: String, Notifiable { case didOpen }
    names.append(Door.didOpen.name)
  }
  do {
    enum Door: String, Notifiable { case didOpen }
    names.append(Door.didOpen.name)
  }
  return names
}

private func elsewhere() -> Notification.Name {
  enum Door: String, Notifiable { case didOpen }
  return Door.didOpen.name
}

@Suite struct NotifiableNameTests {
  @Test("no two cases of any two types have one name, nested, generic and local ones included")
  func distinct() {
    let names =
      [
        Door.didOpen.name, Door.didClose.name, Window.didOpen.name, Window.didClose.name,
        Floor.didOpen.name, Outer.Door.didOpen.name, Box<Int>.Lid.didOpen.name,
        Box<String>.Lid.didOpen.name, Box<[Int]>.Lid.didOpen.name, Odd.slash.name,
        Odd.nested.name, Odd.empty.name, elsewhere(),
      ] + local()
    #expect(Set(names).count == names.count, "\(names.map(\.rawValue))")
    #expect(names.count == 15)
  }

  @Test("a name says module, type and case, and is the same each time")
  func wording() {
    #expect(ScrollNotification.didScroll.name.rawValue == "ScrollApp.ScrollNotification/didScroll")
    #expect(Door.didOpen.name == Door.didOpen.name)
    #expect(local() == local())
  }

  @Test("cases with equal raw values in two types do not hear each other")
  func noCollision() {
    let center = NotificationCenter()
    let log = Log<String>()
    let tokens = [
      Door.didOpen.observe(center: center) { _ in log.note("door") },
      Window.didOpen.observe(center: center) { _ in log.note("window") },
      Outer.Door.didOpen.observe(center: center) { _ in log.note("outer door") },
      Box<Int>.Lid.didOpen.observe(center: center) { _ in log.note("box of numbers") },
      Box<String>.Lid.didOpen.observe(center: center) { _ in log.note("box of words") },
    ]
    Window.didOpen.post(center: center)
    Box<String>.Lid.didOpen.post(center: center)
    Outer.Door.didOpen.post(center: center)
    Door.didClose.post(center: center)
    withExtendedLifetime(tokens) {}
    #expect(log.entries == ["window", "box of words", "outer door"])
  }
}
