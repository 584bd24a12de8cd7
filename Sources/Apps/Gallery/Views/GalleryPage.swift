/// A page of the gallery. The raw value is the name of the page on the command line.
package enum GalleryPage: String, CaseIterable, Codable, Identifiable, Sendable {
  case text, fonts, colors, image, label, contentUnavailable = "content-unavailable"
  case button, toggle, textField = "text-field", textEditor = "text-editor", slider, stepper
  case picker, datePicker = "date-picker", colorPicker = "color-picker", progress, link, menu
  case focus, shortcuts
  case stacks, grid, scrollView = "scroll-view", frame, layers, shapes
  case adaptiveLayout = "adaptive-layout"
  case forEach = "for-each", list, selection, form, disclosureGroup = "disclosure-group"
  case searchable, listEditing = "list-editing", contextMenu = "context-menu"
  case navigationLink = "navigation-link", navigationDestination = "navigation-destination"
  case navigationPath = "navigation-path", toolbar, backConfirmation = "back-confirmation"
  case splitView = "split-view", tabView = "tab-view", documentTabs = "document-tabs"
  case sheet, popover, fullScreenCover = "full-screen-cover", alert
  case confirmationDialog = "confirmation-dialog", nested, toast, banner
  case fileDialogs = "file-dialogs"
  case state, animation, transition, lifecycle, mainMenu = "main-menu", windows, appearance
  case gtkWidget = "gtk-widget", anyView = "any-view", pasteboard, printing

  package var id: String { rawValue }

  package var title: String {
    switch self {
    case .text: "Text"
    case .fonts: "Fonts"
    case .colors: "Colours"
    case .image: "Image"
    case .label: "Label"
    case .contentUnavailable: "ContentUnavailableView"
    case .button: "Button"
    case .toggle: "Toggle"
    case .textField: "TextField"
    case .textEditor: "TextEditor"
    case .slider: "Slider"
    case .stepper: "Stepper"
    case .picker: "Picker"
    case .datePicker: "DatePicker"
    case .colorPicker: "ColorPicker"
    case .progress: "ProgressView and Gauge"
    case .link: "Link"
    case .menu: "Menu"
    case .focus: "Focus and submission"
    case .shortcuts: "Keyboard shortcuts"
    case .stacks: "Stacks"
    case .grid: "Grid"
    case .scrollView: "ScrollView"
    case .frame: "Frame and padding"
    case .layers: "Overlay and background"
    case .shapes: "Shapes"
    case .adaptiveLayout: "Adaptive layout"
    case .forEach: "ForEach"
    case .list: "List"
    case .selection: "Selection"
    case .form: "Form and Section"
    case .disclosureGroup: "DisclosureGroup"
    case .searchable: "Search"
    case .listEditing: "List editing"
    case .contextMenu: "Context menu"
    case .navigationLink: "NavigationLink"
    case .navigationDestination: "Navigation destinations"
    case .navigationPath: "NavigationPath"
    case .toolbar: "Toolbar"
    case .backConfirmation: "Back confirmation"
    case .splitView: "NavigationSplitView"
    case .tabView: "TabView"
    case .documentTabs: "Document tabs"
    case .sheet: "Sheet"
    case .popover: "Popover"
    case .fullScreenCover: "Full-screen cover"
    case .alert: "Alert"
    case .confirmationDialog: "Confirmation dialog"
    case .nested: "Nested presentations"
    case .toast: "Toast"
    case .banner: "Banner"
    case .fileDialogs: "File dialogs"
    case .pasteboard: "Pasteboard"
    case .printing: "Printing"
    case .state: "State"
    case .animation: "Animation"
    case .transition: "Transitions"
    case .lifecycle: "Lifecycle"
    case .mainMenu: "Main menu and About"
    case .windows: "Windows"
    case .appearance: "Appearance"
    case .gtkWidget: "GtkWidgetView"
    case .anyView: "AnyView"
    }
  }

  package var group: GalleryGroup {
    switch self {
    case .text, .fonts, .colors, .image, .label, .contentUnavailable: .text
    case .button, .toggle, .textField, .textEditor, .slider, .stepper, .picker, .datePicker,
      .colorPicker, .progress, .link, .menu, .focus, .shortcuts:
      .controls
    case .stacks, .grid, .scrollView, .frame, .layers, .shapes, .adaptiveLayout: .layout
    case .forEach, .list, .selection, .form, .disclosureGroup, .searchable, .listEditing,
      .contextMenu:
      .collections
    case .navigationLink, .navigationDestination, .navigationPath, .toolbar, .backConfirmation,
      .splitView, .tabView, .documentTabs:
      .navigation
    case .sheet, .popover, .fullScreenCover, .alert, .confirmationDialog, .nested, .toast, .banner,
      .fileDialogs:
      .presentation
    case .state, .animation, .transition, .lifecycle, .mainMenu, .windows, .appearance, .gtkWidget,
      .anyView, .pasteboard, .printing:
      .app
    }
  }

  /// Whether the page presents a view, or pushes a page, at launch with `--presenting`.
  package var hasPresentation: Bool {
    switch self {
    case .navigationDestination, .navigationPath, .backConfirmation: true
    case .fileDialogs: false
    default: group == .presentation
    }
  }

  /// Whether a search for `query` finds the page.
  func matches(_ query: String) -> Bool {
    let words = query.lowercased().split(separator: " ")
    let text = "\(title) \(id) \(group.title)".lowercased()
    return words.allSatisfy { text.contains($0) }
  }
}
