import Foundation
import ScrollApp
import Scrollwork
import Testing

@testable import Contacts

@Suite struct ContactsTests {
  @Test("contacts are in sections by their first letter, whose headers are pinned")
  func sections() throws {
    var hand = try Hand.open()
    let list = try hand.list()
    #expect(list.names == Contact.found("") && list.names.count == 2400)
    #expect(list.names == list.names.sorted())
    #expect(list.list.structure.sectionCounts.count == 24)
    for _ in 0..<3 {
      try hand.drag(from: LayoutPoint(x: 100, y: 180), to: LayoutPoint(x: 100, y: 25))
      let header = try #require(hand.frame.visible.first { $0.element == .header(section: 0) })
      #expect(header.start == .zero && header.isDisplaced)
    }
    #expect(hand.frame.contentOffset.y > 400 && hand.frame.diagnostics.isEmpty)
  }

  @Test("the list shows the matches of each letter that is typed, animated")
  func search() throws {
    var hand = try Hand.open()
    let list = try hand.list()
    var animated = 0
    for text in ["m", "ma", "mar", "mart", "mar", "Maria", ""] {
      let before = try hand.starts()
      try hand.app.type(text)
      try hand.step()
      #expect(list.names == Contact.found(text), "\(text)")
      // Contacts that stay on screen begin where they were.
      let staying = try hand.starts().filter { before[$0.key] != nil }
      #expect(staying.allSatisfy { before[$0.key] == $0.value }, "\(text)")
      if hand.frame.leavingCells > 0 { animated += 1 }
      try hand.rest(seconds: 1)
      // Only a pinned header is elsewhere than the layout has it when the animation has ended.
      let displaced = hand.frame.visible.filter(\.isDisplaced).map(\.element)
      #expect(displaced.allSatisfy { if case .header = $0 { true } else { false } })
      #expect(hand.frame.leavingCells == 0 && hand.frame.diagnostics.isEmpty)
    }
    #expect(animated >= 4)
  }

  @Test("a contact that is found moves from where it is to its place")
  func searchMoves() throws {
    var hand = try Hand.open()
    let list = try hand.list()
    let marco = try #require(list.names.firstIndex(of: "Abe, Marco"))
    try list.list.scrollToItem(
      at: ItemPath(section: 0, item: marco), at: .bottom, animated: false)
    try hand.step()
    let start = try #require(try hand.starts()["Abe, Marco"])
    try hand.app.type("marco")
    try hand.step()
    #expect(try hand.starts()["Abe, Marco"] == start)
    try hand.rest(seconds: 0.1)
    let between = try #require(try hand.starts()["Abe, Marco"])
    try hand.rest(seconds: 1)
    // It is the first one now, below the header.
    let end = Ticks(clamping: LetterHeader.height)
    #expect(try hand.starts()["Abe, Marco"] == end && end < between && between < start)
  }

  @Test("a search without a match shows nothing, and the next one shows contacts again")
  func searchEmpty() throws {
    var hand = try Hand.open()
    try hand.app.type("xyz")
    try hand.rest(seconds: 1)
    #expect(hand.frame.visible.isEmpty && hand.frame.diagnostics.isEmpty)
    try hand.app.type("x")
    try hand.app.type("")
    try hand.rest(seconds: 1)
    #expect(try hand.list().names == Contact.found("") && !hand.frame.visible.isEmpty)
  }

  @Test("a swipe shows the action, and a tap on it deletes the contact")
  func delete() throws {
    var hand = try Hand.open()
    let list = try hand.list()
    let before = try hand.starts()
    try hand.drag(from: LayoutPoint(x: 300, y: 60), to: LayoutPoint(x: 230, y: 60))
    try hand.rest(seconds: 1)
    let swipe = try #require(list.list.swipe)
    #expect(swipe.phase == .open && swipe.actions.map(\.title) == ["Delete"])
    let name = try list.name(at: swipe.path)
    #expect(before[name] != nil && list.names.contains(name))
    let button = try #require(swipe.actionFrames.first)
    try hand.tap(LayoutPoint(x: button.origin.x + 20, y: button.origin.y + 16))
    try hand.rest(seconds: 1)
    #expect(list.names == Contact.found("").filter { $0 != name } && list.list.swipe == nil)
    // Rows before it stay, and rows after it move up.
    let (deleted, after) = (try #require(before[name]), try hand.starts())
    for (other, start) in before where other != name {
      let up = start > deleted ? Ticks(clamping: ContactCell.height) : .zero
      #expect(after[other] == start - up, "\(other)")
    }
    #expect(hand.app.navigator.stack.count == 1)
  }

  @Test("a swipe all the way deletes, and a letter without contacts has no section")
  func deleteSection() throws {
    var hand = try Hand.open()
    let list = try hand.list()
    try hand.app.type("aiko")
    try hand.rest(seconds: 1)
    let names = list.names
    let sections = list.list.structure.sectionCounts
    // E has one family name, and so one Aiko.
    let section = try #require(sections.firstIndex(of: 1))
    try list.list.scrollToItem(
      at: ItemPath(section: section, item: 0), at: .bottom, animated: false)
    try hand.step()
    let row = try #require(
      hand.frame.visible.first { $0.element == .item(ItemPath(section: section, item: 0)) })
    let y = row.start.points + 10
    try hand.drag(from: LayoutPoint(x: 310, y: y), to: LayoutPoint(x: 20, y: y))
    try hand.rest(seconds: 1)
    #expect(list.names.count == names.count - 1)
    #expect(list.list.structure.sectionCounts.count == sections.count - 1)
    #expect(hand.frame.diagnostics.isEmpty)
  }
}
