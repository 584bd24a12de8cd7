import Gtk

/// The content of an alert: the title, the message, and the answers at the bottom.
struct AlertBody<Actions: View, Message: View>: View {
  let title: String
  var isTitleVisible = true
  var implicitAnswer: ImplicitAnswer?
  let actions: Deferred<Actions>
  let message: Deferred<Message>

  var body: some View {
    AlertText {
      if isTitleVisible {
        AlertTitle(text: title)
      }
      AlertMessage { message }
    }
    // A button in the text isn't an answer.
    .environment(\.buttonContainer, nil)
    AlertAnswerBox(implicit: implicitAnswer, content: actions)
  }
}

/// The text of an alert. The lines wrap, so that an alert with a long text isn't wide. The text
/// scrolls in an alert that is not high enough.
private struct AlertText<Content: View>: ContainerView {
  let content: Content

  init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }

  func makeWidget(_ node: ContainerNode<Self>) -> Bin {
    let bin = Bin()
    bin.maximumWidth = 360
    bin.addCSSClass("alert-text")
    return bin
  }

  func makeSlot(in widget: Bin) -> Box {
    let box = Box(orientation: .vertical, spacing: 12)
    widget.setChildren([VerticalScroller(child: box)])
    return box
  }
}

private struct AlertTitle: WidgetView {
  let text: String

  func makeWidget(_ node: WidgetNode<Self>) -> Gtk.Label {
    let label = Gtk.Label()
    label.wraps = true
    label.wrapMode = .wordOrCharacter
    label.justification = .center
    label.addCSSClass("title-2")
    return label
  }

  func updateWidget(_ widget: Gtk.Label, from old: Self?, _ environment: EnvironmentValues) {
    if old?.text != text { widget.text = text }
  }
}

private struct AlertMessage<Content: View>: ContainerView {
  let content: Content

  init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }

  func makeWidget(_ node: ContainerNode<Self>) -> Box {
    let box = Box(orientation: .vertical, spacing: 6)
    box.addCSSClass("alert-message")
    return box
  }

  func place(_ widgets: [Widget], in slot: Box, replacing placed: [Widget]) {
    slot.splice(widgets, replacing: placed)
    slot.isVisible = !widgets.isEmpty
  }
}
