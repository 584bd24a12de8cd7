// Functions that create the groups, rows and other widgets of the pages.

#include <adwaita.h>

// MARK: Modifiers. Each function returns its widget.

static GtkWidget *class(GtkWidget *widget, const char *name) {
  gtk_widget_add_css_class(widget, name);
  return widget;
}

static GtkWidget *disabled(GtkWidget *widget) {
  gtk_widget_set_sensitive(widget, FALSE);
  return widget;
}

// Centers a widget vertically.
static GtkWidget *centered(GtkWidget *widget) {
  gtk_widget_set_valign(widget, GTK_ALIGN_CENTER);
  return widget;
}

// MARK: Widgets

static GtkWidget *label(const char *text, const char *style) {
  GtkWidget *label = gtk_label_new(text);
  gtk_label_set_xalign(GTK_LABEL(label), 0);
  gtk_label_set_wrap(GTK_LABEL(label), TRUE);
  return style ? class(label, style) : label;
}

static GtkWidget *button(const char *text, const char *style) {
  GtkWidget *button = gtk_button_new_with_label(text);
  return style ? class(button, style) : button;
}

static GtkWidget *icon_button(const char *icon, const char *style) {
  GtkWidget *button = gtk_button_new_from_icon_name(icon);
  return style ? class(button, style) : button;
}

// Creates a button with an icon and a text.
static GtkWidget *content_button(const char *text, const char *icon) {
  GtkWidget *content = adw_button_content_new();
  adw_button_content_set_label(ADW_BUTTON_CONTENT(content), text);
  adw_button_content_set_icon_name(ADW_BUTTON_CONTENT(content), icon);
  GtkWidget *button = gtk_button_new();
  gtk_button_set_child(GTK_BUTTON(button), content);
  return button;
}

// Creates a checked toggle button with a text or an icon; the other parameter is NULL.
static GtkWidget *toggle_button(const char *text, const char *icon) {
  GtkWidget *button = gtk_toggle_button_new();
  if (text) gtk_button_set_label(GTK_BUTTON(button), text);
  if (icon) gtk_button_set_icon_name(GTK_BUTTON(button), icon);
  gtk_toggle_button_set_active(GTK_TOGGLE_BUTTON(button), TRUE);
  return button;
}

// Creates a slider with the step 1, or a slider without steps if `has_steps` is false.
static GtkWidget *scale(double value, double min, double max, gboolean has_steps) {
  double step = has_steps ? 1 : 0.01;
  GtkWidget *scale = gtk_scale_new_with_range(GTK_ORIENTATION_HORIZONTAL, min, max, step);
  gtk_range_set_value(GTK_RANGE(scale), value);
  gtk_widget_set_hexpand(scale, TRUE);
  return scale;
}

// Creates a box with the widgets after `spacing`. The last argument is NULL.
static GtkWidget *box_of(GtkOrientation orientation, int spacing, ...) {
  GtkWidget *box = gtk_box_new(orientation, spacing), *child;
  va_list children;
  va_start(children, spacing);
  while ((child = va_arg(children, GtkWidget *))) gtk_box_append(GTK_BOX(box), child);
  va_end(children);
  return box;
}
#define hbox(spacing, ...) box_of(GTK_ORIENTATION_HORIZONTAL, spacing, __VA_ARGS__, NULL)
#define vbox(spacing, ...) box_of(GTK_ORIENTATION_VERTICAL, spacing, __VA_ARGS__, NULL)

// MARK: Groups

// Creates a group of rows. The title may be NULL.
static GtkWidget *group(const char *title) {
  GtkWidget *group = adw_preferences_group_new();
  if (title) adw_preferences_group_set_title(ADW_PREFERENCES_GROUP(group), title);
  return group;
}

// Appends a row to a group, and returns the row.
static GtkWidget *add(GtkWidget *group, GtkWidget *row) {
  adw_preferences_group_add(ADW_PREFERENCES_GROUP(group), row);
  return row;
}

// Appends the text below a group.
static void add_footer(GtkWidget *group, const char *text) {
  GtkWidget *footer = class(label(text, "caption"), "dimmed");
  gtk_widget_set_margin_top(footer, 6);
  add(group, footer);
}

// Creates a page with groups. The last argument is NULL.
static GtkWidget *preferences(GtkWidget *first, ...) {
  GtkWidget *page = adw_preferences_page_new();
  va_list groups;
  va_start(groups, first);
  for (GtkWidget *group = first; group; group = va_arg(groups, GtkWidget *))
    adw_preferences_page_add(ADW_PREFERENCES_PAGE(page), ADW_PREFERENCES_GROUP(group));
  va_end(groups);
  return page;
}

// MARK: Rows

static GtkWidget *with_title(GtkWidget *row, const char *title) {
  adw_preferences_row_set_title(ADW_PREFERENCES_ROW(row), title);
  return row;
}

static GtkWidget *action_row(const char *title) { return with_title(adw_action_row_new(), title); }

static GtkWidget *row_with_suffix(const char *title, GtkWidget *suffix) {
  GtkWidget *row = action_row(title);
  adw_action_row_add_suffix(ADW_ACTION_ROW(row), centered(suffix));
  return row;
}

// Creates a row that opens a page.
static GtkWidget *link_row(const char *title) {
  GtkWidget *row = row_with_suffix(title, gtk_image_new_from_icon_name("go-next-symbolic"));
  gtk_list_box_row_set_activatable(GTK_LIST_BOX_ROW(row), TRUE);
  return row;
}

static GtkWidget *button_row(const char *title, const char *style) {
  GtkWidget *row = with_title(adw_button_row_new(), title);
  return style ? class(row, style) : row;
}

static GtkWidget *switch_row(const char *title, gboolean is_on) {
  GtkWidget *row = with_title(adw_switch_row_new(), title);
  adw_switch_row_set_active(ADW_SWITCH_ROW(row), is_on);
  return row;
}

// Creates a row that begins with a check button. The row is part of the group of `first`, as a radio
// button, unless `first` is NULL. `check` returns the check button, unless `check` is NULL.
static GtkWidget *check_row(const char *title, gboolean is_on, GtkWidget *first, GtkWidget **check) {
  GtkWidget *row = action_row(title), *button = centered(gtk_check_button_new());
  if (first) gtk_check_button_set_group(GTK_CHECK_BUTTON(button), GTK_CHECK_BUTTON(first));
  gtk_check_button_set_active(GTK_CHECK_BUTTON(button), is_on);
  adw_action_row_add_prefix(ADW_ACTION_ROW(row), button);
  adw_action_row_set_activatable_widget(ADW_ACTION_ROW(row), button);
  if (check) *check = button;
  return row;
}

static GtkWidget *entry_row(const char *title, const char *text) {
  GtkWidget *row = with_title(adw_entry_row_new(), title);
  gtk_editable_set_text(GTK_EDITABLE(row), text);
  return row;
}

static GtkWidget *password_row(const char *title, const char *text) {
  GtkWidget *row = with_title(adw_password_entry_row_new(), title);
  gtk_editable_set_text(GTK_EDITABLE(row), text);
  return row;
}

static GtkWidget *combo_row(const char *title, const char *const *items, guint selected) {
  GtkWidget *row = with_title(adw_combo_row_new(), title);
  adw_combo_row_set_model(ADW_COMBO_ROW(row), G_LIST_MODEL(gtk_string_list_new(items)));
  adw_combo_row_set_selected(ADW_COMBO_ROW(row), selected);
  return row;
}

static GtkWidget *spin_row(const char *title, double value, double min, double max, double step) {
  GtkWidget *row = with_title(adw_spin_row_new_with_range(min, max, step), title);
  adw_spin_row_set_digits(ADW_SPIN_ROW(row), step < 1 ? 1 : 0);
  adw_spin_row_set_value(ADW_SPIN_ROW(row), value);
  return row;
}

// Creates a row with a child, with the margins that the rows of libadwaita have.
static GtkWidget *custom_row(GtkWidget *child) {
  GtkWidget *row = adw_preferences_row_new();
  gtk_widget_set_margin_start(child, 12);
  gtk_widget_set_margin_end(child, 12);
  gtk_widget_set_margin_top(child, 8);
  gtk_widget_set_margin_bottom(child, 8);
  gtk_list_box_row_set_child(GTK_LIST_BOX_ROW(row), child);
  gtk_list_box_row_set_activatable(GTK_LIST_BOX_ROW(row), FALSE);
  return row;
}

// Creates a row whose slider fills the row beside the title, with the height of the other rows.
static GtkWidget *slider_row(const char *title, GtkWidget *slider) {
  GtkWidget *row = custom_row(hbox(12, label(title, NULL), slider));
  gtk_widget_set_size_request(row, -1, 54);
  return row;
}

// Creates a row with a text of less importance.
static GtkWidget *text_row(const char *text) {
  GtkWidget *row = custom_row(label(text, "dimmed"));
  gtk_widget_set_size_request(row, -1, 54);
  return row;
}
