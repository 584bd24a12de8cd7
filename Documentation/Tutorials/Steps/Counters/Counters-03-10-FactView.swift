import ComposableGtk

struct FactView: View {
  @Bindable var store: StoreOf<Fact>

  var body: some View {
    VStack(spacing: 24) {
      Spacer()
      Text("\(store.number)")
        .font(.system(size: 76, weight: .light))
        .monospacedDigit()
      if let text = store.text {
        Text(text)
      }
      Button("Get Fact") { store.send(.factButtonTapped) }
        .buttonStyle(.borderedProminent)
      Spacer()
    }
    .padding(24)
    .navigationTitle("Fact")
    .alert($store.scope(state: \.alert, action: \.alert))
  }
}
