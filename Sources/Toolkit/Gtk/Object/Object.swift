import CGtk

/// A Swift object that owns one reference to a GObject.
///
/// Ownership is a chain without cycles: whoever made the wrapper holds it; the wrapper holds
/// exactly one reference; GLib holds the boxes of the connected closures and frees them. There are
/// no toggle references, so closures must hold what they call weakly.
///
/// There is at most one wrapper for a GObject: ``existing(for:)`` returns the wrapper.
///
/// Subclass ``Widget``, or this class, to wrap a type of GTK or of another library that has no wrapper.
@MainActor
open class Object {
  /// The instance. Valid for as long as the wrapper lives.
  public let pointer: UnsafeMutableRawPointer

  /// How many wrappers are alive, for tests that expect to be back at the baseline.
  public private(set) static var liveCount = 0

  /// Whether wrappers and nodes are counted by their classes too, for tests that say what is left.
  package static var tracksClasses = false {
    didSet { if tracksClasses { liveClasses = [:] } }
  }

  /// How many of each class more there are than when ``tracksClasses`` was set.
  package private(set) static var liveClasses: [String: Int] = [:]

  /// Who owns the reference of an instance that a C function returns.
  public enum Transfer: Sendable {
    /// The call has created the instance, and the reference may be floating, as for all widgets: the
    /// wrapper sinks the reference ("transfer none" or "transfer floating" of a constructor).
    case floating
    /// The instance has another owner: the wrapper adds a reference. A floating reference is not
    /// sunk, because the container that receives the instance sinks the reference.
    case none
    /// The caller owns the reference, and hands it to the wrapper.
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
  ///   - instance: The instance. The program stops if it is null, or if it has a wrapper already.
  ///   - transfer: The owner of the reference, as the documentation of the C function states it.
  public init(_ instance: UnsafeMutableRawPointer?, transfer: Transfer = .floating) {
    guard let instance else { preconditionFailure("A GObject could not be created.") }
    pointer = instance
    transfer.own(instance)
    registerNew()
  }

  /// Creates a wrapper of an instance of a type whose C structure is private.
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
        \(other) exists already. Use 'Object.existing(for:)', or 'Widget.wrapping(_:)' for a widget.
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

  /// The instance as a C type whose structure is public.
  ///
  /// Sound because a wrapper class passes only instances of its own C type to its initialisers,
  /// and a GObject's structure begins with its parent's: a pointer to it is one to each ancestor.
  public func cast<T>(to type: T.Type = T.self) -> UnsafeMutablePointer<T> {
    pointer.assumingMemoryBound(to: type)
  }

  /// The instance as a C type whose structure is private, or as one of its interfaces.
  ///
  /// Sound for the same reason; an interface's pointer is the instance's own.
  public var opaque: OpaquePointer { OpaquePointer(pointer) }

  /// The name of the C type, for messages.
  public var typeName: String { String(cString: cgtk_type_name(pointer)) }
}

extension Object: @MainActor CustomStringConvertible {
  public var description: String { "\(Self.self)(\(typeName) \(pointer))" }
}

nonisolated extension Object: Hashable {
  public static func == (lhs: Object, rhs: Object) -> Bool { lhs === rhs }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(self))
  }
}
