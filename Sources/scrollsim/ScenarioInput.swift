#if CLI
  import ArgumentParser
  import ScrollScenario
  import ScrollSimulation
  import ScrollTools

  /// One scenario, and the settings that override its file.
  struct ScenarioInput: ParsableArguments {
    @Argument(
      help: "The scenario file (YAML), or the name of one that comes with the package.",
      completion: .file(extensions: ["yaml", "yml"]))
    var scenario: String

    @Option(
      name: .customLong("case"),
      help: ArgumentHelp(
        "Which case of a scenario with a matrix, such as '[rate=60,width=320]'.", valueName: "name")
    )
    var caseName: String?

    @OptionGroup var settings: SettingOptions

    /// - Parameter note: called with the file that a name stands for.
    func located(
      note: (SafeText) -> Void = { Terminal.writeError($0.text + "\n") }
    ) throws(Failure) -> LocatedScenario {
      let path = try ScenarioPath.resolve(scenario, note: note)
      do throws(ScenarioError) {
        return try ScenarioFile.read(path: path, case: caseName, settings: settings.list)
      } catch {
        throw .badInput("\(error)")
      }
    }

    /// What the file describes, ready to run, and all files that it was read from.
    func simulation() throws(Failure) -> (simulation: Simulation, files: [String]) {
      let located = try located()
      return (try SettingOptions.simulation(located), ContentLoader.files(of: located))
    }
  }

  /// The keys of scenarios that can be set, for shells.
  let settingCompletion = CompletionKind.custom { _, _, prefix in
    ScenarioReference.settings.map { $0.key + "=" }.filter { $0.hasPrefix(prefix) }
  }

  /// What is other in a scenario than its file says.
  struct SettingOptions: ParsableArguments {
    @Option(
      name: .customLong("set"), parsing: .singleValue,
      help: ArgumentHelp(
        """
        Another value than the file has, as in 'reuse.pool=4' or 'variables.rate=120'. Can be given several \
        times.
        """, valueName: "key=value"),
      completion: settingCompletion)
    var settings: [String] = []

    func validate() throws {
      for text in settings where ScenarioSetting(text) == nil {
        throw ValidationError("'--set' takes KEY=VALUE, not '\(text)'")
      }
    }

    var list: [ScenarioSetting] { settings.compactMap(ScenarioSetting.init) }

    /// All cases of a file, each with what messages call it.
    func cases(_ path: String) throws(Failure) -> [(name: String, located: LocatedScenario)] {
      do throws(ScenarioError) {
        return try ScenarioFile.cases(path: path, settings: list).map { located in
          let choices = located.choices.map { "\($0.name)=\($0.value)" }.joined(separator: ",")
          return (choices.isEmpty ? path : "\(path)[\(choices)]", located)
        }
      } catch {
        throw .badInput("\(error)")
      }
    }

    /// A scenario that was read, ready to run.
    static func simulation(_ located: LocatedScenario) throws(Failure) -> Simulation {
      do throws(ScenarioError) {
        return try Simulation(located, content: ContentLoader.load(located))
      } catch {
        throw .badInput("\(error)")
      }
    }
  }
#endif
