// The pages of the gallery and of Counters that the comparison shows, written in C with libadwaita 1.7.
//
// The style is dark if the environment variable GTK_THEME is "Adwaita:dark", as in the other pictures.
//
// usage: adwaita-pages PAGE
//        adwaita-pages --list    prints the names of all pages

#include "rows.h"

#include <stdio.h>

#define PARAGRAPH                                                                                  \
  "A long text wraps at the available width and continues on the next line. The page adapts to "  \
  "the height of the text, and scrolls if the content is taller than the window."

// The selectors of secondary text.
#define SECONDARY ".dimmed, .subtitle, row.entry label.title, row.entry placeholder"

// The toolbar view of the page, which contains the header and the bars at the bottom.
static AdwToolbarView *toolbar;
// The text field that has the focus, or NULL.
static GtkWidget *focused;

// MARK: Controls

static GtkWidget *form_page(void) {
  GtkWidget *account = group("Account");
  focused = add(account, entry_row("Name", "Ada"));
  add(account, switch_row("Public profile", TRUE));
  add_footer(account, "Everyone can see the name of a public profile. A footer wraps if it is long.");
  GtkWidget *sound = group("Sound");
  add(sound, combo_row("Quality", (const char *[]){"Low", "High", NULL}, 1));
  add(sound, slider_row("Volume", scale(0.7, 0, 1, FALSE)));
  add(sound, spin_row("Reminders", 3, 0, 9, 1));
  GtkWidget *off = disabled(group("Disabled section"));
  add(off, switch_row("Mute", FALSE));
  add(off, button_row("Test sound", NULL));
  GtkWidget *last = group(NULL);
  add(last, button_row("Sign out", "destructive-action"));
  return preferences(account, sound, off, last, NULL);
}

static GtkWidget *toggle_page(void) {
  GtkWidget *switches = group("Switch");
  add(switches, switch_row("Airplane mode", TRUE));
  GtkWidget *night = add(switches, switch_row("Night light", TRUE));
  GtkWidget *moon = gtk_image_new_from_icon_name("weather-clear-night-symbolic");
  adw_action_row_add_prefix(ADW_ACTION_ROW(night), moon);
  add(switches, switch_row(PARAGRAPH, TRUE));
  add(switches, text_row("All switches are on."));
  GtkWidget *checks = group("Checkbox");
  add(checks, check_row("Remember me", TRUE, NULL, NULL));
  add(checks, disabled(check_row("Always on", TRUE, NULL, NULL)));
  GtkWidget *buttons = group("Button");
  add(buttons, custom_row(hbox(12, toggle_button("Mute", NULL),
                               toggle_button(NULL, "view-refresh-symbolic"),
                               disabled(toggle_button("Disabled", NULL)))));
  GtkWidget *off = disabled(group("Disabled"));
  add(off, switch_row("On", TRUE));
  add(off, switch_row("Off", FALSE));
  return preferences(switches, checks, buttons, off, NULL);
}

static GtkWidget *styled_buttons(void) {
  return hbox(12, button("Bordered", NULL), button("Prominent", "suggested-action"),
              button("Flat", "flat"));
}

static GtkWidget *button_page(void) {
  GtkWidget *styles = group("Styles");
  add(styles, custom_row(styled_buttons()));
  add(styles, text_row("Clicked 0 times"));
  GtkWidget *off = group("Disabled");
  add(off, custom_row(disabled(styled_buttons())));
  GtkWidget *roles = group("Roles");
  add(roles, custom_row(hbox(12, button("Keep", NULL), button("Delete", "destructive-action"),
                             class(button("Remove", "destructive-action"), "flat"))));
  GtkWidget *icons = group("With icons");
  add(icons, custom_row(hbox(12, content_button("Add", "list-add-symbolic"),
                             icon_button("system-search-symbolic", NULL),
                             icon_button("view-more-horizontal-symbolic", "flat"))));
  GtkWidget *tints = group("Tints");
  add(tints, custom_row(hbox(12, class(button("Green", "suggested-action"), "green"),
                             class(button("Purple", "suggested-action"), "purple"))));
  return preferences(styles, off, roles, icons, tints, NULL);
}

static GtkWidget *text_field_page(void) {
  GtkWidget *text = group("Text");
  focused = add(text, entry_row("Name", ""));
  add(text, text_row("Hello."));
  GtkWidget *secure = group("Secure");
  add(secure, password_row("Password", "correct horse"));
  GtkWidget *formatted = group("Formatted values");
  add(formatted, entry_row("Amount", "12.5"));
  add(formatted, entry_row("Count", ""));
  add(formatted, text_row("Amount: 12.5. Count: none."));
  GtkWidget *styles = group("Styles");
  add(styles, entry_row("Round border", ""));
  add(styles, entry_row("Plain", ""));
  return preferences(text, secure, formatted, styles, NULL);
}

static const char *const fruits[] = {"Apple", "Banana", "Cherry", NULL};

static GtkWidget *fruit_toggles(void) {
  GtkWidget *toggles = adw_toggle_group_new();
  for (int i = 0; fruits[i]; i++) {
    AdwToggle *toggle = adw_toggle_new();
    adw_toggle_set_label(toggle, fruits[i]);
    adw_toggle_group_add(ADW_TOGGLE_GROUP(toggles), toggle);
  }
  return toggles;
}

static GtkWidget *fruit_radios(void) {
  GtkWidget *box = gtk_box_new(GTK_ORIENTATION_VERTICAL, 0), *first = NULL;
  for (int i = 0; fruits[i]; i++) {
    GtkWidget *radio = gtk_check_button_new_with_label(fruits[i]);
    if (first) gtk_check_button_set_group(GTK_CHECK_BUTTON(radio), GTK_CHECK_BUTTON(first));
    else first = radio;
    gtk_box_append(GTK_BOX(box), radio);
  }
  gtk_check_button_set_active(GTK_CHECK_BUTTON(first), TRUE);
  return box;
}

static GtkWidget *picker_page(void) {
  GtkWidget *menu = group("Menu");
  add(menu, combo_row("Fruit", fruits, 0));
  add(menu, text_row("Selected: Apple"));
  GtkWidget *segmented = group("Segmented");
  add(segmented, row_with_suffix("Choice", fruit_toggles()));
  GtkWidget *unlabeled = fruit_toggles();
  gtk_widget_set_halign(unlabeled, GTK_ALIGN_START);
  add(segmented, custom_row(unlabeled));
  GtkWidget *radios = group("Radio group");
  add(radios, row_with_suffix("Radio", fruit_radios()));
  GtkWidget *rows = group("Inline"), *first;
  add(rows, check_row(fruits[0], TRUE, NULL, &first));
  for (int i = 1; fruits[i]; i++) add(rows, check_row(fruits[i], FALSE, first, NULL));
  return preferences(menu, segmented, radios, rows, NULL);
}

static GtkWidget *slider_page(void) {
  GtkWidget *continuous = group("Continuous");
  add(continuous, slider_row("Volume", scale(40, 0, 100, FALSE)));
  add(continuous, text_row("40"));
  GtkWidget *steps = group("With steps and value labels");
  GtkWidget *rating = hbox(6, label("1", NULL), scale(3, 1, 5, TRUE), label("5", NULL));
  add(steps, slider_row("Rating", rating));
  add(steps, class(text_row("★★★"), "orange"));
  GtkWidget *icons = group("With icons and a hidden label");
  add(icons, custom_row(hbox(6, gtk_image_new_from_icon_name("audio-volume-low-symbolic"),
                             scale(40, 0, 100, FALSE),
                             gtk_image_new_from_icon_name("audio-volume-high-symbolic"))));
  GtkWidget *off = group("Disabled and tinted");
  add(off, disabled(slider_row("Disabled", scale(0.5, 0, 1, FALSE))));
  add(off, slider_row("Green", class(scale(40, 0, 100, FALSE), "green")));
  return preferences(continuous, steps, icons, off, NULL);
}

static GtkWidget *stepper_page(void) {
  GtkWidget *range = group("With a range");
  add(range, spin_row("Guests", 2, 1, 8, 1));
  add(range, spin_row("Size", 1.5, 0.5, 3, 0.5));
  GtkWidget *actions = group("With actions");
  GtkWidget *minus = icon_button("value-decrease-symbolic", "step");
  GtkWidget *plus = icon_button("value-increase-symbolic", "step");
  // A stepper of GtkUI without a value. The sizes and margins are those of an AdwSpinRow.
  GtkWidget *buttons = hbox(10, disabled(class(minus, "circular")), class(plus, "circular"));
  gtk_widget_set_margin_end(buttons, 2);
  add(actions, row_with_suffix("Letter: A", buttons));
  GtkWidget *off = group("Disabled, and with a long label");
  add(off, disabled(spin_row("Disabled", 1, 0, 2, 1)));
  add(off, spin_row(PARAGRAPH, 2, 1, 8, 1));
  return preferences(range, actions, off, NULL);
}

// MARK: The list

// A section of the list.
typedef struct {
  const char *title;
  const char *planets[4];
} PlanetSection;

static const PlanetSection planet_sections[] = {
    {"Rocky", {"Mercury", "Venus", "Earth", "Mars"}},
    {"Gaseous", {"Jupiter", "Saturn", "Uranus", "Neptune"}},
};

// Returns the rows of the list: eight planets, and numbered rows.
static GListModel *list_model(void) {
  GListStore *sections = g_list_store_new(G_TYPE_LIST_MODEL);
  GtkStringList *rows;
  for (guint section = 0; section < G_N_ELEMENTS(planet_sections); section++) {
    rows = gtk_string_list_new(NULL);
    for (int i = 0; i < 4; i++) gtk_string_list_append(rows, planet_sections[section].planets[i]);
    g_list_store_append(sections, rows);
    g_object_unref(rows);
  }
  rows = gtk_string_list_new(NULL);
  for (int number = 1; number <= 10000; number++)
    gtk_string_list_take(rows, g_strdup_printf("Row %d", number));
  g_list_store_append(sections, rows);
  g_object_unref(rows);
  return G_LIST_MODEL(gtk_flatten_list_model_new(G_LIST_MODEL(sections)));
}

static void bind_row(GtkSignalListItemFactory *factory, GtkListItem *item) {
  GtkStringObject *object = gtk_list_item_get_item(item);
  guint position = gtk_list_item_get_position(item);
  GtkWidget *title = label(gtk_string_object_get_string(object), NULL), *row;
  if (position < 8) {
    row = hbox(6, gtk_image_new_from_icon_name("web-browser-symbolic"), title);
  } else {
    gtk_widget_set_hexpand(title, TRUE);
    row = hbox(6, title, label(position % 2 ? "even" : "odd", "dimmed"));
  }
  gtk_list_item_set_child(item, row);
}

static void bind_header(GtkSignalListItemFactory *factory, GtkListHeader *header) {
  guint section = gtk_list_header_get_start(header) / 4;
  const char *title =
      section < G_N_ELEMENTS(planet_sections) ? planet_sections[section].title : "10,000 rows";
  gtk_list_header_set_child(header, label(title, NULL));
}

static GtkWidget *list_page(void) {
  GtkListItemFactory *rows = gtk_signal_list_item_factory_new();
  GtkListItemFactory *headers = gtk_signal_list_item_factory_new();
  g_signal_connect(rows, "bind", G_CALLBACK(bind_row), NULL);
  g_signal_connect(headers, "bind", G_CALLBACK(bind_header), NULL);
  GtkNoSelection *model = gtk_no_selection_new(list_model());
  GtkWidget *list = class(gtk_list_view_new(GTK_SELECTION_MODEL(model), rows), "rich-list");
  gtk_list_view_set_header_factory(GTK_LIST_VIEW(list), headers);
  GtkWidget *scrolled = gtk_scrolled_window_new();
  gtk_scrolled_window_set_child(GTK_SCROLLED_WINDOW(scrolled), list);
  return scrolled;
}

// MARK: Dialogs, toasts and tabs

// Creates a page with rows of buttons. The footer may be NULL.
static GtkWidget *button_rows(const char *const *titles, const char *footer) {
  GtkWidget *rows = group(NULL);
  for (; *titles; titles++) add(rows, button_row(*titles, NULL));
  if (footer) add_footer(rows, footer);
  return preferences(rows, NULL);
}

static GtkWidget *alert_page(void) {
  return button_rows((const char *[]){"Delete…", "Show message", "Enter name…", NULL},
                     "Answer: none yet");
}

static void present_alert(GtkWidget *window) {
  AdwDialog *dialog = adw_alert_dialog_new("Delete the game?", "This can't be undone.");
  AdwAlertDialog *alert = ADW_ALERT_DIALOG(dialog);
  adw_alert_dialog_add_responses(alert, "cancel", "Cancel", "delete", "Delete", NULL);
  adw_alert_dialog_set_response_appearance(alert, "delete", ADW_RESPONSE_DESTRUCTIVE);
  adw_dialog_present(dialog, window);
}

static GtkWidget *sheet_page(void) {
  return button_rows((const char *[]){"Show sheet", "Show sheet for an item", NULL}, "Dismissed: 0");
}

static void present_sheet(GtkWidget *window) {
  GtkWidget *bar = adw_header_bar_new(), *fields = group(NULL);
  adw_header_bar_set_show_end_title_buttons(ADW_HEADER_BAR(bar), FALSE);
  adw_header_bar_pack_start(ADW_HEADER_BAR(bar), button("Cancel", NULL));
  adw_header_bar_pack_end(ADW_HEADER_BAR(bar), disabled(button("Add", "suggested-action")));
  GtkWidget *name = add(fields, entry_row("Name", ""));
  add(fields, switch_row("Has rings", FALSE));
  GtkWidget *content = adw_toolbar_view_new();
  adw_toolbar_view_add_top_bar(ADW_TOOLBAR_VIEW(content), bar);
  adw_toolbar_view_set_content(ADW_TOOLBAR_VIEW(content), preferences(fields, NULL));
  AdwDialog *dialog = adw_dialog_new();
  adw_dialog_set_title(dialog, "New planet");
  adw_dialog_set_child(dialog, content);
  adw_dialog_set_content_width(dialog, 480);
  adw_dialog_set_content_height(dialog, 640);
  adw_dialog_set_focus(dialog, name);
  adw_dialog_present(dialog, window);
}

static GtkWidget *toast_page(void) {
  GtkWidget *box = centered(vbox(24, class(gtk_label_new("Planets: 3"), "heading"),
                                 button("Delete a planet", NULL), button("Save", NULL)));
  gtk_widget_set_halign(box, GTK_ALIGN_CENTER);
  for (GtkWidget *w = gtk_widget_get_first_child(box); w; w = gtk_widget_get_next_sibling(w))
    gtk_widget_set_halign(w, GTK_ALIGN_CENTER);
  AdwToast *toast = adw_toast_new("Mars was deleted");
  adw_toast_set_button_label(toast, "Undo");
  adw_toast_set_timeout(toast, 0);
  GtkWidget *overlay = adw_toast_overlay_new();
  adw_toast_overlay_set_child(ADW_TOAST_OVERLAY(overlay), box);
  adw_toast_overlay_add_toast(ADW_TOAST_OVERLAY(overlay), toast);
  return overlay;
}

static AdwViewStackPage *add_tab(GtkWidget *stack, GtkWidget *content, const char *title, const char *icon) {
  return adw_view_stack_add_titled_with_icon(ADW_VIEW_STACK(stack), content, NULL, title, icon);
}

static GtkWidget *tab_view_page(void) {
  const char *titles[] = {"Download an album", "Show the playlists", "Show the tabs in a sheet", NULL};
  GtkWidget *stack = adw_view_stack_new(), *bar = adw_view_switcher_bar_new();
  add_tab(stack, button_rows(titles, NULL), "Albums", "audio-x-generic-symbolic");
  add_tab(stack, label("", NULL), "Playlists", "view-list-bullet-symbolic");
  AdwViewStackPage *downloads = add_tab(stack, label("", NULL), "Downloads", "go-down-symbolic");
  adw_view_stack_page_set_badge_number(downloads, 3);
  adw_view_switcher_bar_set_stack(ADW_VIEW_SWITCHER_BAR(bar), ADW_VIEW_STACK(stack));
  adw_view_switcher_bar_set_reveal(ADW_VIEW_SWITCHER_BAR(bar), TRUE);
  adw_toolbar_view_add_bottom_bar(toolbar, bar);
  return stack;
}

// MARK: Counters

// Adds the bar at the bottom of the window.
static void add_summary(const char *sum, const char *screens, gboolean can_go_to_root) {
  GtkWidget *texts = hbox(18, label(sum, NULL), label("Timers running: 0", NULL), label(screens, NULL));
  gtk_widget_set_hexpand(texts, TRUE);
  gtk_widget_set_margin_start(texts, 6);
  GtkWidget *root = button("Go to root", "flat");
  gtk_widget_set_sensitive(root, can_go_to_root);
  adw_toolbar_view_add_bottom_bar(toolbar, class(class(hbox(12, texts, root), "toolbar"), "numeric"));
  adw_toolbar_view_set_bottom_bar_style(toolbar, ADW_TOOLBAR_RAISED_BORDER);
}

static GtkWidget *root_page(void) {
  GtkWidget *page = adw_status_page_new();
  AdwStatusPage *status = ADW_STATUS_PAGE(page);
  adw_status_page_set_icon_name(status, "org.composablegtk.Counters");
  adw_status_page_set_title(status, "Counters");
  adw_status_page_set_description(
      status, "Stack up counters and facts about numbers, as deep as you like.");
  GtkWidget *buttons = vbox(12, class(button("Go to counter", "pill"), "suggested-action"),
                            button("Go to fact", "pill"));
  gtk_widget_set_halign(buttons, GTK_ALIGN_CENTER);
  adw_status_page_set_child(status, buttons);
  add_summary("Sum: 0", "Screens: 0", FALSE);
  return page;
}

static GtkWidget *step_button(const char *icon) {
  GtkWidget *button = centered(icon_button(icon, "circular"));
  gtk_widget_set_size_request(button, 48, 48);
  return button;
}

static GtkWidget *number_label(const char *text) {
  GtkWidget *number = class(gtk_label_new(text), "numeric");
  PangoAttrList *attributes = pango_attr_list_new();
  pango_attr_list_insert(attributes, pango_attr_size_new_absolute(64 * PANGO_SCALE));
  pango_attr_list_insert(attributes, pango_attr_weight_new(PANGO_WEIGHT_LIGHT));
  gtk_label_set_attributes(GTK_LABEL(number), attributes);
  pango_attr_list_unref(attributes);
  gtk_widget_set_size_request(number, 120, -1);
  return number;
}

static GtkWidget *counter_page(void) {
  GtkWidget *steps =
      hbox(12, step_button("list-remove-symbolic"), number_label("42"), step_button("list-add-symbolic"));
  GtkWidget *timer = button("Start timer", "pill"), *close = button("Close", "flat");
  gtk_widget_set_halign(steps, GTK_ALIGN_CENTER);
  gtk_widget_set_halign(timer, GTK_ALIGN_CENTER);
  gtk_widget_set_halign(close, GTK_ALIGN_CENTER);
  GtkWidget *links = group(NULL);
  add(links, link_row("Go to counter: 42"));
  add(links, link_row("Load and go to counter: 42"));
  add(links, link_row("Go to fact: 42"));
  GtkWidget *middle = centered(vbox(24, steps, timer, links));
  gtk_widget_set_vexpand(middle, TRUE);
  GtkWidget *page = vbox(24, middle, close), *clamp = adw_clamp_new();
  gtk_widget_set_margin_top(page, 24);
  // GtkUI rounds the height of the space above the last button down.
  gtk_widget_set_margin_bottom(page, 25);
  gtk_widget_set_margin_start(page, 24);
  gtk_widget_set_margin_end(page, 24);
  adw_clamp_set_maximum_size(ADW_CLAMP(clamp), 480);
  // The column of Counters is not narrower than the window if the window is narrower than 480 pixels.
  adw_clamp_set_tightening_threshold(ADW_CLAMP(clamp), 480);
  adw_clamp_set_child(ADW_CLAMP(clamp), page);
  add_summary("Sum: 42", "Screens: 1", TRUE);
  return clamp;
}

// MARK: The window

// A page. `root` is the title of the page below, or NULL. `present` presents a dialog, or is NULL.
typedef struct {
  const char *name, *title, *root;
  int height;
  GtkWidget *(*content)(void);
  void (*present)(GtkWidget *window);
} Page;

static const Page pages[] = {
    {"counters-root", "Counters", NULL, 680, root_page, NULL},
    {"counters-counter", "Counter: 42", "Counters", 680, counter_page, NULL},
    {"form", "Form and Section", "Gallery", 640, form_page, NULL},
    {"toggle", "Toggle", "Gallery", 640, toggle_page, NULL},
    {"text-field", "TextField", "Gallery", 640, text_field_page, NULL},
    {"slider", "Slider", "Gallery", 640, slider_page, NULL},
    {"picker", "Picker", "Gallery", 640, picker_page, NULL},
    {"stepper", "Stepper", "Gallery", 640, stepper_page, NULL},
    {"button", "Button", "Gallery", 640, button_page, NULL},
    {"alert", "Alert", "Gallery", 640, alert_page, present_alert},
    {"sheet", "Sheet", "Gallery", 640, sheet_page, present_sheet},
    {"toast", "Toast", "Gallery", 640, toast_page, NULL},
    {"list", "List", "Gallery", 640, list_page, NULL},
    {"tab-view", "TabView", "Gallery", 640, tab_view_page, NULL},
};

static AdwNavigationPage *navigation_page(const Page *page) {
  GtkWidget *header = adw_header_bar_new(), *menu = gtk_menu_button_new();
  gtk_menu_button_set_icon_name(GTK_MENU_BUTTON(menu), "open-menu-symbolic");
  gtk_menu_button_set_menu_model(GTK_MENU_BUTTON(menu), G_MENU_MODEL(g_menu_new()));
  adw_header_bar_pack_end(ADW_HEADER_BAR(header), menu);
  toolbar = ADW_TOOLBAR_VIEW(adw_toolbar_view_new());
  adw_toolbar_view_add_top_bar(toolbar, header);
  adw_toolbar_view_set_content(toolbar, page->content());
  return adw_navigation_page_new(GTK_WIDGET(toolbar), page->title);
}

// Adds a style sheet.
static void load_styles(const char *css) {
  GtkCssProvider *provider = gtk_css_provider_new();
  gtk_css_provider_load_from_string(provider, css);
  gtk_style_context_add_provider_for_display(
      gdk_display_get_default(), GTK_STYLE_PROVIDER(provider), GTK_STYLE_PROVIDER_PRIORITY_USER);
  g_object_unref(provider);
}

// Loads the tints of single controls, and the icon of Counters. The compiler defines `ICONS`. If the
// environment variable SAME_CONTRAST is set, secondary text has the contrast of GtkUI.
static void load_resources(gboolean is_dark) {
  static const char tints[] = "button.green, scale.green > trough > highlight { background-color: #2ec27e; }"
                              "button.purple { background-color: #9141ac; }"
                              "button.step { min-width: 30px; min-height: 30px; }";
  static const char contrast[] = "indicatorbin > indicator { background-color: #737373; opacity: 1; }";
  if (g_getenv("SAME_CONTRAST")) {
    load_styles(contrast);
    load_styles(is_dark ? SECONDARY "{ opacity: 0.6; }" : SECONDARY "{ opacity: 0.7; }");
  }
  load_styles(tints);
  // The color of the text is that of `.foregroundStyle(.orange)`.
  const char *color = is_dark ? "#fea15c" : "#b12e00";
  char *orange = g_strdup_printf(".orange label { color: %s; opacity: 1; }", color);
  load_styles(orange);
  g_free(orange);
  GtkIconTheme *icons = gtk_icon_theme_get_for_display(gdk_display_get_default());
  gtk_icon_theme_add_search_path(icons, ICONS);
}

static void show(GtkApplication *app, const Page *page) {
  load_resources(adw_style_manager_get_dark(adw_style_manager_get_default()));
  AdwNavigationView *stack = ADW_NAVIGATION_VIEW(adw_navigation_view_new());
  if (page->root)
    adw_navigation_view_push(stack, adw_navigation_page_new(gtk_label_new(NULL), page->root));
  adw_navigation_view_push(stack, navigation_page(page));
  GtkWidget *window = adw_application_window_new(app);
  gtk_window_set_default_size(GTK_WINDOW(window), 480, page->height);
  adw_application_window_set_content(ADW_APPLICATION_WINDOW(window), GTK_WIDGET(stack));
  // The window first focuses a text field, and selects its text.
  g_object_set(gtk_settings_get_default(), "gtk-entry-select-on-focus", focused != NULL, NULL);
  gtk_window_present(GTK_WINDOW(window));
  // GtkUI shows the focus ring of a text field, but no ring of another control before a key is pressed.
  if (focused) gtk_widget_grab_focus(focused);
  else gtk_window_set_focus(GTK_WINDOW(window), NULL);
  if (page->present) page->present(window);
}

int main(int argc, char **argv) {
  const Page *page = NULL;
  const char *name = argc > 1 ? argv[1] : "";
  for (guint i = 0; i < G_N_ELEMENTS(pages); i++) {
    if (g_str_equal(name, "--list")) puts(pages[i].name);
    if (g_str_equal(name, pages[i].name)) page = &pages[i];
  }
  if (!page) return g_str_equal(name, "--list") ? 0 : 2;
  gboolean is_dark = g_strcmp0(g_getenv("GTK_THEME"), "Adwaita:dark") == 0;
  // If the variable is set, libadwaita does not load its style sheet.
  g_unsetenv("GTK_THEME");
  adw_init();
  adw_style_manager_set_color_scheme(
      adw_style_manager_get_default(),
      is_dark ? ADW_COLOR_SCHEME_FORCE_DARK : ADW_COLOR_SCHEME_FORCE_LIGHT);
  AdwApplication *app = adw_application_new(NULL, G_APPLICATION_NON_UNIQUE);
  g_signal_connect(app, "activate", G_CALLBACK(show), (gpointer)page);
  return g_application_run(G_APPLICATION(app), 1, argv);
}
