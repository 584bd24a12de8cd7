import ComposableGtk

@testable import SeedFeatures

@available(*, deprecated)
extension DraftGuide {
  // Block 7.
  struct ChildView: View {
    @Environment(\.dismiss) var dismiss
    var body: some View {
      Button("Close") {
        self.dismiss()
      }
    }
  }

  // Block 10.
  struct RootView: View {
    var body: some View {
      NavigationStack {
        Form {
          NavigationLink("One", value: 1)
          NavigationLink("Hello", value: "Hello")
          NavigationLink("False", value: false)
        }
        .navigationDestination(for: Int.self) { integer in
          Text("Integer \(integer)")
          ChildView()
        }
        .navigationDestination(for: String.self) { string in
          Text("String \(string)")
        }
        .navigationDestination(for: Bool.self) { bool in
          Text("Bool \(bool)")
        }
      }
    }
  }
}
