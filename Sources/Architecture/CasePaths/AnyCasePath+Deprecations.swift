/// A case path by its first name.
///
/// ```swift
/// let path: CasePath<Action, Item> = /Action.save  // now: AnyCasePath<Action, Item>
/// ```
@available(*, deprecated, renamed: "AnyCasePath")
public typealias CasePath<Root, Value> = AnyCasePath<Root, Value>
