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
/// The attribute may contain values for other contexts. The first argument is the value in tests, so that
/// use of the dependency is not reported:
///
/// ```swift
/// extension DependencyValues {
///   @DependencyEntry(Speaker.silent, liveValue: Speaker.system, previewValue: Speaker.silent)
///   var speaker: Speaker
/// }
/// ```
///
/// Without a live value the dependency has its test value in an app too, which is reported.
///
/// It is an error to apply it to anything but a variable in an extension of `DependencyValues`.
@attached(accessor, names: named(get), named(set))
@attached(peer, names: prefixed(__Key_))
public macro DependencyEntry(
  _ testValue: Any? = nil,
  liveValue: Any? = nil,
  previewValue: Any? = nil
) =
  #externalMacro(module: "ComposableArchitectureMacros", type: "DependencyEntryMacro")
