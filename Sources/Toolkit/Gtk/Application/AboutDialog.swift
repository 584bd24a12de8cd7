import CGtk

/// A window with the name, the version and the authors of a program.
///
/// **Shortcuts.** Escape closes the window. **Accessibility.** The name of the window is "About"
/// and the name of the program. All texts are shown verbatim, except that addresses in the credits
/// are shown as links.
@MainActor
public final class AboutDialog: Window {
  /// Creates a window without texts, which is not shown until it is presented.
  public init() { super.init(gtk_about_dialog_new()) }

  private var dialog: OpaquePointer { opaque }

  /// The name of the program, which is also a part of the title. If the name is `nil`, GTK shows
  /// the result of `g_get_application_name`.
  public var programName: String? {
    get { string(gtk_about_dialog_get_program_name(dialog)) }
    set { gtk_about_dialog_set_program_name(dialog, newValue) }
  }

  /// The version, which is shown below the name; `nil` to show no version.
  public var version: String? {
    didSet { gtk_about_dialog_set_version(dialog, AboutDialogMarkup.version(version)) }
  }

  /// A short description of the program, which is shown below the version; `nil` to show no
  /// description.
  public var comments: String? {
    get { string(gtk_about_dialog_get_comments(dialog)) }
    set { gtk_about_dialog_set_comments(dialog, newValue) }
  }

  /// The copyright notice in small letters; `nil` to show no notice.
  public var copyright: String? {
    get { string(gtk_about_dialog_get_copyright(dialog)) }
    set { gtk_about_dialog_set_copyright(dialog, newValue) }
  }

  /// The URL of the website, which is shown as a link; `nil` to show no link.
  public var website: String? {
    didSet { gtk_about_dialog_set_website(dialog, AboutDialogMarkup.website(website)) }
  }

  /// The text of the link to the website.
  public var websiteLabel: String? {
    get { string(gtk_about_dialog_get_website_label(dialog)) }
    set { gtk_about_dialog_set_website_label(dialog, newValue ?? "") }
  }

  /// The name of the program's icon in the icon theme. If the name is `nil`, the window shows no
  /// icon.
  public var logoIconName: String? {
    get { string(gtk_about_dialog_get_logo_icon_name(dialog)) }
    set {
      // An icon name of null shows a broken image.
      if let newValue {
        gtk_about_dialog_set_logo_icon_name(dialog, newValue)
      } else {
        gtk_about_dialog_set_logo(dialog, nil)
      }
      // An image without an icon occupies the space of an icon.
      logo?.isVisible = newValue != nil
    }
  }

  /// The image, which is the first image of the window's content.
  private var logo: Widget? { child?.first { $0.typeName == "GtkImage" } }

  /// The license of the program. Setting ``license`` to a text sets this property to `custom`.
  public var licenseType: LicenseType {
    get { LicenseType(rawValue: gtk_about_dialog_get_license_type(dialog).rawValue) }
    set { gtk_about_dialog_set_license_type(dialog, GtkLicense(rawValue: newValue.rawValue)) }
  }

  /// The text of a license for which ``LicenseType`` has no value.
  public var license: String? {
    get { string(gtk_about_dialog_get_license(dialog)) }
    set {
      gtk_about_dialog_set_license(dialog, newValue)
      gtk_about_dialog_set_wrap_license(dialog, true.gboolean)
    }
  }

  /// The authors on the page of credits, one author per element. If the array is empty, the section
  /// of the authors is omitted.
  public var authors: [String] {
    get { strings(gtk_about_dialog_get_authors(dialog)) }
    set { Self.passing(newValue) { gtk_about_dialog_set_authors(dialog, $0) } }
  }

  /// The artists on the page of credits, one artist per element. If the array is empty, the section
  /// of the artists is omitted.
  public var artists: [String] {
    get { strings(gtk_about_dialog_get_artists(dialog)) }
    set { Self.passing(newValue) { gtk_about_dialog_set_artists(dialog, $0) } }
  }

  /// The translators on the page of credits, one translator per line.
  public var translatorCredits: String? {
    get { string(gtk_about_dialog_get_translator_credits(dialog)) }
    set { gtk_about_dialog_set_translator_credits(dialog, newValue) }
  }

  private static func passing(
    _ names: [String],
    to set: (UnsafeMutablePointer<UnsafePointer<CChar>?>?) -> Void
  ) {
    // GTK shows the page of credits, even an empty page, unless the list is null.
    guard !names.isEmpty else { return set(nil) }
    var copies = names.map { UnsafePointer(g_strdup($0)) }
    defer { copies.forEach { g_free(UnsafeMutablePointer(mutating: $0)) } }
    copies.append(nil)
    copies.withUnsafeMutableBufferPointer { buffer in
      if let base = buffer.baseAddress { set(base) }
    }
  }
}

/// A license for which GTK contains the name and the URL, or the value ``unknown`` or ``custom``.
public struct LicenseType: Hashable, Sendable {
  let rawValue: UInt32

  init(rawValue: UInt32) { self.rawValue = rawValue }

  private init(_ license: GtkLicense) { rawValue = license.rawValue }

  /// No license is specified, and no license is shown.
  public static let unknown = LicenseType(GTK_LICENSE_UNKNOWN)
  /// The license whose text is ``AboutDialog/license``.
  public static let custom = LicenseType(GTK_LICENSE_CUSTOM)
  /// The GNU General Public License, version 2 or later.
  public static let gpl2 = LicenseType(GTK_LICENSE_GPL_2_0)
  /// The GNU General Public License, version 3 or later.
  public static let gpl3 = LicenseType(GTK_LICENSE_GPL_3_0)
  /// The GNU General Public License, version 2 only.
  public static let gpl2Only = LicenseType(GTK_LICENSE_GPL_2_0_ONLY)
  /// The GNU General Public License, version 3 only.
  public static let gpl3Only = LicenseType(GTK_LICENSE_GPL_3_0_ONLY)
  /// The GNU Lesser General Public License, version 2.1 or later.
  public static let lgpl21 = LicenseType(GTK_LICENSE_LGPL_2_1)
  /// The GNU Lesser General Public License, version 3 or later.
  public static let lgpl3 = LicenseType(GTK_LICENSE_LGPL_3_0)
  /// The GNU Affero General Public License, version 3 or later.
  public static let agpl3 = LicenseType(GTK_LICENSE_AGPL_3_0)
  /// The BSD license with two clauses.
  public static let bsd2 = LicenseType(GTK_LICENSE_BSD)
  /// The BSD license with three clauses.
  public static let bsd3 = LicenseType(GTK_LICENSE_BSD_3)
  /// The MIT license, which GTK names `GTK_LICENSE_MIT_X11`.
  public static let mit = LicenseType(GTK_LICENSE_MIT_X11)
  /// The Apache License, version 2.0.
  public static let apache2 = LicenseType(GTK_LICENSE_APACHE_2_0)
  /// The Mozilla Public License, version 2.0.
  public static let mpl2 = LicenseType(GTK_LICENSE_MPL_2_0)
}
