/// A setting that determines whether errors of a `TaskResult` that can't be compared or hashed are
/// reported. `false` while values are compared only to show their difference.
package enum TaskResultErrors {
  @TaskLocal package static var areReported = true
}
