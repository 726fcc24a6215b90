#if CLI
  import Dispatch
  import ScrollScenario
  import ScrollSimulation
  import ScrollTools
  import Scrollwork
  import Synchronization

  extension Sweep {
    /// Runs all cases, on several cores. The result does not depend on how many.
    ///
    /// All cases are read before any of them is run.
    ///
    /// - Parameters:
    ///   - path: the scenario file.
    ///   - name: the case of its matrix; `nil` for the only one.
    ///   - jobs: how many cases are run at once; from 1 on.
    ///   - onProgress: called with the number of finished cases, on any thread, one call at a time.
    /// - Throws: the first problem of the scenario or of a case, in the order of cases, and the errors
    ///   of the engine.
    package func run(
      path: String, case name: String? = nil, jobs: Int,
      onProgress: @Sendable (_ done: Int) -> Void = { _ in }
    ) throws(SweepError) -> SweepResult {
      for settings in cases {
        do throws(ScenarioError) {
          _ = try ScenarioFile.read(path: path, case: name, settings: settings)
        } catch {
          throw .scenario(error)
        }
      }
      let board = SweepBoard(count: cases.count)
      let workers = max(1, min(jobs, cases.count))
      DispatchQueue.concurrentPerform(iterations: workers) { _ in
        while let index = board.take() {
          board.put(Self.report(path, name, cases[index]), at: index, onProgress)
        }
      }
      var reports: [RunReport] = []
      for result in board.results {
        guard let result else { continue }
        reports.append(try result.get())
      }
      return SweepResult(self, reports)
    }

    private static func report(
      _ path: String, _ name: String?, _ settings: [ScenarioSetting]
    ) -> Result<RunReport, SweepError> {
      do throws(ScenarioError) {
        let located = try ScenarioFile.read(path: path, case: name, settings: settings)
        let simulation = try Simulation(located, content: ContentLoader.load(located))
        return Self.report(simulation).mapError { refusal in
          .engine(refusal.error, at: refusal.place, settings: settings)
        }.flatMap { report in
          guard let difference = report.recording?.difference else { return .success(report) }
          let names = settings.map(\.description).joined(separator: ", ")
          return .failure(
            .scenario(
              ScenarioError(
                place: located.places.data("recording"),
                message: "with \(names): the recorded session shows something else: \(difference)"))
          )
        }
      } catch {
        let names = settings.map(\.description).joined(separator: ", ")
        let message =
          error.message.hasPrefix("with ") ? error.message : "with \(names): \(error.message)"
        return .failure(.scenario(ScenarioError(place: error.place, message: message)))
      }
    }
  }

  /// What the engine refused, and where the script requests it.
  private struct Refusal: Error {
    var error: CollectionError
    var place: SourcePlace
  }

  extension Sweep {
    private static func report(_ simulation: Simulation) -> Result<RunReport, Refusal> {
      var place = SourcePlace(file: simulation.places.file)
      do throws(CollectionError) {
        return .success(try simulation.run(onRefusal: { place = $0 }))
      } catch {
        return .failure(Refusal(error: error, place: place))
      }
    }
  }

  /// What is done of a sweep. After a failure nothing new is begun, but what comes before it in the order of
  /// cases has been begun by then, so that the first failure is the same whoever came across it.
  private final class SweepBoard: Sendable {
    private struct State {
      var next = 0
      var done = 0
      var hasFailed = false
      var results: [Result<RunReport, SweepError>?]
    }

    private let state: Mutex<State>

    init(count: Int) {
      state = Mutex(State(results: Array(repeating: nil, count: count)))
    }

    /// The next case to run.
    func take() -> Int? {
      state.withLock { state in
        guard !state.hasFailed, state.next < state.results.count else { return nil }
        defer { state.next += 1 }
        return state.next
      }
    }

    func put(
      _ result: Result<RunReport, SweepError>, at index: Int, _ onProgress: (Int) -> Void
    ) {
      state.withLock { state in
        state.results[index] = result
        state.done += 1
        if case .failure = result { state.hasFailed = true }
        onProgress(state.done)
      }
    }

    var results: [Result<RunReport, SweepError>?] { state.withLock { $0.results } }
  }
#endif
