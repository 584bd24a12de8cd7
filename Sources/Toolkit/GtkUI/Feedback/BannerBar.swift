import Gtk

/// The text and the buttons of a banner.
struct BannerBar<Actions: View>: View {
  let title: String
  let actions: Deferred<Actions>

  var body: some View {
    BannerBox(
      title: title,
      content: TupleView(
        Text(title).multilineTextAlignment(.center).expanded(),
        actions
      )
    )
  }
}

/// The row of a banner. A screen reader speaks the title when the row is inserted, and when the
/// title changes.
private struct BannerBox<Content: View>: ContainerView {
  let title: String
  let content: Content

  func makeWidget(_ node: ContainerNode<Self>) -> Box {
    let box = Box(orientation: .horizontal, spacing: 12)
    box.addCSSClass("banner")
    box.accessibleRole = .group
    return box
  }

  func updateWidget(_ widget: Box, from old: Self?, _ environment: EnvironmentValues) {
    guard old?.title != title else { return }
    widget.accessibleLabel = title
    announce(from: widget)
  }

  /// Announces the title when the widget is in the window.
  private func announce(from widget: Box) {
    UpdateScheduler.shared.afterUpdates { [weak widget] in widget?.announce(title) }
  }

  func contentEnvironment(_ environment: EnvironmentValues) -> EnvironmentValues {
    var environment = environment
    environment.axis = .horizontal
    return environment
  }

  func place(_ widgets: [Widget], in slot: Box, replacing placed: [Widget]) {
    for widget in widgets { widget.valign = .center }
    slot.splice(widgets, replacing: placed)
  }
}
