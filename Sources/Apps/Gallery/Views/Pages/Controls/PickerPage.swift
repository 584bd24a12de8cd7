import GtkUI

/// Pickers of one of several values, in various picker styles.
struct PickerPage: View {
  @State private var fruit = Fruit.apple

  private enum Fruit: String, CaseIterable {
    case apple = "Apple"
    case banana = "Banana"
    case cherry = "Cherry"
  }

  var body: some View {
    Form {
      Section("Menu") {
        picker("Fruit")
        Text("Selected: \(fruit.rawValue)").foregroundStyle(.secondary)
      }
      Section("Segmented") {
        picker("Choice").pickerStyle(.segmented)
        picker("Choice with a hidden label").pickerStyle(.segmented).labelsHidden()
      }
      Section("Radio group") {
        picker("Radio").pickerStyle(.radioGroup)
      }
      Section("Inline") {
        picker("Inline").pickerStyle(.inline)
      }
      Section("Disabled") {
        picker("Menu")
        picker("Choice").pickerStyle(.segmented)
        picker("Radio").pickerStyle(.radioGroup)
      }
      .disabled()
    }
  }

  private func picker(_ title: String) -> some View {
    Picker(title, selection: $fruit) {
      ForEach(Fruit.allCases, id: \.self) { Text($0.rawValue).tag($0) }
    }
  }
}
