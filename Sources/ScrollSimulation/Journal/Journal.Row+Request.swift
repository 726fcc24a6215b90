import Scrollwork

#if canImport(FoundationEssentials)
  private import FoundationEssentials
#else
  private import Foundation
#endif

/// What is written for a request.
extension Journal.Row {
  /// `nil` for a layout and for what belongs to a frame, which are written otherwise.
  init?(_ request: CollectionRequest) {
    switch request {
    case .send(let event): self.init(event)
    case .setContentOffset(let offset, let animated, let when):
      self.init(
        what: "offset", at: Self.time(when), values: JournalWords.text(offset.x, offset.y),
        note: Self.note(animated: animated))
    case .setOrthogonalOffset(let offset, let section, let animated, let when):
      self.init(
        what: "section_offset", at: Self.time(when), place: "\(section)",
        values: JournalWords.text(offset), note: Self.note(animated: animated))
    case .scrollToItem(let path, let position, let animated, let when):
      self.init(
        what: "scroll_to", at: Self.time(when), place: JournalWords.text(path),
        note: position.rawValue + (animated ? " animated" : ""))
    case .fling(let velocity, let when):
      self.init(what: "fling", at: Self.time(when), values: JournalWords.text(velocity))
    case .holdIndicator(let when): self.init(what: "hold_bar", at: Self.time(when))
    case .moveIndicator(let position, let when):
      self.init(what: "move_bar", at: Self.time(when), values: JournalWords.text(position))
    case .releaseIndicator(let when): self.init(what: "release_bar", at: Self.time(when))
    case .setProfile(let profile, let when):
      guard let text = Self.json(profile) else { return nil }
      self.init(what: "profile", at: Self.time(when), note: text)
    case .reloadData(let counts): self.init(what: "reload", values: JournalWords.runs(counts))
    case .performUpdates(let update, let animated):
      self.init(
        what: animated ? "edit_animated" : "edit",
        note: JournalWords.text(update))
    case .cancelLastUpdate: self.init(what: "cancel_update")
    case .reconfigureItems(let paths):
      self.init(
        what: "reconfigure", note: paths.map { JournalWords.text($0) }.joined(separator: " "))
    case .restore(let saved):
      guard let text = saved.journalText else { return nil }
      self.init(what: "restore", note: text)
    case .closeSwipe: self.init(what: "close_swipe")
    case .setInteractions(let settings):
      self.init(what: "interactions", note: settings.journalWords.joined(separator: " "))
    case .refused(let interaction, let path):
      self.init(what: "refused", place: JournalWords.text(path), note: interaction.rawValue)
    case .swiped(let path, let edge, let actions):
      let words =
        [edge.rawValue]
        + (actions.map { $0.performsFirstActionWithFullSwipe ? ["full"] : [] } ?? ["none"])
      self.init(
        what: "swiped", place: JournalWords.text(path),
        values: (actions?.actions ?? []).map { "\($0.width)" }.joined(separator: " "),
        note: words.joined(separator: " "))
    case .carried(let from, let to):
      self.init(what: "carried", place: JournalWords.text(from), note: JournalWords.text(to))
    case .setLayout, .capturePointer, .step, .measured, .aimed, .fetched, .stepped: return nil
    default: self.init(setting: request)
    }
  }

  private init?(setting request: CollectionRequest) {
    switch request {
    case .setViewport(let size, let scale):
      self.init(what: "viewport", values: JournalWords.text(size.width, size.height, scale))
    case .setSafeAreaInsets(let insets): self.init(what: "safe_area", values: Self.text(insets))
    case .setContentInset(let insets): self.init(what: "content_insets", values: Self.text(insets))
    case .setRefreshInset(let inset):
      self.init(what: "refresh_inset", values: JournalWords.text(inset))
    case .setInsetAdjustment(let adjustment):
      self.init(what: "inset_adjustment", note: adjustment.rawValue)
    case .setHostedByScreen(let flag): self.init(what: "hosted_by_screen", note: "\(flag)")
    case .setBounces(let flag): self.init(what: "bounces", note: "\(flag)")
    case .setAlwaysBounces(let flag): self.init(what: "always_bounces", note: "\(flag)")
    case .setDirectionalLock(let flag): self.init(what: "directional_lock", note: "\(flag)")
    case .setFollowsEnd(let flag): self.init(what: "follows_end", note: "\(flag)")
    case .setSnapping(.none): self.init(what: "snapping", note: "none")
    case .setSnapping(.pages(let length)):
      self.init(
        what: "snapping", values: length.map { JournalWords.text($0) } ?? "", note: "pages")
    case .setSnapping(.items(let side, let oneAtATime)):
      self.init(
        what: "snapping", note: "items \(side.rawValue)" + (oneAtATime ? " one_at_a_time" : ""))
    case .setAnchorPolicy(let policy): self.init(policy)
    case .setTraits(let traits):
      self.init(
        what: "traits",
        note: traits.journalWords.joined(separator: " "))
    case .setPrefetch(let policy):
      self.init(
        what: "prefetch", place: "\(max(0, policy.cellsPerFrame))",
        values: JournalWords.text(policy.distance, policy.ahead, policy.behind),
        note: policy.sharesUnused ? "shares_unused" : "")
    case .setDataPrefetch(let policy):
      self.init(
        what: "data_prefetch", values: policy.map { JournalWords.text($0.ahead, $0.behind) } ?? "")
    case .setPlaceholders(let policy):
      self.init(
        what: "placeholders", values: policy.map { JournalWords.text($0.enter, $0.exit) } ?? "")
    default: return nil
    }
  }

  private init(_ policy: AnchorPolicy) {
    switch policy {
    case .firstVisible: self.init(what: "anchor", note: "first_visible")
    case .lastVisible: self.init(what: "anchor", note: "last_visible")
    case .item(let path): self.init(what: "anchor", place: JournalWords.text(path), note: "item")
    case .trailingEdge: self.init(what: "anchor", note: "trailing_edge")
    case .none: self.init(what: "anchor", note: "none")
    }
  }

  private init(_ event: InputEvent) {
    let point = event.position
    self.init(
      what: "", at: "\(event.time.nanoseconds)", values: JournalWords.text(point.x, point.y))
    switch event.action {
    case .pointerDown(let id, let kind):
      (what, place, note) = ("down", "\(id)", kind == .touch ? "touch" : "mouse")
    case .pointerMoved(let id): (what, place) = ("move", "\(id)")
    case .pointerUp(let id): (what, place) = ("up", "\(id)")
    case .pointerCancelled(let id): (what, place) = ("cancel", "\(id)")
    case .wheel(let delta, let kind):
      (what, note) = ("wheel", kind == .precise ? "precise" : "stepped")
      values += " " + JournalWords.text(delta.x, delta.y)
    }
  }

  private static func text(_ insets: LayoutInsets) -> String {
    JournalWords.text(insets.top, insets.left, insets.bottom, insets.right)
  }

  private static func note(animated: Bool) -> String { animated ? "animated" : "" }

  private static func time(_ when: ScrollMoment) -> String {
    switch when {
    case .nextFrame: ""
    case .at(let time): "\(time.nanoseconds)"
    }
  }

  private static func json(_ value: some Encodable) -> String? {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    encoder.nonConformingFloatEncodingStrategy = .convertToString(
      positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan")
    return (try? encoder.encode(value)).map { String(decoding: $0, as: UTF8.self) }
  }
}
