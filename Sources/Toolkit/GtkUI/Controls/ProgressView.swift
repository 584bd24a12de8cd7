import Gtk

/// Shows that something is going on: a spinner.
public struct ProgressView: WidgetView {
  public init() {}

  public func makeWidget(_ node: WidgetNode<Self>) -> Spinner {
    Spinner(isSpinning: true)
  }

  public func updateWidget(
    _ widget: Spinner,
    from old: Self?,
    _ environment: EnvironmentValues
  ) {}
}
