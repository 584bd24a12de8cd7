var store: StoreOf<AppFeature> { fatalError() }
