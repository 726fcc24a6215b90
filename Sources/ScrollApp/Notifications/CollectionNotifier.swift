public import Foundation
public import Scrollwork

/// Posts what happens in a collection view as notifications and as messages, to those who observe it, and
/// only then: without observers an event costs two comparisons and a frame without events nothing.
///
/// ```swift
/// let notifier = CollectionNotifier(view)
/// let token = ScrollNotification.didBounceTop.observe(object: view) { posted in … }
/// ```
///
/// The view is the sender. Observers hear of a frame's events at its end, after the view's `eventHandler`;
/// what they ask of the view belongs to the next frame. Posts until it is released. Belongs to its view's
/// isolation; observers may come and go in any thread.
public final class CollectionNotifier {
  /// Where notifications go.
  public let center: NotificationCenter
  /// Where messages go.
  public let messages: MessageCenter
  /// Whether notifications are posted even if nobody observes them by `Notifiable.observe`: for observers that use
  /// Foundation's own calls, which cannot be counted.
  public var postsAlways = false
  /// How many notifications and messages were posted.
  package internal(set) var postCount = 0

  var wanted = Wanted()
  /// Whether anything of it is.
  private var isWanted = false
  /// What `wanted` was found at.
  private var versions = (notifications: -1, messages: -1)
  private var observation: EventObservation?

  /// The observed notifications, computed again only when an observer was added or removed.
  struct Wanted {
    var scrolls: UInt32 = 0
    var displays: UInt32 = 0
    var updates: UInt32 = 0
    var scrollMessages = false
    var displayMessages = false
    var updateMessages = false
    var allMessages = false
    var isAnything: Bool {
      scrolls | displays | updates != 0 || scrollMessages || displayMessages || updateMessages
        || allMessages
    }
  }

  /// Creates a notifier that posts the events of a view.
  ///
  /// - Parameters:
  ///   - view: whose events are posted.
  ///   - center: where notifications go.
  ///   - messages: where messages go.
  public init(
    _ view: CollectionView, center: NotificationCenter = NotificationScope.center,
    messages: MessageCenter = NotificationScope.messages
  ) {
    self.center = center
    self.messages = messages
    observation = view.observeEvents { [unowned self] view, event in
      look(for: view)
      guard isWanted || postsAlways else { return }
      post(event, of: view)
    }
  }

  /// Finds what is observed, where that may have changed.
  private func look(for view: CollectionView) {
    let current = (NotificationRelays.shared.version, messages.version)
    guard current != versions else { return }
    versions = current
    wanted = Wanted(
      scrolls: observed(ScrollNotification.allCases, view),
      displays: observed(DisplayNotification.allCases, view),
      updates: observed(UpdateNotification.allCases, view),
      scrollMessages: messages.isObserved(ScrollMessage.self, from: view),
      displayMessages: messages.isObserved(DisplayMessage.self, from: view),
      updateMessages: messages.isObserved(UpdateMessage.self, from: view),
      allMessages: messages.isObserved(CollectionMessage.self, from: view))
    isWanted = wanted.isAnything
  }

  /// A bit for each case.
  private func observed<N: Notifiable>(_ cases: [N], _ view: CollectionView) -> UInt32 {
    cases.enumerated().reduce(0) { bits, next in
      next.element.isObserved(from: view, center: center) ? bits | 1 << next.offset : bits
    }
  }
}
