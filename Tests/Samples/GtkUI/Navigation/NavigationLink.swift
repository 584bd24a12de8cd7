var item: Recipe { fatalError() }
