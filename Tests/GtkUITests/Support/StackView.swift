import GtkTestSupport
import Observation

@testable import GtkUI

/// A path that tests change, and what was asked of it.
@Observable
@MainActor
final class PathModel {
  var ids: [Int]
  /// Numbers that pages show, by id.
  var counts: [Int: Int] = [:]
  /// Whether requests are granted.
  var grantsRequests = true
  @ObservationIgnored var requests: [Int] = []
  /// How often a title was read, where a test counts it.
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

/// A stack of pages with a number, a button and a title each.
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

/// What is pushed; a model without the id is a page of nothing, as a store without state would be.
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
  /// The first text of the page that is to be seen, and of the one that leaves, if any.
  var pages: [String] {
    texts.filter { $0.hasPrefix("page ") || $0.hasPrefix("root ") }
  }
}

private enum BackGateKey: EnvironmentKey {
  static let defaultValue: BackGate? = nil
}

extension EnvironmentValues {
  /// What pages of tests say about going back.
  var backGate: BackGate? {
    get { self[BackGateKey.self] }
    set { self[BackGateKey.self] = newValue }
  }
}
