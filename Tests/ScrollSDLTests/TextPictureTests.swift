#if SDL
  import ScrollPrimitives
  import ScrollSDL
  import Testing

  @Suite struct TextPictureTests {
    @Test("sizes, weights, alignment and limits", arguments: [1.0, 2.0])
    func styles(scale: Double) throws {
      try Picture.expect(
        "text-styles-\(Int(scale))x", size: LayoutSize(width: 360, height: 350), scale: scale
      ) { canvas in
        var y = 8.0
        for weight in TextStyle.Weight.allCases {
          canvas.text(
            "Weight \(weight): jumpy AVATAR Tokyo, gypsy",
            in: LayoutRect(x: 10, y: y, width: 340, height: 20),
            style: TextStyle(size: 14, weight: weight), .ink)
          y += 20
        }
        for size in [9.0, 11, 12.5, 17, 28] {
          canvas.text(
            "\(size) pt Åsgård, gjpqy", in: LayoutRect(x: 10, y: y, width: 340, height: 40),
            style: TextStyle(size: size), .ink)
          y += size * 1.3
        }
        y += 6
        for (index, alignment) in TextStyle.Alignment.allCases.enumerated() {
          let rect = LayoutRect(x: 10 + 115 * Double(index), y: y, width: 105, height: 90)
          canvas.border(rect, .crimson)
          canvas.text(
            "The quick brown fox jumps over the lazy dog\nand well-known incomprehensibilities",
            in: rect,
            style: TextStyle(size: 12, alignment: alignment, lineLimit: index == 2 ? 3 : 0), .ink)
        }
        y += 100
        let digits = TextStyle(size: 15, weight: .medium, monospacedDigits: true)
        canvas.text(
          "1,111.11", in: LayoutRect(x: 10, y: y, width: 100, height: 20), style: digits, .ink)
        canvas.text(
          "8,888.88", in: LayoutRect(x: 10, y: y + 18, width: 100, height: 20), style: digits, .ink)
        canvas.roundedRect(
          LayoutRect(x: 110, y: y - 2, width: 240, height: 44), radius: 10, .ink)
        canvas.text(
          "Light on dark: jgpqy and a very long end that does not fit",
          in: LayoutRect(x: 120, y: y + 2, width: 220, height: 40),
          style: TextStyle(size: 15, lineLimit: 1), .white)
        canvas.text(
          "Two lines, loosely set, of nine point five",
          in: LayoutRect(x: 120, y: y + 20, width: 220, height: 40),
          style: TextStyle(size: 9.5, lineHeight: 1.5), Color.white.alpha(180))
      }
    }

    @Test("many scripts, with neither boxes nor loose marks", arguments: [1.0, 2.0])
    func scripts(scale: Double) throws {
      let names = [
        "Kyiv, Київ, Αθήνα, Երևան, თბილისი", "القاهرة, دمشق, اندخوی",
        "ירושלים (תל אביב) 1948", "काठमाण्डु, दिल्ली, अंधखोय", "ঢাকা, কলকাতা, ਅੰਮ੍ਰਿਤਸਰ, ગાંધીનગર",
        "กรุงเทพมหานคร, เชียงใหม่, ວຽງຈັນ", "東京、北京、서울特別市, カトマンズ", "சென்னை, తెలుగు, ಬೆಂಗಳೂರು, കൊച്ചി",
        "ရန်ကုန်, ភ្នំពេញ, ལྷ་ས, አዲስ አበባ", "ⵜⵉⵟⵡⴰⵏ, ᐃᖃᓗᐃᑦ, ᏣᎳᎩ, ߓߊ߬ߡߊ߬ߞߐ߫",
        "Ha\u{0302}\u{0300} No\u{0323}i: Hà Nội, Å, Ẫ Ǻ, ʿAmmān",
        "Arabic in Latin: دمشق 123 (اب) end", "عربي with Latin 45% ثم", "→ ★ ✓ ≤ ½ € № ∑ °C",
      ]
      try Picture.expect(
        "text-scripts-\(Int(scale))x", size: LayoutSize(width: 330, height: 14 * 26 + 12),
        scale: scale
      ) { canvas in
        for (row, name) in names.enumerated() {
          canvas.text(
            name, in: LayoutRect(x: 10, y: 8 + 26 * Double(row), width: 310, height: 24),
            style: TextStyle(size: 16, lineLimit: 1), .ink)
        }
      }
    }

    @Test("long texts of many scripts break where they may")
    func breaking() throws {
      try Picture.expect("text-breaking", size: LayoutSize(width: 330, height: 190)) { canvas in
        let texts = [
          "日本国（にほんこく）、東京都千代田区。「引用文」は行頭に来ない、句読点も。",
          "กรุงเทพมหานครอมรรัตนโกสินทร์มหินทรายุธยา",
          "مدينة القاهرة هي عاصمة جمهورية مصر العربية (Cairo) منذ 969 م",
        ]
        for (index, text) in texts.enumerated() {
          let rect = LayoutRect(x: 10 + 106 * Double(index), y: 8, width: 98, height: 130)
          canvas.border(rect, .crimson)
          canvas.text(text, in: rect, style: TextStyle(size: 14, lineLimit: 5), .ink)
        }
        let wide = LayoutRect(x: 10, y: 146, width: 310, height: 36)
        canvas.border(wide, .crimson)
        canvas.text(
          "Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch is a village", in: wide,
          style: TextStyle(size: 13, lineLimit: 2), .ink)
      }
    }
  }
#endif
