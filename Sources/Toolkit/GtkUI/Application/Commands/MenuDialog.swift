import Gtk

/// A sheet that the main menu of a window presents, such as the information about the app.
@MainActor
final class MenuDialog {
  private let dismissal: @MainActor (_ completion: @escaping @MainActor () -> Void) -> Void
  private let destruction: @MainActor () -> Void
  private let environmentChange: @MainActor (EnvironmentValues) -> Void

  /// Presents a view.
  ///
  /// - Parameters:
  ///   - content: The content of the sheet.
  ///   - parent: The node of the menu.
  ///   - environment: The environment of the menu, with the window of the sheet.
  ///   - onRequest: Called when the user requests the dismissal.
  init<Content: View>(
    _ content: Content,
    parent: AnyNode,
    _ environment: EnvironmentValues,
    onRequest: @escaping @MainActor () -> Void
  ) {
    let presentation = Presentation(
      content,
      id: AnyHashable(0),
      in: PresentationKind.sheet.makeHost(
        in: environment.window,
        environment.placementOfDialogs,
        anchor: { nil },
        onRequest: onRequest
      ),
      parent: parent,
      environment: environment,
      onRequest: onRequest
    )
    dismissal = presentation.beginDismissal
    destruction = {
      presentation.node.dismantle()
      presentation.destroy()
    }
    environmentChange = { presentation.update(content, $0, .sheet) }
    presentation.show()
  }

  /// Updates the sheet with another environment of the menu.
  func update(_ environment: EnvironmentValues) {
    environmentChange(environment)
  }

  /// Dismisses the sheet, and calls `completion` at the end of the transition.
  func beginDismissal(completion: @escaping @MainActor () -> Void) {
    dismissal(completion)
  }

  /// Removes the sheet immediately.
  func destroy() {
    destruction()
  }
}
