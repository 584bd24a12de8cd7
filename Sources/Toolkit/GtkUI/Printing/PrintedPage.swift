import Foundation
import Gtk

/// The content of a page that a printer prints.
///
/// ```swift
/// let page = PrintedPage(spacing: 24) {
///   PrintedPage.circle(.blue, diameter: 36)
///   PrintedPage.text("Keyboard", size: 48, weight: .bold)
///   PrintedPage.text("12 in stock", size: 24)
/// }
/// ```
///
/// The elements are printed from top to bottom, in black on white, in the middle of the page. If
/// the elements are higher than the page, all elements are reduced until the elements fit. All
/// lengths are in points, of which an inch has 72.
///
/// SwiftUI has no such type. There, an app renders a view with `ImageRenderer`.
public struct PrintedPage: Equatable, Sendable {
  /// An element of a page. The functions of ``PrintedPage`` create elements.
  public struct Element: Equatable, Sendable {
    let printed: PrintedElement
  }

  let elements: [Element]
  let spacing: Double

  /// Creates a page.
  ///
  /// - Parameters:
  ///   - spacing: The space between two elements, in points.
  ///   - content: The elements, from top to bottom.
  public init(spacing: Double = 18, @PrintedPageBuilder content: () -> [Element]) {
    self.spacing = spacing
    elements = content()
  }

  /// Returns a text that is centered and wraps at the width of the page.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - size: The size of the font, in points.
  ///   - weight: The weight of the font. Weights from `semibold` are printed in bold.
  /// - Returns: The element.
  public static func text(
    _ text: some StringProtocol,
    size: Double = 12,
    weight: Font.Weight = .regular
  ) -> Element {
    let isBold = weight.rawValue >= Font.Weight.semibold.rawValue
    return Element(printed: .text(String(text), size: size, isBold: isBold))
  }

  /// Returns a picture that keeps its aspect ratio.
  ///
  /// - Parameters:
  ///   - data: The content of a picture file. A picture that can't be read is not printed.
  ///   - maxHeight: The largest height of the picture, in points. The picture is at most as wide as
  ///     the page.
  /// - Returns: The element.
  public static func image(_ data: Data, maxHeight: Double) -> Element {
    Element(printed: .picture(data, maximumHeight: maxHeight))
  }

  /// Returns a circle in a color, with a thin gray outline.
  ///
  /// - Parameters:
  ///   - color: The color.
  ///   - diameter: The diameter, in points.
  /// - Returns: The element.
  public static func circle(_ color: Color, diameter: Double) -> Element {
    Element(printed: .circle(color.rgba, diameter: diameter))
  }

  @MainActor var column: PrintedColumn {
    PrintedColumn(elements.map(\.printed), spacing: spacing)
  }
}

/// A result builder of the elements of a ``PrintedPage``.
@resultBuilder
public enum PrintedPageBuilder {
  /// Returns the elements of an expression.
  public static func buildExpression(_ element: PrintedPage.Element) -> [PrintedPage.Element] {
    [element]
  }

  /// Returns the elements of several expressions, in their order.
  public static func buildBlock(_ elements: [PrintedPage.Element]...) -> [PrintedPage.Element] {
    elements.flatMap(\.self)
  }

  /// Returns the elements of an `if` statement without `else`.
  public static func buildOptional(_ elements: [PrintedPage.Element]?) -> [PrintedPage.Element] {
    elements ?? []
  }

  /// Returns the elements of the first branch.
  public static func buildEither(first elements: [PrintedPage.Element]) -> [PrintedPage.Element] {
    elements
  }

  /// Returns the elements of the second branch.
  public static func buildEither(second elements: [PrintedPage.Element]) -> [PrintedPage.Element] {
    elements
  }

  /// Returns the elements of a loop.
  public static func buildArray(_ elements: [[PrintedPage.Element]]) -> [PrintedPage.Element] {
    elements.flatMap(\.self)
  }
}
