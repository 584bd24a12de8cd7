import Foundation
import Gtk

/// The content of the dialog with the information about an app, as in GNOME's apps: the icon, the
/// name and the version above rows with links and pages.
///
/// **Style classes.** `app-version` for the version.
struct AboutView: View {
  let info: AboutInfo
  let name: String
  /// The name of the icon, or `nil` if the theme has no icon of the app.
  let icon: String?

  var body: some View {
    NavigationStack {
      ScrollView {
        VStack(alignment: .fill, spacing: 24) {
          heading
          FormColumn(content: rows)
            .environment(\.isInListRow, true)
        }
        .padding(EdgeInsets(top: 12, leading: 12, bottom: 24, trailing: 12))
        .formWidth()
      }
      .navigationTitle(ToolkitWord.about.text(name))
    }
  }

  private var heading: some View {
    VStack(spacing: 6) {
      if let icon {
        Image(iconName: icon, pixelSize: 128)
      }
      Text(name).font(.title)
      if !info.developers.isEmpty {
        Text(info.developers.map { AboutPerson($0).name }.joined(separator: ", "))
      }
      if let version = info.version {
        Text(version).styleClass("app-version")
      }
      if let comments = info.comments {
        Text(comments).padding(.top, 6)
      }
    }
    .environment(\.multilineTextAlignment, .center)
  }

  @ViewBuilder
  private var rows: some View {
    if info.website != nil || info.issues != nil {
      Section {
        if let website = info.website {
          AboutLink(title: ToolkitWord.website.text, url: website)
        }
        if let issues = info.issues {
          AboutLink(title: ToolkitWord.reportIssue.text, url: issues)
        }
      }
    }
    if hasCredits || hasLegalPage {
      Section {
        if hasCredits {
          NavigationLink(ToolkitWord.credits.text) { AboutCredits(info: info) }
        }
        if hasLegalPage {
          NavigationLink(ToolkitWord.license.text) { AboutLicense(info: info) }
        }
      }
    }
  }

  private var hasCredits: Bool {
    !(info.developers + info.designers + info.translators).isEmpty
  }

  private var hasLegalPage: Bool { info.license != nil || info.copyright != nil }
}

/// A row that opens an address.
private struct AboutLink: View {
  @Environment(\.openURL) private var openURL
  let title: String
  let url: URL

  var body: some View {
    let (openURL, url) = (openURL, url)
    Button {
      openURL(url)
    } label: {
      HStack {
        Text(title)
        Spacer()
        Image(systemName: "arrow.up.right")
      }
    }
    .styleClass("flat", "navigation-row")
    .help(url.absoluteString)
  }
}

/// A person of the credits. `Ada <ada@example.org>` is a person with an address.
struct AboutPerson: Equatable {
  let name: String
  /// The web address or the email address, or `nil`.
  let url: URL?

  init(_ text: String) {
    guard let start = text.lastIndex(of: "<"), text.hasSuffix(">") else {
      (name, url) = (text, nil)
      return
    }
    let address = text[text.index(after: start)...].dropLast()
    let name = text[..<start].trimmingCharacters(in: .whitespaces)
    let isWeb = address.hasPrefix("https://") || address.hasPrefix("http://")
    let isEmail = !isWeb && address.contains("@")
    url = isWeb || isEmail ? URL(string: isEmail ? "mailto:\(address)" : "\(address)") : nil
    self.name = url == nil ? text : name.isEmpty ? String(address) : name
  }
}

/// The page with the people who have made an app.
private struct AboutCredits: View {
  let info: AboutInfo

  var body: some View {
    Form {
      section(ToolkitWord.createdBy.text, info.developers)
      section(ToolkitWord.designBy.text, info.designers)
      section(ToolkitWord.translatedBy.text, info.translators)
    }
    .navigationTitle(ToolkitWord.credits.text)
  }

  @ViewBuilder
  private func section(_ title: String, _ people: [String]) -> some View {
    if !people.isEmpty {
      Section(title) {
        ForEach(Array(people.map(AboutPerson.init).enumerated()), id: \.offset) { _, person in
          if let url = person.url {
            AboutLink(title: person.name, url: url)
          } else {
            Text(person.name)
          }
        }
      }
    }
  }
}

/// The page with the copyright notice and the license of an app.
private struct AboutLicense: View {
  let info: AboutInfo

  var body: some View {
    Form {
      Section {
        if let copyright = info.copyright { Text(copyright) }
        switch info.license {
        case .text(let text)?: Text(text).textSelection(.enabled)
        case let license?:
          if let name = license.name, let url = license.url { AboutLink(title: name, url: url) }
        case nil: EmptyView()
        }
      } footer: {
        if info.license?.name != nil { Text(ToolkitWord.noWarranty.text) }
      }
    }
    .navigationTitle(ToolkitWord.license.text)
  }
}

extension AboutInfo.License {
  /// The name of the license, or `nil` for a license that is only a text. The names of licenses are
  /// not translated.
  fileprivate var name: String? {
    switch self {
    case .mit: "MIT License"
    case .apache2: "Apache License 2.0"
    case .bsd2: "BSD 2-Clause License"
    case .bsd3: "BSD 3-Clause License"
    case .mpl2: "Mozilla Public License 2.0"
    case .gpl2: "GNU General Public License, version 2 or later"
    case .gpl3: "GNU General Public License, version 3 or later"
    case .lgpl21: "GNU Lesser General Public License, version 2.1 or later"
    case .lgpl3: "GNU Lesser General Public License, version 3 or later"
    case .agpl3: "GNU Affero General Public License, version 3 or later"
    case .text: nil
    }
  }

  /// The address of the text of the license.
  fileprivate var url: URL? {
    let address: String? =
      switch self {
      case .mit: "https://opensource.org/licenses/MIT"
      case .apache2: "https://www.apache.org/licenses/LICENSE-2.0"
      case .bsd2: "https://opensource.org/licenses/BSD-2-Clause"
      case .bsd3: "https://opensource.org/licenses/BSD-3-Clause"
      case .mpl2: "https://www.mozilla.org/MPL/2.0/"
      case .gpl2: "https://www.gnu.org/licenses/old-licenses/gpl-2.0.html"
      case .gpl3: "https://www.gnu.org/licenses/gpl-3.0.html"
      case .lgpl21: "https://www.gnu.org/licenses/old-licenses/lgpl-2.1.html"
      case .lgpl3: "https://www.gnu.org/licenses/lgpl-3.0.html"
      case .agpl3: "https://www.gnu.org/licenses/agpl-3.0.html"
      case .text: nil
      }
    return address.flatMap(URL.init(string:))
  }
}
