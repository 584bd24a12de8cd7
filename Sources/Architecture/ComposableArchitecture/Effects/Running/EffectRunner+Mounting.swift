extension EffectRunner {
  /// Presents a child in place of the child that the place has presented before. The effects of the
  /// previous child are cancelled. A child with the same identity stays presented.
  func mount(
    _ mounting: Effect<Action>.ChildMounting,
    as task: ActionTask,
    in scope: CancellationScope,
    completion: @escaping Completion
  ) {
    let child = mounting.child
    guard !mounts.isEnded else { return completion() }
    var ended: MountRegistry.Ended?
    defer { ended?.finish() }
    if let previous = mounts.child(at: child.place) {
      if child.isRegistered, previous.id == child.id {
        child.mount = previous
        // Another action may have mounted the child before this effect.
        guard mounting.isAwaited, !previous.waiter.isAwaited else { return completion() }
        return wait(for: previous.waiter, as: task, in: scope, completion: completion)
      }
      ended = mounts.remove(previous)
      CancellationRegistry.shared.cancel(.feature(at: previous.path), within: sequence)
    }
    guard let id = child.id, let dismissal = mounting.dismissal else { return completion() }
    // The closure doesn't capture the runner, because the runner stores the action that caused the
    // effect. The feature may be presented for a long time, and the action may be large.
    let mount = ChildMount(id, at: child.place) { [emitDismissal] in
      emitDismissal(dismissal, ActionTask(trigger: nil))
    }
    child.mount = mount
    mounts.insert(mount)
    guard mounting.isAwaited else { return completion() }
    wait(for: mount.waiter, as: task, in: scope, completion: completion)
  }

  /// Presents elements of a stack in place of the elements that the stack has contained before. The
  /// effects of elements that the stack no longer contains are cancelled.
  func mount(
    _ mounting: Effect<Action>.ElementsMounting,
    as task: ActionTask,
    in scope: CancellationScope,
    completion: @escaping Completion
  ) {
    guard !mounts.isEnded, mounting.stack.latest <= mounting.revision,
      let stack = stack(of: mounting)
    else { return completion() }
    mounting.stack.latest = mounting.revision
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
    guard !added.isEmpty else { return completion() }
    let mount = ElementsMount(added.count, revision: mounting.revision) {
      [emitDismissal, dismissal = mounting.dismissal] in
      emitDismissal(dismissal($0), ActionTask(trigger: nil))
    }
    mounts.insert(mount, of: added, on: stack)
    guard mounting.isAwaited else { return completion() }
    wait(for: mount.waiter, as: task, in: scope, completion: completion)
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
  private func wait(
    for waiter: MountWaiter,
    as task: ActionTask,
    in scope: CancellationScope,
    completion: @escaping Completion
  ) {
    guard !scope.isCancelled else { return completion() }
    task.operationDidStart(isHidden: true)
    let progress = RunProgress()
    waiter.wait {
      progress.end()
      completion()
      task.operationDidFinish(isHidden: true)
    }
    let token = scope.insert {
      MainActor.runOrSchedule { waiter.finish() }
    }
    progress.onFinish = { scope.remove(token) }
  }
}
