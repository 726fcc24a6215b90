/// The look of a page: quiet, in light and in dark, and on paper.
enum PageStyle {
  static let text = """
    :root {
      --ground: #ffffff; --ink: #1f2733; --faint: #5b6577; --line: #e6e9ef; --frame: #aeb6c4;
      --card: #f7f8fa; --beyond: #e9edf4; --bad: #c02f1d; --good: #00734f; --warn: #8a6100;
      --offset: #0072b2; --velocity: #a8508a; --cost: #3a7d9c; --late: #d55e00; --live: #1f2733;
      --c0: #0072b2; --c1: #e69f00; --c2: #009e73; --c3: #a8508a;
      --p1: #8c98ab; --p2: #e69f00; --p3: #56b4e9; --p4: #d55e00; --p5: #009e73; --wash: 0.13;
    }
    @media screen and (prefers-color-scheme: dark) {
      :root {
        --ground: #14181f; --ink: #e4e8ef; --faint: #98a3b5; --line: #262d38; --frame: #47515f;
        --card: #1b212a; --beyond: #222a35; --bad: #ff8d7a; --good: #58cfa4; --warn: #e5b95c;
        --offset: #61b8ee; --velocity: #d795c0; --cost: #7fb9d2; --late: #ff8b4a; --live: #e4e8ef;
        --c0: #4ba6e0; --c1: #e8b04a; --c2: #3fbf95; --c3: #d795c0; --wash: 0.17;
      }
    }
    * { box-sizing: border-box; }
    body {
      margin: 0; background: var(--ground); color: var(--ink);
      font: 14px/1.5 system-ui, -apple-system, "Segoe UI", "Inter", sans-serif;
    }
    main { max-width: 1240px; margin: 0 auto; padding: 28px 28px 40px; }
    h1 { font-size: 25px; line-height: 1.25; font-weight: 650; margin: 0; overflow-wrap: anywhere; }
    header p { margin: 2px 0 0; }
    header .pill { float: right; margin-top: 7px; }
    .faint { color: var(--faint); }
    .pill {
      display: inline-block; padding: 0 9px; border-radius: 9px; font-size: 12px; line-height: 18px;
      font-weight: 600; border: 1px solid currentColor; white-space: nowrap;
    }
    .passed { color: var(--good); } .failed { color: var(--bad); } .unknown { color: var(--warn); }
    .summary { margin: 22px 0 26px; }
    dl {
      display: grid; grid-template-columns: repeat(auto-fill, minmax(205px, 1fr)); gap: 1px;
      margin: 0 0 20px; background: var(--card); border: 1px solid var(--line); border-radius: 8px;
      overflow: hidden;
    }
    dl div { padding: 9px 14px 10px; box-shadow: 0 0 0 1px var(--line); }
    dt { color: var(--faint); font-size: 12px; }
    dd { margin: 0; font-size: 14.5px; font-weight: 550; font-variant-numeric: tabular-nums; }
    table { border-collapse: collapse; width: 100%; font-variant-numeric: tabular-nums; }
    th { text-align: left; font-weight: 500; color: var(--faint); font-size: 12px; }
    th, td { padding: 4px 16px 4px 0; border-bottom: 1px solid var(--line); vertical-align: top; }
    td { overflow-wrap: anywhere; }
    td:first-child { white-space: nowrap; font-weight: 550; }
    #readout {
      position: sticky; top: 0; z-index: 2; display: flex; flex-wrap: wrap; gap: 2px 18px;
      background: var(--ground); border-bottom: 1px solid var(--line); padding: 9px 0 8px;
      font-variant-numeric: tabular-nums; font-size: 13px; min-height: 59px; align-content: center;
    }
    #readout span { white-space: nowrap; }
    #readout b { font-weight: 400; color: var(--faint); margin-right: 5px; }
    #readout .bad { color: var(--bad); font-weight: 600; }
    #legend { display: flex; flex-wrap: wrap; gap: 2px 18px; padding: 12px 0 4px; font-size: 12px; color: var(--faint); }
    #legend i { display: inline-block; width: 18px; height: 10px; border-radius: 2px; margin-right: 6px; }
    #legend i.rule { height: 2px; vertical-align: 3px; border-radius: 0; }
    #charts { outline: none; touch-action: pan-y; cursor: crosshair; position: relative; }
    #charts svg { display: block; width: 100%; height: auto; user-select: none; -webkit-user-select: none; }
    #charts:focus-visible { box-shadow: 0 0 0 2px var(--offset); border-radius: 4px; }
    #tip {
      position: absolute; pointer-events: none; background: var(--card); border: 1px solid var(--frame);
      border-radius: 6px; padding: 6px 10px; font-size: 12px; line-height: 1.45; white-space: pre;
      font-variant-numeric: tabular-nums; box-shadow: 0 2px 10px rgb(0 0 0 / 0.13);
    }
    kbd {
      font: inherit; font-size: 11.5px; border: 1px solid var(--frame); border-radius: 4px; padding: 0 5px;
      background: var(--card);
    }
    .keys { font-size: 12px; margin: 8px 0 0; }
    svg text { fill: var(--faint); font-size: 11px; font-variant-numeric: tabular-nums; }
    svg text.title { fill: var(--ink); font-size: 12.5px; font-weight: 600; }
    svg .grid { stroke: var(--line); stroke-width: 1; shape-rendering: crispEdges; }
    svg .axis { stroke: var(--frame); stroke-width: 1; fill: none; shape-rendering: crispEdges; }
    svg .plot { fill: none; stroke-width: 1.4; stroke-linejoin: round; }
    svg .beyond { fill: var(--beyond); }
    svg .edge { fill: none; stroke: var(--faint); stroke-width: 1; stroke-dasharray: 4 3; }
    svg .wash { opacity: var(--wash); }
    svg .mark { stroke: var(--ground); stroke-width: 1; fill: var(--late); }
    svg .due { stroke: var(--bad); stroke-width: 1; stroke-dasharray: 5 3; }
    svg .cursor { stroke: var(--ink); stroke-width: 1; shape-rendering: crispEdges; }
    svg .hover { stroke: var(--frame); stroke-width: 1; shape-rendering: crispEdges; }
    svg .dot { fill: var(--ink); stroke: var(--ground); stroke-width: 1.5; }
    @media (max-width: 640px) { main { padding: 16px; } header .pill { float: none; } }
    @media print {
      :root { color-scheme: light; }
      body { print-color-adjust: exact; -webkit-print-color-adjust: exact; }
      main { max-width: none; padding: 0; }
      #readout { position: static; } .keys, #tip { display: none; }
      dl, table, svg { break-inside: avoid; }
    }

    """
}
