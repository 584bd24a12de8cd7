/// The cases `\.some` and `\.none`, and each case of the wrapped value as a case of the optional.
extension Optional: CasePathable, CasePathIterable {
  /// The case paths of an optional.
  @dynamicMemberLookup
  public struct AllCasePaths: CasePathReflectable, Sequence, Sendable {
    /// The case path to `nil`.
    public var none: AnyCasePath<Optional, Void> {
      AnyCasePath(embed: { _ in .none }, extract: { $0 == nil ? () : nil })
    }

    /// The case path to the wrapped value.
    public var some: AnyCasePath<Optional, Wrapped> {
      AnyCasePath(embed: { .some($0) }, extract: { $0 })
    }

    /// A case of the wrapped value. For an optional `destination`, an example is
    /// `\.destination.edit`.
    public subscript<Member>(
      dynamicMember keyPath: KeyPath<Wrapped.AllCasePaths, AnyCasePath<Wrapped, Member>>
    ) -> AnyCasePath<Optional, Member>
    where Wrapped: CasePathable {
      Wrapped.allCasePaths[keyPath: keyPath].optional
    }

    /// A case of the wrapped value with an optional payload, which is `nil` if the optional is
    /// `nil`. With `case child(Child?)`, the key path `\.child.name` is a case key path to `String`
    /// and to `String?`.
    @_disfavoredOverload
    public subscript<Member>(
      dynamicMember keyPath: KeyPath<Wrapped.AllCasePaths, AnyCasePath<Wrapped, Member>>
    ) -> AnyCasePath<Optional, Member?>
    where Wrapped: CasePathable {
      Wrapped.allCasePaths[keyPath: keyPath].optionalChain
    }

    /// The case key path `\.none` if the optional is `nil`, and `\.some` otherwise.
    public subscript(root: Optional) -> PartialCaseKeyPath<Optional> {
      switch root {
      case .none: \.none
      case .some: \.some
      }
    }

    /// Returns an iterator that returns `\.none` and then `\.some`.
    public func makeIterator() -> some IteratorProtocol<PartialCaseKeyPath<Optional>> {
      [\.none, \.some].makeIterator()
    }
  }

  /// The value from which case key paths such as `\.some` read the case paths.
  public static var allCasePaths: AllCasePaths { AllCasePaths() }
}

extension AnyCasePath where Root == Value? {
  /// The case path from an optional to its wrapped value.
  ///
  /// ```swift
  /// try (/.some).modify(&state.child) { $0.count = 1 }
  /// ```
  public static var some: Self {
    Self(embed: { $0 }, extract: { $0 })
  }
}
