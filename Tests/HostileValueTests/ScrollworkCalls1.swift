import ScrollData
import ScrollLayout
import ScrollPhysics
import ScrollPrimitives
import Scrollwork

extension HostileCall {
  static let scrollwork1: [HostileCall] = [
    HostileCall("Scrollwork ReusableCell.preferredSize(fitting:)") { h in
      _ = HostileCell().preferredSize(fitting: try h())
    },
    HostileCall("Scrollwork ReusePolicy.init(poolCapacity:cacheCapacity:keptCapacity:)") { h in
      _ = try ReusePolicy(poolCapacity: h(), cacheCapacity: h(), keptCapacity: h())
    },
    HostileCall(
      "Scrollwork PrefetchPolicy.init(distance:ahead:behind:cellsPerFrame:sharesUnused:unit:)"
    ) { h in
      let s = try h.view()
      s.prefetch = try PrefetchPolicy(
        distance: h(), ahead: h(), behind: h(), cellsPerFrame: h(),
        sharesUnused: h(), unit: h() ? .points : .viewports)
      frames(s)
    },
    HostileCall("Scrollwork ScrollIndicatorStyle.init(color:thickness:margin:stay:fade:)") { h in
      let s = try h.view()
      try s.setIndicatorStyle(
        ScrollIndicatorStyle(thickness: h(), margin: h(), stay: h(), fade: h()))
      s.flashIndicators()
      frames(s)
    },
    HostileCall(
      "Scrollwork AnchoredDecoration.init(kind:elements:size:anchor:pivot:offset:zIndex:)"
    ) { h in
      let s = try h.view()
      s.register(HostileCell.self, forDecoration: "badge")
      try s.setAnchoredDecorations([
        AnchoredDecoration(
          kind: "badge", elements: .init(rawValue: h()), size: h(), anchor: h(), pivot: h(),
          offset: h(), zIndex: h())
      ])
      frames(s)
    },
    HostileCall("Scrollwork AnchoredDecoration.Elements.init(rawValue:)") { h in
      _ = try AnchoredDecoration.Elements(rawValue: h())
    },
    HostileCall("Scrollwork ScrollIndicatorStyle.opacity(after:)") { h in
      _ = try ScrollIndicatorStyle(stay: h(), fade: h()).opacity(after: h())
    },
    HostileCall("Scrollwork CellPool.init(capacity:)") { h in
      let view = CollectionView(pool: CellPool(capacity: try h()))
      view.register(HostileCell.self)
      view.provideCells { $0.cell(HostileCell.self) { _ in } }
      frames(view)
    },
    HostileCall("Scrollwork CollectionView.register(_:poolCapacity:)") { h in
      let s = try h.view()
      s.register(HostileCell.self, poolCapacity: try h())
      frames(s)
    },
    HostileCall("Scrollwork CollectionView.dequeueCell(_:at:)") { h in
      let s = try h.view()
      _ = s.dequeueCell(HostileCell.self, at: try h())
      frames(s)
    },
    HostileCall("Scrollwork CollectionView.dequeueHeader(_:inSection:)") { h in
      let s = try h.view()
      _ = s.dequeueHeader(HostileCell.self, inSection: try h())
      frames(s)
    },
    HostileCall("Scrollwork CollectionView.dequeueFooter(_:inSection:)") { h in
      let s = try h.view()
      _ = s.dequeueFooter(HostileCell.self, inSection: try h())
      frames(s)
    },
    HostileCall("Scrollwork CollectionView.dequeueConfiguredCell(using:at:item:)") { h in
      let s = try h.view()
      _ = s.dequeueConfiguredCell(
        using: CellRegistration<HostileCell, Int> { _, _, _ in }, at: try h(), item: 1)
      frames(s)
    },
    HostileCall("Scrollwork CollectionView.cell(for:)") { h in
      let s = try h.view()
      _ = try s.cell(for: h())
      frames(s)
    },
    HostileCall("Scrollwork CollectionView.setViewport(size:scale:)") { h in
      let s = try h.view()
      _ = try s.setViewport(size: h(), scale: h())
      frames(s)
    },
    HostileCall("Scrollwork CollectionView.setSafeAreaInsets(_:)") { h in
      let s = try h.view()
      _ = try s.setSafeAreaInsets(h())
      frames(s)
    },
    HostileCall("Scrollwork CollectionView.setContentInset(_:)") { h in
      let s = try h.view()
      _ = try s.setContentInset(h())
      frames(s)
    },
    HostileCall("Scrollwork CollectionView.setRefreshInset(_:)") { h in
      let s = try h.view()
      _ = try s.setRefreshInset(h())
      frames(s)
    },
    HostileCall(
      "Scrollwork CollectionView.performBatchUpdates(_:expecting:onInvalid:animated:completion:)"
    ) { h in
      let s = try h.view()
      _ = try s.performBatchUpdates(h(), expecting: h(), animated: h())
      frames(s)
    },
    HostileCall("Scrollwork CollectionView.insertItems(at:count:)") { h in
      let s = try h.view()
      _ = try s.insertItems(at: h(), count: h())
      frames(s)
    },
    HostileCall("Scrollwork CollectionView.deleteItems(at:count:)") { h in
      let s = try h.view()
      _ = try s.deleteItems(at: h(), count: h())
      frames(s)
    },
    HostileCall("Scrollwork CollectionView.moveItem(at:to:)") { h in
      let s = try h.view()
      _ = try s.moveItem(at: h(), to: h())
      frames(s)
    },
    HostileCall("Scrollwork CollectionView.focus(_:animated:)") { h in
      let s = try h.view()
      _ = try s.focus(h(), animated: h())
      frames(s)
    },
    HostileCall("Scrollwork CollectionView.moveIndicator(to:when:)") { h in
      let s = try h.view()
      _ = try s.moveIndicator(to: h(), when: h())
      frames(s)
    },
    HostileCall("Scrollwork CollectionView.item(at:)") { h in
      let s = try h.view()
      _ = try s.item(at: h())
      frames(s)
    },
    HostileCall("Scrollwork CollectionView.selectItem(at:)") { h in
      let s = try h.view()
      _ = try s.selectItem(at: h())
      frames(s)
    },
    HostileCall("Scrollwork CollectionView.deselectItem(at:)") { h in
      let s = try h.view()
      _ = try s.deselectItem(at: h())
      frames(s)
    },
    HostileCall("Scrollwork CollectionView.orthogonalOffset(ofSection:)") { h in
      let s = try h.view()
      _ = try s.orthogonalOffset(ofSection: h())
      frames(s)
    },
    HostileCall("Scrollwork CollectionView.step(to:deadline:)") { h in
      let s = try h.view()
      _ = try s.step(to: h(), deadline: h())
      frames(s)
    },
    HostileCall("Scrollwork CollectionView.reloadData(sectionCounts:completion:)") { h in
      let s = try h.view()
      _ = try s.reloadData(sectionCounts: h())
      frames(s)
    },
    HostileCall("Scrollwork CollectionView.reconfigureItems(at:)") { h in
      let s = try h.view()
      _ = try s.reconfigureItems(at: h())
      frames(s)
    },
    HostileCall("Scrollwork CollectionView.reloadItems(at:animated:)") { h in
      let s = try h.view()
      _ = try s.reloadItems(at: h(), animated: h())
      frames(s)
    },
    HostileCall("Scrollwork CollectionView.scrollToItem(at:at:animated:when:)") { h in
      let s = try h.view()
      _ = try s.scrollToItem(at: h(), at: h(), animated: h(), when: h())
      frames(s)
    },
    HostileCall("Scrollwork CollectionView.setContentOffset(_:animated:when:)") { h in
      let s = try h.view()
      _ = try s.setContentOffset(h(), animated: h(), when: h())
      frames(s)
    },
    HostileCall("Scrollwork CollectionView.setOrthogonalOffset(_:section:animated:when:)") { h in
      let s = try h.view()
      _ = try s.setOrthogonalOffset(h(), section: h(), animated: h(), when: h())
      frames(s)
    },
  ]
}
