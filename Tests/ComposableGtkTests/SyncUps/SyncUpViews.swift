import ComposableGtk

struct SyncUpsAppView: View {
  @Bindable var store: StoreOf<SyncUpsApp>

  var body: some View {
    NavigationStack(path: $store.scope(state: \.path, action: \.path)) {
      List {
        ForEach(store.syncUps) { syncUp in
          NavigationLink(
            state: SyncUpsApp.Path.State.detail(SyncUpDetail.State(syncUp: syncUp))
          ) {
            CardView(syncUp: syncUp)
          }
        }
      }
      .toolbar {
        Button("Add") { store.send(.addButtonTapped, animation: .default) }
      }
      .navigationTitle("Daily Sync-ups")
      .sheet(item: $store.scope(state: \.add, action: \.add)) { addStore in
        NavigationStack {
          SyncUpFormView(store: addStore)
            .navigationTitle("New sync-up")
            .toolbar {
              ToolbarItem(placement: .confirmationAction) {
                Button("Save") { store.send(.confirmAddButtonTapped) }
              }
            }
        }
      }
    } destination: { store in
      switch store.case {
      case .detail(let store): SyncUpDetailView(store: store)
      case .record(let store): RecordMeetingView(store: store)
      }
    }
  }
}

struct CardView: View {
  let syncUp: SyncUp

  var body: some View {
    VStack(alignment: .leading) {
      Text(syncUp.title).font(.headline)
      Label("\(syncUp.attendees.count)", systemImage: "person.3").font(.caption)
    }
    .padding()
    .foregroundColor(syncUp.theme.accentColor)
    .background(syncUp.theme.mainColor)
    .cornerRadius(8)
  }
}

struct SyncUpFormView: View {
  @Bindable var store: StoreOf<SyncUpForm>
  @FocusState var focus: SyncUpForm.State.Field?

  var body: some View {
    Form {
      Section {
        TextField("Title", text: $store.syncUp.title)
          .focused($focus, equals: .title)
        HStack {
          Slider(value: $store.syncUp.minutes, in: 5...30, step: 1) { Text("Length") }
          Spacer()
          Text("\(Int(store.syncUp.minutes)) min")
        }
        Picker("Theme", selection: $store.syncUp.theme) {
          ForEach(Theme.allCases) { theme in
            Text(theme.rawValue).tag(theme)
          }
        }
      } header: {
        Text("Sync-up Info")
      }
      Section {
        ForEach($store.syncUp.attendees) { $attendee in
          TextField("Name", text: $attendee.name)
            .focused($focus, equals: .attendee(attendee.id))
            .textInputAutocapitalization(.words)
        }
        Button("New attendee") { store.send(.addAttendeeButtonTapped) }
      } header: {
        Text("Attendees")
      }
    }
    .bind($store.focus, to: $focus)
  }
}

struct SyncUpDetailView: View {
  @Bindable var store: StoreOf<SyncUpDetail>

  var body: some View {
    List {
      Section {
        NavigationLink(
          state: SyncUpsApp.Path.State.record(RecordMeeting.State(syncUp: store.syncUp))
        ) {
          Label("Start Meeting", systemImage: "timer").font(.headline)
        }
        Text(store.syncUp.theme.rawValue)
          .padding(4)
          .foregroundColor(store.syncUp.theme.accentColor)
          .background(store.syncUp.theme.mainColor)
          .cornerRadius(4)
      } header: {
        Text("Sync-up Info")
      }
      Section {
        ForEach(store.syncUp.attendees) { attendee in
          Label(attendee.name, systemImage: "person")
        }
      } header: {
        Text("Attendees")
      }
      Section {
        Button("Delete", role: .destructive) { store.send(.deleteButtonTapped) }
      }
    }
    .toolbar {
      Button("Edit") { store.send(.editButtonTapped) }
    }
    .navigationTitle(store.syncUp.title)
    .alert($store.scope(state: \.destination?.alert, action: \.destination.alert))
    .sheet(
      item: $store.scope(state: \.destination, action: \.destination).edit
    ) { editStore in
      NavigationStack {
        SyncUpFormView(store: editStore)
          .navigationTitle(store.syncUp.title)
          .toolbar {
            ToolbarItem(placement: .cancellationAction) {
              Button("Cancel") { store.send(.cancelEditButtonTapped) }
            }
            ToolbarItem(placement: .confirmationAction) {
              Button("Done") { store.send(.doneEditingButtonTapped) }
            }
          }
      }
    }
  }
}

struct RecordMeetingView: View {
  @Bindable var store: StoreOf<RecordMeeting>

  var body: some View {
    ZStack {
      RoundedRectangle(cornerRadius: 16)
        .fill(store.syncUp.theme.mainColor)
      VStack {
        ProgressView(value: Double(store.secondsElapsed), total: store.syncUp.minutes * 60)
        Text("\(store.secondsElapsed) s").font(.body.monospacedDigit())
      }
    }
    .padding()
    .foregroundColor(store.syncUp.theme.accentColor)
    .navigationTitle("Meeting")
    .navigationBarTitleDisplayMode(.inline)
    .toolbar {
      ToolbarItem(placement: .cancellationAction) {
        Button("End meeting") { store.send(.endMeetingButtonTapped) }
      }
    }
    .navigationBarBackButtonHidden(true)
    .alert($store.scope(state: \.alert, action: \.alert))
    .task { await store.send(.onTask).finish() }
  }
}
