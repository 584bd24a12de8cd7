import CasePaths
import Dependencies

extension Effect {
  /// Runs the effects at the same time. The effects start in the order of the arguments.
  @inlinable
  public static func merge(_ effects: Self...) -> Self { merge(effects) }

  /// Runs the effects at the same time. The effects start in the order of the sequence.
  public static func merge(_ effects: some Sequence<Self>) -> Self {
    let list = EffectList(flattening: effects) {
      if case .merge(let list) = $0.kind { list } else { nil }
    }
    return list.count > 1 ? Self(.merge(list)) : list.effects.first ?? .none
  }

  /// Runs this effect and `other` at the same time.
  @inlinable
  public func merge(with other: Self) -> Self {
    if isNone { return other }
    if other.isNone { return self }
    return .merge([self, other])
  }

  /// Runs the effects one after the other. Each effect starts when the previous effect has finished
  /// or was cancelled.
  @inlinable
  public static func concatenate(_ effects: Self...) -> Self { concatenate(effects) }

  /// Runs the effects of the collection one after the other.
  public static func concatenate(_ effects: some Collection<Self>) -> Self {
    let list = EffectList(flattening: effects) {
      if case .concatenate(let list) = $0.kind { list } else { nil }
    }
    return list.count > 1 ? Self(.concatenate(list)) : list.effects.first ?? .none
  }

  /// Runs `other` when this effect has finished or was cancelled.
  @inlinable
  public func concatenate(with other: Self) -> Self {
    if isNone { return other }
    if other.isNone { return self }
    return .concatenate([self, other])
  }

  /// Returns an effect that sends the results of `transform` for the actions of this effect.
  /// `transform` reads the dependencies that are current where `map` is called.
  public func map<T>(_ transform: @escaping @Sendable (Action) -> T) -> Effect<T> {
    if isNone { return .none }
    return withEscapedDependencies { escaped in
      embed { action in escaped.yield { transform(action) } }
    }
  }

  /// Returns the effect with each action embedded in an action of a parent.
  @inlinable
  func embed<T>(in path: AnyCasePath<T, Action>) -> Effect<T> {
    // Most effects are `none`, for which no closure has to be created from the path.
    isNone ? .none : embed(path.embed)
  }

  /// Returns the same effect as `map`, for a transform that reads no dependencies, such as
  /// embedding an action.
  @usableFromInline
  func embed<T>(_ transform: @escaping @Sendable (Action) -> T) -> Effect<T> {
    switch kind {
    case .none:
      .none
    case .send(let action):
      .send(transform(action))
    case .run(let run):
      Effect<T>(.run(run.embed(transform)))
    case .subscribe(let subscription):
      Effect<T>(.subscribe(subscription.embed(transform)))
    case .merge(let list):
      Effect<T>(.merge(EffectList(list.effects.map { $0.embed(transform) })))
    case .concatenate(let list):
      Effect<T>(.concatenate(EffectList(list.effects.map { $0.embed(transform) })))
    case .delay(let effect, let wait):
      Effect<T>(.delay(effect.embed(transform), by: wait.embed(transform)))
    case .cancellable(let effect, let key, let cancelInFlight):
      Effect<T>(.cancellable(effect.embed(transform), key, cancelInFlight: cancelInFlight))
    case .cancel(let key):
      Effect<T>(.cancel(key))
    case .throttle(let effect, let throttle):
      Effect<T>(.throttle(effect.embed(transform), throttle))
    case .sending(let effect, let context):
      Effect<T>(.sending(effect.embed(transform), in: context))
    case .mountChild(let mounting):
      Effect<T>(.mountChild(mounting.embed(transform)))
    case .mountElements(let mounting):
      Effect<T>(.mountElements(mounting.embed(transform)))
    case .cancelFeatures(let paths):
      Effect<T>(.cancelFeatures(paths))
    case .awaitMount(let waiter):
      Effect<T>(.awaitMount(waiter))
    case .registered(let effect, let entry):
      Effect<T>(.registered(effect.embed(transform), entry))
    }
  }
}

extension Effect.Run {
  fileprivate func embed<T>(_ transform: @escaping @Sendable (Action) -> T) -> Effect<T>.Run {
    Effect<T>.Run(name: name, priority: priority) { send in
      await operation(Send { action in send(transform(action)) })
    }
  }
}

extension Effect.Subscription {
  fileprivate func embed<T>(
    _ transform: @escaping @Sendable (Action) -> T
  ) -> Effect<T>.Subscription {
    Effect<T>.Subscription { receive in
      start { event in
        switch event {
        case .action(let action): receive(.action(transform(action)))
        case .finish: receive(.finish)
        }
      }
    }
  }
}
