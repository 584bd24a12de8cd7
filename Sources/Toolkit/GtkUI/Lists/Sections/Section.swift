/// A group of views with a header above the views and a footer below the views.
///
/// ```swift
/// Section("Sound") {
///   Toggle("Mute", isOn: $isMuted)
/// }
/// ```
///
/// In a `List`, the views are rows of the list, and the header is a row that can't be selected. In
/// a `Form`, the views are in a box. In other containers, the header, the views and the footer are
/// adjacent children of the container. In a menu, the views are items between two separators, below
/// the header, and the footer isn't shown.
///
/// Screen readers describe a header that is text as a heading.
public struct Section<Header: View, Content: View, Footer: View>: View {
  @Environment(\.sectionLayout) private var layout
  @Environment(\.menu) private var menu
  let header: Header
  let content: Content
  let footer: Footer

  /// Creates a section with a header and a footer that already exist as views.
  public init(header: Header, footer: Footer, @ViewBuilder content: () -> Content) {
    self.header = header
    self.content = content()
    self.footer = footer
  }

  /// Creates a section with a header and a footer. In a menu, the footer isn't shown.
  public init(
    @ViewBuilder content: () -> Content,
    @ViewBuilder header: () -> Header,
    @ViewBuilder footer: () -> Footer
  ) {
    self.init(header: header(), footer: footer(), content: content)
  }

  /// The header, the content and the footer, arranged for the list, the form or the menu that
  /// contains the section.
  public var body: some View {
    if menu != nil {
      MenuBranch(kind: .section, title: nil, label: header, content: content)
    } else if layout == .boxed {
      VStack(alignment: .fill, spacing: 6) {
        SectionText(isHeader: true, content: header)
        SectionBox(content: content)
        SectionText(isHeader: false, content: footer)
      }
      .styleClass(FormSection.styleClass)
    } else {
      SectionText(isHeader: true, content: header)
      content
      SectionText(isHeader: false, content: footer)
    }
  }
}

extension Section where Header == EmptyView, Footer == EmptyView {
  /// Creates a section with neither a header nor a footer. In a form, the views are in a box. In a
  /// menu, the views are between two separators.
  public init(@ViewBuilder content: () -> Content) {
    self.init(header: EmptyView(), footer: EmptyView(), content: content)
  }
}

extension Section where Header == Text, Footer == EmptyView {
  /// Creates a section with a text as its header.
  public init(_ title: some StringProtocol, @ViewBuilder content: () -> Content) {
    self.init(header: Text(title), footer: EmptyView(), content: content)
  }
}

extension Section where Footer == EmptyView {
  /// Creates a section with a header and without a footer.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder header: () -> Header) {
    self.init(header: header(), footer: EmptyView(), content: content)
  }

  /// Creates a section with a header that already exists as a view, and without a footer.
  public init(header: Header, @ViewBuilder content: () -> Content) {
    self.init(header: header, footer: EmptyView(), content: content)
  }
}

extension Section where Header == EmptyView {
  /// Creates a section with a footer and without a header.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder footer: () -> Footer) {
    self.init(header: EmptyView(), footer: footer(), content: content)
  }

  /// Creates a section with a footer that already exists as a view, and without a header.
  public init(footer: Footer, @ViewBuilder content: () -> Content) {
    self.init(header: EmptyView(), footer: footer, content: content)
  }
}
