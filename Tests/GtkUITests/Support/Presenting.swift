import Observation

@testable import GtkUI

/// An item that can be presented.
struct PresentedItem: Identifiable, Equatable {
  let id: Int
  var text = "one"
}

/// The presentations of a test, by two flags and an item, and a log of their events.
@Observable
@MainActor
final class PresentingModel {
  var isOn = false
  var isNestedOn = false
  var isBaseShown = true
  var item: PresentedItem?
  var count = 0
  /// Whether the bindings store the values to which the bindings are set.
  var grantsRequests = true
  @ObservationIgnored var log = Log()

  var flag: Binding<Bool> { binding(\.isOn, "isOn") }
  var nested: Binding<Bool> { binding(\.isNestedOn, "isNestedOn") }

  var itemBinding: Binding<PresentedItem?> {
    Binding(
      get: { self.item },
      set: {
        self.log.append("item = \($0.map { "\($0.id)" } ?? "nil")")
        if self.grantsRequests { self.item = $0 }
      }
    )
  }

  private func binding(
    _ keyPath: ReferenceWritableKeyPath<PresentingModel, Bool>,
    _ name: String
  ) -> Binding<Bool> {
    Binding(
      get: { self[keyPath: keyPath] },
      set: {
        self.log.append("\(name) = \($0)")
        if self.grantsRequests { self[keyPath: keyPath] = $0 }
      }
    )
  }
}

/// The content of a presentation: a text with a number, buttons, and state of the view.
struct PresentedView: View {
  let model: PresentingModel
  @Environment(\.dismiss) private var dismiss
  @Environment(\.isPresented) private var isPresented
  @State private var taps = 0

  var body: some View {
    VStack {
      Text("presented \(model.count), taps \(taps)")
      Button("Tap") {
        taps += 1
        model.log.append("tap")
      }
      Button(isPresented ? "Leave" : "Stay") { dismiss() }
    }
    .onAppear { model.log.append("appear") }
    .onDisappear { model.log.append("disappear") }
    .navigationTitle("Title \(model.count)")
  }
}
