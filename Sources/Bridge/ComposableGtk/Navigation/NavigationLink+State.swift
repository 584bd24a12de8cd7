import ComposableArchitecture
import GtkUI

extension NavigationLink where Destination == Never {
  /// A link that puts state on the stack of the ``NavigationStackStore`` around, or of the
  /// `NavigationStack` of a store: it sends `push(id:state:)`.
  ///
  /// ```swift
  /// NavigationLink(state: Path.State.detail(Detail.State(item: item))) {
  ///   Text(item.name)
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - state: What to put on the stack, of the type of its elements: another is reported when the
  ///     link is used. A link without can't be used.
  ///   - label: What the link shows.
  public init<State>(state: State?, @ViewBuilder label: () -> Label) {
    self.init(pushing: state.map { $0 as Any }, label: label)
  }
}

extension NavigationLink where Label == Text, Destination == Never {
  /// A link with a title that puts state on the stack of the ``NavigationStackStore`` around.
  ///
  /// ```swift
  /// NavigationLink("Detail", state: Path.State.detail(Detail.State(item: item)))
  /// ```
  public init<State>(_ title: some StringProtocol, state: State?) {
    self.init(pushing: state.map { $0 as Any }, title: title)
  }
}
