import Gtk

/// A view that explains why there is no content, and offers actions.
///
/// ```swift
/// ContentUnavailableView(
///   "No Standups",
///   systemImage: "x-office-calendar",
///   description: Text("Add one to get going.")
/// )
/// ```
///
/// The view fills the available space, and centres its content.
public struct ContentUnavailableView<Title: View, Description: View, Actions: View>: View {
  private let label: Title
  private let description: Description
  private let actions: Actions

  /// Creates a view with an explanation and actions.
  ///
  /// - Parameters:
  ///   - label: The title. The icon of a `Label` is large, and above the title.
  ///   - description: The explanation, in the dimmed colour of secondary text.
  ///   - actions: The views below the explanation, usually buttons.
  public init(
    @ViewBuilder label: () -> Title,
    @ViewBuilder description: () -> Description,
    @ViewBuilder actions: () -> Actions
  ) {
    self.label = label()
    self.description = description()
    self.actions = actions()
  }

  /// A centred column with the label, the description and the actions.
  public var body: some View {
    VStack(spacing: 0) {
      Spacer()
      VStack(spacing: 12) {
        label
          .environment(\.isLabelStacked, true)
          .font(.title)
        description
          .foregroundStyle(.secondary)
        actions
      }
      .padding(.all, 24)
      Spacer()
    }
    .expanded()
    .environment(\.multilineTextAlignment, .center)
  }
}

extension ContentUnavailableView where Actions == EmptyView {
  /// Creates a view with an explanation and without actions.
  public init(
    @ViewBuilder label: () -> Title,
    @ViewBuilder description: () -> Description
  ) {
    self.init(label: label, description: description, actions: { EmptyView() })
  }
}

extension ContentUnavailableView where Description == EmptyView, Actions == EmptyView {
  /// Creates a view with a title, and without an explanation and actions.
  public init(@ViewBuilder label: () -> Title) {
    self.init(label: label, description: { EmptyView() })
  }
}

extension ContentUnavailableView
where Title == Label<Text, Image>, Description == Text?, Actions == EmptyView {
  /// Creates a view with an icon, a title and an explanation.
  ///
  /// - Parameters:
  ///   - title: The text below the icon.
  ///   - name: The name of an icon or a symbol. See `Image(systemName:)`.
  ///   - description: The explanation. If `nil`, there is no explanation.
  public init(
    _ title: some StringProtocol,
    systemImage name: String,
    description: Text? = nil
  ) {
    self.init(
      label: { Label(title, systemImage: name) },
      description: { description },
      actions: { EmptyView() }
    )
  }

  /// The view for a search without results.
  public static var search: Self {
    Self(
      ToolkitWord.noResults.text,
      systemImage: "edit-find",
      description: Text(ToolkitWord.tryAnotherSearch.text)
    )
  }

  /// The view for a search for `text` without results.
  public static func search(text: String) -> Self {
    Self(
      ToolkitWord.noResultsFor.text(text),
      systemImage: "edit-find",
      description: Text(ToolkitWord.checkSpelling.text)
    )
  }
}
