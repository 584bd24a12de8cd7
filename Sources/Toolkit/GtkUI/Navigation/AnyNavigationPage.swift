import Gtk

/// A page with content of any type.
@MainActor
protocol AnyNavigationPage: AnyObject {
  var context: PageContext { get }
  var widget: Bin { get }
  var anyNode: AnyNode { get }

  func describe(_ title: String)
  func storeFocus(of window: Gtk.Window?) -> Bool
  func restoreFocus() -> Bool
}

extension NavigationPage: AnyNavigationPage {}
