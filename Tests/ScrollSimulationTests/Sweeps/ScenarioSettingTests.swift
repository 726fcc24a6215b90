#if CLI
  import Foundation
  import ScrollScenario
  import Scrollwork
  import Testing

  @testable import ScrollSimulation

  /// A setting is the file with that value written in it.
  @Suite struct ScenarioSettingTests {
    private static func scenario(_ settings: String...) throws -> Scenario {
      let list = try settings.map { try #require(ScenarioSetting($0)) }
      return try ScenarioFile.parse(text: SweepTests.yaml, name: "s", settings: list).scenario
    }

    @Test("values of any kind are set, in mappings that are there, that are not, and in lists")
    func set() throws {
      let plain = try Self.scenario()
      #expect(plain.reuse == Scenario.Reuse() && plain.refreshRate == 60)
      #expect(try Self.scenario("reuse.pool=3").reuse.pool == 3)
      #expect(try Self.scenario("refresh_rate=120").refreshRate == 120)
      #expect(try Self.scenario("physics={profile: android}").physics.profile == .android)
      #expect(
        try Self.scenario("viewport.width=320").viewport.size == LayoutSize(width: 320, height: 844)
      )
      #expect(try Self.scenario("name=\"other\"").name == "other")
      #expect(try Self.scenario("script.3={wait: 2}").script[3].action == .wait(2))
      #expect(try Self.scenario("script=[]").script.isEmpty)
      #expect(try Self.scenario("reuse.pool=3", "reuse.pool=4").reuse.pool == 4)
      #expect(try Self.scenario("reuse.pool=3", "reuse.cache=1").reuse == .init(pool: 3, cache: 1))
    }

    @Test("a setting that says what the file says changes nothing")
    func same() throws {
      let plain = try Self.scenario()
      for setting in [
        "name=swept", "viewport.scale=3", "script.1={wait: idle}", "layout.estimates.row=60",
      ] {
        #expect(try Self.scenario(setting) == plain, "\(setting)")
      }
    }

    @Test("the file's own mistakes come first, as without settings")
    func ownMistakes() throws {
      let bad = SweepTests.yaml.replacingOccurrences(of: "pool", with: "pool")
        .replacingOccurrences(of: "viewport:", with: "veiwport:")
      let alone = #expect(throws: ScenarioError.self) {
        try ScenarioFile.parse(text: bad, name: "s")
      }
      let set = #expect(throws: ScenarioError.self) {
        try ScenarioFile.parse(
          text: bad, name: "s", settings: [ScenarioSetting(key: "reuse.pool", value: "1")])
      }
      #expect(alone == set && alone != nil)
    }

    @Test("texts without a key or a sign are no settings", arguments: ["", "a", "=", "=1"])
    func none(text: String) {
      #expect(ScenarioSetting(text) == nil)
    }
  }
#endif
