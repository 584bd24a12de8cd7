import CGtk

/// A button that opens a calendar and a clock, in which the user selects a day and a time. The
/// program sets the text on the button.
///
/// **Accessibility.** The widget is a button with a popup. The description is the text on the
/// button. Set an `accessibleLabel`. **Style classes.** `date-button`.
@MainActor
public final class DateButton: Widget {
  private let button = MenuButton()
  private let calendar = Calendar()
  private let hours = SpinButton(range: 0...23, step: 1)
  private let minutes = SpinButton(range: 0...59, step: 1)
  private let clock = Box(orientation: .horizontal, spacing: 6)
  private var isSettingTime = false

  /// Called when the user or the program changes the selected day or time.
  public var onChanged: @MainActor () -> Void = {}

  /// Creates a button without a text, whose popover shows the current day and the time 00:00.
  public init() {
    super.init(gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 0))
    addCSSClass("date-button")
    gtk_box_append(cast(), button.widget)
    button.exposeOnlyInnerButton()
    mainPart = button
    calendar.accessibleLabel = ToolkitWord.day.text
    prepare(hours, ToolkitWord.hours.text)
    prepare(minutes, ToolkitWord.minutes.text)
    clock.halign = .center
    clock.append(hours)
    clock.append(Label(text: ":"))
    clock.append(minutes)
    let column = Box(orientation: .vertical, spacing: 12)
    column.append(calendar)
    column.append(clock)
    button.popover = Popover(child: column)
    calendar.onDaySelected { [weak self] in self?.onChanged() }
    hours.onValueChanged { [weak self] in self?.timeDidChange() }
    minutes.onValueChanged { [weak self] in self?.timeDidChange() }
  }

  /// The text on the button.
  public var text: String {
    get { button.label ?? "" }
    set {
      button.label = newValue
      button.restoreDescription(byLabel: newValue)
    }
  }

  /// Whether the popover contains the calendar. `true` by default.
  public var showsDay: Bool {
    get { calendar.isVisible }
    set { calendar.isVisible = newValue }
  }

  /// Whether the popover contains the clock. `true` by default.
  public var showsTime: Bool {
    get { clock.isVisible }
    set { clock.isVisible = newValue }
  }

  /// The selected day. A day that does not exist is ignored.
  public var day: Calendar.Day {
    get { calendar.day }
    set { if newValue != calendar.day { calendar.day = newValue } }
  }

  /// The selected hour, from 0 to 23.
  public var hour: Int { Int(hours.value) }

  /// The selected minute, from 0 to 59.
  public var minute: Int { Int(minutes.value) }

  /// Sets the selected time. A number outside its range is clamped. ``onChanged`` is called once if
  /// the time changes.
  public func setTime(hour: Int, minute: Int) {
    let old = (self.hour, self.minute)
    isSettingTime = true
    if hour != self.hour { hours.value = Double(hour) }
    if minute != self.minute { minutes.value = Double(minute) }
    isSettingTime = false
    if old != (self.hour, self.minute) { onChanged() }
  }

  private func timeDidChange() {
    // After only one of both numbers is set, the clock shows a time that was never selected.
    if !isSettingTime { onChanged() }
  }

  private func prepare(_ button: SpinButton, _ name: String) {
    button.isVertical = true
    button.wrapsAround = true
    button.accessibleLabel = name
    button.widthChars = 2
    button.setLeadingZeros(2)
  }
}
