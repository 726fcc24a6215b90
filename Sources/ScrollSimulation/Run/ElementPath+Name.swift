import ScrollLayout

extension ElementPath {
  /// `section/item`, `header section` or `footer section`.
  package var name: String {
    switch self {
    case .item(let path): "\(path.section)/\(path.item)"
    case .header(let section): "header \(section)"
    case .footer(let section): "footer \(section)"
    }
  }
}
