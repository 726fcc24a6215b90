import ScrollData
import ScrollTools
import Scrollwork
import TestSupport
import Testing

/// Rows of several kinds, each from a place of its own, as the page "Recipes" shows them in one view.
@Suite struct SeveralPartsTests {
  private enum Part: Hashable, Sendable { case offers, messages, contacts }
  private enum Row: Hashable, Sendable {
    case offer(Int)
    case message(String)
    case contact(UInt8)
  }

  private final class OfferCell: ReusableCell { var row: Row? }
  private final class MessageCell: ReusableCell { var row: Row? }
  private final class ContactCell: ReusableCell { var row: Row? }

  @Test("each part is updated by itself, and what is on screen stays")
  func updates() throws {
    for seed in TestRun.seeds(24) {
      var random = SeededGenerator(seed: seed)
      let view = CollectionView(layout: ListLayout(), prefetch: .none)
      view.register(OfferCell.self)
      view.register(MessageCell.self)
      view.register(ContactCell.self)
      var shown: [ItemPath: Row] = [:]
      let source = SnapshotSource<Part, Row>(view) { view, path, row in
        shown[path] = row
        return switch row {
        case .offer: view.dequeueCell(OfferCell.self, at: path)
        case .message: view.dequeueCell(MessageCell.self, at: path)
        case .contact: view.dequeueCell(ContactCell.self, at: path)
        }
      }
      try view.setViewport(size: LayoutSize(width: 300, height: 500))
      try source.update { try $0.appendSections([.offers, .messages, .contacts]) }
      // What each part has, by itself.
      var twin: [Part: [Row]] = [.offers: [], .messages: [], .contacts: []]
      var watch = DriftWatch()
      for frame in 0..<60 {
        for _ in 0..<random.whole(0...3) {
          let part = random.pick([Part.offers, .messages, .contacts])
          var rows = twin[part] ?? []
          rows.shuffle(using: &random)
          rows.removeLast(min(rows.count, random.whole(0...5)))
          for _ in 0..<random.whole(0...12) {
            let row: Row =
              switch part {
              case .offers: .offer(random.whole(0...300))
              case .messages: .message("\(random.whole(0...300))")
              case .contacts: .contact(UInt8(random.whole(0...255)))
              }
            if !rows.contains(row) { rows.insert(row, at: random.whole(0...rows.count)) }
          }
          twin[part] = rows
          var items = SectionSnapshot<Row>()
          try items.append(rows)
          try source.apply(items, to: part, animated: random.oneIn(2))
        }
        if random.oneIn(4) { try view.fling(velocity: random.number(-3000...3000)) }
        let result = try view.step(to: .zero + .milliseconds(frame * 16))
        if view.nextFrameTime == nil || frame > 0 { watch.see(result) }
        #expect(result.diagnostics.isEmpty, "seed \(seed)")
        let rows = [Part.offers, .messages, .contacts].map { twin[$0] ?? [] }
        #expect(source.shownSnapshot.sectionCounts == rows.map(\.count), "seed \(seed)")
        for element in result.visible {
          guard let path = element.element.itemPath else { continue }
          #expect(source.item(at: path) == rows[path.section][path.item], "seed \(seed)")
        }
      }
    }
  }
}
