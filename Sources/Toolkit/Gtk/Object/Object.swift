import CGtk

/// A Swift object that owns one reference to a GObject.
///
/// Ownership has no cycles. The creator of a wrapper retains the wrapper, the wrapper retains the
/// GObject with exactly one reference, and GLib retains and frees the boxes of the connected
/// closures. There are no toggle references, so a closure must weakly capture the objects that the
/// closure calls.
///
/// A GObject has at most one wrapper. ``existing(for:)`` returns the wrapper.
///
/// To wrap a type of GTK or of another library that has no wrapper, subclass ``Widget`` or this
/// class.
@MainActor
open class Object {
  /// The instance. Valid as long as the wrapper exists.
  public let pointer: UnsafeMutableRawPointer

  /// The number of wrappers that exist, for tests that check that no wrapper remains at the end.
  package private(set) static var liveCount = 0

  /// Whether wrappers and nodes are also counted by class, for tests that report the remaining
  /// objects.
  package static var tracksClasses = false {
    didSet { if tracksClasses { liveClasses = [:] } }
  }

  /// The change of the number of wrappers of each class since ``tracksClasses`` was set.
  package private(set) static var liveClasses: [String: Int] = [:]

  /// The ownership of the reference that a C function returns.
  public enum Transfer: Sendable {
    /// The call has created the instance, and the reference may be floating, as for all widgets.
    /// The wrapper sinks the reference. The documentation of the C function states "transfer none"
    /// or "transfer floating".
    case floating
    /// The instance has another owner, and the wrapper adds a reference. A floating reference is
    /// not sunk, because the container that receives the instance sinks the reference.
    case none
    /// The caller owns the reference, and transfers the ownership to the wrapper.
    case full

    /// Ensures that the wrapper owns one reference.
    fileprivate func own(_ instance: UnsafeMutableRawPointer) {
      switch self {
      case .floating: g_object_ref_sink(instance)
      case .none: g_object_ref(instance)
      case .full: break
      }
    }
  }

  /// Creates a wrapper of the result of a C function.
  ///
  /// - Parameters:
  ///   - instance: The instance. The initializer traps if the instance is null or already has a
  ///     wrapper.
  ///   - transfer: The ownership of the reference, as stated in the documentation of the C
  ///     function.
  public init(_ instance: UnsafeMutableRawPointer?, transfer: Transfer = .floating) {
    guard let instance else { preconditionFailure("A GObject could not be created.") }
    pointer = instance
    transfer.own(instance)
    registerNew()
  }

  /// Creates a wrapper of an instance of a type whose C structure is private. The initializer traps
  /// if the instance is null or already has a wrapper.
  public init(_ instance: OpaquePointer?, transfer: Transfer = .floating) {
    guard let instance else { preconditionFailure("A GObject could not be created.") }
    pointer = UnsafeMutableRawPointer(instance)
    transfer.own(pointer)
    registerNew()
  }

  private func registerNew() {
    if let other = Self.existing(for: pointer) {
      preconditionFailure(
        """
        The instance already has the wrapper \(other). Use 'Object.existing(for:)', or \
        'Widget.wrapping(_:)' for a widget.
        """
      )
    }
    Self.register(self)
    Object.liveCount += 1
    if Self.tracksClasses { count(1) }
  }

  isolated deinit {
    Object.liveCount -= 1
    if Self.tracksClasses { count(-1) }
    g_object_unref(pointer)
  }

  private func count(_ number: Int) {
    Object.liveClasses["\(type(of: self)) (\(typeName))", default: 0] += number
  }

  /// Returns the instance as a C type whose structure is public.
  ///
  /// Sound because a wrapper class passes only instances of its own C type to its initializers, and
  /// the structure of a GObject begins with the structure of its parent class. A pointer to an
  /// instance is therefore also a pointer to the structure of each ancestor class.
  public func cast<T>(to type: T.Type = T.self) -> UnsafeMutablePointer<T> {
    pointer.assumingMemoryBound(to: type)
  }

  /// The instance as a C type whose structure is private, or as an interface of the instance.
  ///
  /// Sound for the same reason as ``cast(to:)``. The pointer to an interface is the pointer to the
  /// instance.
  public var opaque: OpaquePointer { OpaquePointer(pointer) }

  /// The name of the C type, for messages.
  public var typeName: String { String(cString: cgtk_type_name(pointer)) }
}

extension Object: @MainActor CustomStringConvertible {
  /// The Swift class, the C type and the address of the instance, for messages.
  public var description: String { "\(Self.self)(\(typeName) \(pointer))" }
}

nonisolated extension Object: Hashable {
  /// Returns whether two wrappers are the same object. A GObject has at most one wrapper, so
  /// different wrappers have different instances.
  public static func == (lhs: Object, rhs: Object) -> Bool { lhs === rhs }

  /// Hashes the identity of the wrapper, and not its properties.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(self))
  }
}
