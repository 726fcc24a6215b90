import Scrollwork
import Testing

@Suite struct CallbackSnippetTests {
  @Test("the snippet of the page on callbacks compiles, and no more than three items stay selected")
  func callbacks() throws {
    let harness = try Harness(counts: [100])
    let view = harness.view
    view.selectionMode = .multiple
    var printed: [String] = []
    func print(_ line: String) { printed.append(line) }
    try harness.step()

    view.willChangeProperty = { view, change in
      if case .contentOffset(let old, let new) = change { print("from \(old.y) to \(new.y)") }
    }
    view.didChangeProperty = { view, change in
      guard case .selection(_, let new) = change, new.count > 3 else { return }
      // Stays, and is not reported.
      try? view.deselectItem(at: new[0])
    }

    for item in 0..<5 { try view.selectItem(at: .row(item)) }
    #expect(view.selectedItems == [.row(2), .row(3), .row(4)])
    try harness.jump(to: 100)
    try harness.step()
    #expect(printed == ["from 0.0 to 100.0"])
  }

  @Test("the snippets of the page on traits compile")
  func traits() throws {
    let view = CollectionView()
    var settings = TraitCollection()
    settings.contentSizeCategory = .extraLarge
    var traits = TraitCollection(windowSize: LayoutSize(width: 1280, height: 800), base: settings)

    var overrides = TraitOverrides()
    overrides.colorScheme = .dark
    traits = traits.applying(overrides)
    view.traits = traits

    // Lines that are not too long to be read, in the middle of the window:
    let column = LayoutGuide.readable.insets(
      in: LayoutSize(width: 1280, height: 800), traits: traits)
    #expect(abs(column.left - column.right) < 1e-9 && column.left > 200)
    #expect(view.traits.colorScheme == .dark)

    struct Layer { var width: Double? }
    let (scenario, options) = (Layer(), Layer(width: 500))
    var width = 390.0
    width ?= scenario.width  // Double?
    width ?= options.width
    #expect(width == 500)

    let shelf: DecorationKind = "shelf"  // .custom("shelf")
    let line: DecorationKind = "separator"  // .separator
    let feel: ScrollProfile.Platform = "android-stretch"
    let profile = ScrollProfile(feel) ?? .ios
    #expect(shelf == .custom("shelf") && line == .separator)
    #expect(profile.name == ScrollProfile.androidStretch.name)
  }
}
