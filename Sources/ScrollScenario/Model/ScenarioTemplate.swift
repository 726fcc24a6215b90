/// A scenario to begin with: a file with a comment for each line.
package enum ScenarioTemplate {
  /// The text of a scenario file that can be run as it is, and whose gates hold.
  ///
  /// - Parameter name: what the scenario is called: letters, digits, hyphens and underscores.
  package static func text(name: String) -> String {
    """
    # What this scenario is for. `scrollsim check` runs it and says which gates hold.
    # All keys: Sources/ScrollScenario/ScrollScenario.docc/Scenarios.md

    scrollsim: 1          # the version of this format
    name: "\(name)"
    description: Rows of different heights, dragged, flung from end to end and jumped through.

    viewport:             # the part of the screen the content is seen through
      width: 390          # points
      height: 844
      scale: 3            # pixels per point
      safe_area: {top: 47, bottom: 34}    # points under the status bar and the home indicator

    physics: ios          # how content moves: ios, iosFast, android, flutterBouncing, gtk, …
    refresh_rate: 60      # frames per second

    data:
      generated:          # rows that are computed; or {csv: rows.csv, title: name}
        items: 2_000
        seed: 7           # the same seed gives the same heights
        heights: {uniform: [40, 120]}     # points, each height as likely as any other

    layout:
      kind: list          # list, grid, masonry, flow, compositional, table
      spacing: 1          # points between two rows
      estimates: {row: 60}                # the height assumed until a row has been measured

    cells:                # what work costs on the device you have in mind, in milliseconds
      row: {create: 0.9, bind: 0.3, measure: 0.15, draw: 0.02}
    frame_cost: 0.4       # what a frame costs even if no cell changes

    script:               # one action after the other
      - wait: 0.5         # seconds
      - drag: {from: [195, 250], to: [195, 650], duration: 0.4, hold: 0.2}
      - wait: idle        # until nothing moves
      - fling: {velocity: 6000}           # points per second, positive toward the end
      - wait: 1
      - scroll_to: {row: middle, at: center, animated: true}
      - wait: idle
      - fling: {velocity: -3000}
      - wait: idle

    expect:               # besides the default gates: nothing moves by itself, nothing is blank, …
      gates:
        - frames > 300    # that anything was looked at
        - comparisons > 1_000
        - cells_created <= 40
        - overrun_p99 < 0 ms              # 99 of 100 frames are ready before their deadline
        - hitch_ratio < 5 ms/s decelerating
      except: []          # default gates that do not hold here, by the name of their metric

    """
  }
}
