import Gtk

/// The transitions of a structural node that shows one child at a time.
///
/// A child that is inserted is in a container, which remains after the transition. A child that is
/// removed is dismantled at once, and the transition shows a picture of the child.
@MainActor
final class ChildTransition {
  /// The largest number of widgets of a child for which a transition runs.
  private static let maximumWidgetCount = 20

  /// A widget that was inserted in a transition.
  private struct Inserted {
    let widget: Widget
    let bin: TransitionBin
  }

  /// A picture of a widget that is removed.
  private struct Removed {
    let picture: WidgetPicture
    /// The margins of the widget and of its container.
    let margins: Margins
  }

  /// Called when the pictures of a removed child are no longer shown.
  private let onRemovalEnd: @MainActor () -> Void
  private var inserted: [Inserted] = []
  /// The containers of the pictures of widgets that were removed, and not replaced.
  private var removed: [TransitionBin] = []
  private var insertion: PresenceAnimation?
  private var removal: PresenceAnimation?
  /// The margins of the removed widgets, before the transition starts.
  private var margins: [(bin: TransitionBin, sum: Margins)] = []

  private init(onRemovalEnd: @escaping @MainActor () -> Void) {
    self.onRemovalEnd = onRemovalEnd
  }

  /// Whether the transition shows a removed child or contains widgets of the current child.
  var isEmpty: Bool { inserted.isEmpty && removed.isEmpty }

  /// Whether an animation runs.
  var isRunning: Bool { insertion?.isRunning == true || removal?.isRunning == true }

  /// Returns the widgets that the owner shows for its child.
  func widgets(of child: AnyNode?) -> [Widget] {
    removed + (child?.widgets ?? []).map { widget in bin(of: widget) ?? widget }
  }

  private func bin(of widget: Widget) -> TransitionBin? {
    inserted.first { $0.widget === widget }?.bin
  }

  /// Removes the widgets that the child no longer contains from their containers.
  func childDidChange(_ child: AnyNode?) {
    guard !inserted.isEmpty else { return }
    let widgets = child?.widgets ?? []
    for old in inserted where !widgets.contains(old.widget) {
      if old.widget.parent === old.bin.content { old.widget.unparent() }
    }
    inserted.removeAll { !widgets.contains($0.widget) }
    insertion?.binsDidChange(inserted.map(\.bin))
  }

  /// Starts the animations, after the parent has placed the widgets.
  func start() {
    // The modifiers around the owner have added their margins to the containers.
    for (bin, sum) in margins { bin.pictureMargins = sum - bin.margins }
    margins = []
    removal?.start()
    insertion?.start()
  }

  /// Shows the end of the transition at once.
  func finish() {
    insertion?.finish()
    removal?.finish()
  }

  /// Ends the transition, when the owner is dismantled or replaces its child.
  func end() {
    insertion?.end()
    removal?.end()
    (insertion, removal) = (nil, nil)
    for bin in inserted.map(\.bin) + removed { bin.settle() }
    (inserted, removed, margins) = ([], [], [])
  }

  private func removalDidEnd() {
    removal = nil
    for each in inserted { each.bin.removePicture() }
    guard !removed.isEmpty else { return }
    for bin in removed { bin.settle() }
    removed = []
    onRemovalEnd()
  }
}

// MARK: Replacing a child

extension ChildTransition {
  /// Begins to replace a child, if possible with a transition. The owner then replaces the child,
  /// notifies its parent, and calls ``start()``.
  ///
  /// - Parameters:
  ///   - old: The child that is removed, which is not dismantled yet, or `nil`.
  ///   - new: The child that is inserted, or `nil`.
  ///   - owner: The node that shows the children.
  ///   - environment: The environment of the owner.
  ///   - previous: The previous transition of the owner.
  ///   - onRemovalEnd: Called when the pictures of a removed child are no longer shown.
  ///
  /// - Returns: The transition, or `nil` if the child is replaced without a transition.
  static func replacing(
    _ old: AnyNode?,
    with new: AnyNode?,
    in owner: AnyNode,
    _ environment: EnvironmentValues,
    after previous: ChildTransition?,
    onRemovalEnd: @escaping @MainActor () -> Void
  ) -> ChildTransition? {
    let removal = old?.transition.removal.ifAnimated
    let insertion = new?.transition.insertion.ifAnimated
    guard previous != nil || removal != nil || insertion != nil else { return nil }
    guard Gtk.Settings.default?.enablesAnimations == true,
      let orientations = owner.childArrangement.orientations
    else {
      previous?.end()
      return nil
    }
    let transition = previous ?? ChildTransition(onRemovalEnd: onRemovalEnd)
    transition.replace((old, removal), with: (new, insertion), orientations, environment)
    return transition.isEmpty ? nil : transition
  }

  private func replace(
    _ old: (node: AnyNode?, course: AnyTransition.Course?),
    with new: (node: AnyNode?, course: AnyTransition.Course?),
    _ orientations: TransitionBin.Orientations,
    _ environment: EnvironmentValues
  ) {
    // The presence of a picture that the new child replaces is the presence of a view with the same
    // size in most cases, for example if an `if`-`else` returns to its previous branch.
    let presences = (inserted: insertion?.presence ?? 1, removed: removal?.presence ?? 0)
    let pictures = old.course == nil ? [] : makePictures(of: old.node)
    let widgets = new.course == nil ? [] : Self.limited(new.node?.widgets ?? [])
    end()
    // A view that replaces another view is shown at the position of the other view.
    let areReplaced = !pictures.isEmpty && pictures.count == widgets.count
    inserted = widgets.enumerated().map { index, widget in
      let picture = areReplaced ? pictures[index].picture : nil
      return Inserted(
        widget: widget,
        bin: TransitionBin(content: widget, picture: picture, in: orientations)
      )
    }
    if !areReplaced {
      removed = pictures.map { TransitionBin(content: nil, picture: $0.picture, in: orientations) }
    }
    let pictureBins = areReplaced ? inserted.map(\.bin) : removed
    margins = zip(pictureBins, pictures).map { ($0, $1.margins) }
    for bin in inserted.map(\.bin) + removed { environment.applyDirection(to: bin) }
    if let course = old.course, !pictures.isEmpty {
      animateRemoval(course, of: pictureBins, from: presences.inserted)
    }
    if let course = new.course, !widgets.isEmpty {
      animateInsertion(course, from: presences.removed)
    }
  }

  private func animateInsertion(_ course: AnyTransition.Course, from presence: Double) {
    let bins = inserted.map(\.bin)
    insertion = PresenceAnimation(course, of: bins, from: presence, to: 1) {
      bin,
      course,
      presence in
      bin.contentPart = presence
      if let content = bin.content { course.show(presence, of: content) }
    }
  }

  private func animateRemoval(
    _ course: AnyTransition.Course,
    of bins: [TransitionBin],
    from presence: Double
  ) {
    removal = PresenceAnimation(course, of: bins, from: presence, to: 0) { bin, course, presence in
      bin.picturePart = presence
      if let picture = bin.picture { course.show(presence, of: picture) }
    }
    removal?.onEnd = { [weak self] in self?.removalDidEnd() }
  }

  /// Returns pictures of the widgets of a child, or no pictures if a widget is not visible.
  private func makePictures(of child: AnyNode?) -> [Removed] {
    let widgets = Self.limited(child?.widgets ?? [])
    let pictures = widgets.compactMap { widget in
      WidgetPicture(of: widget).map {
        Removed(picture: $0, margins: widget.margins + (bin(of: widget)?.margins ?? Margins()))
      }
    }
    return pictures.count == widgets.count ? pictures : []
  }

  private static func limited(_ widgets: [Widget]) -> [Widget] {
    widgets.count <= maximumWidgetCount ? widgets : []
  }
}

extension AnyTransition.Course {
  /// The course, or `nil` if neither the course nor the current transaction has an animation.
  @MainActor fileprivate var ifAnimated: Self? {
    let canRun = animation != nil && !Transaction.current.disablesAnimations
    return canRun || Transaction.currentAnimation != nil ? self : nil
  }
}
