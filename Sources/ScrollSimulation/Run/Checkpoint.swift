import ScrollScenario
public import ScrollTools
public import Scrollwork

/// A place in a run: how many frames were made, and a digest of all of them.
///
/// It holds no state of the view. A run is the same to the last bit each time, so that it is entered by
/// being played up to there, and the digest says that it is the same run.
package struct Checkpoint: Codable, Equatable, Sendable {
  /// The frames before it; the number of the frame that comes next.
  package var frame: Int
  /// Virtual seconds of the last frame before it; 0 at the beginning.
  package var time: Double
  /// The ``RunReport/workload`` of the run.
  package var workload: String
  /// Of all frames before it, as ``RunReport/digest`` is of all.
  package var digest: String

  /// - Parameters:
  ///   - frame: the frames before it.
  ///   - time: virtual seconds.
  ///   - workload: the workload hash of the run.
  ///   - digest: of the frames before it.
  package init(frame: Int, time: Double, workload: String, digest: String) {
    self.frame = frame
    self.time = time
    self.workload = workload
    self.digest = digest
  }
}

/// Why a run cannot be entered at a place.
public enum CheckpointError: Error, Equatable, Sendable {
  /// The run is over before it.
  case ended(frames: Int, asked: Int)
  /// The checkpoint is one of another workload.
  case otherWorkload(found: String, expected: String)
  /// The frames before it are others than they were.
  case otherFrames(found: String, expected: String)
  /// The engine refused something on the way.
  case engine(CollectionError, at: SourcePlace)
}

extension CheckpointError: CustomStringConvertible {
  public var description: String {
    switch self {
    case .ended(let frames, let asked):
      "the run has \(grouped(frames)) frames; there is no frame \(grouped(asked))"
    case .otherWorkload(let found, let expected):
      "the checkpoint is of another workload (\(expected)) than the scenario (\(found))"
    case .otherFrames(let found, let expected):
      "the frames before the checkpoint are others: their digest is \(found), not \(expected)"
    case .engine(let error, _): "\(error.code): \(error)"
    }
  }
}

extension Simulation {
  /// A run that is about to make a frame, played up to there. O(frames before it).
  ///
  /// - Parameters:
  ///   - frame: the frame's number, from 0.
  ///   - collectsCells: as in ``begin(collectsCells:)``.
  ///   - onFrame: sees the frames before it, in order.
  /// - Throws: ``CheckpointError/ended(frames:asked:)`` for a frame that the run does not have, and what the
  ///   engine refuses.
  public func enter(
    frame: Int, collectsCells: Bool = false, onFrame: (FrameSample) -> Void = { _ in }
  ) throws(CheckpointError) -> SimulationRun {
    guard frame >= 0 else { throw .ended(frames: 0, asked: frame) }
    let run: SimulationRun
    do throws(CollectionError) { run = try begin(collectsCells: collectsCells) } catch {
      throw .engine(error, at: SourcePlace(file: places.file))
    }
    do throws(CollectionError) {
      while run.frameCount < frame, let sample = try run.next() { onFrame(sample) }
    } catch {
      throw .engine(error, at: run.place)
    }
    guard run.frameCount == frame else {
      throw .ended(frames: run.frameCount, asked: frame)
    }
    return run
  }

  /// A run that goes on where another one was, played up to there. O(frames before it).
  ///
  /// - Parameters:
  ///   - checkpoint: the place, from ``SimulationRun/checkpoint()``.
  ///   - collectsCells: as in ``begin(collectsCells:)``.
  /// - Throws: for a checkpoint of another workload, before anything is run; when the run is over before it,
  ///   or its frames are others; and what the engine refuses.
  package func enter(
    _ checkpoint: Checkpoint, collectsCells: Bool = false
  ) throws(CheckpointError) -> SimulationRun {
    let workload = WorkloadHash(scenario, content).description
    guard workload == checkpoint.workload else {
      throw .otherWorkload(found: workload, expected: checkpoint.workload)
    }
    let run = try enter(frame: checkpoint.frame, collectsCells: collectsCells)
    let found = run.checkpoint()
    guard found.digest == checkpoint.digest else {
      throw .otherFrames(found: found.digest, expected: checkpoint.digest)
    }
    return run
  }
}
