/// Embeds a payload of type `Never`. The function is never called, because such a payload does not
/// exist. The parameter is generic because the compiler warns about the body of a function with a
/// parameter of type `Never`.
@Sendable
func embedNever<Input, Result>(_: Input) -> Result {
  preconditionFailure("There is no value of type Never")
}
