import ScrollData
import ScrollLayout
import ScrollPhysics
import ScrollPrimitives
import Scrollwork

extension HostileCall {
  static let scrollwork2: [HostileCall] = [
    HostileCall("Scrollwork CollectionView.fling(velocity:when:)") { h in
      let s = try h.view()
      _ = try s.fling(velocity: h(), when: h())
      frames(s)
    },
    HostileCall("Scrollwork RefreshControl.init(threshold:height:color:)") { h in
      _ = try RefreshControl(threshold: h(), height: h(), color: h())
    },
    HostileCall("Scrollwork SwipeAction.init(title:kind:width:color:)") { h in
      _ = try SwipeAction(title: h(), width: h(), color: h())
    },
    HostileCall("Scrollwork DataPrefetchPolicy.init(ahead:behind:)") { h in
      _ = try DataPrefetchPolicy(ahead: h(), behind: h())
    },
    HostileCall("Scrollwork PlaceholderPolicy.init(enter:exit:)") { h in
      _ = try PlaceholderPolicy(enter: h(), exit: h())
    },
    HostileCall("Scrollwork LegacyBounceTest.isBouncingLeading(at:_:)") { h in
      _ = try LegacyBounceTest.isBouncingLeading(at: h(), h())
    },
    HostileCall("Scrollwork LegacyBounceTest.isBouncingTrailing(at:_:)") { h in
      _ = try LegacyBounceTest.isBouncingTrailing(at: h(), h())
    },
    HostileCall("Scrollwork ScrollEdges.isBouncingLeading(at:scale:)") { h in
      let s: ScrollEdges = try h()
      _ = try s.isBouncingLeading(at: h(), scale: h())
    },
    HostileCall("Scrollwork ScrollEdges.isBouncingTrailing(at:scale:)") { h in
      let s: ScrollEdges = try h()
      _ = try s.isBouncingTrailing(at: h(), scale: h())
    },
    HostileCall("Scrollwork ScrollIndicator.init(position:length:)") { h in
      _ = try ScrollIndicator(position: h(), length: h())
    },
    HostileCall("Scrollwork ScrollIndicator.bar(inTrack:minimum:)") { h in
      let s: ScrollIndicator = try h()
      _ = try s.bar(inTrack: h(), minimum: h())
    },
    HostileCall("Scrollwork ScrollIndicator.position(ofBarAt:inTrack:minimum:)") { h in
      let s: ScrollIndicator = try h()
      _ = try s.position(ofBarAt: h(), inTrack: h(), minimum: h())
    },
    HostileCall("Scrollwork ApplyOptions.init(isAnimated:reloadsAbove:)") { h in
      _ = try ApplyOptions(isAnimated: h(), reloadsAbove: h())
    },
    HostileCall("Scrollwork SnapshotSource.item(at:)") { h in
      let view = try h.view()
      let s = SnapshotSource<Int, Int>(view) { view, path, _ in
        view.dequeueCell(HostileCell.self, at: path)
      }
      _ = s.item(at: try h())
    },
    HostileCall("Scrollwork ScrollSurface.setViewport(size:scale:)") { h in
      var s: ScrollSurface = try h()
      _ = try s.setViewport(size: h(), scale: h())
    },
    HostileCall("Scrollwork ScrollSurface.setContent(_:)") { h in
      var s: ScrollSurface = try h()
      _ = try s.setContent(h())
    },
    HostileCall("Scrollwork ScrollSurface.setContentInset(_:)") { h in
      var s: ScrollSurface = try h()
      _ = try s.setContentInset(h())
    },
    HostileCall("Scrollwork ScrollSurface.step(to:)") { h in
      var s: ScrollSurface = try h()
      _ = try s.step(to: h())
    },
    HostileCall("Scrollwork ScrollSurface.setContentOffset(_:animated:)") { h in
      var s: ScrollSurface = try h()
      _ = try s.setContentOffset(h(), animated: h())
    },
    HostileCall("Scrollwork ScrollSurface.fling(velocity:)") { h in
      var s: ScrollSurface = try h()
      _ = try s.fling(velocity: h())
    },
    HostileCall("Scrollwork ItemUpdate.init(edits:reloaded:reconfigured:)") { h in
      _ = try ItemUpdate(edits: h(), reloaded: h(), reconfigured: h())
    },
    HostileCall("Scrollwork ItemUpdate.init(_:sectionCounts:)") { h in
      _ = try ItemUpdate(h(), sectionCounts: h())
    },
    HostileCall("Scrollwork UpdateID.init(rawValue:)") { h in
      _ = try UpdateID(rawValue: h())
    },
    HostileCall("Scrollwork VisibilityPolicy.Impression.init(fraction:seconds:)") { h in
      _ = try VisibilityPolicy.Impression(fraction: h(), seconds: h())
    },
    HostileCall("Scrollwork VisibilityPolicy.init(thresholds:impression:)") { h in
      _ = try VisibilityPolicy(thresholds: h())
    },
    HostileCall("Scrollwork ScrollOutcome.init(reason:deviation:)") { h in
      _ = try ScrollOutcome(reason: .arrived, deviation: h())
    },
    HostileCall(
      "Scrollwork CollectionView.scroll(to:at:offset:animated:duration:curve:when:completion:)"
    ) { h in
      let s = try h.view()
      _ = try s.scroll(
        to: h(), at: h(), offset: h(), animated: h(), duration: h(), curve: h(), when: h(),
        completion: { _ in })
      frames(s)
    },
    HostileCall("Scrollwork CollectionView.setKeyboardFrame(_:animated:)") { h in
      let s = try h.view()
      try s.setKeyboardFrame(h(), animated: h())
      frames(s)
    },
    HostileCall(
      "Scrollwork CollectionView.scroll(toEdge:animated:duration:curve:when:completion:)"
    ) { h in
      let s = try h.view()
      _ = try s.scroll(
        toEdge: h.pick([.leading, .trailing]), animated: h(), duration: h(), curve: h(), when: h(),
        completion: { _ in })
      frames(s)
    },
    HostileCall("Scrollwork UpdateAnimation.init(duration:curve:appearance:fadesContent:)") { h in
      let s = try h.view()
      try s.setUpdateAnimation(
        UpdateAnimation(
          duration: h(),
          appearance: LayoutAppearance(
            offset: Ticks(clamping: h()), crossOffset: Ticks(clamping: h()), opacity: h(),
            scale: h()),
          fadesContent: h()))
      frames(s)
    },
    HostileCall("Scrollwork CollectionView.setStartThreshold(_:)") { h in
      let s = try h.view()
      s.followsStart = true
      try s.setStartThreshold(h())
      frames(s)
    },
    HostileCall("Scrollwork CollectionView.register(_:poolCapacity:make:)") { h in
      let s = try h.view()
      s.register(HostileCell.self, poolCapacity: try h()) { HostileCell() }
      frames(s)
    },
    HostileCall("Scrollwork CollectionView.reconfigureItems(at:payload:)") { h in
      let s = try h.view()
      _ = try s.reconfigureItems(at: h(), payload: 1)
      frames(s)
    },
    HostileCall("Scrollwork CollectionView.selectItems(at:)") { h in
      let s = try h.view()
      try s.selectItems(at: h())
      frames(s)
    },
    HostileCall("Scrollwork CollectionView.deselectItems(at:)") { h in
      let s = try h.view()
      try s.deselectItems(at: h())
      frames(s)
    },
    HostileCall("Scrollwork CollectionView.setNeedsSize(at:)") { h in
      let s = try h.view()
      _ = try s.setNeedsSize(at: h())
      frames(s)
    },
    HostileCall("Scrollwork CollectionView.cell(for:as:)") { h in
      _ = try h.view().cell(for: h(), as: HostileCell.self)
    },
    HostileCall("Scrollwork CollectionView.isVisible(_:)") { h in _ = try h.view().isVisible(h()) },
    HostileCall("Scrollwork CollectionView.frame(of:)") { h in _ = try h.view().frame(of: h()) },
    HostileCall("Scrollwork CollectionView.attributes(for:)") { h in
      _ = try h.view().attributes(for: h())
    },
  ]
}
