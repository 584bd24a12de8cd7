import ComposableGtk
import MailFeature

extension MailLocation {
  /// The column as the split view describes it.
  var splitColumn: NavigationSplitViewColumn {
    get {
      switch column {
      case .folders: .sidebar
      case .messages: .content
      case .message: .detail
      }
    }
    set {
      column =
        switch newValue {
        case .sidebar: .folders
        case .content: .messages
        default: .message
        }
    }
  }

  /// The visible columns as the split view describes them.
  var splitVisibility: NavigationSplitViewVisibility {
    get { showsFolders ? .all : .doubleColumn }
    set { showsFolders = newValue != .doubleColumn && newValue != .detailOnly }
  }
}
