import Gtk

/// An object that shows a view in a widget. Use a host to fill a container widget of GTK that has
/// no view in GtkUI.
///
/// ```swift
/// final class Split: Widget {
///   let start: ViewHost<SidebarView>
///
///   init(_ start: ViewHost<SidebarView>) {
///     self.start = start
///     super.init(gtk_paned_new(GTK_ORIENTATION_HORIZONTAL), transfer: .floating)
///     gtk_paned_set_start_child(opaque, start.widget.widget)
///   }
/// }
/// ```
///
/// The host owns the state of the view. Retain the host as long as the widget is shown. Create the
/// host in the `make` closure of a `GtkWidgetView`. The view is then updated after the ancestors of
/// the `GtkWidgetView`, and is removed with the `GtkWidgetView`. While the page of the
/// `GtkWidgetView` is covered, the view is not updated.
@MainActor
public final class ViewHost<Content: View> {
  /// The widget that shows the view. Initially, the widget has no parent.
  public var widget: Widget { bin }

  private let bin = Bin()
  private let node: RootNode<Content>

  /// Creates the widget and the node of a view.
  ///
  /// - Parameters:
  ///   - environment: The environment of the view. Pass the environment of the parent view, which
  ///     `@Environment(\.self)` reads, so that the content can present sheets and alerts.
  ///   - content: The view.
  public init(
    environment: EnvironmentValues = EnvironmentValues(),
    @ViewBuilder content: () -> Content
  ) {
    let hosts = ViewHosts.current
    let parent = hosts?.parent
    node = RootNode(
      content(),
      NodeContext(parent: parent, environment: environment, scope: parent?.scope),
      in: bin
    )
    hosts?.insert(node)
  }

  isolated deinit {
    node.dismantle()
  }

  /// Updates the view with another value. The state of the view is preserved. If `environment` is
  /// `nil`, the environment is not changed.
  public func update(environment: EnvironmentValues? = nil, @ViewBuilder content: () -> Content) {
    let (view, environment) = (content(), environment ?? node.environment)
    ViewHosts.perform { [node] in node.update(view, environment) }
  }
}
