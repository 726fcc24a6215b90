#if CLI
  import ArgumentParser
  import ScrollSimulation

  /// A scenario and what is other in it than its file says.
  struct ScenarioInput: ParsableArguments {
    @Argument(
      help: "The scenario file (YAML).", completion: .file(extensions: ["yaml", "yml"]))
    var scenario: String

    @OptionGroup var settings: SettingOptions

    func simulation() throws(Failure) -> Simulation { try settings.simulation(scenario) }
  }

  /// What is other in a scenario than its file says.
  struct SettingOptions: ParsableArguments {
    @Option(
      name: .customLong("set"), parsing: .singleValue,
      help: ArgumentHelp(
        "Another value than the file has, as in 'reuse.pool=4'. Can be given several times.",
        valueName: "key=value"))
    var settings: [String] = []

    func validate() throws {
      for text in settings where ScenarioSetting(text) == nil {
        throw ValidationError("'--set' takes KEY=VALUE, not '\(text)'")
      }
    }

    /// What a file describes, ready to run.
    func simulation(_ path: String) throws(Failure) -> Simulation {
      do throws(ScenarioError) {
        let located = try ScenarioFile.read(
          path: path, settings: settings.compactMap(ScenarioSetting.init))
        return try Simulation(located, content: ContentLoader.load(located))
      } catch {
        throw .badInput("\(error)")
      }
    }
  }
#endif
