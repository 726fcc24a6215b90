#if SDL
  /// The files of a typeface, and the Debian package that brings them.
  ///
  /// Paths are those of Debian 12 below `/usr/share/fonts`. Packages: `fonts-inter` (3 MB to fetch),
  /// `fonts-dejavu-core` (1 MB), `fonts-noto-core` (12 MB; the scripts of Asia, Africa and America)
  /// and `fonts-wqy-microhei` (1.6 MB; Chinese, Japanese and Korean, where `fonts-noto-cjk` takes
  /// 57 MB).
  struct Typeface: Sendable {
    let package: String
    /// Regular, medium, semibold and bold, below the folder of fonts.
    let files: [String]

    /// One file for the two lighter weights, one for the heavier ones.
    private init(_ package: String, light: String, heavy: String) {
      self.package = package
      files = [light, light, heavy, heavy]
    }

    private init(_ package: String, files: [String]) {
      self.package = package
      self.files = files
    }

    private static func noto(_ name: String) -> Typeface {
      Typeface(
        "fonts-noto-core", light: "truetype/noto/\(name)-Regular.ttf",
        heavy: "truetype/noto/\(name)-Bold.ttf")
    }

    private static func single(_ package: String, _ file: String) -> Typeface {
      Typeface(package, light: file, heavy: file)
    }

    /// The first of these that is installed is the primary typeface, whose lines all text keeps to.
    static let primary = [
      Typeface(
        "fonts-inter",
        files: ["Regular", "Medium", "SemiBold", "Bold"].map { "opentype/inter/Inter-\($0).otf" }),
      Typeface(
        "fonts-dejavu-core", light: "truetype/dejavu/DejaVuSans.ttf",
        heavy: "truetype/dejavu/DejaVuSans-Bold.ttf"),
      noto("NotoSans"),
    ]

    /// Asked in this order for what neither the primary typeface nor that of its script has.
    static let general = [
      primary[1], primary[2], cjk[0], cjk[1],
      single("fonts-noto-core", "truetype/noto/NotoSansSymbols-Regular.ttf"),
      single("fonts-noto-core", "truetype/noto/NotoSansSymbols2-Regular.ttf"),
      single("fonts-noto-core", "truetype/noto/NotoSansMath-Regular.ttf"),
    ]

    static let cjk = [
      single("fonts-wqy-microhei", "truetype/wqy/wqy-microhei.ttc"),
      single("fonts-droid-fallback", "truetype/droid/DroidSansFallbackFull.ttf"),
    ]

    /// The typeface of a script.
    static func script(_ name: String) -> Typeface { noto(name) }
  }
#endif
