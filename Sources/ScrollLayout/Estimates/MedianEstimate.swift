/// The median of some extents, kept while extents come and go.
///
/// For guessing the extents that were not measured from those that were: a median stays where most
/// are, whatever a few outliers do. Extents are counted in buckets, each with what they take
/// together, and the median is the mean of its bucket:
///
/// - exact when all extents of that bucket are equal, as in a list with few kinds of rows;
/// - else within 1/32 of the exact median, and below a point within 1/32 pt.
///
/// A value: a copy costs nothing until one of the two changes. Takes 23 KB from the first extent on,
/// however many follow, and allocates nothing more. Answers depend only on the extents held, not on
/// the order in which they came and went. Does not know which element an extent belongs to.
package struct MedianEstimate: Equatable, Sendable {
  /// The number of extents.
  package private(set) var count = 0
  /// The number of extents in each octave.
  private var octaves: [Int] = []
  /// Of each bucket the number of extents, and the ticks by which they exceed its lower end.
  private var buckets: [Bucket] = []

  private struct Bucket: Equatable {
    var count = 0
    var excess: Int64 = 0
  }

  /// No extents.
  package init() {}

  /// Counts an extent. O(1).
  ///
  /// - Precondition: `extent` is not negative, and all extents held together are at most
  ///   `Ticks.maximum`.
  package mutating func add(_ extent: Ticks) {
    precondition(extent >= .zero && extent <= .maximum, "not an extent")
    if buckets.isEmpty {
      octaves = Array(repeating: 0, count: MedianScale.octaves)
      buckets = Array(repeating: Bucket(), count: MedianScale.octaves * MedianScale.steps)
    }
    change(extent, by: 1)
  }

  /// Forgets an extent that was added. O(1).
  ///
  /// - Precondition: `extent` was added more often than removed.
  package mutating func remove(_ extent: Ticks) {
    precondition(extent >= .zero && extent <= .maximum && count > 0, "no such extent")
    precondition(buckets[MedianScale.bucket(of: extent.rawValue)].count > 0, "no such extent")
    change(extent, by: -1)
  }

  /// The extent in the middle, of an even number the lower of the two; `nil` without extents.
  ///
  /// O(1): looks at the octaves, of which there are 45, and the 32 buckets of one.
  package var median: Ticks? {
    guard count > 0 else { return nil }
    var rest = (count - 1) / 2
    var octave = 0
    while rest >= octaves[octave] {
      rest -= octaves[octave]
      octave += 1
    }
    var bucket = octave * MedianScale.steps
    while rest >= buckets[bucket].count {
      rest -= buckets[bucket].count
      bucket += 1
    }
    let mean = buckets[bucket].excess / Int64(buckets[bucket].count)
    return Ticks(rawValue: MedianScale.lowerEnd(of: bucket) + mean)
  }

  package static func == (a: MedianEstimate, b: MedianEstimate) -> Bool {
    // One that never held an extent has no buckets.
    a.count == b.count && (a.count == 0 || a.buckets == b.buckets)
  }

  private mutating func change(_ extent: Ticks, by sign: Int) {
    let bucket = MedianScale.bucket(of: extent.rawValue)
    count += sign
    octaves[bucket / MedianScale.steps] += sign
    buckets[bucket].count += sign
    let excess = extent.rawValue - MedianScale.lowerEnd(of: bucket)
    buckets[bucket].excess += Int64(sign) * excess
  }
}
