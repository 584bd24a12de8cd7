/// The requests of the user, which are connected after the columns were created.
@MainActor
final class SplitRequests {
  var goBack: @MainActor () -> Bool = { false }
  var toggle: @MainActor () -> Void = {}
}
