/// A number that a run comes to, under the name that gates, reports and tables have for it.
///
/// All but ``peakMemory`` are counted or taken from the virtual clock: the same on every machine.
public enum Metric: String, CaseIterable, Codable, Sendable {
  // MARK: Stability

  /// The furthest any element on screen in two frames in a row moved on its own.
  case anchorDriftMax = "anchor_drift_max"
  /// The frames' drifts added up.
  case anchorDriftSum = "anchor_drift_sum"
  /// Frames with a drift above 0.01 pt.
  case jumpCount = "jump_count"
  /// Comparisons of one element in two frames.
  case comparisons
  /// Frames in which sizes before the viewport changed.
  case corrections
  /// Points the content offset moved by that, both ways added up.
  case correctionSum = "correction_sum"
  /// Points the content's length changed, both ways added up.
  case extentChange = "extent_change"
  /// Frames in which content on its way by itself did not move, though its velocity before and after
  /// takes it a pixel or more.
  case duplicateOffsetFrames = "duplicate_offset_frames"
  /// The furthest that content at rest lay beyond an edge.
  case restError = "rest_error"
  /// The furthest that content came to rest from where a scroll to a row was to lead.
  case scrollToError = "scroll_to_error"
  /// The furthest that the first item on screen lay from where it was when a viewport, traits and a layout came back
  /// that the view had before, with nobody scrolling between.
  case thereAndBackError = "there_and_back_error"
  /// Motions without a chosen target that had to begin again because an edge met or passed them on their way.
  case simulationRestarts = "simulation_restarts"
  /// The largest change of velocity where a motion on its way went on as another one, as its edges or its target
  /// moved; to the nearest 1/1024 pt/s.
  case velocityDiscontinuityMax = "velocity_discontinuity_max"
  /// By how much the way of one frame differs from that of the frame before, while a finger drags, on average.
  case jerkMean = "abs_jerk_mean"
  /// The most of two frames.
  case jerkMax = "abs_jerk_max"
  /// Elements with `willDisplay` but without `didEndDisplaying`, without those on screen at the end.
  case displayImbalance = "display_imbalance"
  /// Mistakes the engine noticed.
  case diagnostics

  // MARK: Blank

  /// The most points of the viewport in one frame that content should cover and no cell did.
  case blankMax = "blank_max"
  /// Frames in which content should cover a part of the viewport and no cell did.
  case blankFrames = "blank_frames"
  /// Of all frames.
  case blankFramesPercent = "blank_frames_pct"
  /// Blank points times the seconds they were blank.
  case blankPointSeconds = "blank_pt_s"
  /// Frames that showed a placeholder, of all.
  case placeholderFramesPercent = "placeholder_frames_pct"

  // MARK: Cells

  /// Cells made.
  case cellsCreated = "cells_created"
  /// Cells configured for an element.
  case cellsBound = "cells_bound"
  /// Cells taken from a pool.
  case cellsReused = "cells_reused"
  /// Cells shown again with their binding.
  case cellsRestored = "cells_restored"
  /// Cells that left a full pool.
  case cellsEvicted = "cells_evicted"
  /// Sizes asked for.
  case cellsMeasured = "cells_measured"
  /// Cells configured in the busiest frame.
  case boundPerFrameMax = "bound_per_frame_max"
  /// Sizes asked for in the busiest frame.
  case measuredPerFrameMax = "measured_per_frame_max"
  /// reused / (reused + created).
  case reuseRatio = "reuse_ratio"
  /// The same for the part of the run after content had scrolled by two viewports.
  case reuseRatioWarm = "reuse_ratio_warm"
  /// The most cells that belonged to elements in one frame.
  case livePeak = "live_peak"
  /// The most elements on screen in one frame.
  case viewportPeak = "viewport_peak"
  /// The most ready cells off screen in one frame.
  case prefetchPeak = "prefetch_peak"
  /// Cells that belong to elements for each element on screen, over all frames.
  case overscanRatio = "overscan_ratio"

  // MARK: Prefetch

  /// Elements that were given cells before they came on screen.
  case prefetchIssued = "prefetch_issued"
  /// Of those the ones that came on screen.
  case prefetchHits = "prefetch_hits"
  /// Elements that scrolled on screen, in frames that moved by less than a viewport, and were given their cells in
  /// that frame only.
  case prefetchLate = "prefetch_late"
  /// Elements that gave up cells made ready for them and never were on screen.
  case prefetchWasted = "prefetch_wasted"

  // MARK: Hitches

  /// Milliseconds late per second of scrolling.
  case hitchRatio = "hitch_ratio"
  /// Milliseconds late per second of dragging.
  case hitchRatioDragging = "hitch_ratio_dragging"
  /// Milliseconds late per second of deceleration.
  case hitchRatioDecelerating = "hitch_ratio_decelerating"
  /// Milliseconds late per second of bouncing.
  case hitchRatioBouncing = "hitch_ratio_bouncing"
  /// In scrolls and wheel turns.
  case hitchRatioProgrammatic = "hitch_ratio_programmatic"
  /// Frames late while content scrolled.
  case lateFrames = "late_frames"
  /// The 50th percentile, by nearest rank, of the time from a frame's deadline to where it was ready; below
  /// 0 for one that was early. Of all frames, each to the nearest microsecond.
  case overrunP50 = "overrun_p50"
  /// The 90th percentile; see ``overrunP50``.
  case overrunP90 = "overrun_p90"
  /// The 95th percentile; see ``overrunP50``.
  case overrunP95 = "overrun_p95"
  /// The 99th percentile; see ``overrunP50``.
  case overrunP99 = "overrun_p99"
  /// The largest; see ``overrunP50``.
  case overrunMax = "overrun_max"
  /// Milliseconds of the costliest frame.
  case costMax = "cost_max"
  /// Frames that cost more than two intervals, of all.
  case jankyPercent = "janky_pct"
  /// Frames that cost more than an interval, of all.
  case deadlineMissedPercent = "deadline_missed_pct"
  /// Frames that cost more than 16 ms and no more than 700.
  case slowFrames = "slow_frames"
  /// Frames that cost more than 700 ms.
  case frozen
  /// Vsyncs that passed while a frame was not ready, while content scrolled.
  case missedVsyncsSum = "missed_vsyncs_sum"
  /// The most of one frame.
  case missedVsyncsMax = "missed_vsyncs_max"
  /// Late frames of the worst 64 that scrolled, one such block after the other.
  case delayedPercent64 = "delayed_pct_64"

  // MARK: The run

  /// Frames made.
  case frames
  /// Frames in which the content moved.
  case framesMoving = "frames_moving"
  /// Virtual seconds from the first frame to the last.
  case duration
  /// Points the content moved, both ways added up.
  case scrollDistance = "scroll_distance"
  /// The largest velocity while dragging, decelerating or bouncing.
  case topSpeed = "top_speed"

  // MARK: Work

  /// The most entries of the extent index that one frame looked at or changed.
  case indexStepsMax = "index_steps_max"
  /// The most elements that one frame looked at.
  case elementsVisitedMax = "elements_visited_max"
  /// Layout rounds of all frames; one in a frame without changes.
  case layoutRounds = "layout_rounds"
  /// The most layout rounds of one frame.
  case layoutRoundsMax = "layout_rounds_max"

  // MARK: The machine

  /// The most memory that the process ever held. Depends on the machine; no part of a report.
  case peakMemory = "peak_memory_mib"
}
