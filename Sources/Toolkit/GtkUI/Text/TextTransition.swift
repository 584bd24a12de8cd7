import Gtk

/// The transition from the old text of a label to the new text.
///
/// The label is in a container. During the transition, the container also shows a picture of the
/// old text, which screen readers do not read.
@MainActor
final class TextTransition {
  /// The largest number of interrupted changes that a picture shows. The drawing of a picture
  /// contains the drawings of the interrupted changes, so that frequent changes without this limit
  /// would add drawings without an end.
  private static let maximumDepth = 3

  /// The largest distance in pixels by which a text moves.
  private static let maximumDistance = 32.0

  /// The container of the label.
  let bin: TransitionBin
  private let label: Gtk.Label
  /// The transition at the time of the previous change of the text.
  private var previous: ContentTransition
  private var animation: PresenceAnimation?
  /// The number of interrupted changes that the current picture shows.
  private var depth = 0

  /// - Parameters:
  ///   - label: The label, which has no parent.
  ///   - transition: The transition of the environment.
  init(of label: Gtk.Label, _ transition: ContentTransition) {
    self.label = label
    previous = transition
    bin = TransitionBin(content: label, picture: nil, in: [])
  }

  /// Whether an animation runs.
  var isRunning: Bool { animation?.isRunning == true }

  /// Starts the transition to a new text, before the text of the label changes. Without an
  /// animation, the new text is shown at once.
  func textWillChange(with transition: ContentTransition) {
    let movement = transition.movement(since: previous)
    previous = transition
    guard transition != .identity, Transaction.currentAnimation != nil,
      Gtk.Settings.default?.enablesAnimations == true, let old = makePicture()
    else { return end() }
    animation?.end()
    bin.showPicture(old.picture)
    bin.pictureMargins = old.margins
    start(distance: movement * min(Double(label.allocatedHeight) / 2, Self.maximumDistance))
  }

  /// Shows the end of the transition at once.
  func finish() { animation?.finish() }

  /// Ends the transition, and removes the picture of the old text.
  func end() {
    animation?.end()
    animation = nil
    depth = 0
    bin.removePicture()
    bin.content?.effects = EffectBin.Effects()
    bin.content?.opacity = 1
  }

  /// Returns a picture of the old text. If a transition runs, the picture shows the current state
  /// of the transition.
  private func makePicture() -> (picture: WidgetPicture, margins: Margins)? {
    if isRunning, depth < Self.maximumDepth {
      depth += 1
      return WidgetPicture(of: bin).map { ($0, Margins()) }
    }
    depth = 0
    return WidgetPicture(of: label).map { ($0, label.margins) }
  }

  private func start(distance: Double) {
    let insertion = AnyTransition.Course(parts: [.opacity, .offset(x: 0, y: -distance)])
    let removal = AnyTransition.Course(parts: [.opacity, .offset(x: 0, y: distance)])
    let animation = PresenceAnimation(insertion, of: [bin], from: 0, to: 1) {
      bin,
      course,
      presence in
      if let content = bin.content { course.show(presence, of: content) }
      if let picture = bin.picture { removal.show(1 - presence, of: picture) }
    }
    self.animation = animation
    animation.onEnd = { [weak self] in self?.end() }
    animation.start()
  }
}
