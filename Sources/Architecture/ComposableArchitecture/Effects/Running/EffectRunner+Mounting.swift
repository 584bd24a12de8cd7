extension EffectRunner {
  /// Changes what is presented as the effect, or an effect in it, states. Returns the rest of the
  /// effect, which may wait for the end of the presentation.
  ///
  /// The state has already changed. So the effects that wait for their turn in a concatenation
  /// change what is presented when the concatenation begins to wait, and not at their turn: by
  /// then, a later action may have presented another feature.
  func mounting(_ effect: Effect<Action>) -> Effect<Action> {
    switch effect.kind {
    case .mountChild(let mounting): mount(mounting)
    case .mountElements(let mounting): mount(mounting)
    case .cancelFeatures(let paths): end(paths)
    case .merge(let list): .merge(list.effects.map(mounting))
    case .concatenate(let list): .concatenate(list.effects.map(mounting))
    case .delay(let effect, let wait): Effect(.delay(mounting(effect), by: wait))
    case .cancellable(let effect, let key, let cancelInFlight):
      Effect(.cancellable(mounting(effect), key, cancelInFlight: cancelInFlight))
    case .throttle(let effect, let throttle): Effect(.throttle(mounting(effect), throttle))
    case .sending(let effect, let context): Effect(.sending(mounting(effect), in: context))
    case .registered(let effect, let entry): Effect(.registered(mounting(effect), entry))
    case .none, .send, .run, .subscribe, .cancel, .awaitMount: effect
    }
  }

  private func end(_ paths: [NavigationIDPath]) -> Effect<Action> {
    for path in paths {
      mounts.end(path)
      CancellationRegistry.shared.cancelFeature(at: path, within: sequence)
    }
    return .none
  }

  /// Presents a child in place of the child that the place has presented before. The effects of the
  /// previous child are cancelled. A child with the same identity stays presented.
  private func mount(_ mounting: Effect<Action>.ChildMounting) -> Effect<Action> {
    let child = mounting.child
    guard !mounts.isEnded else { return .none }
    var ended: MountRegistry.Ended?
    defer { ended?.finish() }
    if let previous = mounts.child(at: child.place) {
      if child.isRegistered, previous.id == child.id {
        child.mount = previous
        return mounting.isAwaited ? Effect(.awaitMount(previous.waiter)) : .none
      }
      ended = mounts.remove(previous)
      CancellationRegistry.shared.cancelFeature(at: previous.path, within: sequence)
    }
    guard let id = child.id, let dismissal = mounting.dismissal else { return .none }
    // The closure doesn't capture the runner, because the runner stores the action that caused the
    // effect. The feature may be presented for a long time, and the action may be large.
    let mount = ChildMount(id, at: child.place) { [emitDismissal] in
      emitDismissal(dismissal, ActionTask(trigger: nil), nil)
    }
    child.mount = mount
    mounts.insert(mount)
    return mounting.isAwaited ? Effect(.awaitMount(mount.waiter)) : .none
  }

  /// Presents elements of a stack in place of the elements that the stack has contained before. The
  /// effects of elements that the stack no longer contains are cancelled.
  private func mount(_ mounting: Effect<Action>.ElementsMounting) -> Effect<Action> {
    guard !mounts.isEnded, let stack = stack(of: mounting) else { return .none }
    var ended: MountRegistry.Ended?
    defer { ended?.finish() }
    let (removed, added) = stack.update(
      mounting.elements,
      after: mounting.unchanged,
      revision: mounting.revision
    )
    if !removed.isEmpty {
      ended = mounts.remove(removed, of: stack)
      CancellationRegistry.shared.cancel(
        removed,
        of: mounting.stack.path,
        within: sequence
      )
    }
    guard !added.isEmpty else { return .none }
    let mount = ElementsMount(added.count, revision: mounting.revision) {
      [emitDismissal, dismissal = mounting.dismissal] in
      emitDismissal(dismissal($0), ActionTask(trigger: nil), nil)
    }
    mounts.insert(mount, of: added, on: stack)
    return mounting.isAwaited ? Effect(.awaitMount(mount.waiter)) : .none
  }

  /// Returns the presented elements of the stack, or `nil` if there is nothing to change.
  private func stack(of mounting: Effect<Action>.ElementsMounting) -> StackMount? {
    let stack = mounting.stack
    guard let lastRevision = mounting.lastRevision else {
      // Any elements may be presented, because the state has been replaced.
      stack.mount = mounts.stack(
        at: stack.path,
        of: stack.place,
        creates: !mounting.elements.isEmpty
      )
      return stack.mount
    }
    // If the effect that precedes this effect has not run, the next action presents all elements.
    return stack.mount.flatMap { $0.revision == lastRevision ? $0 : nil }
  }

  /// Waits for the end of a presentation. The task of the action that presents a feature contains
  /// only this wait, and not the presentation, which continues if the task is cancelled. Tests
  /// don't have to wait for the end.
  func wait(
    for waiter: MountWaiter,
    as task: ActionTask,
    in scope: CancellationScope,
    completion: @escaping Completion
  ) {
    // The presentation may have ended, or another action that presents the same child may wait.
    guard !scope.isCancelled, waiter.isIdle else { return completion() }
    task.operationDidStart(isHidden: true)
    let progress = RunProgress()
    waiter.wait {
      progress.end()
      completion()
      task.operationDidFinish(isHidden: true)
    }
    let token = scope.insert {
      MainActor.runOrSchedule { waiter.stopWaiting() }
    }
    progress.onFinish = { scope.remove(token) }
  }
}
