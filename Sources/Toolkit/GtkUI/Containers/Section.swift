/// Views that belong together, with what is said above them and below.
///
/// ```swift
/// Section("Sound") {
///   Toggle("Mute", isOn: $isMuted)
/// }
/// ```
///
/// In a `List` its views are rows of the list, and the header is one that can't be selected; in a
/// `Form` they are in a box. Elsewhere header, views and footer are placed by the container around,
/// one after the other. In a menu they are items between two lines, below the header; a menu has no
/// footers.
///
/// A header that is text is a heading to a screen reader.
public struct Section<Header: View, Content: View, Footer: View>: View {
  @Environment(\.sectionLayout) private var layout
  @Environment(\.menu) private var menu
  let header: Header
  let content: Content
  let footer: Footer

  public init(header: Header, footer: Footer, @ViewBuilder content: () -> Content) {
    self.header = header
    self.content = content()
    self.footer = footer
  }

  public init(
    @ViewBuilder content: () -> Content,
    @ViewBuilder header: () -> Header,
    @ViewBuilder footer: () -> Footer
  ) {
    self.init(header: header(), footer: footer(), content: content)
  }

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
  public init(@ViewBuilder content: () -> Content) {
    self.init(header: EmptyView(), footer: EmptyView(), content: content)
  }
}

extension Section where Header == Text, Footer == EmptyView {
  /// A section with a text above it.
  public init(_ title: some StringProtocol, @ViewBuilder content: () -> Content) {
    self.init(header: Text(title), footer: EmptyView(), content: content)
  }
}

extension Section where Footer == EmptyView {
  public init(@ViewBuilder content: () -> Content, @ViewBuilder header: () -> Header) {
    self.init(header: header(), footer: EmptyView(), content: content)
  }

  public init(header: Header, @ViewBuilder content: () -> Content) {
    self.init(header: header, footer: EmptyView(), content: content)
  }
}

extension Section where Header == EmptyView {
  public init(@ViewBuilder content: () -> Content, @ViewBuilder footer: () -> Footer) {
    self.init(header: EmptyView(), footer: footer(), content: content)
  }

  public init(footer: Footer, @ViewBuilder content: () -> Content) {
    self.init(header: EmptyView(), footer: footer, content: content)
  }
}
