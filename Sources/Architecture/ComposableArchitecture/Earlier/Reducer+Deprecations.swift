// This file declares earlier names, for code that has not been migrated yet.

/// An earlier name of ``Reducer``.
@available(*, deprecated, renamed: "Reducer")
public typealias ReducerProtocol = Reducer

/// An earlier name of ``ReducerOf``.
@available(*, deprecated, renamed: "ReducerOf")
public typealias ReducerProtocolOf<R: Reducer> = Reducer<R.State, R.Action>
