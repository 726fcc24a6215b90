import ScrollPrimitives

/// Content that goes along with its start or its end while items come there.
extension CollectionView {
  /// Whether content that lies at its end stays there while the end moves away, as a conversation does
  /// that is written while it is read. Only what moves the content back lets go of the end: within a point
  /// of it the content holds on to it again.
  public var followsEnd: Bool {
    get { pipeline.asked.settings.followsEnd }
    set {
      pipeline.asked.settings.followsEnd = newValue
      note(.setFollowsEnd(newValue))
    }
  }

  /// Whether content that rests at its start stays there while items come before it, as a feed does that is read at its
  /// top: the new items are shown at once. Elsewhere they come beyond the screen, and ``newItems`` counts them. Only what
  /// moves the content on lets go of the start: within a point of it the content holds on to it again. Content that moves
  /// stays with what it shows. With ``followsEnd`` as well, content that fits the viewport goes to its end.
  public var followsStart: Bool {
    get { pipeline.asked.settings.followsStart }
    set {
      pipeline.asked.settings.followsStart = newValue
      note(.setFollowsStart(newValue))
    }
  }

  /// Sets how far from its start content that holds on to it may be moved and still goes there when items come, with
  /// ``followsStart``. 0 by default: then it lets go of the start more than a point away. Content that has let go holds on
  /// again within a point of the start, for any distance.
  ///
  /// - Parameter distance: points.
  /// - Throws: `invalidValue` when it is not finite, below 0 or further than positions are exact.
  public func setStartThreshold(_ distance: Double) throws(CollectionError) {
    guard distance >= 0, let ticks = Ticks(points: distance) else {
      throw .invalidValue(parameter: "startThreshold", value: distance)
    }
    pipeline.asked.settings.startThreshold = ticks
    note(.setStartThreshold(distance))
  }

  /// How far from its start content is still held there, in points, as it was set.
  public var startThreshold: Double { pipeline.asked.settings.startThreshold.points }

  /// Whether the content holds on to its end, as `followsEnd` says.
  public var isFollowingEnd: Bool { pipeline.state.hold.isFollowingEnd }

  /// Whether the content holds on to its start, as `followsStart` says.
  public var isFollowingStart: Bool { pipeline.state.hold.isFollowingStart }

  /// How many items have come before and behind those on screen and were not on it since, as of the last frame: the number
  /// on a button that leads to them. An update counts by how many more or fewer items there are on that side than before.
  /// Counted while ``followsStart`` or ``followsEnd`` is set; `reloadData(sectionCounts:completion:)` begins at 0 again.
  public var newItems: (before: Int, after: Int) {
    (pipeline.state.newItems.before, pipeline.state.newItems.after)
  }
}
