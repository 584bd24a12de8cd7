import Gtk

/// The box around the views of a section of a form: one below the other, with a line between them.
struct SectionBox<Content: View>: ContainerView {
  typealias Slot = Box

  let content: Content

  func makeWidget(_ node: ContainerNode<Self>) -> Box {
    let box = Box(orientation: .vertical)
    box.addCSSClass("section-box")
    return box
  }

  func contentEnvironment(_ environment: EnvironmentValues) -> EnvironmentValues {
    var environment = environment
    environment.axis = .vertical
    environment.sectionLayout = .flat
    return environment
  }
}
