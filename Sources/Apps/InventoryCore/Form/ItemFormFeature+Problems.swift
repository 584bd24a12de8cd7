extension ItemFormFeature.State {
  /// The reasons why the item can't be saved.
  public var problems: [ItemProblem] {
    var problems = item.problems
    if let usedName, usedName == item.name {
      problems.append(.nameIsUsed(ItemName.trimmed(usedName)))
    }
    return problems
  }

  /// Returns the problem to show beside a field, or `nil`. An empty name is not shown before the
  /// user has edited the name.
  public func shownProblem(_ field: ItemProblem.Field) -> ItemProblem? {
    if field == .picture { return pictureProblem }
    return problems.first { $0.field == field && ($0 != .nameIsEmpty || showsEmptyName) }
  }
}
