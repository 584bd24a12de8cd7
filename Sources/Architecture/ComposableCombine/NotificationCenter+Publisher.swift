#if Combine
  import ConcurrencyExtras
  import Foundation
  import OpenCombine

  extension NotificationCenter {
    /// Returns a publisher of the notifications with a name.
    ///
    /// - Parameters:
    ///   - name: The name of the notifications.
    ///   - object: The object that posts the notifications, or `nil` for any object.
    /// - Returns: A publisher that observes the notification center for each of its subscribers.
    public func publisher(for name: Notification.Name, object: AnyObject? = nil) -> Publisher {
      Publisher(center: self, name: name, object: object)
    }

    /// A publisher of the notifications with a name.
    public struct Publisher: OpenCombine.Publisher {
      /// The published values are notifications.
      public typealias Output = Notification
      /// The publisher does not fail.
      public typealias Failure = Never

      /// The notification center.
      public let center: NotificationCenter
      /// The name of the notifications.
      public let name: Notification.Name
      /// The object that posts the notifications, or `nil` for any object.
      public let object: AnyObject?

      /// Creates a publisher. See `NotificationCenter.publisher(for:object:)`.
      public init(center: NotificationCenter, name: Notification.Name, object: AnyObject? = nil) {
        self.center = center
        self.name = name
        self.object = object
      }

      /// Observes the notification center until the subscription of the subscriber is cancelled.
      public func receive<Downstream: Subscriber<Notification, Never>>(subscriber: Downstream) {
        let subject = PassthroughSubject<Notification, Never>()
        // Safe, because a notification center calls its observers on the threads that post, as
        // Combine's publisher does.
        nonisolated(unsafe) let notifications = subject
        let token = center.addObserver(forName: name, object: object, queue: nil) {
          notifications.send($0)
        }
        subject
          .handleEvents(receiveCancel: { [center] in center.removeObserver(token) })
          .receive(subscriber: subscriber)
      }
    }
  }
#endif
