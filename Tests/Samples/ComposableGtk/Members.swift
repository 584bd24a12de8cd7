@Bindable var store: StoreOf<Feature>
var base: some View { EmptyView() }
