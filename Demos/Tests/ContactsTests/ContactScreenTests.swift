import Foundation
import ScrollApp
import Scrollwork
import Testing

@testable import Contacts

@Suite struct ContactScreenTests {
  @Test("a tap pushes the contact's page, and the list is where it was after it")
  func detail() throws {
    var hand = try Hand.open()
    try hand.drag(from: LayoutPoint(x: 100, y: 180), to: LayoutPoint(x: 100, y: 60))
    try hand.rest(seconds: 2)
    let (list, before) = (try hand.list(), try hand.starts())
    let path = try #require(list.list.item(at: LayoutPoint(x: 100, y: 80)))
    let name = try list.name(at: path)
    try hand.tap(LayoutPoint(x: 100, y: 80))
    // The frame that gets the tap reports it; the next one shows the page.
    try hand.step()
    try hand.step()
    let page = try #require(hand.app.top as? ContactPage)
    #expect(page.contact?.name == name && page.appearance == .appearing)
    #expect(list.list.selectedItems.isEmpty)
    try hand.rest(seconds: 1)
    #expect(page.appearance == .appeared && list.appearance == .disappeared)
    #expect(hand.frame.visible.count == 3)
    #expect(hand.picture().hasPrefix("< \(page.contact?.givenName ?? "?")\n"))
    try hand.app.goBack()
    try hand.rest(seconds: 1)
    #expect(list.appearance == .appeared && page.container == nil)
    #expect(try hand.starts() == before && hand.frame.displacement == .zero)
  }

  @Test("the next run begins where the last one ended: screen, search, place and deleted contacts")
  func restores() throws {
    var hand = try Hand.open()
    try hand.app.type("ma")
    try hand.rest(seconds: 1)
    try hand.drag(from: LayoutPoint(x: 310, y: 60), to: LayoutPoint(x: 20, y: 60))
    try hand.rest(seconds: 1)
    try hand.drag(from: LayoutPoint(x: 100, y: 180), to: LayoutPoint(x: 100, y: 43.5))
    try hand.rest(seconds: 2)
    let (list, before, picture) = (try hand.list(), try hand.starts(), hand.picture())
    try hand.tap(LayoutPoint(x: 100, y: 80))
    try hand.rest(seconds: 1)
    let page = try #require(hand.app.top as? ContactPage)

    var next = try Hand.open(saved: try hand.app.save())
    #expect(next.picture() == hand.picture())
    let restored = try #require(next.app.top as? ContactPage)
    #expect(restored !== page && restored.contact == page.contact)
    #expect(next.app.navigator.stack.count == 2)
    try next.app.goBack()
    try next.rest(seconds: 1)
    let nextList = try next.list()
    #expect(nextList !== list && nextList.query == "ma")
    #expect(nextList.names == list.names && nextList.names.count == Contact.found("ma").count - 1)
    #expect(try next.starts() == before && next.picture() == picture)
    #expect(next.frame.diagnostics.isEmpty)
    #expect(throws: (any Error).self) { try Hand.open(saved: [1, 2, 3]) }
  }

  @Test("the program prints the same screens on every run")
  func snapshot() throws {
    let text = try ContactsDemo.pictures()
    let file = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "Snapshots/Contacts.txt")
    if ProcessInfo.processInfo.environment["RECORD"] == "1" {
      try text.write(to: file, atomically: true, encoding: .utf8)
    }
    #expect(try text == String(contentsOf: file, encoding: .utf8))
  }
}
