/// Gives every case of an enum a key path.
///
/// ```swift
/// @CasePathable
/// enum Action {
///   case path(StackAction<Path.State, Path.Action>)
///   case saveButtonTapped
/// }
///
/// let path = \Action.Cases.path
/// ```
///
/// The macro adds an `AllCasePaths` type with one ``AnyCasePath`` per case: the payload is `Void`
/// for a case without one, the value itself for a single one, and a tuple with the labels of the
/// case otherwise. It also adds conformances to ``CasePathable`` and ``CasePathIterable``, unless
/// the enum declares them. Also mark the enum `@dynamicMemberLookup` to read payloads as if they
/// were optional properties.
///
/// It is an error to apply the macro to anything but an enum, or to an enum with two cases of the
/// same name.
@attached(extension, conformances: CasePathable, CasePathIterable)
@attached(
  member,
  names: named(AllCasePaths),
  named(allCasePaths),
  named(_$Element),
  named(_$Iterator)
)
public macro CasePathable() =
  #externalMacro(module: "ComposableArchitectureMacros", type: "CasePathableMacro")
