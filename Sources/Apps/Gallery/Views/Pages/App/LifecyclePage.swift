import GtkUI

/// Actions that run when a view appears or disappears, or when a value changes.
struct LifecyclePage: View {
  @State private var isShown = true
  @State private var appearances = 0
  @State private var disappearances = 0
  @State private var number = 1
  @State private var changes = 0
  @State private var square: Int?

  var body: some View {
    Form {
      Section("onAppear and onDisappear") {
        Toggle("Show the view", isOn: $isShown)
        if isShown {
          Text("The view is shown")
            .onAppear { appearances += 1 }
            .onDisappear { disappearances += 1 }
        }
        Text("Appeared: \(appearances). Disappeared: \(disappearances).")
          .foregroundStyle(.secondary)
      }
      Section {
        Stepper("Number: \(number)", value: $number, in: 1...99)
        if let square {
          Text("Square: \(square)")
        } else {
          ProgressView("Computing the square")
        }
      } header: {
        Text("task")
      } footer: {
        Text("The task restarts for each number, and is cancelled when the view disappears.")
      }
      .task(id: number) {
        square = nil
        await Task.yield()
        square = number * number
      }
      Section("onChange") {
        Text("The number has changed \(changes) times.")
          .onChange(of: number) { changes += 1 }
      }
    }
  }
}
