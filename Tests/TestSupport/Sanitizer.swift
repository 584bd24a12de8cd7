import Foundation

/// A sanitizer, with which the tests were compiled.
public enum Sanitizer {
  /// Whether AddressSanitizer or ThreadSanitizer is active. A sanitizer has its own allocation
  /// functions and its own memory layout.
  public static var isActive: Bool {
    ["__asan_init", "__tsan_init"].contains { (name: String) in dlsym(nil, name) != nil }
  }
}
