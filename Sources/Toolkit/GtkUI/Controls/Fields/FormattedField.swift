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
    return AnyFormattedControl(
      value: binding.wrappedValue.map(format.format) ?? "",
      binding: Binding(
        get: { binding.wrappedValue.map(format.format) ?? "" },
        set: { text in
          let text = text.trimmingCharacters(in: .whitespaces)
          if text.isEmpty {
            binding.wrappedValue = nil
          } else if let value = try? format.parseStrategy.parse(text) {
            if value != binding.wrappedValue { binding.wrappedValue = value }
          }
        }
      ),
      appearance: appearance
    )
  }
}

/// A field that writes its text to the binding when the text is submitted or the field loses the
/// focus. The field then shows the value of the binding as text.
struct AnyFormattedControl: ValueView {
  let value: String
  let binding: Binding<String>
  let appearance: FieldAppearance

  func makeWidget(_ node: ValueNode<Self>) -> Entry {
    let widget = Entry()
    widget.onActivate { [weak node] in
      node?.valueDidChange()
      node?.submit()
    }
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

  func show(_ value: String, in widget: Entry) { widget.replaceText(with: value) }

  func isBeingEdited(_ widget: Entry) -> Bool { widget.containsFocus }
}
