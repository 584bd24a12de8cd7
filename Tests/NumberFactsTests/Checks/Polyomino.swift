/// A shape of squares that are joined along their edges.
struct Polyomino: Hashable {
  struct Cell: Hashable {
    var x: Int
    var y: Int

    var neighbours: [Cell] {
      [Cell(x: x + 1, y: y), Cell(x: x - 1, y: y), Cell(x: x, y: y + 1), Cell(x: x, y: y - 1)]
    }
  }

  let cells: Set<Cell>

  /// Returns the shapes of `size` squares, without rotations and reflections of other shapes.
  static func free(_ size: Int) -> [Polyomino] {
    guard size > 1 else { return [Polyomino(cells: [Cell(x: 0, y: 0)])] }
    var seen: Set<Polyomino> = []
    var shapes: [Polyomino] = []
    for smaller in free(size - 1) {
      for cell in smaller.cells.flatMap(\.neighbours) where !smaller.cells.contains(cell) {
        let shape = Polyomino(cells: smaller.cells.union([cell]))
        if seen.isDisjoint(with: shape.positions) {
          seen.formUnion(shape.positions)
          shapes.append(shape)
        }
      }
    }
    return shapes
  }

  /// The eight rotations and reflections of the shape, each moved to the corner.
  private var positions: [Polyomino] {
    let moves: [(Cell) -> Cell] = [
      { Cell(x: $0.x, y: $0.y) }, { Cell(x: -$0.x, y: $0.y) },
      { Cell(x: $0.x, y: -$0.y) }, { Cell(x: -$0.x, y: -$0.y) },
      { Cell(x: $0.y, y: $0.x) }, { Cell(x: -$0.y, y: $0.x) },
      { Cell(x: $0.y, y: -$0.x) }, { Cell(x: -$0.y, y: -$0.x) },
    ]
    return moves.map { move in
      let moved = cells.map(move)
      let (left, top) = (moved.map(\.x).min() ?? 0, moved.map(\.y).min() ?? 0)
      return Polyomino(cells: Set(moved.map { Cell(x: $0.x - left, y: $0.y - top) }))
    }
  }

  /// Whether a cube that rolls over the shape lands on a different face on each square.
  var foldsIntoCube: Bool {
    guard cells.count == 6, let start = cells.first else { return false }
    // The faces below, to the right, and at the back; opposite faces add up to 7.
    var faces = [start: (below: 1, right: 2, back: 3)]
    var open = [start]
    while let cell = open.popLast(), let cube = faces[cell] {
      let rolled = [
        (below: cube.right, right: 7 - cube.below, back: cube.back),
        (below: 7 - cube.right, right: cube.below, back: cube.back),
        (below: cube.back, right: cube.right, back: 7 - cube.below),
        (below: 7 - cube.back, right: cube.right, back: cube.below),
      ]
      for (next, cube) in zip(cell.neighbours, rolled)
      where cells.contains(next) && faces[next] == nil {
        faces[next] = cube
        open.append(next)
      }
    }
    return Set(faces.values.map(\.below)).count == 6
  }
}
