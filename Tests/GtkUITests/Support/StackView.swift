import GtkTestSupport
import Observation

@testable import GtkUI

/// A path that tests change, and the requests to pop pages.
@Observable
@MainActor
final class PathModel {
  var ids: [Int]
  /// The numbers that pages show, by identifier.
  var counts: [Int: Int] = [:]
  /// Whether a request to pop a page changes the path.
  var grantsRequests = true
  @ObservationIgnored var requests: [Int] = []
  /// The number of times that a title was read, in tests that count the reads.
  @ObservationIgnored var reads = 0

  init(_ ids: [Int] = []) {
    self.ids = ids
  }

  func pop(_ id: Int) {
    requests.append(id)
    if grantsRequests, let index = ids.firstIndex(of: id) {
      ids.removeSubrange(index...)
    }
  }
}

/// A stack of pages, each of which has a number, buttons and a title.
struct StackView: View {
  let model: PathModel
  var canPop = true

  var body: some View {
    NavigationContainer(
      ids: model.ids,
      canPop: { canPop },
      onPop: { model.pop($0) },
      root: { RootPage(model: model) },
      destination: { NumberPage(model: model, id: $0) }
    )
  }
}

struct RootPage: View {
  let model: PathModel

  var body: some View {
    VStack {
      Text("root \(model.counts[0, default: 0])")
      Button("Count 0") { model.counts[0, default: 0] += 1 }
      Button("Other 0") {}
    }
    .navigationTitle("Root \(model.counts[0, default: 0])")
  }
}

/// A pushed page. If the model does not contain the identifier, the page is empty, like the page of
/// a store without state.
struct NumberPage: View {
  let model: PathModel
  let id: Int

  var body: some View {
    if model.ids.contains(id) {
      NumberContent(model: model, id: id)
    }
  }
}

struct NumberContent: View {
  @Environment(\.backGate) private var gate
  let model: PathModel
  let id: Int

  init(model: PathModel, id: Int) {
    self.model = model
    self.id = id
  }

  var body: some View {
    VStack {
      Text("page \(id): \(model.counts[id, default: 0])")
      Button("Count \(id)") { model.counts[id, default: 0] += 1 }
      Button("Other \(id)") {}
    }
    .navigationTitle("Page \(id): \(model.counts[id, default: 0])")
    .navigationBackAllowed { gate?.ask?() ?? true }
    .onBackRequest { gate?.onRefusal?() }
  }
}

extension TestWindow {
  /// The first text of the top page, and of the frozen page, if any.
  var pages: [String] {
    texts.filter { $0.hasPrefix("page ") || $0.hasPrefix("root ") }
  }
}

private enum BackGateKey: EnvironmentKey {
  static let defaultValue: BackGate? = nil
}

extension EnvironmentValues {
  /// The handlers that the pages of tests declare for requests to go back.
  var backGate: BackGate? {
    get { self[BackGateKey.self] }
    set { self[BackGateKey.self] = newValue }
  }
}
