/// Destroys a value while `body` runs, so that a part that was moved out of the value has no second
/// owner, and initialises the value again afterwards, even if `body` throws.
///
/// Without this function, changing an array in the payload of an enum would copy the whole array,
/// because the enum would still retain the array.
@inlinable
package func withoutValue<Value, Result>(
  _ value: inout Value,
  _ body: () throws -> Result,
  restoring restore: () -> Value
) rethrows -> Result {
  try withUnsafeMutablePointer(to: &value) { pointer in
    // Sound because the caller has exclusive access to `value` during this call, so no other code
    // can read the memory while it is uninitialised, and every path out of this closure initialises
    // the memory again.
    pointer.deinitialize(count: 1)
    defer { pointer.initialize(to: restore()) }
    return try body()
  }
}
