import Gtk
import IssueReporting

/// The node of an image, which creates a `GtkImage` for an icon and a `GtkPicture` for a picture.
final class ImageNode: Node<Image> {
  private enum Shown {
    case icon(Gtk.Image)
    /// A picture in a bin. Unless the picture is resizable, the bin limits its width to the natural
    /// width.
    case picture(Picture, in: Bin)

    var widget: Widget {
      switch self {
      case .icon(let image): image
      case .picture(_, let bin): bin
      }
    }
  }

  private var shown: Shown?
  /// Observes the text size if the size of the icon depends on the text size.
  private lazy var tracking = Tracking()
  private var isTracking = false

  override init(_ view: Image, _ context: NodeContext) {
    super.init(view, context)
    make()
  }

  override var widgets: [Widget] { shown.map { [$0.widget] } ?? [] }

  override var isReusable: Bool { true }

  override func refresh() {
    update(from: view)
  }

  override func willDismantle() {
    if isTracking {
      UpdateScheduler.shared.remove(self)
      scope?.cancelRefresh(of: self)
      tracking.cancel()
    }
    shown = nil
  }

  override func viewDidUpdate(from old: Image) {
    if view.source.isPicture == old.source.isPicture {
      update(from: old)
    } else {
      make()
      notifyParent(of: .widgets)
    }
  }

  private func make() {
    if view.source.isPicture {
      let picture = Picture()
      let bin = Bin(child: picture)
      bin.mainPart = picture
      shown = .picture(picture, in: bin)
    } else {
      shown = .icon(Gtk.Image())
    }
    // An image usually accompanies a view that has an accessible name. The app sets a name for an
    // image that stands alone.
    shown?.widget.principal.accessibleRole = .presentation
    update(from: nil)
  }

  private func update(from old: Image?) {
    switch shown {
    case .icon(let image): update(image)
    case .picture(let picture, let bin):
      if old?.source != view.source { load(into: picture) }
      picture.canShrink = view.isResizable
      picture.contentFit = view.isResizable ? .contain : .scaleDown
      bin.maximumWidth = view.isResizable ? nil : picture.intrinsicWidth
      if bin.hexpand != view.isResizable {
        bin.hexpand = view.isResizable
        bin.vexpand = view.isResizable
        if old != nil { notifyParent(of: .expansion) }
      }
    case nil: break
    }
    // Icons of arrows are mirrored in right-to-left layouts.
    if let widget = shown?.widget { environment.applyDirection(to: widget) }
    shown?.widget.appearanceClasses =
      environment.textStyle.foreground?.nearestClass.map { [$0] } ?? []
  }

  private func update(_ image: Gtk.Image) {
    let name = iconName
    if image.iconName != name { image.iconName = name }
    if image.pixelSize != pixelSize { image.pixelSize = pixelSize }
  }

  private var iconName: String? {
    guard case .symbol(let name) = view.source else {
      guard case .icon(let name) = view.source else { return nil }
      return name
    }
    guard !name.hasSuffix("-symbolic"), let display = Display.default else { return name }
    let symbolic = "\(name)-symbolic"
    if display.hasIcon(named: symbolic) { return symbolic }
    if display.hasIcon(named: name) { return name }
    guard let icon = SymbolNames.icon(for: name) else {
      UnknownSymbols.report(name)
      return name
    }
    DrawnSymbols.load(for: icon, on: display)
    return icon
  }

  private var pixelSize: Int? {
    if let size = view.pixelSize { return size }
    return sizeAtDefaultTextScale.map { IconSizes.scaled($0, by: observedTextScale) }
  }

  private var observedTextScale: Double {
    isTracking = true
    return tracking.track {
      Appearance.shared.textScale
    } onChange: { [weak self] run in
      UpdateScheduler.invalidate(self) { $0.tracking.isCurrent(run) }
    }
  }

  private var sizeAtDefaultTextScale: Int? {
    let size = environment.textStyle.font?.iconSize
    return switch environment.imageScale {
    case .small: (size ?? 16) * 3 / 4
    case .medium: size
    case .large: (size ?? 16) * 3 / 2
    }
  }

  private func load(into picture: Picture) {
    switch view.source {
    case .icon, .symbol: return
    case .file(let path):
      picture.load(path) { [weak self] problem in
        self?.showProblem(
          """
          A picture can't be shown: \(path): \(problem) A broken image is shown instead. Most \
          likely the file does not exist, or has a format that GTK does not read.
          """
        )
      } onLoaded: { [weak self] in
        self?.pictureWasLoaded()
      }
    case .data(let data):
      picture.load(data) { [weak self] problem in
        self?.showProblem(
          """
          A picture of \(data.count) bytes can't be shown: \(problem) A broken image is shown \
          instead. Most likely the data is not a complete file, or has a format that GTK does not \
          read.
          """
        )
      } onLoaded: { [weak self] in
        self?.pictureWasLoaded()
      }
    }
  }

  /// Called when a large picture is shown. The picture of a camera may have been turned.
  private func pictureWasLoaded() {
    guard phase != .dismantled else { return }
    update(from: view)
  }

  private func showProblem(_ message: String) {
    reportIssue(message)
    guard case .picture(let picture, _) = shown, let display = Display.default else { return }
    picture.showIcon(named: "image-missing", pixelSize: 16, on: display)
  }
}

extension Image.Source {
  /// Whether the source is shown in a `GtkPicture`.
  fileprivate var isPicture: Bool {
    switch self {
    case .icon, .symbol: false
    case .file, .data: true
    }
  }
}
