import GtkUI

/// Steppers, which increment and decrement a value.
struct StepperPage: View {
  @State private var guests = 2
  @State private var size = 1.5
  @State private var letter = 0

  private let letters = Array("ABCDEFG").map(String.init)

  var body: some View {
    Form {
      Section("With a range") {
        Stepper("Guests", value: $guests, in: 1...8, format: .number)
        Stepper("Size", value: $size, in: 0.5...3, step: 0.5, format: .number)
      }
      Section("With actions") {
        Stepper(
          "Letter: \(letters[letter])",
          onIncrement: letter + 1 < letters.count ? increment : nil,
          onDecrement: letter > 0 ? decrement : nil
        )
      }
      Section("Disabled, and with a long label") {
        Stepper("Disabled", value: .constant(1), in: 0...2, format: .number).disabled()
        Stepper(SampleText.paragraph, value: $guests, in: 1...8, format: .number)
      }
    }
  }

  private func increment() { letter += 1 }

  private func decrement() { letter -= 1 }
}
