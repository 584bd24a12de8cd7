import Dependencies

/// Registers a dependency without a separate declaration of its key.
///
/// ```swift
/// extension DependencyValues {
///   @DependencyEntry(liveValue: LiveAnalytics())
///   var analytics: any Analytics = NoAnalytics()
/// }
/// ```
///
/// The variable's initial value is the value in tests, and in previews unless there is a
/// `previewValue`. Without an initial value, a test that doesn't override the dependency reports an
/// issue when it reads the dependency:
///
/// ```swift
/// extension DependencyValues {
///   @DependencyEntry(liveValue: Speaker.system, previewValue: Speaker.silent)
///   var speaker: Speaker
/// }
/// ```
///
/// ## The live value in another module
///
/// Without a `liveValue`, an app that reads the dependency reports an issue, and uses the test
/// value. So that the live value can come from a module of its own, give the key a name, which
/// makes the key public:
///
/// ```swift
/// extension DependencyValues {
///   @DependencyEntry("ThumbnailsKey") public var thumbnails: ThumbnailClient = .empty
/// }
///
/// extension DependencyValues.ThumbnailsKey: DependencyKey {
///   public static let liveValue = ThumbnailClient.cached
/// }
/// ```
///
/// Without a name, the key of a public entry is named after the variable, here `ThumbnailsKey` as
/// well, and the key of any other entry is private.
///
/// The macro reports an error if the declaration isn't a stored variable in an extension, if the
/// name isn't an identifier, or if there is neither an initial value nor a value for an app or a
/// preview.
@attached(accessor, names: named(get), named(set))
@attached(peer, names: arbitrary)
public macro DependencyEntry(
  _ keyName: String? = nil,
  liveValue: Any? = nil,
  previewValue: Any? = nil
) =
  #externalMacro(module: "ComposableArchitectureMacros", type: "DependencyEntryMacro")
