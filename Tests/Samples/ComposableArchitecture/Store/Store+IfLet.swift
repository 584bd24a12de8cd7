@MainActor
final class DetailWindow {
  init(store: StoreOf<Detail>) {}
}

@Variable var subscriptions: Set<StoreSubscription> = []

let present: @MainActor (DetailWindow) -> Void = { _ in }
let closeWindow: @MainActor () -> Void = {}
