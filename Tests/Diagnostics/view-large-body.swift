// swift-format-ignore-file
import ComposableGtk

struct LargeView: View {
  @Bindable var store: StoreOf<Feature>

  var body: some View {
    Form {
      Section("General") {
        TextField("Name", text: $store.name)
        Toggle("Long", isOn: Binding(get: { store.count > 9 }, set: { _ in store.send(.tapped) }))
        Text(store.count > 9 ? "\(store.count + 1) of \(store.children.count * 2)" : "None")
          .font(store.name.isEmpty ? .title : .body)
          .foregroundStyle(store.count > 0 ? .primary : .secondary)
          .padding(store.count > 3 ? 8 : 4)
          .opacity(store.children.isEmpty ? 0.5 : 1)
      }
      Section("Values") {
        Stepper("Count \(store.count)", value: $store.count)
        Slider(value: .constant(Double(store.count) / 2 + 0.5), in: 0...1)
        if store.children.isEmpty {
          HStack(spacing: store.count > 3 ? 12 : 6) {
            ProgressView()
            Text("\(store.count * 100) % of \(store.nmae)")  // expect: has no dynamic member 'nmae'
          }
        } else {
          ForEach(store.scope(state: \.children, action: \.children)) { child in
            HStack(spacing: store.name.isEmpty ? 12 : 6) {
              Text(store.count > 2 ? "✓ " + store.name : store.name)
              Spacer()
              Button(store.count > 2 ? "Undo" : "Done") { store.send(.tapped) }
                .disabled(store.name.isEmpty || store.children.count > 10 && store.count > 3)
            }
            .padding(.horizontal, store.count > 3 ? 10 : 5)
          }
        }
      }
      Section {
        Text("A").bold()
        Text("B \(store.count)").italic()
        Divider()
        Button("One") { store.send(.tapped) }
        Button("Two") { store.send(.tapped) }.disabled(store.name.isEmpty)
        Text(store.name.isEmpty ? "None" : store.name)
        Text("\(store.count) + 1 = \(store.count + 1)")
        Text("\(Double(store.count) * 100 + Double(store.count) / 2)")
      } header: {
        Text("More")
      } footer: {
        Text(store.count > 0 ? "Footer" : "No footer")
      }
      Text("1")
      Text("2")
      Text("3")
      Text("4")
      Text("5")
    }
  }
}
