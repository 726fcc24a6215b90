@testable import BenchReport

/// Figures of a made-up run in which all bars are met, with every peer.
enum SampleRun {

  /// - Parameter change: is given each reading; `nil` leaves it out.
  static func figures(
    repetitions: Int = 3, _ change: (Reading) -> Reading? = { $0 }
  ) -> Figures {
    var figures = Figures()
    for repetition in 1...repetitions {
      // A machine that is slow in one repetition slows all.
      let slowness = repetition == 2 ? 1.1 : 1
      let readings = Plan.full.flatMap { n, works, ours in
        peers.flatMap { peer, factor in
          (works + (Peer.isOurs(peer) ? ours : [])).flatMap {
            Self.readings(peer, $0, n, factor, slowness)
          }
        }
      }
      figures.add(readings.compactMap(change), repetition: repetition)
    }
    return figures
  }

  /// Each peer, and how many times the time of ours it takes for everything.
  static let peers: [(String, Double)] = [
    ("scrollwork", 1), ("qtquick-6.4.2", 300), ("gtk-4.8.3", 400), ("imgui-1.86", 6),
    ("prefix-array-c", 0.9),
  ]

  private static func readings(
    _ peer: String, _ work: String, _ n: Int, _ factor: Double, _ slowness: Double
  ) -> [Reading] {
    let isOurs = Peer.isOurs(peer)
    func time(_ metric: String, _ value: Double, _ work: String) -> Reading {
      Reading(peer: peer, work: work, n: n, metric: metric, value: value * factor * slowness)
    }
    func plain(_ metric: String, _ value: Double, _ work: String) -> Reading {
      Reading(peer: peer, work: work, n: n, metric: metric, value: value)
    }
    switch work {
    case "W1", "W2":
      return [
        time("frame_layout_cpu_mean_ns", 800, work),
        time("first_layout_cpu_ms", work == "W1" ? 0.1 : 0.1 + 1e-6 * Double(n), work),
        plain("rows_bound_per_new_row", 1, work),
        plain("bytes_per_item", work == "W1" ? 800 / Double(n) : 5, work),
      ]
    case "W3": return ["W3", "W3v"].map { time("jump_cpu_mean_ns", 4000, $0) }
    case "W4":
      return ["W4", "W4v"].flatMap { work in
        let model = 0.06 * Double(n)
        return [plain("model_insert_cpu_mean_ns", model, work)]
          + ["insert", "remove"].flatMap { edit in
            [
              // Ours is measured without the model.
              plain("\(edit)_cpu_mean_ns", (isOurs ? 0 : model) + 2000 * factor * slowness, work),
              plain("\(edit)_alone_cpu_mean_ns", 2000 * factor * slowness, work),
              plain("\(edit)_anchor_shift_max_px", 0, work),
            ]
          }
      }
    case "W5":
      return isOurs
        ? [time("diff_apply_cpu_ms", 1.5, work)]
        : [
          time("apply_remove_insert_each_cpu_ms", 1.5, work),
          time("apply_reset_cpu_ms", 0.01, work),
        ]
    case "W6":
      return [
        time("frame_layout_cpu_mean_ns", 1200, work), plain("jump_max_px", 0, work),
        plain("jump_frames_of_1000", 0, work), plain("content_height_change_max_px", 20, work),
      ]
    case "W7": return [time("frame_layout_cpu_mean_ns", 900, work)]
    case "W8":
      return [
        time("open_first_layout_cpu_ms", 0.1, work),
        plain("open_heap_bytes_per_item", 900 / Double(n), work),
        time("open_measured_first_layout_cpu_ms", 0.1, work),
        plain("open_measured_heap_bytes_per_item", 900 / Double(n), work),
      ]
    case "W9": return [time("frame_paint_cpu_mean_ns", 100_000, work)]
    default: return [plain("row_position_error_max_px", isOurs ? 0 : 22, work)]
    }
  }

  static func report(_ figures: Figures = figures()) -> Report {
    Report(
      machine: Machine(
        processor: "A <processor> & more", cores: 2, memory: 24_000_000_000, kernel: "Linux 6",
        system: "Debian", versions: ["Swift": "6.3.1"]),
      date: "2026-01-01T00:00:00Z", repetitions: 3, isQuick: false, figures: figures,
      ladder: LatencyLadder(
        (12...28).compactMap { power in
          Spread([Double(power), Double(power) * 1.2]).map {
            LatencyLadder.Step(bytes: 1 << power, nanoseconds: $0)
          }
        }), problems: ["gtk4, 1000 rows: no display"])
  }
}
