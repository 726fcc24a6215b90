import ScrollData
import ScrollLayout

extension HostileCall {
  static let scrollData1: [HostileCall] = [
    HostileCall("ScrollData BatchUpdate.deleteItems(at:)") { h in
      var s: BatchUpdate = try h()
      _ = try s.deleteItems(at: h() as [ItemPath])
    },
    HostileCall("ScrollData BatchUpdate.insertItems(at:)") { h in
      var s: BatchUpdate = try h()
      _ = try s.insertItems(at: h() as [ItemPath])
    },
    HostileCall("ScrollData BatchUpdate.moveItem(at:to:)") { h in
      var s: BatchUpdate = try h()
      _ = try s.moveItem(at: h(), to: h())
    },
    HostileCall("ScrollData BatchUpdate.reloadItems(at:)") { h in
      var s: BatchUpdate = try h()
      _ = try s.reloadItems(at: h() as [ItemPath])
    },
    HostileCall("ScrollData BatchUpdate.reconfigureItems(at:)") { h in
      var s: BatchUpdate = try h()
      _ = try s.reconfigureItems(at: h() as [ItemPath])
    },
    HostileCall("ScrollData BatchUpdate.deleteSections(_:)") { h in
      var s: BatchUpdate = try h()
      _ = try s.deleteSections(h() as [Int])
    },
    HostileCall("ScrollData BatchUpdate.insertSections(_:)") { h in
      var s: BatchUpdate = try h()
      _ = try s.insertSections(h() as [Int])
    },
    HostileCall("ScrollData BatchUpdate.moveSection(_:toSection:)") { h in
      var s: BatchUpdate = try h()
      _ = try s.moveSection(h(), toSection: h())
    },
    HostileCall("ScrollData BatchUpdate.reloadSections(_:)") { h in
      var s: BatchUpdate = try h()
      _ = try s.reloadSections(h() as [Int])
    },
    HostileCall("ScrollData BatchUpdate.edits(from:expecting:)") { h in
      let s: BatchUpdate = try h()
      _ = try s.edits(from: h(), expecting: h())
    },
    HostileCall("ScrollData BatchUpdate.changes(from:expecting:)") { h in
      let s: BatchUpdate = try h()
      _ = try s.changes(from: h(), expecting: h())
    },
    HostileCall("ScrollData ItemRange.init(section:items:)") { h in
      _ = try ItemRange(section: h(), items: h())
    },
    HostileCall("ScrollData ItemMove.init(from:to:count:)") { h in
      _ = try ItemMove(from: h(), to: h(), count: h())
    },
    HostileCall("ScrollData RowMove.init(from:to:count:)") { h in
      _ = try RowMove(from: h(), to: h(), count: h())
    },
    HostileCall("ScrollData RowDifference.inSection(_:)") { h in
      let s: RowDifference = try h()
      _ = try s.inSection(h())
    },
    HostileCall("ScrollData Snapshot.item(at:)") { h in
      let s: Snapshot<Int, Int> = try h()
      _ = try s.item(at: h())
    },
    HostileCall("ScrollData Snapshot.section(at:)") { h in
      let s: Snapshot<Int, Int> = try h()
      _ = try s.section(at: h())
    },
  ]
}
