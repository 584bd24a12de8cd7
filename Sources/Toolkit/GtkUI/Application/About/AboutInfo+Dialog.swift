import Gtk

extension AboutInfo {
  /// Creates a window that shows the information.
  @MainActor
  func makeDialog(for app: AppContext) -> AboutDialog {
    let name = name ?? app.name
    let dialog = AboutDialog()
    dialog.programName = name
    dialog.title = ToolkitWord.about.text(name)
    dialog.version = version
    dialog.comments = comments
    dialog.copyright = copyright
    if let website {
      dialog.website = website.absoluteString
      dialog.websiteLabel = ToolkitWord.website.text
    }
    switch license {
    case .text(let text)?: dialog.license = text
    case let license?: dialog.licenseType = license.type
    case nil: break
    }
    dialog.authors = developers
    dialog.artists = designers
    dialog.translatorCredits = translators.isEmpty ? nil : translators.joined(separator: "\n")
    dialog.logoIconName = (icon ?? app.application.id).flatMap { icon in
      Display.default?.hasIcon(named: icon) == true ? icon : nil
    }
    return dialog
  }
}

extension AboutInfo.License {
  fileprivate var type: LicenseType {
    switch self {
    case .mit: .mit
    case .apache2: .apache2
    case .bsd2: .bsd2
    case .bsd3: .bsd3
    case .mpl2: .mpl2
    case .gpl2: .gpl2
    case .gpl3: .gpl3
    case .lgpl21: .lgpl21
    case .lgpl3: .lgpl3
    case .agpl3: .agpl3
    case .text: .custom
    }
  }
}
