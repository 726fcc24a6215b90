#if SDL
  internal import CUnicode

  /// A writing system: how it is shaped, and which typeface draws it.
  struct Script: Sendable {
    /// The four letters that ISO 15924 gives it.
    let tag: String
    /// The typeface's name in `fonts-noto-core`; empty where the primary typeface is asked first.
    let typeface: String
    let isRightToLeft: Bool

    private init(_ tag: String, _ typeface: String = "") {
      self.tag = tag
      self.typeface = typeface
      isRightToLeft = CUnicode_IsRightToLeft(CUnicode_ScriptNamed(tag))
    }

    /// Letters of no script of their own, as digits and punctuation, and those of scripts that are not listed.
    static let common = 0

    /// The first are those whose letters do not join.
    static let all: [Script] = [
      Script("Zyyy"), Script("Latn"), Script("Grek"), Script("Cyrl"),
      Script("Armn", "NotoSansArmenian"), Script("Hebr", "NotoSansHebrew"),
      Script("Arab", "NotoSansArabic"), Script("Syrc", "NotoSansSyriac"),
      Script("Thaa", "NotoSansThaana"), Script("Nkoo", "NotoSansNKo"),
      Script("Deva", "NotoSansDevanagari"), Script("Beng", "NotoSansBengali"),
      Script("Guru", "NotoSansGurmukhi"), Script("Gujr", "NotoSansGujarati"),
      Script("Orya", "NotoSansOriya"), Script("Taml", "NotoSansTamil"),
      Script("Telu", "NotoSansTelugu"), Script("Knda", "NotoSansKannada"),
      Script("Mlym", "NotoSansMalayalam"), Script("Sinh", "NotoSansSinhala"),
      Script("Thai", "NotoSansThai"), Script("Laoo", "NotoSansLao"),
      Script("Tibt", "NotoSerifTibetan"), Script("Mymr", "NotoSansMyanmar"),
      Script("Geor", "NotoSansGeorgian"), Script("Hang"), Script("Ethi", "NotoSansEthiopic"),
      Script("Cher", "NotoSansCherokee"), Script("Cans", "NotoSansCanadianAboriginal"),
      Script("Khmr", "NotoSansKhmer"), Script("Mong", "NotoSansMongolian"),
      Script("Talu", "NotoSansNewTaiLue"), Script("Sund", "NotoSansSundanese"),
      Script("Olck", "NotoSansOlChiki"), Script("Tfng", "NotoSansTifinagh"),
      Script("Copt", "NotoSansCoptic"), Script("Mtei", "NotoSansMeeteiMayek"),
      Script("Yiii", "NotoSansYi"), Script("Hira"), Script("Kana"), Script("Hani"),
      Script("Bopo"), Script("Adlm", "NotoSansAdlam"), Script("Samr", "NotoSansSamaritan"),
      Script("Mand", "NotoSansMandaic"), Script("Rohg", "NotoSansHanifiRohingya"),
    ]

    /// Places in `all`, by ICU's numbers of scripts.
    private static let places: [UInt8] = {
      var places = [UInt8](repeating: 0, count: max(0, Int(CUnicode_ScriptLimit())))
      for (place, script) in all.enumerated() {
        let number = Int(CUnicode_ScriptNamed(script.tag))
        if places.indices.contains(number) { places[number] = UInt8(place) }
      }
      return places
    }()

    /// The script of a code point, as a position in `all`. O(1).
    static func of(_ scalar: UInt32) -> Int {
      guard let scalar = Int32(exactly: scalar) else { return common }
      let number = Int(CUnicode_Script(scalar))
      return places.indices.contains(number) ? Int(places[number]) : common
    }
  }
#endif
