/// A case of an enum. If the payload of the case is an enum that conforms to ``CasePathable``, the
/// type has a dynamic member for each case of the payload.
///
/// The library creates an instance when the library evaluates a case key path. An app rarely calls
/// an initializer of the type. The root and the value of every ``CaseKeyPath`` are such types, so
/// that the syntax of key paths applies to enums, for example `\.path.element`.
@dynamicMemberLookup
public struct Case<Value>: Sendable {
  /// The case path from the root enum to this case, or `nil` if this value represents the root.
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
  ///   - embed: A function that returns the value of the enum that contains a given payload.
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

  /// A case of the payload whose own payload is optional. With `case child(Child?)`, the key path
  /// `\.child` is also a case key path to `Child`, and extracts nothing if the payload is `nil`.
  @_disfavoredOverload
  public subscript<Member>(
    dynamicMember keyPath: KeyPath<Value.AllCasePaths, AnyCasePath<Value, Member?>>
  ) -> Case<Member>
  where Value: CasePathable {
    appending(Value.allCasePaths[keyPath: keyPath].concatenating(.some))
  }

  /// A case that contains no value. The subscript that ``CasePathable()`` generates returns
  /// `\.never` for a value whose case has no case path.
  public var never: Case<Never> {
    appending(AnyCasePath(embed: embedNever, extract: { _ in nil }))
  }

  private func appending<Member>(_ path: AnyCasePath<Value, Member>) -> Case<Member> {
    Case<Member>(storage: storage?.appending(path) ?? RootedCaseStorage(path))
  }
}
