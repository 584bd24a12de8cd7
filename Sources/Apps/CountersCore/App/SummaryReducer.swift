import ComposableArchitecture

/// A reducer that runs another reducer, and then updates the summary of the screens.
///
/// An action of a screen updates the summary in constant time, unless the action pops screens. The
/// cost of a tick therefore does not depend on the number of screens.
struct SummaryReducer<Base: Reducer<AppFeature.State, AppFeature.Action>>: Reducer {
  private let base: Base

  init(@ReducerBuilder<AppFeature.State, AppFeature.Action> _ base: () -> Base) {
    self.base = base()
  }

  func reduce(
    into state: inout AppFeature.State,
    action: AppFeature.Action
  ) -> Effect<AppFeature.Action> {
    guard case .path(.element(let id, _)) = action else {
      defer { state.summary.update(state.path) }
      return base.reduce(into: &state, action: action)
    }
    let old = AppFeature.Summary.Share(of: state.path[id: id])
    let screens = state.path.count
    let effect = base.reduce(into: &state, action: action)
    if state.path.count < screens {
      state.summary.update(state.path)
    } else {
      let new = AppFeature.Summary.Share(of: state.path[id: id])
      state.summary.update(state.path, from: old, to: new)
    }
    return effect
  }
}
