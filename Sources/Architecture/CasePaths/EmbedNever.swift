/// The function that embeds a payload of type `Never`. The function is never called, because there
/// is no such payload. The function is generic because the compiler warns about a body that is
/// never executed.
@Sendable
func embedNever<Input, Result>(_: Input) -> Result {
  preconditionFailure("There is no value of type Never")
}
