public import Scrollwork

/// Code of your own that owns a collection view and has it show items: what `Fuzz.check(source:)` drives.
///
/// ```swift
/// final class FeedUnderTest: FuzzSource {
///   let feed = FeedScreen()
///   var view: CollectionView { feed.view }
///   func show(_ content: FuzzContent, animated: Bool) throws {
///     try feed.show(content.sections.map(\.items), animated: animated)
///   }
///   func item(shownBy cell: any ReusableCell) -> FuzzContent.Item? { (cell as? PostCell)?.post }
/// }
/// ```
public protocol FuzzSource: AnyObject {
  /// The view, which has made no frame yet. Viewport, input and frames are the fuzzer's.
  var view: CollectionView { get }

  /// Shows these items in the view from the next frame on, and configures those with another `version` again. An
  /// error counts as a broken law.
  func show(_ content: FuzzContent, animated: Bool) throws

  /// What a cell on screen shows; `nil`, as by default, where that cannot be said.
  func item(shownBy cell: any ReusableCell) -> FuzzContent.Item?
}

extension FuzzSource {
  public func item(shownBy cell: any ReusableCell) -> FuzzContent.Item? { nil }
}
