import Foundation
import Gtk

/// A button that opens a URL, such as the address of a web page.
///
/// ```swift
/// Link("Documentation", destination: url)
/// ```
///
/// The `openURL` action of the environment opens the URL. By default, this action passes the URL to
/// the desktop.
public struct Link<Title: View>: View {
  @Environment(\.menu) private var menu
  @Environment(\.openURL) private var openURL
  private let destination: URL
  private let title: String?
  private let label: Title

  /// Creates a link whose content is a view. The text in the content is the accessible name of the
  /// link.
  public init(destination: URL, @ViewBuilder label: () -> Title) {
    self.destination = destination
    self.label = label()
    title = (self.label as? Text)?.plainText
  }

  /// A `GtkLinkButton`, or a menu item if the link is in a menu.
  public var body: some View {
    let (openURL, destination) = (openURL, destination)
    if menu != nil {
      Button {
        openURL(destination)
      } label: {
        label
      }
    } else {
      LinkControl(
        destination: destination,
        open: { openURL(destination) },
        title: title,
        content: label
      )
    }
  }
}

extension Link where Title == Text {
  /// Creates a link with a title.
  public init(_ title: some StringProtocol, destination: URL) {
    self.init(destination: destination) { Text(title) }
  }
}

private struct LinkControl<Title: View>: ContainerView {
  let destination: URL
  let open: @MainActor () -> Void
  let title: String?
  let content: Title

  func makeWidget(_ node: ContainerNode<Self>) -> LinkButton {
    let widget = LinkButton(uri: destination.absoluteString)
    widget.onActivateLink { [weak node] in
      guard let node, node.phase == .active else { return true }
      node.view.open()
      return true
    }
    return widget
  }

  func makeSlot(in widget: LinkButton) -> Bin {
    let bin = Bin()
    widget.child = bin
    return bin
  }

  func updateWidget(_ widget: LinkButton, from old: Self?, _ environment: EnvironmentValues) {
    if old?.destination != destination { widget.uri = destination.absoluteString }
    // GTK has set the URL as the accessible name.
    if old == nil { widget.accessibleLabel = title }
    widget.nameByTitle(title, replacing: old?.title)
  }

  func place(_ widgets: [Widget], in slot: Bin, replacing placed: [Widget]) {
    slot.setChildren(widgets)
  }

  func labelsDidChange(in slot: Bin) {
    if title == nil { slot.parent?.setLabelledBy(slot.labels) }
  }
}
