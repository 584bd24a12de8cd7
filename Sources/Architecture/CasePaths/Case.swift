/// A case of an enum, represented as a type with a property for every case of its payload.
///
/// The library creates the instances. The type is the root and the value of every ``CaseKeyPath``,
/// so that the syntax of key paths applies to enums, for example `\.path.element`.
@dynamicMemberLookup
public struct Case<Value>: Sendable {
  /// The case path from the root enum to this case, or `nil` if this *is* the root.
  let storage: CaseStorage<Value>?

  init(storage: CaseStorage<Value>?) {
    self.storage = storage
  }

  /// Creates the root of a case key path.
  public init() {
    self.storage = nil
  }

  /// Creates the case of `Root` that a pair of functions describes.
  ///
  /// - Parameters:
  ///   - embed: A function that returns a value of the enum with a payload.
  ///   - extract: A function that returns the payload of a value that is in this case, and `nil`
  ///     for any other value.
  public init<Root>(
    embed: @escaping @Sendable (Value) -> Root,
    extract: @escaping @Sendable (Root) -> Value?
  ) {
    self.storage = RootedCaseStorage(AnyCasePath(embed: embed, extract: extract))
  }

  /// Creates the case that a case key path identifies.
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

  /// The wrapped value of a case of this case's payload: `\.child` for `case child(Child?)` where a
  /// case key path to a `Child` is required.
  @_disfavoredOverload
  public subscript<Member>(
    dynamicMember keyPath: KeyPath<Value.AllCasePaths, AnyCasePath<Value, Member?>>
  ) -> Case<Member>
  where Value: CasePathable {
    appending(Value.allCasePaths[keyPath: keyPath].concatenating(.some))
  }

  /// A case that no value is in, for enums whose list of cases is incomplete.
  public var never: Case<Never> {
    appending(AnyCasePath(embed: embedNever, extract: { _ in nil }))
  }

  private func appending<Member>(_ path: AnyCasePath<Value, Member>) -> Case<Member> {
    Case<Member>(storage: storage?.appending(path) ?? RootedCaseStorage(path))
  }
}
