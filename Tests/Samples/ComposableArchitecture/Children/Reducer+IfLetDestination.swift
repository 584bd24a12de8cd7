func core(state: inout Feature.State, action: Feature.Action) -> EffectOf<Feature> { .none }
