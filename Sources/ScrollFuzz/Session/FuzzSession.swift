import ScrollSimulation
import ScrollTools
import Scrollwork

/// A view, the items that it must show, its operations, and the first law that did not hold.
final class FuzzSession {
  let view: CollectionView
  /// Whose the view is, if it is not the session's own.
  let source: (any FuzzSource)?
  /// Whether the layout takes only sections of one length.
  let isUniform: Bool
  /// Whether sizes follow the width, as those of text do. Where lines wrap the width is the cell's own.
  private let followsWidth: Bool
  private(set) var report = FuzzReport()
  private(set) var broken: (law: FuzzLaw, message: String, frame: Int, operation: Int)?

  /// The items of the last frame, and those after each update that waits.
  private(set) var content = FuzzContent()
  private(set) var pending: [Pending] = []
  private var names = 0
  /// The seed of the size of each name: the operation that inserted it, and its number among the items that the
  /// operation inserted. So a shortened list of operations still inserts items of the same sizes.
  private var sizeSeeds: [UInt64] = [0]
  private var salt: UInt64 = 0

  /// An update that waits for the next frame.
  struct Pending {
    var id: UpdateID?
    var content: FuzzContent
    var marks: FuzzMarks
  }

  private(set) var time = Timestamp.zero
  var lastInput = Timestamp.zero
  /// The requests that the next frame applies, without updates.
  var news = News()
  /// Until when elements are animated, some of them off the screen.
  private(set) var movesUntil = Timestamp(nanoseconds: -1)
  /// A section scrolls across, or was requested to.
  var scrollsAcross = false
  private(set) var before: Look?
  /// Items that were bound in this frame.
  private var bound: Set<Int> = []
  /// Cells with `willDisplay` but without `didEndDisplaying`.
  var displayedCells = 0
  var mostVisible = 0
  private var digest = Digest()
  private var operation = 0

  struct News {
    var wasAsked = false
    var isResized = false
    /// Items that changed their size.
    var changed: Set<FuzzIdentity> = []
    /// The content goes elsewhere at once, or nearly there to move the rest of the way. Where that is shows only as sizes on the way are known: cells
    /// may leave the screen for it and come back.
    var jumps = false
    /// Items were named among others than there are now: which cells are configured again is not known.
    var namesOthers = false
  }

  /// What a frame left.
  struct Look {
    var frame: Frame
    var content: FuzzContent
    var places: [FuzzIdentity: VisibleElement]
  }

  init(layout: any CollectionLayout) throws {
    view = CollectionView(layout: layout)
    source = nil
    followsWidth = !(layout is FlowLayout)
    isUniform = Self.isUniform(layout)
    view.register(FuzzCell.self)
    view.register(FuzzEdgeCell.self)
    view.cellProvider = { [unowned self] view, path in
      note(path)
      return bind(view.dequeueCell(FuzzCell.self, at: path), .item(path))
    }
    view.headerProvider = { [unowned self] view, section in
      bind(view.dequeueHeader(FuzzEdgeCell.self, inSection: section), .header(section: section))
    }
    view.footerProvider = { [unowned self] view, section in
      bind(view.dequeueFooter(FuzzEdgeCell.self, inSection: section), .footer(section: section))
    }
    try view.setViewport(size: LayoutSize(width: 390, height: 500), scale: 3)
  }

  init(source: any FuzzSource) throws {
    self.source = source
    view = source.view
    followsWidth = false
    isUniform = Self.isUniform(view.layout)
    let provider = view.cellProvider
    view.cellProvider = { [unowned self] view, path in
      note(path)
      return provider?(view, path) ?? FuzzCell()
    }
    try view.setViewport(size: LayoutSize(width: 390, height: 500), scale: 3)
  }

  private static func isUniform(_ layout: any CollectionLayout) -> Bool {
    guard let uneven = try? ItemStructure(sectionCounts: [1, 2]) else { return false }
    return (try? layout.validate(uneven)) == nil
  }

  // MARK: Items

  /// The items there are when all that waits is shown.
  var latest: FuzzContent { pending.last?.content ?? content }

  func name() -> Int {
    names += 1
    salt &+= 1
    sizeSeeds.append(salt)
    return names
  }

  func queue(_ id: UpdateID?, _ content: FuzzContent, _ marks: FuzzMarks) {
    pending.append(Pending(id: id, content: content, marks: marks))
  }

  /// Takes back the last update.
  func unqueue() {
    guard let last = pending.popLast() else { return }
    if last.marks.isReload { news.namesOthers = true }
    change { $0.takeVersions(of: last.content) }
  }

  /// Changes what items say, not where they are.
  func change(_ body: (inout FuzzContent) -> Void) {
    if pending.isEmpty { body(&content) } else { body(&pending[pending.count - 1].content) }
  }

  private func note(_ path: ItemPath) {
    if let item = content.item(at: path) { bound.insert(item.id) }
  }

  private func bind(_ cell: FuzzCell, _ element: ElementPath) -> FuzzCell {
    cell.session = self
    cell.identity = content.identity(of: element)
    require(cell.identity != nil, .structure, "\(element) was bound, which is not there")
    if case .item(let path) = element { cell.version = content.item(at: path)?.version ?? 0 }
    return cell
  }

  /// From 9 to 220 points, whoever asks; an edge from 10 to 60.
  func size(of identity: FuzzIdentity, version: Int, fitting proposal: LayoutSize) -> LayoutSize {
    let axis = view.axis
    let width = proposal[cross: axis]
    switch identity {
    case .header(let id), .footer(let id):
      var random = SeededGenerator(seed: sizeSeeds[id])
      return LayoutSize(main: random.number(10...60), cross: width, axis: axis)
    case .item(let id):
      let offered = followsWidth ? UInt64(bitPattern: Int64(width * 1024)) : 0
      var random = SeededGenerator(seed: sizeSeeds[id] &+ UInt64(version) &* 104_729 &+ offered)
      let main = random.number(9...220)
      let cross = followsWidth ? width : random.number(16...300)
      return LayoutSize(main: main, cross: cross, axis: axis)
    }
  }

  // MARK: Laws

  func require(_ holds: Bool, _ law: FuzzLaw, _ sentence: @autoclosure () -> String) {
    guard !holds, broken == nil else { return }
    broken = (law, sentence(), max(0, report.frames - 1), operation)
  }

  func compared(_ count: Int) { report.compared += count }
  func refused() { report.refused += 1 }

  // MARK: Operations

  /// Performs operations until a law does not hold, then lets the content come to rest if `untilRest`.
  func run(_ operations: [FuzzOperation], untilRest: Bool = true) {
    for (index, next) in operations.enumerated() where broken == nil {
      operation = index
      if case .frames(let lengths) = next {
        for length in lengths where broken == nil { step(length) }
      } else {
        report.operations += 1
        salt = next.description.utf8.reduce(0xCBF2_9CE4_8422_2325) {
          ($0 ^ UInt64($1)) &* 0x100_0000_01B3
        }
        do {
          try perform(next)
        } catch {
          require(false, .refusal, "\(next) was refused: \(error)")
        }
      }
    }
    if broken == nil, untilRest { rest() }
    report.digest = digest.description
  }

  private func rest() {
    lastInput = max(time, lastInput)
    news.wasAsked = true
    scrollsAcross = true
    do {
      try view.send(
        InputEvent(time: lastInput, position: .zero, action: .pointerCanceled(id: 1)))
    } catch {
      require(false, .refusal, "a finger that is gone was refused: \(error)")
    }
    var left = 900
    // Twice: a request made as it comes to rest moves it in the next frame.
    var resting = 0
    repeat {
      step(16_666_667)
      left -= 1
      resting = view.phase == .idle && !view.isScrollingAcross ? resting + 1 : 0
    } while broken == nil && left > 0 && resting < 2
    require(resting >= 2, .rest, "it never comes to rest")
  }

  private func step(_ length: Int64) {
    time.nanoseconds += max(0, length)
    let news = self.news
    self.news = News()
    var marks = FuzzMarks()
    for update in pending { marks.add(update.marks) }
    content = latest
    pending = []
    bound.removeAll(keepingCapacity: true)
    report.frames += 1
    let frame: Frame
    do {
      frame = try view.step(to: time)
    } catch {
      require(false, .refusal, "a frame was refused: \(error)")
      return
    }
    digest.add(frame, isFlat: false)
    let now = look(at: frame)
    if view.isScrollingAcross { scrollsAcross = true }
    check(now, news, marks, bound)
    before = now
    // Room that edits left free is closed animated.
    if marks.isAnimated || now.frame.work.refills > 0 {
      let length =
        Int64((view.updateAnimation.duration ?? view.profile.animationDuration) * 1e9) + 1
      movesUntil = Timestamp(nanoseconds: time.nanoseconds + length)
    }
  }

  private func look(at frame: Frame) -> Look {
    var look = Look(frame: frame, content: content, places: [:])
    for element in frame.visible {
      guard let identity = content.identity(of: element.element) else { continue }
      look.places[identity] = element
    }
    return look
  }
}
