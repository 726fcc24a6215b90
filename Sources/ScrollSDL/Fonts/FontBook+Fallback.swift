#if SDL
  internal import CSDL2
  internal import ScrollPrimitives

  extension FontBook {
    /// The face that draws a letter with its marks.
    func face(for character: Character, script: Int, weight: TextStyle.Weight) -> Int16 {
      let scalars = character.unicodeScalars
      guard let first = scalars.first else { return 0 }
      let isSingle = scalars.index(after: scalars.startIndex) == scalars.endIndex
      let key = UInt64(first.value) << 8 | UInt64(weight.rawValue)
      if isSingle, let known = faceOfScalar[key] { return known }
      let found = Int16(search(character, script: script, weight: Int(weight.rawValue)))
      if isSingle { faceOfScalar[key] = found }
      return found
    }

    private func search(_ character: Character, script: Int, weight: Int) -> Int {
      let fallback = primary[weight]
      let own = Script.all[script].typeface
      if own.isEmpty, provides(fallback, character) { return fallback }
      if !own.isEmpty, let face = open(Typeface.script(own).files[weight]),
        provides(face, character)
      {
        return face
      }
      if provides(fallback, character) { return fallback }
      for typeface in Typeface.general {
        if let face = open(typeface.files[weight]), provides(face, character) { return face }
      }
      // A letter whose marks no font has is better than a box.
      if let first = character.unicodeScalars.first, character.unicodeScalars.count > 1 {
        return search(Character(first), script: script, weight: weight)
      }
      return fallback
    }

    func provides(_ face: Int, _ character: Character) -> Bool {
      character.unicodeScalars.allSatisfy { scalar in
        Self.isInvisible(scalar.value)
          || TTF_GlyphIsProvided32(faces[face].reference, scalar.value) != 0
      }
    }

    /// Joiners, directional marks and variation selectors, which fonts need not have.
    static func isInvisible(_ scalar: UInt32) -> Bool {
      (0x200B...0x200F).contains(scalar) || (0x202A...0x202E).contains(scalar)
        || (0x2060...0x206F).contains(scalar) || (0xFE00...0xFE0F).contains(scalar)
        || scalar == 0xFEFF || scalar == 0xAD
    }
  }
#endif
