import ComposableArchitecture

/// The label of an item, which fills the window and can be printed.
@Reducer
public struct LabelFeature: Sendable {
  /// The state of the label.
  @ObservableState
  public struct State: Equatable, Sendable {
    /// The item of the label.
    public let item: Item

    /// Creates the state of the label of an item.
    public init(item: Item) {
      self.item = item
    }
  }

  /// The actions of the label.
  public enum Action: Equatable, Sendable {
    /// The user clicks “Edit”. The parent presents the form of the item instead of the label.
    case editButtonTapped
  }

  /// Creates the reducer of a label.
  public init() {}

  /// A reducer that does nothing, because the parent presents the form.
  public var body: some ReducerOf<Self> {
    EmptyReducer()
  }
}
