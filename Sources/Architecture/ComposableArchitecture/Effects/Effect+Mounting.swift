import IdentifiedCollections

extension Effect {
  /// The presentation of a child: the child that a place presents from now on. The child that the
  /// place has presented before is ended.
  @usableFromInline
  struct ChildMounting {
    @usableFromInline let child: _MountedChild
    /// Whether the effect finishes only when the child is no longer presented. `false` if the
    /// action did not present the child.
    @usableFromInline let isAwaited: Bool
    /// The action that is sent when the child dismisses itself. `nil` if there is no child, or if
    /// the child is ephemeral.
    @usableFromInline let dismissal: Action?

    @inlinable
    init(child: _MountedChild, isAwaited: Bool, dismissal: Action?) {
      self.child = child
      self.isAwaited = isAwaited
      self.dismissal = dismissal
    }

    func embed<T>(_ transform: (Action) -> T) -> Effect<T>.ChildMounting {
      Effect<T>.ChildMounting(
        child: child,
        isAwaited: isAwaited,
        dismissal: dismissal.map(transform)
      )
    }
  }

  /// The presentation of the elements of a stack: the elements that the stack contains from now on.
  /// The elements that the stack has contained before are ended.
  @usableFromInline
  struct ElementsMounting {
    @usableFromInline let stack: MountedStack
    /// Whether the effect finishes only when none of the added elements is presented any longer.
    /// `false` if the action did not add the elements.
    @usableFromInline let isAwaited: Bool
    /// The revision from which only the elements after the unchanged elements are changed. `nil` if
    /// no elements are unchanged.
    @usableFromInline let lastRevision: Revision?
    @usableFromInline let revision: Revision
    @usableFromInline let unchanged: Int
    /// The elements after the unchanged elements.
    @usableFromInline let elements: [StackElementID]
    /// Returns the action that is sent when the given element dismisses itself.
    @usableFromInline let dismissal: (StackElementID) -> Action

    @inlinable
    init(
      stack: MountedStack,
      isAwaited: Bool,
      since lastRevision: Revision?,
      revision: Revision,
      unchanged: Int,
      elements: [StackElementID],
      dismissal: @escaping (StackElementID) -> Action
    ) {
      self.stack = stack
      self.isAwaited = isAwaited
      self.lastRevision = lastRevision
      self.revision = revision
      self.unchanged = unchanged
      self.elements = elements
      self.dismissal = dismissal
    }

    func embed<T>(_ transform: @escaping (Action) -> T) -> Effect<T>.ElementsMounting {
      Effect<T>.ElementsMounting(
        stack: stack,
        isAwaited: isAwaited,
        since: lastRevision,
        revision: revision,
        unchanged: unchanged,
        elements: elements
      ) { [dismissal] in
        transform(dismissal($0))
      }
    }
  }

  /// Whether the effect contains a change of what is presented. Complexity: O(*n*), where *n* is
  /// the number of effects that the effect contains.
  var hasMountings: Bool {
    switch kind {
    case .mountChild, .mountElements, .cancelFeatures: true
    case .merge(let list), .concatenate(let list): list.effects.contains(where: \.hasMountings)
    case .cancellable(let effect, _, _), .throttle(let effect, _), .delay(let effect, _),
      .sending(let effect, _), .registered(let effect, _):
      effect.hasMountings
    case .none, .send, .run, .subscribe, .cancel, .awaitMount: false
    }
  }

  /// The parts of the effect that change what is presented. These parts run in any case, because
  /// the state has already changed.
  var mountingsOnly: Self {
    switch kind {
    case .mountChild, .mountElements, .cancelFeatures: self
    case .merge(let list): .merge(list.effects.map(\.mountingsOnly))
    case .concatenate(let list): .concatenate(list.effects.map(\.mountingsOnly))
    case .cancellable(let effect, _, _), .throttle(let effect, _), .delay(let effect, _),
      .sending(let effect, _), .registered(let effect, _):
      effect.mountingsOnly
    case .none, .send, .run, .subscribe, .cancel, .awaitMount: .none
    }
  }
}
