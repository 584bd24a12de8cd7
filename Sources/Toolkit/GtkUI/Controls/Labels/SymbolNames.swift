/// Icons of the theme for names that apps on other systems give them.
///
/// A name that the theme has itself means that. These are for those that it hasn't, so that views
/// written elsewhere show something of the kind.
enum SymbolNames {
  /// The icon for a name, without regard to a variant that a theme doesn't tell apart, such as
  /// `.fill` or `.circle`; `nil` if there is none known.
  static func icon(for name: String) -> String? {
    if let icon = icons[name] { return icon }
    var parts = name.split(separator: ".")
    while parts.count > 1, let last = parts.last, variants.contains(last) {
      parts.removeLast()
      if let icon = icons[parts.joined(separator: ".")] { return icon }
    }
    return nil
  }

  private static let variants: Set<Substring> = ["fill", "circle", "square", "rectangle"]

  static let icons: [String: String] = [
    "alarm": "alarm-symbolic",
    "arrow.clockwise": "view-refresh-symbolic",
    "arrow.counterclockwise": "edit-undo-symbolic",
    "arrow.down": "go-down-symbolic",
    "arrow.left": "go-previous-symbolic",
    "arrow.right": "go-next-symbolic",
    "arrow.up": "go-up-symbolic",
    "arrow.uturn.backward": "edit-undo-symbolic",
    "arrow.uturn.forward": "edit-redo-symbolic",
    "bell": "preferences-system-notifications-symbolic",
    "bookmark": "user-bookmarks-symbolic",
    "calendar": "x-office-calendar-symbolic",
    "camera": "camera-photo-symbolic",
    "checkmark": "object-select-symbolic",
    "chevron.backward": "go-previous-symbolic",
    "chevron.down": "pan-down-symbolic",
    "chevron.forward": "go-next-symbolic",
    "chevron.left": "go-previous-symbolic",
    "chevron.right": "go-next-symbolic",
    "chevron.up": "pan-up-symbolic",
    "clock": "document-open-recent-symbolic",
    "doc": "text-x-generic-symbolic",
    "doc.on.clipboard": "edit-paste-symbolic",
    "doc.on.doc": "edit-copy-symbolic",
    "doc.text": "text-x-generic-symbolic",
    "ellipsis": "view-more-symbolic",
    "envelope": "mail-unread-symbolic",
    "exclamationmark": "dialog-warning-symbolic",
    "exclamationmark.triangle": "dialog-warning-symbolic",
    "eye": "view-reveal-symbolic",
    "eye.slash": "view-conceal-symbolic",
    "folder": "folder-symbolic",
    "gear": "emblem-system-symbolic",
    "gearshape": "emblem-system-symbolic",
    "globe": "web-browser-symbolic",
    "heart": "emblem-favorite-symbolic",
    "house": "user-home-symbolic",
    "info": "dialog-information-symbolic",
    "keyboard": "input-keyboard-symbolic",
    "line.3.horizontal": "open-menu-symbolic",
    "list.bullet": "view-list-symbolic",
    "location": "find-location-symbolic",
    "lock": "changes-prevent-symbolic",
    "lock.open": "changes-allow-symbolic",
    "magnifyingglass": "edit-find-symbolic",
    "mappin": "mark-location-symbolic",
    "mic": "audio-input-microphone-symbolic",
    "minus": "list-remove-symbolic",
    "moon": "weather-clear-night-symbolic",
    "paperclip": "mail-attachment-symbolic",
    "paperplane": "mail-send-symbolic",
    "pause": "media-playback-pause-symbolic",
    "pencil": "document-edit-symbolic",
    "person": "avatar-default-symbolic",
    "person.2": "system-users-symbolic",
    "person.3": "system-users-symbolic",
    "phone": "call-start-symbolic",
    "photo": "image-x-generic-symbolic",
    "play": "media-playback-start-symbolic",
    "plus": "list-add-symbolic",
    "printer": "printer-symbolic",
    "questionmark": "dialog-question-symbolic",
    "scissors": "edit-cut-symbolic",
    "speaker.slash": "audio-volume-muted-symbolic",
    "speaker.wave.1": "audio-volume-low-symbolic",
    "speaker.wave.2": "audio-volume-medium-symbolic",
    "speaker.wave.3": "audio-volume-high-symbolic",
    "square.and.arrow.down": "document-save-symbolic",
    "square.and.arrow.up": "send-to-symbolic",
    "square.and.pencil": "document-edit-symbolic",
    "square.grid.2x2": "view-grid-symbolic",
    "star": "non-starred-symbolic",
    "star.fill": "starred-symbolic",
    "stop": "media-playback-stop-symbolic",
    "sun.max": "weather-clear-symbolic",
    "trash": "user-trash-symbolic",
    "wifi": "network-wireless-symbolic",
    "wifi.slash": "network-offline-symbolic",
    "xmark": "window-close-symbolic",
    "xmark.octagon": "dialog-error-symbolic",
  ]
}
