/// The place in which sheets and alerts are shown.
public enum DialogPlacement: Hashable, Sendable {
  /// Inside the window of the presenting view, above the dimmed content of the window.
  case insideWindow
  /// In a modal window above the window of the presenting view.
  case separateWindow
}

extension View {
  /// Sets the place in which the sheets and alerts of the view and its descendants are shown. The
  /// default place is ``DialogPlacement/insideWindow``.
  ///
  /// A dialog is also a separate window if a popover presents the dialog, or if a menu or another
  /// popover of the window is open. A separate window can be larger than the window of the
  /// presenting view. If its content fills the available space, as a list does, the user can resize
  /// the separate window.
  ///
  /// ```swift
  /// struct Preview: View {
  ///   @State private var isPresented = false
  ///
  ///   var body: some View {
  ///     Button("Show the log") { isPresented = true }
  ///       .sheet(isPresented: $isPresented) {
  ///         ScrollView { Text("A long log") }
  ///       }
  ///       .dialogPlacement(.separateWindow)
  ///   }
  /// }
  /// ```
  ///
  /// - Parameter placement: The place.
  /// - Returns: A view whose sheets and alerts are shown in the place.
  public func dialogPlacement(_ placement: DialogPlacement) -> some View {
    environment(\.dialogPlacement, placement)
  }
}

private enum SeparateWindowsKey: EnvironmentKey {
  static let defaultValue = false
}

private enum DialogPlacementKey: EnvironmentKey {
  static let defaultValue = DialogPlacement.insideWindow
}

extension EnvironmentValues {
  var dialogPlacement: DialogPlacement {
    get { self[DialogPlacementKey.self] }
    set { self[DialogPlacementKey.self] = newValue }
  }

  /// Whether all dialogs that the view presents are separate windows, because the view is in a
  /// popover or in a separate window. A popover is above everything in its window, also above a
  /// dialog inside the window. A separate window can be too small for another dialog.
  var presentsSeparateWindows: Bool {
    get { self[SeparateWindowsKey.self] }
    set { self[SeparateWindowsKey.self] = newValue }
  }

  /// The place of the dialogs that the view presents.
  var placementOfDialogs: DialogPlacement {
    presentsSeparateWindows ? .separateWindow : dialogPlacement
  }
}
