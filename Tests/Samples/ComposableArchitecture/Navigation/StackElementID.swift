var store: TestStoreOf<Feature> { fatalError() }
