import Dependencies

/// Registers a dependency with a single line.
///
/// ```swift
/// extension DependencyValues {
///   @DependencyEntry var analytics: any Analytics = LiveAnalytics()
///   @DependencyEntry var userClient: UserClient
/// }
/// ```
///
/// The initial value is what the dependency is in an app and in a preview. Using it in a test that
/// does not override it reports an issue, as it does for every key without a test value.
///
/// Without an initial value the type of the variable has to be a dependency key by itself, which
/// says what the dependency is where.
///
/// It is an error to apply it to anything but a variable in an extension of `DependencyValues`.
@attached(accessor, names: named(get), named(set))
@attached(peer, names: prefixed(__Key_))
public macro DependencyEntry() =
  #externalMacro(module: "ComposableArchitectureMacros", type: "DependencyEntryMacro")
