#if SDL
  internal import CSDL2
  internal import ScrollPrimitives

  /// The fonts of a program: finds them, measures and breaks text with them.
  ///
  /// The primary typeface is Inter, else DejaVu Sans, else Noto Sans; what it does not have comes
  /// from the typefaces of the other scripts as far as they are installed, and is else a box. Text is
  /// measured unhinted at one size, whatever the scale it is drawn at: a layout is the same at all of
  /// them. Used from one thread at a time; others may use books of their own meanwhile. Let go of it after the renderers that draw with it.
  public final class FontBook {
    /// The Debian packages of all fonts that are tried.
    public static let packages = [
      "fonts-inter", "fonts-dejavu-core", "fonts-noto-core", "fonts-wqy-microhei",
    ]

    /// Pixels an em has where text is measured: an advance is exact to 1/512 of the font's size.
    static let referenceSize = 512.0

    let folder: String
    /// The fonts in use, of all typefaces and weights; the first four are the primary's.
    var faces: [FontFace] = []
    var faceOfFile: [String: Int] = [:]
    var faceOfScalar: [UInt64: Int16] = [:]
    var sized: [SizedFont: OpaquePointer] = [:]
    /// What fonts are read from, by path. `nil` for a file that each font opens for itself.
    var files: [String: FontFile?] = [:]
    var advances: [WordKey: Double] = [:]
    var paragraphs = ParagraphCache()
    let analyzer = TextAnalyzer()
    /// Above the base line, as a multiple of the font's size.
    private(set) var ascent = 0.0
    /// Below the base line, as a multiple of the font's size; positive.
    private(set) var descent = 0.0

    /// Opens the primary font.
    ///
    /// - Parameter folder: where fonts lie, laid out as Debian does.
    /// - Throws: `SDLFailure` where no primary typeface is installed; it names the packages.
    public init(folder: String = "/usr/share/fonts") throws(SDLFailure) {
      self.folder = folder
      SDLFailure.forgetLast()
      guard FontLibrary.locked({ TTF_Init() }) == 0 else { throw .last("TTF_Init") }
      for typeface in Typeface.primary {
        if open(typeface.files[0]) == nil { continue }
        for weight in 0..<4 { primary[weight] = open(typeface.files[weight]) ?? 0 }
        break
      }
      guard let font = faces.first?.reference else {
        throw SDLFailure(
          operation: "FontBook",
          message: "no font in \(folder); install one of \(Self.packages.prefix(3))")
      }
      ascent = Double(TTF_FontAscent(font)) / Self.referenceSize
      descent = Double(-TTF_FontDescent(font)) / Self.referenceSize
    }

    deinit {
      FontLibrary.locked {
        for font in sized.values { TTF_CloseFont(font) }
        for face in faces { TTF_CloseFont(face.reference) }
        TTF_Quit()
      }
    }

    /// The faces of the primary typeface by weight.
    var primary = [0, 0, 0, 0]
  }

  /// A font's file, open at the size that is measured at.
  struct FontFace {
    var path: String
    var reference: OpaquePointer
    /// Of a space, as a multiple of the size. `nil` where the font has none.
    var space: Double?
    /// Of the widest digit, as a multiple of the size.
    var digit: Double
  }

  /// A face at a size in quarters of a pixel.
  struct SizedFont: Hashable {
    var face: Int16
    var quarters: Int32
  }

  /// A word in a face. The script decides how it is shaped.
  struct WordKey: Hashable {
    var text: ExactText
    var face: Int16
    var script: UInt8
    var isRightToLeft: Bool
  }
#endif
