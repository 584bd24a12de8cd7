/// A function for payloads that do not exist. The function is generic because the compiler warns
/// about a body that is never executed.
@Sendable
func absurd<Input, Result>(_: Input) -> Result {
  preconditionFailure("There is no value of type Never")
}
