// A plain GTK program with a long list. Its times are the floors of the list times of the view layer.
//
// The program prints a line of "name nanoseconds" for each change of the list. `ViewWorkloads list`
// prints such lines for the same changes, and the additional line "frame".
//
// usage: plain-lists COUNT

#include <gtk/gtk.h>
#include <stdio.h>
#include <time.h>

// MARK: The items

#define TYPE_ITEM (item_get_type())
G_DECLARE_FINAL_TYPE(Item, item, PLAIN, ITEM, GObject)

struct _Item {
  GObject parent;
  gint64 id;
  char *title;
};

G_DEFINE_FINAL_TYPE(Item, item, G_TYPE_OBJECT)

enum { PROP_TITLE = 1 };

static void item_get_property(GObject *object, guint id, GValue *value, GParamSpec *spec) {
  g_value_set_string(value, PLAIN_ITEM(object)->title);
}

static void item_finalize(GObject *object) {
  g_free(PLAIN_ITEM(object)->title);
  G_OBJECT_CLASS(item_parent_class)->finalize(object);
}

static void item_class_init(ItemClass *class) {
  GObjectClass *object_class = G_OBJECT_CLASS(class);
  object_class->get_property = item_get_property;
  object_class->finalize = item_finalize;
  g_object_class_install_property(
      object_class, PROP_TITLE, g_param_spec_string("title", NULL, NULL, NULL, G_PARAM_READABLE));
}

static void item_init(Item *item) {}

static Item *item_new(gint64 id) {
  Item *item = g_object_new(TYPE_ITEM, NULL);
  item->id = id;
  item->title = g_strdup_printf("Row %" G_GINT64_FORMAT, id);
  return item;
}

// MARK: The rows

static void show_title(Item *item, GParamSpec *spec, GtkLabel *label) {
  gtk_label_set_text(label, item->title);
}

static void setup(GtkListItemFactory *factory, GtkListItem *list_item, gpointer data) {
  GtkWidget *label = gtk_label_new(NULL);
  gtk_label_set_wrap(GTK_LABEL(label), TRUE);
  gtk_widget_set_halign(label, GTK_ALIGN_START);
  gtk_list_item_set_child(list_item, label);
}

static void bind(GtkListItemFactory *factory, GtkListItem *list_item, gpointer data) {
  GtkWidget *label = gtk_list_item_get_child(list_item);
  Item *item = gtk_list_item_get_item(list_item);
  show_title(item, NULL, GTK_LABEL(label));
  g_signal_connect(item, "notify::title", G_CALLBACK(show_title), label);
  gtk_accessible_update_relation(GTK_ACCESSIBLE(gtk_widget_get_parent(label)),
                                 GTK_ACCESSIBLE_RELATION_LABELLED_BY, label, NULL, -1);
}

static void unbind(GtkListItemFactory *factory, GtkListItem *list_item, gpointer data) {
  g_signal_handlers_disconnect_by_func(gtk_list_item_get_item(list_item), show_title,
                                       gtk_list_item_get_child(list_item));
}

// MARK: Measurements

// The number of times that each change of the shown list is measured.
#define REPETITIONS 5

static GListStore *store;
static GtkFilterListModel *filtered;
static GtkFilter *filter;
static GtkWidget *window;
static gboolean is_painted, is_done;

static gboolean is_shown(gpointer item, gpointer data) { return PLAIN_ITEM(item)->id % 3 == 0; }

static gint64 now(void) {
  struct timespec time;
  clock_gettime(CLOCK_MONOTONIC, &time);
  return (gint64)time.tv_sec * 1000000000 + time.tv_nsec;
}

static void after_paint(GdkFrameClock *clock, gpointer data) { is_painted = TRUE; }

static gboolean done(gpointer data) {
  is_done = TRUE;
  return G_SOURCE_REMOVE;
}

// Runs the main loop until no source has been dispatched for 100 milliseconds.
static void settle(void) {
  gint64 last = now();
  while (now() - last < 100000000) {
    gint64 begin = now();
    if (g_main_context_iteration(NULL, FALSE)) last = begin;
    else g_usleep(1000);
  }
}

static void report(const char *name, gint64 begin) {
  printf("%s %" G_GINT64_FORMAT "\n", name, now() - begin);
}

// Prints the time from the change until the main loop dispatches an idle source. The priority of the
// source is higher than the priority of GTK's layout, so the layout is not measured.
static void measure(const char *name, void (*change)(void)) {
  settle();
  gint64 begin = now();
  change();
  is_done = FALSE;
  g_idle_add_full(G_PRIORITY_HIGH_IDLE + 5, done, NULL, NULL);
  while (!is_done) g_main_context_iteration(NULL, TRUE);
  report(name, begin);
}

static void open_list(void) {
  GtkListItemFactory *factory = gtk_signal_list_item_factory_new();
  g_signal_connect(factory, "setup", G_CALLBACK(setup), NULL);
  g_signal_connect(factory, "bind", G_CALLBACK(bind), NULL);
  g_signal_connect(factory, "unbind", G_CALLBACK(unbind), NULL);
  filtered = gtk_filter_list_model_new(g_object_ref(G_LIST_MODEL(store)), NULL);
  GtkWidget *list = gtk_list_view_new(
      GTK_SELECTION_MODEL(gtk_no_selection_new(G_LIST_MODEL(filtered))), factory);
  GtkWidget *scrolled = gtk_scrolled_window_new();
  gtk_scrolled_window_set_child(GTK_SCROLLED_WINDOW(scrolled), list);
  gtk_window_set_child(GTK_WINDOW(window), scrolled);
}

static void rename_one(void) {
  static int number;
  Item *item = g_list_model_get_item(G_LIST_MODEL(store), 3);
  g_free(item->title);
  item->title = g_strdup_printf("renamed %d", number++);
  g_object_notify(G_OBJECT(item), "title");
  g_object_unref(item);
}

static void insert_first(void) {
  Item *item = item_new(g_list_model_get_n_items(G_LIST_MODEL(store)));
  g_list_store_insert(store, 0, item);
  g_object_unref(item);
}

static void reverse(void) {
  guint count = g_list_model_get_n_items(G_LIST_MODEL(store));
  gpointer *items = g_new(gpointer, count);
  for (guint i = 0; i < count; i++)
    items[count - i - 1] = g_list_model_get_item(G_LIST_MODEL(store), i);
  g_list_store_splice(store, 0, count, items, count);
  for (guint i = 0; i < count; i++) g_object_unref(items[i]);
  g_free(items);
}

static void filter_to_a_third(void) { gtk_filter_list_model_set_filter(filtered, filter); }

static void clear_the_filter(void) { gtk_filter_list_model_set_filter(filtered, NULL); }

int main(int argc, char *argv[]) {
  guint count = argc > 1 ? (guint)atoi(argv[1]) : 1000;
  gtk_init();
  store = g_list_store_new(TYPE_ITEM);
  gpointer *items = g_new(gpointer, count);
  for (guint i = 0; i < count; i++) items[i] = item_new(i);
  g_list_store_splice(store, 0, 0, items, count);
  for (guint i = 0; i < count; i++) g_object_unref(items[i]);
  g_free(items);
  filter = GTK_FILTER(gtk_custom_filter_new(is_shown, NULL, NULL));

  window = gtk_window_new();
  gtk_window_set_default_size(GTK_WINDOW(window), 480, 640);
  gtk_widget_realize(window);
  g_signal_connect(gtk_widget_get_frame_clock(window), "after-paint", G_CALLBACK(after_paint),
                   NULL);
  gtk_window_set_child(GTK_WINDOW(window), gtk_label_new("Closed"));
  gtk_window_present(GTK_WINDOW(window));
  while (!is_painted) g_main_context_iteration(NULL, TRUE);
  settle();
  is_painted = FALSE;
  gint64 begin = now();
  open_list();
  while (!is_painted) g_main_context_iteration(NULL, TRUE);
  report("open", begin);

  for (int i = 0; i < REPETITIONS; i++) measure("rename", rename_one);
  for (int i = 0; i < REPETITIONS; i++) measure("insert", insert_first);
  for (int i = 0; i < REPETITIONS; i++) measure("reverse", reverse);
  for (int i = 0; i < REPETITIONS; i++) {
    measure("filter", filter_to_a_third);
    measure("clear", clear_the_filter);
  }
  return 0;
}
