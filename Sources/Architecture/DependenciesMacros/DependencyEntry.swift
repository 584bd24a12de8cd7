import Dependencies

/// Registers a dependency in a single line.
///
/// ```swift
/// extension DependencyValues {
///   @DependencyEntry var analytics: any Analytics = LiveAnalytics()
///   @DependencyEntry var userClient: UserClient
/// }
/// ```
///
/// The initial value is the value of the dependency in an app and in a preview. Using the
/// dependency in a test that does not override it reports an issue, as for every key without a test
/// value.
///
/// Without an initial value, the type of the variable must be a dependency key, which provides the
/// values.
///
/// The attribute accepts values for other contexts. The first argument is the value in tests, so
/// that use of the dependency is not reported:
///
/// ```swift
/// extension DependencyValues {
///   @DependencyEntry(Speaker.silent, liveValue: Speaker.system, previewValue: Speaker.silent)
///   var speaker: Speaker
/// }
/// ```
///
/// Without a live value the dependency has its test value in an app too, and its use in an app is
/// reported.
///
/// The macro reports an error if the declaration is not a variable in an extension of
/// `DependencyValues`.
@attached(accessor, names: named(get), named(set))
@attached(peer, names: prefixed(__Key_))
public macro DependencyEntry(
  _ testValue: Any? = nil,
  liveValue: Any? = nil,
  previewValue: Any? = nil
) =
  #externalMacro(module: "ComposableArchitectureMacros", type: "DependencyEntryMacro")
