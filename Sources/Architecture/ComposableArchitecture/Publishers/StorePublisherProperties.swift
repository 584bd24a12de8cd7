#if Combine
  import ComposableCombine

  /// The properties of a store's states, as publishers.
  ///
  /// ``StorePublisher`` has the members of its states, too, but as a publisher it already has
  /// operators such as `count`, `last` and `timeout`. So `publisher` has a second type without
  /// operators, which the compiler chooses if a property of the states has the name of an operator:
  ///
  /// ```swift
  /// store.publisher.count.sink { count in label.text = "\(count)" }
  /// ```
  @dynamicMemberLookup
  public struct StorePublisherProperties<State> {
    let publisher: StorePublisher<State>

    /// The values of a property, without consecutive duplicates.
    public subscript<Value: Equatable>(
      dynamicMember keyPath: KeyPath<State, Value>
    ) -> StorePublisher<Value> {
      publisher[dynamicMember: keyPath]
    }
  }

  // Properties with the same name must differ in their generic constraints. Each concrete type
  // meets this constraint.
  extension Store where State: SendableMetatype {
    /// The properties of the states, as publishers. See ``StorePublisherProperties``.
    @_disfavoredOverload
    public var publisher: StorePublisherProperties<State> {
      StorePublisherProperties(publisher: publisher)
    }
  }
#endif
