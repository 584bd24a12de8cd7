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
        Toggle("Show a view", isOn: $isShown)
        if isShown {
          Text("Here it is")
            .onAppear { appearances += 1 }
            .onDisappear { disappearances += 1 }
        }
        Text("Came: \(appearances). Went: \(disappearances).").foregroundStyle(.secondary)
      }
      Section("task: begins anew with each number, and ends with the view") {
        Stepper("Number: \(number)", value: $number, in: 1...99)
        if let square {
          Text("Squared: \(square)")
        } else {
          ProgressView("Squaring")
        }
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
