public import ScrollLayout
public import ScrollPrimitives

/// Selecting items, by tap and by program. Items stay selected through updates; a
/// reload ends it, but for one of a `SnapshotSource`, which knows the items.
extension CollectionView {
  /// How many items a person can select by tap. By default none.
  public var selectionMode: SelectionMode {
    get { pipeline.asked.settings.selectionMode }
    set {
      pipeline.asked.settings.selectionMode = newValue
      note(.setInteractions(interactions))
    }
  }

  /// Whether an item that a pointer is held on for half a second can be carried to another place. By
  /// default not.
  ///
  /// The content scrolls while the item is near an edge. Each time it is over another place, the item is
  /// moved there: by `moveHandler`, or, without one, by an update of the view, before which the data must
  /// change; see `InteractionEvent.didMove`.
  public var movesItems: Bool {
    get { pipeline.asked.settings.movesItems }
    set {
      pipeline.asked.settings.movesItems = newValue
      note(.setInteractions(interactions))
    }
  }

  /// Whether a pointer that is dragged selects the items from where it went down to where it is, where any
  /// number can be selected. By default not.
  ///
  /// A finger starts a selection once it leaves its slop across the scroll axis, where the item has no swipe actions,
  /// or in any direction while a second finger rests; along the axis one finger scrolls. A mouse does so in any
  /// direction. When the pointer goes back, the items that it selected are deselected; items that were selected
  /// before stay so. The content scrolls while the pointer is near an edge. Each selection and deselection is
  /// reported, and asks `interactionHandler`, as a tap does. Not available where content also scrolls on the cross
  /// axis.
  ///
  /// When items come, go or move, the run is what lies between its ends then; an end that is gone is taken
  /// over by the nearest item. O(items of the run) then, and each time O(items that come to the run or leave it):
  /// all that the content passes while the pointer is held, be it by program.
  public var selectsByDragging: Bool {
    get { pipeline.asked.settings.selectsByDragging }
    set {
      pipeline.asked.settings.selectsByDragging = newValue
      note(.setInteractions(interactions))
    }
  }

  /// What people may do with items, besides scrolling: ``selectionMode``, ``movesItems`` and
  /// ``selectsByDragging`` in one.
  public var interactions: InteractionSettings {
    get {
      InteractionSettings(
        selectionMode: pipeline.asked.settings.selectionMode,
        movesItems: pipeline.asked.settings.movesItems,
        selectsByDragging: pipeline.asked.settings.selectsByDragging)
    }
    set {
      pipeline.asked.settings.selectionMode = newValue.selectionMode
      pipeline.asked.settings.movesItems = newValue.movesItems
      pipeline.asked.settings.selectsByDragging = newValue.selectsByDragging
      note(.setInteractions(newValue))
    }
  }

  /// The items that are selected, in order. O(selected · log selected).
  public var selectedItems: [ItemPath] { pipeline.selectedItems }

  /// The item that keys go to.
  public var focusedItem: ItemPath? { pipeline.focusedItem }

  /// The item that a pointer carries.
  public var carriedItem: ItemPath? {
    pipeline.state.interaction.lift.flatMap { pipeline.itemPath($0.element) }
  }

  /// The item shown at a point in the viewport's coordinates, as of the last frame; `nil` where there is
  /// none or something else is before it. O(elements on screen).
  public func item(at point: LayoutPoint) -> ItemPath? {
    pipeline.shownItem(at: point).flatMap(pipeline.itemPath)
  }

  /// Selects an item of the last frame; see ``selectItems(at:)``.
  ///
  /// - Throws: `itemOutOfRange`.
  public func selectItem(at path: ItemPath) throws(CollectionError) {
    try selectItems(at: [path])
  }

  /// Selects items of the last frame, even if `interactionHandler` does not allow a person to. With a single selection, or
  /// none that a person can change, the last of them is selected, and the other item deselected. Not reported as an event, because the caller knows;
  /// `willChangeProperty` and `didChangeProperty` are called all the same, once. O(items · log sections), and
  /// O(selected · log selected) where a property is observed.
  ///
  /// - Throws: `itemOutOfRange` for the first path that names no item; nothing is selected then.
  public func selectItems(at paths: [ItemPath]) throws(CollectionError) {
    let elements = try shownElements(paths)
    let isSingle = pipeline.asked.settings.selectionMode != .multiple
    changeSelection {
      if !isSingle { return $0.formUnion(elements) }
      if let last = elements.last { $0 = [last] }
    }
  }

  /// Deselects an item of the last frame; see ``deselectItems(at:)``.
  ///
  /// - Throws: `itemOutOfRange`.
  public func deselectItem(at path: ItemPath) throws(CollectionError) {
    try deselectItems(at: [path])
  }

  /// Deselects items of the last frame; those that are not selected stay so. Reported as by ``selectItems(at:)``.
  ///
  /// - Throws: `itemOutOfRange` for the first path that names no item; nothing is deselected then.
  public func deselectItems(at paths: [ItemPath]) throws(CollectionError) {
    let elements = try shownElements(paths)
    changeSelection { $0.subtract(elements) }
  }

  func setSelection(_ change: (inout Set<Int>) -> Void) {
    pipeline.state.interaction.changeSelection(change)
  }

  private func shownElements(_ paths: [ItemPath]) throws(CollectionError) -> [Int] {
    try paths.map { path throws(CollectionError) in try shownElement(path) }
  }

  func shownElement(_ path: ItemPath) throws(CollectionError) -> Int {
    guard let element = pipeline.state.structure.index(of: .item(path)) else {
      throw .itemOutOfRange(path)
    }
    return element
  }
}
