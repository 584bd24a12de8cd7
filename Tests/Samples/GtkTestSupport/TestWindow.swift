var store: StoreOf<Counter> { fatalError() }
