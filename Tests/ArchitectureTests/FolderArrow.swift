/// Which folder of the engine may name which types of a sibling.
///
/// Only the frame (`Frame`) composes the folders; it names them all and none of them names it.
/// Between siblings there is no arrow but these, each for the types it lists. A line that the code no
/// longer needs fails the test, so that the table stays as tight as the code.
struct FolderArrow: Hashable {
  let from: String
  let to: String
  let types: Set<String>

  static let module = "Scrollwork"
  static let composer = "Frame"
  /// The folder that stands before the frame, as a program does. Nothing names it.
  static let caller = "Source"
  /// Folders that the engine has today. Others are checked as well, but need not exist.
  static let folders = [
    "Anchoring", "Cells", "Events", "Frame", "Hosting", "Interaction", "Prefetching", "Scrolling",
    "Source", "State", "Surface", "Updates", "Visibility",
  ]

  static let allowed = [
    // A cell knows where it is shown, and one that goes, how; and a decoration, at which elements.
    FolderArrow(
      from: "Cells", to: "Anchoring",
      types: ["AnchoredDecoration", "DrawnEffect", "Look", "ShownFrame", "TransitionCurve"]),
    // A cell's misuse is an error of the collection, collected for the frame's diagnostics.
    FolderArrow(from: "Cells", to: "Events", types: ["CollectionError"]),
    // A cell is notified of its item's state.
    FolderArrow(from: "Cells", to: "Interaction", types: ["CellState"]),
    // The outbox carries what people do with items and content.
    FolderArrow(
      from: "Events", to: "Interaction", types: ["InteractionEvent", "RefreshEvent"]),
    // The outbox carries what the scroll model reports.
    FolderArrow(from: "Events", to: "Scrolling", types: ["ScrollEvent"]),
    // The outbox carries what becomes of updates.
    FolderArrow(from: "Events", to: "Updates", types: ["UpdateID", "UpdatePhase"]),
    // And what is seen of elements.
    FolderArrow(from: "Events", to: "Visibility", types: ["VisibilityEvent"]),
    // A host is asked where an edge of an element lies, and says what is wrong with a layout's answers.
    FolderArrow(from: "Hosting", to: "Anchoring", types: ["AnchorEdge"]),
    FolderArrow(from: "Hosting", to: "Events", types: ["CollectionError", "LayoutFault"]),
    // A source stands before a view, as a caller does. A checkpoint has the view's position.
    FolderArrow(from: "Source", to: "Anchoring", types: ["ScrollState"]),
    FolderArrow(from: "Source", to: "Cells", types: ["ReusableCell"]),
    FolderArrow(from: "Source", to: "Events", types: ["CollectionError", "CollectionEvent"]),
    FolderArrow(
      from: "Source", to: "Frame",
      types: ["CollectionView", "EventObservation", "VisibleElement"]),
    FolderArrow(
      from: "Source", to: "Updates",
      types: ["ItemUpdate", "UpdateID", "UpdateOptions", "UpdatePhase"]),
    // Parts of the state know what the frame is held by, which elements are on their way, and from which layout.
    FolderArrow(
      from: "State", to: "Anchoring",
      types: [
        "Anchor", "CoveredRows", "DrawnEffect", "LayoutTransition", "LookOffset", "ReadingAnchor",
        "ShownFrame", "TransitionCurve", "TransitionWave",
      ]),
    FolderArrow(from: "State", to: "Hosting", types: ["LayoutHost"]),
    // The ends of scrolling are computed for the content as it is, and a part keeps the scroll models.
    FolderArrow(
      from: "State", to: "Scrolling",
      types: [
        "CrossAxisScroll", "MotionReplan", "ScrollBounds", "ScrollEdges", "ScrollEvent",
        "ScrollOutcome",
        "ScrollModel",
        "ScrollPosition",
      ]),
    // The first frame begins by the caller's settings.
    FolderArrow(from: "State", to: "Updates", types: ["Settings"]),
    // A surface is two scroll models and what a caller may say to them.
    FolderArrow(from: "Surface", to: "Events", types: ["CollectionError"]),
    FolderArrow(
      from: "Surface", to: "Scrolling",
      types: ["Place", "ScrollBounds", "ScrollEvent", "ScrollModel", "ScrollPhase"]),
    // Which element stays where it is, is a setting.
    FolderArrow(
      from: "Updates", to: "Anchoring",
      types: ["AnchorPolicy", "ScrollState", "UpdateAnimation"]),
    // How many items can be selected is a setting, and how content is pulled.
    FolderArrow(
      from: "Updates", to: "Interaction", types: ["RefreshControl", "SelectionMode"]),
    // What the caller requests is said in the scroll model's words.
    FolderArrow(
      from: "Updates", to: "Scrolling",
      types: [
        "InsetAdjustment", "ScrollEdges", "ScrollIndicatorStyle", "ScrollPosition",
        "ScrollSnapping",
      ]),
  ]

  /// Every arrow between two folders that the files make, the frame's own left out.
  static func found(in files: [SourceFile]) -> [FolderArrow] {
    let byFolder = Dictionary(grouping: files.filter { $0.folder != "" }, by: \.folder)
    let types = byFolder.mapValues { files in
      files.reduce(into: Set<String>()) { $0.formUnion(Scan.topLevelTypes(in: $1.tokens)) }
    }
    var arrows: [FolderArrow] = []
    for (from, files) in byFolder where from != composer {
      for (to, names) in types where to != from {
        let used = files.flatMap { Scan.uses(of: names, in: $0.tokens) }.map(\.text)
        if !used.isEmpty { arrows.append(FolderArrow(from: from, to: to, types: Set(used))) }
      }
    }
    return arrows.sorted { ($0.from, $0.to) < ($1.from, $1.to) }
  }
}
