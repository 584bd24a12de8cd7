enum Action { case rowsMoved(IndexSet, Int) }
