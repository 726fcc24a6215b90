#if SDL
  import ScrollPrimitives
  import Testing

  @testable import ScrollSDL

  @Suite struct WindowScaleTests {
    @Test("the system's density is the scale, and its units are points")
    func density() {
      let scale = WindowScale(chosen: nil, environment: 3, density: 2)
      #expect(scale.pixels == 2 && scale.units == 1)
    }

    @Test("where units are pixels, the environment says the scale")
    func environment() {
      let scale = WindowScale(chosen: nil, environment: 2, density: 1)
      #expect(scale.pixels == 2 && scale.units == 2)
      #expect(WindowScale(chosen: nil, environment: nil, density: 1).pixels == 1)
    }

    @Test("a chosen scale is kept on every system")
    func chosen() {
      for density in [1, 1.5, 2] {
        let scale = WindowScale(chosen: 1.5, environment: 2, density: density)
        #expect(scale.pixels == 1.5 && scale.units == 1.5 / density)
      }
    }

    @Test("a density that makes no sense counts as 1", arguments: [Double.nan, .infinity, 0, -1])
    func badDensity(density: Double) {
      let scale = WindowScale(chosen: nil, environment: nil, density: density)
      #expect(scale == WindowScale(chosen: 1, environment: nil, density: 1))
    }

    @Test("factors of the environment, and those that are left out")
    func factors() {
      func factor(_ values: [String: String]) -> Double? { WindowScale.factor { values[$0] } }
      #expect(factor([:]) == nil)
      #expect(factor(["GDK_SCALE": "2"]) == 2)
      #expect(factor(["GDK_SCALE": "2", "GDK_DPI_SCALE": "0.5", "QT_SCALE_FACTOR": "3"]) == 1)
      #expect(factor(["QT_SCALE_FACTOR": "1.25"]) == 1.25)
      for bad in ["", "two", "nan", "inf", "0", "-1", "99"] {
        #expect(factor(["GDK_SCALE": bad]) == nil, "\(bad)")
      }
    }

    @Test("an OpenGL without a graphics card is known by its name")
    func software() {
      #expect(Window.isSoftware(openGL: "llvmpipe (LLVM 15.0.6, 256 bits)"))
      #expect(
        Window.isSoftware(openGL: "softpipe") && Window.isSoftware(openGL: "Software Rasterizer"))
      #expect(!Window.isSoftware(openGL: "Mesa Intel(R) UHD Graphics 620 (KBL GT2)"))
      #expect(!Window.isSoftware(openGL: ""))
    }

    @Test("the environment's theme is light or dark")
    func theme() {
      typealias Scheme = TraitCollection.ColorScheme
      #expect(Scheme(environment: [:]) == nil && Scheme(environment: ["GTK_THEME": ""]) == nil)
      #expect(Scheme(environment: ["GTK_THEME": "Adwaita:dark"]) == .dark)
      #expect(Scheme(environment: ["GTK_THEME": "Adwaita"]) == .light)
      #expect(Scheme(environment: ["QT_STYLE_OVERRIDE": "Adwaita-Dark"]) == .dark)
      #expect(
        Scheme(environment: ["GTK_THEME": "Adwaita", "QT_STYLE_OVERRIDE": "adwaita-dark"])
          == .light)
    }
  }
#endif
