// Earlier names, for code that is about to be migrated.

/// An earlier name of ``Reducer``.
@available(*, deprecated, renamed: "Reducer")
public typealias ReducerProtocol = Reducer

/// An earlier name of ``ReducerOf``.
@available(*, deprecated, renamed: "ReducerOf")
public typealias ReducerProtocolOf<R: Reducer> = Reducer<R.State, R.Action>
