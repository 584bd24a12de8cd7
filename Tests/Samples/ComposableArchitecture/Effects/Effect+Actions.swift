var effect: EffectOf<Feature> { fatalError() }
