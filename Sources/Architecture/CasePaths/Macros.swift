/// Generates a case key path for every case of an enum.
///
/// ```swift
/// @CasePathable
/// enum Action {
///   case path(StackActionOf<Path>)
///   case saveButtonTapped
/// }
///
/// let path = \Action.Cases.path
/// ```
///
/// The macro adds an `AllCasePaths` type with one ``AnyCasePath`` per case. The type of the payload
/// is `Void` for a case without associated values, the type of the value for a single associated
/// value, and otherwise a tuple with the labels of the case. The macro also adds conformances to
/// ``CasePathable`` and ``CasePathIterable``, unless the enum declares them. Also mark the enum
/// `@dynamicMemberLookup` to read payloads with the syntax of optional properties.
///
/// The macro reports an error, for example, if the declaration is not an enum, or if two cases of
/// the enum have the same name.
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
