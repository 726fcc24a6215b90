import ScrollSimulation
import Scrollwork

/// When each cell belonged to an element, in as few lanes as possible.
///
/// Lanes of one type are together. A cell stays in its lane; a lane is given to another cell of the type
/// once its own shows nothing any more.
struct CellLanes {
  /// A cell with an element, from a frame to the one before which it left it.
  struct Life: Equatable {
    var cell: Int
    var element: ElementPath
    /// Places in the record's frames.
    var frames: Range<Int>
  }

  struct Lane: Equatable {
    var type: Int
    /// In order of time, apart from each other.
    var lives: [Life] = []
  }

  private(set) var lanes: [Lane] = []

  init(_ record: RunRecord) {
    var open: [Int: (type: Int, element: ElementPath, start: Int)] = [:]
    var cells: [Int: (type: Int, lives: [Life])] = [:]
    func close(_ cell: Int, at frame: Int) {
      guard let life = open.removeValue(forKey: cell), frame > life.start else { return }
      cells[cell, default: (life.type, [])].lives.append(
        Life(cell: cell, element: life.element, frames: life.start..<frame))
    }
    for (place, frame) in record.frames.enumerated() {
      for event in frame.cells.events {
        switch event.kind {
        case .created, .reused, .restored:
          close(event.cell, at: place)
          open[event.cell] = (event.type, event.element, place)
        case .left: close(event.cell, at: place)
        case .reconfigured, .measured: break
        }
      }
    }
    for cell in open.keys.sorted() { close(cell, at: record.frames.count) }
    for type in record.types.indices {
      let first = lanes.count
      let own = cells.filter { $0.value.type == type }
      let ordered = own.sorted {
        ($0.value.lives[0].frames.lowerBound, $0.key) < (
          $1.value.lives[0].frames.lowerBound, $1.key
        )
      }
      for (_, cell) in ordered {
        let start = cell.lives[0].frames.lowerBound
        let free = lanes[first...].firstIndex {
          $0.lives.last.map { $0.frames.upperBound <= start } ?? true
        }
        if let free {
          lanes[free].lives += cell.lives
        } else {
          lanes.append(Lane(type: type, lives: cell.lives))
        }
      }
    }
  }
}
