import CGtk

/// A widget in which an input method composes text, such as Chinese or Japanese text, or a letter
/// with an accent that is typed with two keys.
///
/// GTK shows the composed text in the widget, but it isn't a part of the widget's text before the
/// user accepts it. Setting the text of the widget ends the composition, and what the user has
/// composed is lost.
@MainActor
public protocol ComposingWidget: Widget {
  /// The widget that has the input method.
  var composer: Widget { get }
}

extension ComposingWidget {
  /// Whether the user is composing text.
  public var isComposing: Bool { cgtk_is_composing(composer.pointer).isTrue }

  /// Calls `handler` when the user has accepted or cancelled the composed text.
  public func onCompositionEnded(_ handler: @escaping @MainActor () -> Void) {
    composer.connect("preedit-changed") { [weak self] in
      guard let self, !isComposing else { return }
      handler()
    }
  }

  /// Begins to observe the input method. Called once, when the widget is created.
  func observeComposition() { cgtk_observe_preedit(composer.pointer) }
}
