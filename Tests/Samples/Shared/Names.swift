import ComposableArchitecture
import Foundation

@MainActor var store: StoreOf<Feature> { fatalError() }
@MainActor var viewStore: ViewStoreOf<Feature> { fatalError() }
var clock: any Clock<Duration> { fatalError() }
var count: Int { fatalError() }
var item: String { fatalError() }
var name: String { fatalError() }
var query: String { fatalError() }
var send: Send<Feature.Action> { fatalError() }
var url: URL { fatalError() }

enum CancelID { case search, nearby, timer }

func search(_ query: String) async throws -> String { fatalError() }
