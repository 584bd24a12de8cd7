import Dependencies

/// Registers a dependency without a separate declaration of its key.
///
/// ```swift
/// extension DependencyValues {
///   @DependencyEntry var analytics: any Analytics = LiveAnalytics()
///   @DependencyEntry var userClient: UserClient
/// }
/// ```
///
/// The initial value is the value of the dependency in an app and in a preview. Using the
/// dependency in a test that does not override the dependency reports an issue, as for every key
/// without a test value.
///
/// Without an initial value, the type of the variable must be a dependency key, which provides the
/// values.
///
/// The attribute accepts a value for each context. The first argument is the value in tests, so
/// that using the dependency in a test reports no issue:
///
/// ```swift
/// extension DependencyValues {
///   @DependencyEntry(Speaker.silent, liveValue: Speaker.system, previewValue: Speaker.silent)
///   var speaker: Speaker
/// }
/// ```
///
/// Without a live value, the dependency has its test value in an app, too. Using the dependency in
/// an app is then reported as an issue.
///
/// The macro reports an error if the declaration is not a stored variable in an extension, if there
/// are two live values, or if arguments contain neither a live value nor a test value.
@attached(accessor, names: named(get), named(set))
@attached(peer, names: prefixed(__Key_))
public macro DependencyEntry(
  _ testValue: Any? = nil,
  liveValue: Any? = nil,
  previewValue: Any? = nil
) =
  #externalMacro(module: "ComposableArchitectureMacros", type: "DependencyEntryMacro")
