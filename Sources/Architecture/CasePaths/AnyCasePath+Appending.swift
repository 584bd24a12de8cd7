extension AnyCasePath {
  /// Returns the case path from the root to a case of the payload.
  ///
  /// ```swift
  /// (/Action.path).appending(path: /StackAction.element)
  /// ```
  public func appending<Member>(path: AnyCasePath<Value, Member>) -> AnyCasePath<Root, Member> {
    concatenating(path)
  }

  /// Returns the case path from the root to the case of the payload that the case key path `path`
  /// identifies.
  public func appending<Member>(path: CaseKeyPath<Value, Member>) -> AnyCasePath<Root, Member> {
    concatenating(AnyCasePath<Value, Member>(path))
  }

  /// The case path from the root to a case of the payload, as in
  /// `AnyCasePath(\Action.Cases.path).element`.
  public subscript<Member>(
    dynamicMember keyPath: KeyPath<Value.AllCasePaths, AnyCasePath<Value, Member>>
  ) -> AnyCasePath<Root, Member>
  where Value: CasePathable {
    concatenating(Value.allCasePaths[keyPath: keyPath])
  }

  func concatenating<Member>(_ path: AnyCasePath<Value, Member>) -> AnyCasePath<Root, Member> {
    AnyCasePath<Root, Member>(
      embed: { embed(path.embed($0)) },
      extract: { extract(from: $0).flatMap(path.extract(from:)) }
    )
  }

  /// The case path from an optional of the root to this case.
  var optional: AnyCasePath<Root?, Value> {
    AnyCasePath<Root?, Value>(
      embed: { .some(embed($0)) },
      extract: { $0.flatMap(extract(from:)) }
    )
  }

  /// The case path from an optional of the root to an optional of the payload, as in optional
  /// chaining: `nil` embeds `nil`, and is extracted from `nil`.
  var optionalChain: AnyCasePath<Root?, Value?> {
    AnyCasePath<Root?, Value?>(
      embed: { $0.map(embed) },
      extract: { root in
        guard let root else { return .some(nil) }
        return extract(from: root).map(Value?.some)
      }
    )
  }
}
