// A plain GTK program with the pages of Counters. Its costs are the floors of the costs of Counters.
//
// The program has no view layer. The widgets of a page are created with the page, and the GtkStack
// contains only the shown page. The style sheet is the style sheet of Counters.
//
// usage: plain-c [PAGES]    starts with PAGES counters on the stack

#include <gtk/gtk.h>

#include "style.h"

typedef struct App App;

// A page above the root page: a counter or a fact.
typedef struct {
  App *app;
  GtkWidget *widget;
  gboolean is_fact;
  gint64 count;
  gboolean runs_timer;
  guint timer;
  GtkWidget *count_label;
  GtkWidget *timer_button;
  GtkWidget *rows[3];
} Page;

struct App {
  GtkWindow *window;
  GtkStack *stack;
  GtkWidget *title;
  GtkWidget *back;
  GtkLabel *sum;
  GtkLabel *timers;
  GtkLabel *screens;
  GtkWidget *to_root;
  GtkWidget *root;
  GPtrArray *pages;
  int initial_pages;
};

static const char *const row_formats[] = {
    "Go to counter: %" G_GINT64_FORMAT,
    "Load and go to counter: %" G_GINT64_FORMAT,
    "Go to fact: %" G_GINT64_FORMAT,
};

static void push(App *app, gboolean is_fact, gint64 count);
static void pop_to(App *app, guint depth);

// MARK: Widgets

static GtkWidget *label(const char *text) {
  GtkWidget *label = gtk_label_new(text);
  gtk_label_set_wrap(GTK_LABEL(label), TRUE);
  gtk_label_set_wrap_mode(GTK_LABEL(label), PANGO_WRAP_WORD_CHAR);
  return label;
}

static GtkWidget *text_button(const char *text, const char *class, GCallback action, gpointer data) {
  GtkWidget *button = gtk_button_new_with_label(text);
  gtk_label_set_wrap(GTK_LABEL(gtk_button_get_child(GTK_BUTTON(button))), TRUE);
  gtk_widget_add_css_class(button, class);
  gtk_widget_set_halign(button, GTK_ALIGN_CENTER);
  g_signal_connect(button, "clicked", action, data);
  return button;
}

static GtkWidget *spacer(void) {
  GtkWidget *spacer = gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 0);
  gtk_widget_set_vexpand(spacer, TRUE);
  return spacer;
}

static void set_name(GtkWidget *widget, const char *name) {
  gtk_accessible_update_property(GTK_ACCESSIBLE(widget), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
}

// The maximum width of a page's content in pixels, unless the widgets require a larger width. Longer
// lines of text would be hard to read.
enum { column_width = 480 };

static void measure_column(GtkWidget *widget, GtkOrientation orientation, int for_size, int *minimum,
                           int *natural, int *minimum_baseline, int *natural_baseline) {
  GtkWidget *child = gtk_widget_get_first_child(widget);
  if (orientation == GTK_ORIENTATION_VERTICAL && for_size > column_width) for_size = column_width;
  gtk_widget_measure(child, orientation, for_size, minimum, natural, minimum_baseline,
                     natural_baseline);
  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    *natural = MAX(*minimum, MIN(*natural, column_width));
}

static void allocate_column(GtkWidget *widget, int width, int height, int baseline) {
  GtkWidget *child = gtk_widget_get_first_child(widget);
  int minimum;
  gtk_widget_measure(child, GTK_ORIENTATION_HORIZONTAL, -1, &minimum, NULL, NULL, NULL);
  int column = MIN(width, MAX(column_width, minimum));
  GskTransform *transform =
      gsk_transform_translate(NULL, &GRAPHENE_POINT_INIT((width - column) / 2, 0));
  gtk_widget_allocate(child, column, height, baseline, transform);
}

static GtkSizeRequestMode column_mode(GtkWidget *widget) {
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

// Returns a page that scrolls, and stores in `column` the box to which the content is appended.
static GtkWidget *page_widget(GtkWidget **column) {
  *column = gtk_box_new(GTK_ORIENTATION_VERTICAL, 24);
  gtk_widget_set_margin_top(*column, 24);
  gtk_widget_set_margin_bottom(*column, 24);
  gtk_widget_set_margin_start(*column, 24);
  gtk_widget_set_margin_end(*column, 24);

  GtkWidget *clamp = gtk_box_new(GTK_ORIENTATION_VERTICAL, 0);
  gtk_widget_set_layout_manager(
      clamp, gtk_custom_layout_new(column_mode, measure_column, allocate_column));
  gtk_box_append(GTK_BOX(clamp), *column);

  GtkWidget *page = gtk_scrolled_window_new();
  gtk_scrolled_window_set_policy(GTK_SCROLLED_WINDOW(page), GTK_POLICY_NEVER, GTK_POLICY_AUTOMATIC);
  gtk_scrolled_window_set_child(GTK_SCROLLED_WINDOW(page), clamp);
  gtk_widget_add_css_class(page, "background");
  gtk_widget_set_hexpand(page, TRUE);
  gtk_widget_set_vexpand(page, TRUE);
  return page;
}

static GtkWidget *row(const char *title, GCallback action, gpointer data, GtkWidget **text) {
  GtkWidget *box = gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 12);
  *text = label(title);
  gtk_label_set_xalign(GTK_LABEL(*text), 0);
  gtk_widget_add_css_class(*text, "numeric");
  gtk_widget_set_hexpand(*text, TRUE);
  GtkWidget *image = gtk_image_new_from_icon_name("go-next-symbolic");
  gtk_widget_add_css_class(image, "dim-label");
  gtk_box_append(GTK_BOX(box), *text);
  gtk_box_append(GTK_BOX(box), image);

  GtkWidget *button = gtk_button_new();
  gtk_button_set_child(GTK_BUTTON(button), box);
  gtk_widget_add_css_class(button, "flat");
  set_name(button, title);
  g_signal_connect(button, "clicked", action, data);
  return button;
}

// MARK: Content

static char *title_of(Page *page) {
  return g_strdup_printf(page->is_fact ? "Fact: %" G_GINT64_FORMAT : "Counter: %" G_GINT64_FORMAT,
                         page->count);
}

static Page *top_of(App *app) {
  return app->pages->len > 0 ? g_ptr_array_index(app->pages, app->pages->len - 1) : NULL;
}

static gint64 sum_of(App *app) {
  gint64 sum = 0;
  for (guint i = 0; i < app->pages->len; i++) {
    Page *page = g_ptr_array_index(app->pages, i);
    if (!page->is_fact) sum += page->count;
  }
  return sum;
}

static void show_text(GtkLabel *label, const char *format, gint64 value) {
  char *text = g_strdup_printf(format, value);
  gtk_label_set_text(label, text);
  g_free(text);
}

static void show_summary(App *app) {
  gint64 timers = 0;
  for (guint i = 0; i < app->pages->len; i++) {
    Page *page = g_ptr_array_index(app->pages, i);
    timers += page->runs_timer;
  }
  show_text(app->sum, "Sum: %" G_GINT64_FORMAT, sum_of(app));
  show_text(app->timers, "Timers running: %" G_GINT64_FORMAT, timers);
  show_text(app->screens, "Screens: %" G_GINT64_FORMAT, app->pages->len);
  gtk_widget_set_sensitive(app->to_root, app->pages->len > 0);
}

static void show_title(App *app) {
  Page *page = top_of(app);
  char *title = page ? title_of(page) : g_strdup("Counters");
  gtk_label_set_text(GTK_LABEL(app->title), title);
  gtk_window_set_title(app->window, title);
  set_name(gtk_stack_get_visible_child(app->stack), title);
  g_free(title);
  gtk_widget_set_visible(app->back, page != NULL);
}

static void show_count(Page *page) {
  char *text = g_strdup_printf("%" G_GINT64_FORMAT, page->count);
  gtk_label_set_text(GTK_LABEL(page->count_label), text);
  g_free(text);
  for (int i = 0; i < 3; i++) {
    if (!page->rows[i]) continue;
    char *title = g_strdup_printf(row_formats[page->is_fact ? 0 : i], page->count);
    gtk_label_set_text(GTK_LABEL(page->rows[i]), title);
    set_name(gtk_widget_get_ancestor(page->rows[i], GTK_TYPE_BUTTON), title);
    g_free(title);
  }
  show_title(page->app);
  show_summary(page->app);
}

// MARK: Actions

static void add(Page *page, gint64 difference) {
  page->count += difference;
  show_count(page);
}

static void on_decrement(GtkButton *button, gpointer page) { add(page, -1); }

static void on_increment(GtkButton *button, gpointer page) { add(page, 1); }

static gboolean on_tick(gpointer page) {
  add(page, 1);
  return G_SOURCE_CONTINUE;
}

static void stop_timer(Page *page) {
  if (page->timer) g_source_remove(page->timer);
  page->timer = 0;
  page->runs_timer = FALSE;
}

static void on_timer(GtkButton *button, gpointer data) {
  Page *page = data;
  if (page->runs_timer) {
    stop_timer(page);
    gtk_widget_remove_css_class(page->timer_button, "running");
  } else {
    page->timer = g_timeout_add_seconds(1, on_tick, page);
    page->runs_timer = TRUE;
    gtk_widget_add_css_class(page->timer_button, "running");
  }
  gtk_button_set_label(button, page->runs_timer ? "Stop timer" : "Start timer");
  show_summary(page->app);
}

static void on_to_counter(GtkButton *button, gpointer data) {
  Page *page = data;
  push(page->app, FALSE, page->count);
}

static void on_to_fact(GtkButton *button, gpointer data) {
  Page *page = data;
  push(page->app, TRUE, page->count);
}

static void on_root_to_counter(GtkButton *button, gpointer app) { push(app, FALSE, 0); }

static void on_root_to_fact(GtkButton *button, gpointer app) { push(app, TRUE, sum_of(app)); }

static void on_close(GtkButton *button, gpointer data) {
  Page *page = data;
  pop_to(page->app, page->app->pages->len - 1);
}

static void on_back(GtkButton *button, gpointer data) {
  App *app = data;
  pop_to(app, app->pages->len - 1);
}

static void on_to_root(GtkButton *button, gpointer app) { pop_to(app, 0); }

// MARK: Pages

static GtkWidget *make_root(App *app) {
  GtkWidget *column;
  GtkWidget *widget = page_widget(&column);

  GtkWidget *middle = gtk_box_new(GTK_ORIENTATION_VERTICAL, 24);
  GtkWidget *image = gtk_image_new_from_icon_name("org.composablegtk.Counters");
  gtk_image_set_pixel_size(GTK_IMAGE(image), 128);
  gtk_box_append(GTK_BOX(middle), image);

  GtkWidget *words = gtk_box_new(GTK_ORIENTATION_VERTICAL, 12);
  GtkWidget *name = label("Counters");
  gtk_widget_add_css_class(name, "title-1");
  GtkWidget *sentence = label("Stack up counters and facts about numbers, as deep as you like.");
  gtk_widget_add_css_class(sentence, "dim-label");
  gtk_label_set_justify(GTK_LABEL(sentence), GTK_JUSTIFY_CENTER);
  gtk_box_append(GTK_BOX(words), name);
  gtk_box_append(GTK_BOX(words), sentence);
  gtk_box_append(GTK_BOX(middle), words);

  GtkWidget *buttons = gtk_box_new(GTK_ORIENTATION_VERTICAL, 12);
  GtkWidget *to_counter =
      text_button("Go to counter", "pill", G_CALLBACK(on_root_to_counter), app);
  gtk_widget_add_css_class(to_counter, "suggested-action");
  gtk_box_append(GTK_BOX(buttons), to_counter);
  gtk_box_append(GTK_BOX(buttons),
                 text_button("Go to fact", "pill", G_CALLBACK(on_root_to_fact), app));
  gtk_box_append(GTK_BOX(middle), buttons);

  gtk_box_append(GTK_BOX(column), spacer());
  gtk_box_append(GTK_BOX(column), middle);
  gtk_box_append(GTK_BOX(column), spacer());
  return widget;
}

static GtkWidget *step_button(const char *icon, const char *name, GCallback action, Page *page) {
  GtkWidget *button = gtk_button_new();
  gtk_button_set_child(GTK_BUTTON(button), gtk_image_new_from_icon_name(icon));
  gtk_widget_add_css_class(button, "circular");
  gtk_widget_add_css_class(button, "step");
  gtk_widget_set_valign(button, GTK_ALIGN_CENTER);
  set_name(button, name);
  g_signal_connect(button, "clicked", action, page);
  return button;
}

static void fill(Page *page) {
  GtkWidget *column;
  page->widget = g_object_ref_sink(page_widget(&column));
  page->count_label = label(NULL);
  gtk_widget_add_css_class(page->count_label, "count");
  gtk_widget_add_css_class(page->count_label, "numeric");
  gtk_widget_add_css_class(page->count_label, "short");

  GtkWidget *rows = gtk_box_new(GTK_ORIENTATION_VERTICAL, 0);
  gtk_widget_add_css_class(rows, "card");
  gtk_widget_add_css_class(rows, "rows");
  gtk_widget_set_hexpand(rows, TRUE);

  gtk_box_append(GTK_BOX(column), spacer());
  if (page->is_fact) {
    gtk_box_append(GTK_BOX(column), page->count_label);
    GtkWidget *button = gtk_button_new_with_label("Get fact");
    gtk_widget_add_css_class(button, "pill");
    gtk_widget_add_css_class(button, "suggested-action");
    gtk_widget_set_halign(button, GTK_ALIGN_CENTER);
    gtk_box_append(GTK_BOX(column), button);
    gtk_box_append(GTK_BOX(rows), row("", G_CALLBACK(on_to_counter), page, &page->rows[0]));
  } else {
    GtkWidget *steps = gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 12);
    gtk_widget_set_halign(steps, GTK_ALIGN_CENTER);
    gtk_box_append(GTK_BOX(steps),
                   step_button("list-remove-symbolic", "Decrement", G_CALLBACK(on_decrement), page));
    gtk_box_append(GTK_BOX(steps), page->count_label);
    gtk_box_append(GTK_BOX(steps),
                   step_button("list-add-symbolic", "Increment", G_CALLBACK(on_increment), page));
    gtk_box_append(GTK_BOX(column), steps);
    page->timer_button = text_button("Start timer", "pill", G_CALLBACK(on_timer), page);
    gtk_box_append(GTK_BOX(column), page->timer_button);
    gtk_box_append(GTK_BOX(rows), row("", G_CALLBACK(on_to_counter), page, &page->rows[0]));
    gtk_box_append(GTK_BOX(rows), row("", G_CALLBACK(on_to_counter), page, &page->rows[1]));
    gtk_box_append(GTK_BOX(rows), row("", G_CALLBACK(on_to_fact), page, &page->rows[2]));
  }
  gtk_box_append(GTK_BOX(column), rows);
  gtk_box_append(GTK_BOX(column), spacer());
  GtkWidget *close = text_button("Close", "flat", G_CALLBACK(on_close), page);
  gtk_widget_add_css_class(close, "quiet");
  gtk_box_append(GTK_BOX(column), close);
}

static void free_page(gpointer data) {
  Page *page = data;
  stop_timer(page);
  g_object_unref(page->widget);
  g_free(page);
}

// Replaces the shown page by the top page or, if the path is empty, by the root page. The covered
// pages are retained outside the window.
static void show_top(App *app) {
  Page *top = top_of(app);
  GtkWidget *new = top ? top->widget : app->root;
  GtkWidget *old = gtk_stack_get_visible_child(app->stack);
  if (new == old) return;
  gtk_stack_add_child(app->stack, new);
  gtk_stack_set_visible_child(app->stack, new);
  if (old) gtk_stack_remove(app->stack, old);
  gtk_widget_child_focus(new, GTK_DIR_TAB_FORWARD);
}

static void push(App *app, gboolean is_fact, gint64 count) {
  Page *page = g_new0(Page, 1);
  page->app = app;
  page->is_fact = is_fact;
  page->count = count;
  fill(page);
  g_ptr_array_add(app->pages, page);
  show_top(app);
  show_count(page);
}

static void pop_to(App *app, guint depth) {
  if (depth >= app->pages->len) return;
  GPtrArray *gone = g_ptr_array_new_with_free_func(free_page);
  while (app->pages->len > depth)
    g_ptr_array_add(gone, g_ptr_array_steal_index(app->pages, app->pages->len - 1));
  show_top(app);
  show_title(app);
  show_summary(app);
  g_ptr_array_unref(gone);
}

// MARK: The window

static GtkWidget *make_header(App *app) {
  GtkWidget *header = gtk_header_bar_new();

  app->back = gtk_button_new_from_icon_name("go-previous-symbolic");
  set_name(app->back, "Back");
  g_signal_connect(app->back, "clicked", G_CALLBACK(on_back), app);
  gtk_header_bar_pack_start(GTK_HEADER_BAR(header), app->back);

  app->title = gtk_label_new(NULL);
  gtk_widget_add_css_class(app->title, "title");
  gtk_label_set_ellipsize(GTK_LABEL(app->title), PANGO_ELLIPSIZE_END);
  gtk_header_bar_set_title_widget(GTK_HEADER_BAR(header), app->title);

  GMenu *menu = g_menu_new();
  g_menu_append(menu, "_Keyboard Shortcuts", "win.show-help-overlay");
  g_menu_append(menu, "_About Counters", "app.about");
  g_menu_append(menu, "_Quit", "app.quit");
  GtkWidget *menu_button = gtk_menu_button_new();
  gtk_menu_button_set_icon_name(GTK_MENU_BUTTON(menu_button), "open-menu-symbolic");
  gtk_menu_button_set_menu_model(GTK_MENU_BUTTON(menu_button), G_MENU_MODEL(menu));
  gtk_menu_button_set_primary(GTK_MENU_BUTTON(menu_button), TRUE);
  set_name(menu_button, "Main menu");
  gtk_header_bar_pack_end(GTK_HEADER_BAR(header), menu_button);
  g_object_unref(menu);
  return header;
}

static GtkLabel *summary_label(GtkWidget *bar) {
  GtkWidget *text = label(NULL);
  gtk_label_set_xalign(GTK_LABEL(text), 0);
  gtk_box_append(GTK_BOX(bar), text);
  return GTK_LABEL(text);
}

static GtkWidget *make_summary(App *app) {
  GtkWidget *bar = gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 18);
  gtk_widget_add_css_class(bar, "summary");
  gtk_widget_add_css_class(bar, "numeric");
  app->sum = summary_label(bar);
  app->timers = summary_label(bar);
  app->screens = summary_label(bar);
  app->to_root = text_button("Go to root", "flat", G_CALLBACK(on_to_root), app);
  gtk_widget_set_halign(app->to_root, GTK_ALIGN_END);
  gtk_widget_set_hexpand(app->to_root, TRUE);
  gtk_box_append(GTK_BOX(bar), app->to_root);
  return bar;
}

static void on_quit(GSimpleAction *action, GVariant *parameter, gpointer application) {
  g_application_quit(application);
}

static void on_about(GSimpleAction *action, GVariant *parameter, gpointer application) {
  GtkWindow *window = gtk_application_get_active_window(application);
  gtk_show_about_dialog(window, "program-name", "Counters", NULL);
}

static void on_startup(GApplication *application, gpointer data) {
  gtk_window_set_default_icon_name("org.composablegtk.Counters");
  GtkCssProvider *provider = gtk_css_provider_new();
  gtk_css_provider_load_from_data(provider, style, -1);
  gtk_style_context_add_provider_for_display(gdk_display_get_default(),
                                             GTK_STYLE_PROVIDER(provider),
                                             GTK_STYLE_PROVIDER_PRIORITY_APPLICATION);
  g_object_unref(provider);

  static const GActionEntry actions[] = {
      {.name = "quit", .activate = on_quit},
      {.name = "about", .activate = on_about},
  };
  g_action_map_add_action_entries(G_ACTION_MAP(application), actions, G_N_ELEMENTS(actions),
                                  application);
  const char *quit[] = {"<Control>q", NULL};
  gtk_application_set_accels_for_action(GTK_APPLICATION(application), "app.quit", quit);
}

static void on_activate(GApplication *application, gpointer data) {
  App *app = data;
  if (app->window) {
    gtk_window_present(app->window);
    return;
  }
  app->window = GTK_WINDOW(gtk_application_window_new(GTK_APPLICATION(application)));
  gtk_window_set_default_size(app->window, 480, 680);
  gtk_window_set_titlebar(app->window, make_header(app));

  GtkWidget *box = gtk_box_new(GTK_ORIENTATION_VERTICAL, 0);
  app->stack = GTK_STACK(gtk_stack_new());
  gtk_box_append(GTK_BOX(box), GTK_WIDGET(app->stack));
  gtk_box_append(GTK_BOX(box), gtk_separator_new(GTK_ORIENTATION_HORIZONTAL));
  gtk_box_append(GTK_BOX(box), make_summary(app));
  gtk_window_set_child(app->window, box);

  app->root = g_object_ref_sink(make_root(app));
  show_top(app);
  for (int i = 0; i < app->initial_pages; i++) push(app, FALSE, 0);
  show_title(app);
  show_summary(app);
  gtk_window_present(app->window);
}

int main(int argc, char *argv[]) {
  App app = {
      .pages = g_ptr_array_new_with_free_func(free_page),
      .initial_pages = argc > 1 ? atoi(argv[1]) : 0,
  };
  GtkApplication *application =
      gtk_application_new("org.composablegtk.PlainC", G_APPLICATION_DEFAULT_FLAGS);
  g_signal_connect(application, "startup", G_CALLBACK(on_startup), NULL);
  g_signal_connect(application, "activate", G_CALLBACK(on_activate), &app);
  int status = g_application_run(G_APPLICATION(application), 1, argv);
  g_object_unref(application);
  g_ptr_array_unref(app.pages);
  g_clear_object(&app.root);
  return status;
}
