/// Destroys a value while `body` runs, so that what was taken out of it has no second owner, and
/// puts a value back afterwards, also when `body` throws.
///
/// Without this, changing an array in the payload of an enum would copy the whole array, since the
/// enum still holds it too.
@inlinable
package func withoutValue<Value, Result>(
  _ value: inout Value,
  _ body: () throws -> Result,
  restoring restore: () -> Value
) rethrows -> Result {
  try withUnsafeMutablePointer(to: &value) { pointer in
    // Sound because the caller has exclusive access to `value` for the length of this call, so
    // nobody can look at the memory while it is uninitialised, and every way out of this closure
    // initialises it again.
    pointer.deinitialize(count: 1)
    defer { pointer.initialize(to: restore()) }
    return try body()
  }
}
