import Foundation
import Gtk

/// A view that shows read-only text. The text is shown verbatim, and markup isn't interpreted.
///
/// ```swift
/// Text("Counters")
///   .font(.title)
/// Text("Total: ") + Text("\(count)").bold().monospacedDigit()
/// ```
///
/// Long text wraps, at word boundaries if possible; see `lineLimit(_:)`. The environment determines
/// the font and the colour that the text doesn't set.
public struct Text: View, Equatable {
  /// This view has no body, because `makeNode(_:)` creates its node.
  public typealias Body = Never

  /// A part of a text with uniform style.
  struct Run: Equatable {
    var text: String
    var style = TextStyle()
  }

  private(set) var runs: [Run]
  private(set) var wrapsOnlyAtWords = false

  /// Creates a text that is shown verbatim. Markup and format specifiers have no meaning.
  public init(_ content: some StringProtocol) {
    runs = [Run(text: String(content))]
  }

  /// Creates a text that is shown verbatim, like ``init(_:)``.
  public init(verbatim content: String) {
    runs = [Run(text: content)]
  }

  /// Creates a text that shows a value in a format.
  ///
  /// ```swift
  /// Text(price, format: .currency(code: "EUR"))
  /// ```
  public init<F: FormatStyle>(_ input: F.FormatInput, format: F) where F.FormatOutput == String {
    self.init(verbatim: format.format(input))
  }

  /// Concatenates two texts. Each text retains its style, and the result wraps as one text.
  public static func + (lhs: Text, rhs: Text) -> Text {
    var text = lhs
    text.runs += rhs.runs
    text.wrapsOnlyAtWords = lhs.wrapsOnlyAtWords || rhs.wrapsOnlyAtWords
    return text
  }

  /// Returns a text that never wraps within a word or a number. The minimum width is the width of
  /// the longest word.
  public func wrappingAtWords() -> Self {
    var text = self
    text.wrapsOnlyAtWords = true
    return text
  }

  /// The characters of the text, without style.
  public var plainText: String { runs.map(\.text).joined() }

  /// Creates the node that shows the text in a `GtkLabel`.
  public func makeNode(_ context: NodeContext) -> Node<Self> {
    TextNode(self, context)
  }

  /// Returns the text with the properties that `change` sets. A part that already sets a property
  /// retains its own value.
  func styled(_ change: (inout TextStyle) -> Void) -> Self {
    var addition = TextStyle()
    change(&addition)
    var text = self
    for index in text.runs.indices {
      text.runs[index].style = text.runs[index].style.merging(addition)
    }
    return text
  }
}
