import Foundation
import Gtk

/// A field for a value of any type that is shown as text.
@MainActor
protocol FormattedField {
  /// Returns a new control for the field, with the current value of the binding.
  func control(_ appearance: FieldAppearance) -> AnyFormattedControl
}

struct FormattedFieldOf<F: ParseableFormatStyle>: FormattedField
where F.FormatOutput == String, F.Strategy.ParseInput == String, F.FormatInput: Equatable {
  let binding: Binding<F.FormatInput?>
  let format: F

  func control(_ appearance: FieldAppearance) -> AnyFormattedControl {
    let format = format
    let parser = WholeTextParser(format: format)
    return AnyFormattedControl(
      value: binding.wrappedValue.map(format.format) ?? "",
      binding: binding.converted(
        get: { binding.wrappedValue.map(format.format) ?? "" },
        set: { text in
          let text = text.trimmingCharacters(in: .whitespaces)
          if text.isEmpty {
            binding.wrappedValue = nil
          } else if let value = parser.parse(text) {
            let value = keepingOffset(in: value)
            if value != binding.wrappedValue { binding.wrappedValue = value }
          }
        }
      ),
      canRead: { text in
        let text = text.trimmingCharacters(in: .whitespaces)
        return text.isEmpty || parser.parse(text) != nil
      },
      appearance: appearance
    )
  }

  /// Returns the other date of the same text, if the bound date has its offset.
  private func keepingOffset(in value: F.FormatInput) -> F.FormatInput {
    guard
      let format = format as? any FormatWithRepeatedHour,
      let old = binding.wrappedValue as? Date,
      let new = value as? Date,
      let date = format.keepingOffset(of: old, in: new) as? F.FormatInput
    else { return value }
    return date
  }
}

/// A field that writes its text to the binding when the text is submitted, when the field loses the
/// focus, and before any other action of the user. The field then shows the binding's value. A text
/// that can't be read stays, and is marked as invalid until it can be read, the value changes, or
/// the field shows the property of another object.
struct AnyFormattedControl: ValueView {
  let value: String
  let binding: Binding<String>
  /// Returns whether a text is empty or can be parsed.
  let canRead: (String) -> Bool
  let appearance: FieldAppearance

  func makeWidget(_ node: ValueNode<Self>) -> Entry {
    let widget = Entry()
    widget.onChanged { [weak node, weak widget] in
      guard let node, let widget else { return }
      node.valueIsBeingEdited()
      if widget.isMarkedAsInvalid, node.view.canRead(widget.text) {
        widget.isMarkedAsInvalid = false
      }
    }
    widget.onActivate { [weak node] in
      node?.valueDidChange()
      node?.submit()
    }
    widget.onCompositionEnded { [weak node] in node?.compositionDidEnd() }
    let focus = EventControllerFocus()
    focus.onLeave { [weak node] in
      // The field also loses the focus when an update removes the field. The binding must not be
      // written during the update.
      UpdateScheduler.shared.afterUpdates { node?.valueDidChange() }
    }
    widget.addController(focus)
    return widget
  }

  func updateWidget(_ widget: Entry, from old: Self?, _ environment: EnvironmentValues) {
    appearance.update(widget, from: old?.appearance, environment)
  }

  func value(of widget: Entry) -> String { widget.text }

  func isComposing(in widget: Entry) -> Bool { widget.isComposing }

  func show(_ value: String, in widget: Entry) {
    widget.replaceText(with: value)
    widget.isMarkedAsInvalid = false
  }

  func isBeingEdited(_ widget: Entry) -> Bool { widget.containsFocus || widget.isMarkedAsInvalid }

  func accepts(_ text: String, in widget: Entry) -> Bool {
    widget.isMarkedAsInvalid = !canRead(text)
    return !widget.isMarkedAsInvalid
  }
}

extension Entry {
  /// The style class of an invalid text. An app can set the class `error` itself.
  private static let invalidClass = "invalid-text"

  /// Whether the text is shown as an error, and whether screen readers call it invalid.
  fileprivate var isMarkedAsInvalid: Bool {
    get { hasCSSClass(Self.invalidClass) }
    set {
      guard newValue != isMarkedAsInvalid else { return }
      if newValue { addCSSClass(Self.invalidClass) } else { removeCSSClass(Self.invalidClass) }
      setAccessibleInvalid(newValue)
    }
  }
}
