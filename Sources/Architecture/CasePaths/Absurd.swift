/// A function for payloads that don't exist. It is generic because the compiler warns of a body
/// that can't be reached.
@Sendable
func absurd<Input, Result>(_: Input) -> Result {
  preconditionFailure("There is no value of type Never")
}
