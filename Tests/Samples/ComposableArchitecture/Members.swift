var base: Reduce<Feature.State, Feature.Action> { fatalError() }
