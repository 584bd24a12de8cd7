/// A case of some enum, seen as a type with a property for every case of its payload.
///
/// You never make one yourself: it is the root and the value of every ``CaseKeyPath``, which is
/// what gives enums the syntax of key paths, `\.path.element` for example.
@dynamicMemberLookup
public struct Case<Value>: Sendable {
  /// How to get here from the enum at the root, or `nil` if this *is* the root.
  let storage: CaseStorage<Value>?

  init(storage: CaseStorage<Value>?) {
    self.storage = storage
  }

  /// The root of a case key path.
  public init() {
    self.storage = nil
  }

  /// The case of `Root` that a pair of functions describes.
  ///
  /// - Parameters:
  ///   - embed: Makes a value of the enum from a payload.
  ///   - extract: Gets the payload of a value that is in this case, and `nil` from any other.
  public init<Root>(
    embed: @escaping @Sendable (Value) -> Root,
    extract: @escaping @Sendable (Root) -> Value?
  ) {
    self.storage = RootedCaseStorage(AnyCasePath(embed: embed, extract: extract))
  }

  /// The case a case key path leads to.
  public init<Root>(_ keyPath: CaseKeyPath<Root, Value>) {
    self = Case<Root>()[keyPath: keyPath]
  }

  /// A case of this case's payload.
  public subscript<Member>(
    dynamicMember keyPath: KeyPath<Value.AllCasePaths, AnyCasePath<Value, Member>>
  ) -> Case<Member>
  where Value: CasePathable {
    appending(Value.allCasePaths[keyPath: keyPath])
  }

  /// What a case of this case's payload wraps: `\.child` for `case child(Child?)` where a case key path
  /// to a `Child` is needed.
  @_disfavoredOverload
  public subscript<Member>(
    dynamicMember keyPath: KeyPath<Value.AllCasePaths, AnyCasePath<Value, Member?>>
  ) -> Case<Member>
  where Value: CasePathable {
    appending(Value.allCasePaths[keyPath: keyPath].concatenating(.some))
  }

  /// A case that no value is in, for enums whose list of cases is incomplete.
  public var never: Case<Never> {
    appending(AnyCasePath(embed: absurd, extract: { _ in nil }))
  }

  private func appending<Member>(_ path: AnyCasePath<Value, Member>) -> Case<Member> {
    Case<Member>(storage: storage?.appending(path) ?? RootedCaseStorage(path))
  }
}
