/// The type of the effects of the reducer `R`, as in `EffectOf<Self>`.
public typealias EffectOf<R: Reducer> = Effect<R.Action>

/// The type of the ``Send`` function of the effects of the reducer `R`.
public typealias SendOf<R: Reducer> = Send<R.Action>
