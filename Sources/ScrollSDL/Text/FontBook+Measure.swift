#if SDL
  public import ScrollPrimitives

  extension FontBook: TextMeasurer {
    /// The size of a paragraph in points, broken as it is drawn. Of a text beyond 20,000 bytes only
    /// the beginning counts, as only that is drawn.
    public func size(of text: String, style: TextStyle, width: Double) -> LayoutSize {
      guard let key = ParagraphKey(text, style, width: width) else { return LayoutSize() }
      return paragraph(key).size
    }

    func paragraph(_ key: ParagraphKey) -> Paragraph {
      if let known = paragraphs.find(key) { return known }
      let paragraph = Typesetter.set(key, self)
      paragraphs.insert(paragraph, key)
      return paragraph
    }
  }
#endif
