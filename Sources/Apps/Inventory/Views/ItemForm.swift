import ComposableGtk
import InventoryCore

/// The fields of an item, with the problems of the fields.
struct ItemForm: View {
  @Bindable var store: StoreOf<ItemFormFeature>
  @FocusState private var focus: ItemProblem.Field?

  var body: some View {
    Form {
      Section {
        TextField("Name", text: $store.item.name)
          .focused($focus, equals: .name)
          .onSubmit { store.send(.saveButtonTapped) }
        ProblemText(problem: store.state.shownProblem(.name))
        Picker("Color", selection: $store.item.color) {
          Text("None").tag(ItemColor?.none)
          ForEach(ItemColor.allCases) { Text($0.name).tag(Optional($0)) }
        }
      }
      Section {
        Toggle("In stock", isOn: isInStock)
        switch store.item.status {
        case .inStock:
          TextField("Quantity", value: quantity, format: .number)
            .focused($focus, equals: .quantity)
          ProblemText(problem: store.state.shownProblem(.quantity))
        case .outOfStock:
          Toggle("On back order", isOn: isOnBackOrder)
        }
      }
      PictureField(store: store)
      Section("Notes") {
        TextEditor(text: $store.item.notes)
          .accessibilityLabel("Notes")
          .focused($focus, equals: .notes)
          .frame(minHeight: 96)
        ProblemText(problem: store.state.shownProblem(.notes))
      }
    }
    .disabled(store.isSaving)
    .bind($store.focus, to: $focus)
    .alert($store.scope(state: \.alert, action: \.alert))
  }

  private var isInStock: Binding<Bool> {
    Binding {
      store.item.status.isInStock
    } set: {
      store.item.status = $0 ? ItemStatus.inStock(quantity: 1) : .outOfStock(isOnBackOrder: false)
    }
  }

  private var quantity: Binding<Int> {
    Binding {
      store.item.status[case: \.inStock] ?? 0
    } set: {
      store.item.status = ItemStatus.inStock(quantity: $0)
    }
  }

  private var isOnBackOrder: Binding<Bool> {
    Binding {
      store.item.status[case: \.outOfStock] ?? false
    } set: {
      store.item.status = .outOfStock(isOnBackOrder: $0)
    }
  }
}

/// The reason why a field can't be saved, below the field.
struct ProblemText: View {
  let problem: ItemProblem?

  var body: some View {
    if let problem {
      Label(problem.message, systemImage: "exclamationmark.triangle")
        .font(.caption)
        .styleClass("error")
    }
  }
}
