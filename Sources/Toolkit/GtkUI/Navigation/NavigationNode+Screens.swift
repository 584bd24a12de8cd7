/// The ways back, and the menu of screens that they lead to.
extension NavigationNode: BackButtonDelegate {
  func requestPop() -> Bool {
    // The request is about what is on top by now, not about what was when it was last drawn.
    UpdateScheduler.shared.flush()
    guard phase == .active, let id = path.last else { return false }
    if view.canPop() {
      view.onPop(id)
    }
    return true
  }

  var screenCount: Int { path.count }

  /// Screens are counted from the nearest below the top to the root.
  func screenID(at index: Int) -> AnyHashable? {
    let depth = path.count - 1 - index
    guard depth >= 0, index >= 0 else { return nil }
    return depth == 0 ? AnyHashable(RootID()) : AnyHashable(id(at: depth))
  }

  func titleOfScreen(at index: Int, probe: TitleProbe) -> String {
    var environment = environment
    environment.titleProbe = probe
    let depth = path.count - 1 - index
    guard depth >= 0, index >= 0 else { return "" }
    return findTitle(at: depth, in: environment) ?? ""
  }

  func screenWasChosen(_ screen: AnyHashable) {
    UpdateScheduler.shared.flush()
    guard phase == .active, view.canPop() else { return }
    if screen == AnyHashable(RootID()) {
      if let first = path.first {
        view.onPop(first)
      }
      return
    }
    // A screen that has vanished since the menu was opened is passed over.
    guard let index = path.firstIndex(where: { AnyHashable($0) == screen }) else { return }
    let next = path.index(after: index)
    if next < path.endIndex {
      view.onPop(path[next])
    }
  }
}

private struct RootID: Hashable {}
