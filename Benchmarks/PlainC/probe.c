// Measures a GTK program in any language from within its process. The library is preloaded with
// LD_PRELOAD, and wraps `gtk_window_present` and the setters in the list below. The library observes
// the frames of the first presented window, emits the signal "clicked" of its buttons, and writes
// lines to the file that PROBE_OUTPUT names. Times are in nanoseconds.
//
// Every mode writes "frame T" and "cpu C": the monotonic time at the end of the first frame, and the
// processor time of the process until the end of the first frame.
//
// PROBE=start     exits after the first frame
// PROBE=stay      writes no other lines; the program continues to run
//
// The other modes disable animations, begin a second after the first frame, and exit at the end.
//
// PROBE=push:N    pushes and pops a counter page; for each of N pushes, writes "push C" and "frame F":
//                 the processor time of the main thread until the main loop is idle, and the time
//                 until the end of the next frame
// PROBE=churn:N   pushes and pops a counter page N times; writes "rss BYTES", the resident memory,
//                 before every tenth of the rounds
// PROBE=tick:N    increments the counter of the top page N times; at the end, writes
//                 "set FUNCTION COUNT" for each setter in the list that the program called

#define _GNU_SOURCE
#include <dlfcn.h>
#include <gtk/gtk.h>
#include <stdio.h>
#include <string.h>
#include <time.h>
#include <unistd.h>

static FILE *output;
static const char *mode;
static int rounds;
static int round_number;
static GtkWindow *window;
static gboolean is_pushing;
static gint64 cpu_before, time_before, frame_time;
static void step(void);

static gint64 now(clockid_t clock) {
  struct timespec time;
  clock_gettime(clock, &time);
  return (gint64)time.tv_sec * 1000000000 + time.tv_nsec;
}

// MARK: Finding buttons

static gboolean is_named(GtkWidget *widget, const char *name) {
  if (GTK_IS_LABEL(widget)) return g_str_has_prefix(gtk_label_get_label(GTK_LABEL(widget)), name);
  if (GTK_IS_IMAGE(widget))
    return g_strcmp0(gtk_image_get_icon_name(GTK_IMAGE(widget)), name) == 0;
  return FALSE;
}

// Returns the button that contains the first mapped label whose text begins with `name`, or the first
// mapped image with the icon `name`. Returns NULL if there is no such label or image.
static GtkWidget *find(GtkWidget *widget, const char *name) {
  if (is_named(widget, name)) return gtk_widget_get_ancestor(widget, GTK_TYPE_BUTTON);
  for (GtkWidget *child = gtk_widget_get_first_child(widget); child;
       child = gtk_widget_get_next_sibling(child)) {
    if (!gtk_widget_get_mapped(child)) continue;
    GtkWidget *found = find(child, name);
    if (found) return found;
  }
  return NULL;
}

static void press(const char *name) {
  GtkWidget *button = find(GTK_WIDGET(window), name);
  if (!button) {
    fprintf(stderr, "probe: there is no button '%s'\n", name);
    _exit(1);
  }
  g_signal_emit_by_name(button, "clicked");
}

// MARK: Setters that the program calls

#define SETTERS(WITH)                                                                        \
  WITH(gtk_label_set_text, (GtkLabel * a, const char *b), (a, b))                            \
  WITH(gtk_label_set_label, (GtkLabel * a, const char *b), (a, b))                           \
  WITH(gtk_label_set_attributes, (GtkLabel * a, PangoAttrList * b), (a, b))                  \
  WITH(gtk_button_set_label, (GtkButton * a, const char *b), (a, b))                         \
  WITH(gtk_window_set_title, (GtkWindow * a, const char *b), (a, b))                         \
  WITH(gtk_widget_set_sensitive, (GtkWidget * a, gboolean b), (a, b))                        \
  WITH(gtk_widget_set_visible, (GtkWidget * a, gboolean b), (a, b))                          \
  WITH(gtk_widget_set_tooltip_text, (GtkWidget * a, const char *b), (a, b))                  \
  WITH(gtk_widget_add_css_class, (GtkWidget * a, const char *b), (a, b))                     \
  WITH(gtk_widget_remove_css_class, (GtkWidget * a, const char *b), (a, b))                  \
  WITH(gtk_widget_set_css_classes, (GtkWidget * a, const char **b), (a, b))                  \
  WITH(gtk_widget_set_hexpand, (GtkWidget * a, gboolean b), (a, b))                          \
  WITH(gtk_widget_set_vexpand, (GtkWidget * a, gboolean b), (a, b))                          \
  WITH(gtk_widget_set_halign, (GtkWidget * a, GtkAlign b), (a, b))                           \
  WITH(gtk_widget_set_valign, (GtkWidget * a, GtkAlign b), (a, b))                           \
  WITH(gtk_widget_set_size_request, (GtkWidget * a, int b, int c), (a, b, c))                \
  WITH(gtk_widget_queue_resize, (GtkWidget * a), (a))                                        \
  WITH(g_object_set_property, (GObject * a, const char *b, const GValue *c), (a, b, c))      \
  WITH(gtk_accessible_update_property_value,                                                 \
       (GtkAccessible * a, int b, GtkAccessibleProperty c[], const GValue d[]), (a, b, c, d)) \
  WITH(gtk_accessible_update_state_value,                                                    \
       (GtkAccessible * a, int b, GtkAccessibleState c[], const GValue d[]), (a, b, c, d))

enum {
#define INDEX(name, parameters, arguments) index_##name,
  SETTERS(INDEX) setter_count
};

static const char *const setter_names[] = {
#define NAME(name, parameters, arguments) #name,
    SETTERS(NAME)};

static int setter_calls[setter_count];

// GTK binds calls of its own functions within the library, so calls of the `gtk_…` setters by GTK are
// not counted.
#define DEFINE(name, parameters, arguments)                \
  void name parameters {                                   \
    static void(*original) parameters;                     \
    if (!original) original = dlsym(RTLD_NEXT, #name);     \
    setter_calls[index_##name]++;                          \
    original arguments;                                    \
  }
SETTERS(DEFINE)

// MARK: Modes

static gint64 resident(void) {
  char line[256];
  gint64 pages = 0;
  FILE *file = fopen("/proc/self/statm", "r");
  if (file && fgets(line, sizeof line, file)) sscanf(line, "%*s %" G_GINT64_FORMAT, &pages);
  if (file) fclose(file);
  return pages * sysconf(_SC_PAGESIZE);
}

static void finish(void) {
  fflush(output);
  _exit(0);
}

static gboolean go_on(gpointer data) {
  step();
  return G_SOURCE_REMOVE;
}

// Called when the main loop is idle after the frame that follows a click.
static gboolean is_still(gpointer data) {
  gint64 cpu = now(CLOCK_THREAD_CPUTIME_ID) - cpu_before;
  if (is_pushing && g_str_has_prefix(mode, "push") && round_number >= 0)
    fprintf(output, "push %" G_GINT64_FORMAT "\nframe %" G_GINT64_FORMAT "\n", cpu,
            frame_time - time_before);
  gboolean is_hurried = g_str_has_prefix(mode, "churn");
  g_timeout_add(is_hurried ? 1 : 40, go_on, NULL);
  return G_SOURCE_REMOVE;
}

static gboolean is_waiting;

static void await_frame(void) {
  is_waiting = TRUE;
  time_before = now(CLOCK_MONOTONIC);
  cpu_before = now(CLOCK_THREAD_CPUTIME_ID);
}

static void step(void) {
  if (g_str_has_prefix(mode, "tick")) {
    if (round_number++ == rounds) {
      for (int i = 0; i < setter_count; i++)
        if (setter_calls[i]) fprintf(output, "set %s %d\n", setter_names[i], setter_calls[i]);
      finish();
    }
    if (round_number == 1) memset(setter_calls, 0, sizeof setter_calls);
    await_frame();
    press("list-add-symbolic");
    return;
  }
  is_pushing = !is_pushing;
  if (is_pushing && ++round_number == rounds) finish();
  if (is_pushing && g_str_has_prefix(mode, "churn") && round_number % MAX(rounds / 10, 1) == 0)
    fprintf(output, "rss %" G_GINT64_FORMAT "\n", resident());
  const char *name = is_pushing ? "Go to counter" : "go-previous-symbolic";
  GtkWidget *button = find(GTK_WIDGET(window), name);
  if (!button) press(name);
  await_frame();
  g_signal_emit_by_name(button, "clicked");
}

static void after_paint(GdkFrameClock *clock, gpointer data) {
  static gboolean is_first = TRUE;
  frame_time = now(CLOCK_MONOTONIC);
  if (is_first) {
    is_first = FALSE;
    fprintf(output, "frame %" G_GINT64_FORMAT "\ncpu %" G_GINT64_FORMAT "\n", frame_time,
            now(CLOCK_PROCESS_CPUTIME_ID));
    fflush(output);
    if (strcmp(mode, "start") == 0) _exit(0);
    if (strcmp(mode, "stay") == 0) return;
    g_object_set(gtk_settings_get_default(), "gtk-enable-animations", FALSE, NULL);
    // The delay excludes work after the first frame, such as the change of the focus.
    g_timeout_add(1000, go_on, NULL);
  }
  if (is_waiting) {
    is_waiting = FALSE;
    g_idle_add_full(G_PRIORITY_LOW + 100, is_still, NULL, NULL);
  }
}

void gtk_window_present(GtkWindow *presented) {
  static void (*original)(GtkWindow *);
  if (!original) original = dlsym(RTLD_NEXT, "gtk_window_present");
  mode = getenv("PROBE");
  if (!window && mode) {
    window = presented;
    const char *path = getenv("PROBE_OUTPUT");
    output = path ? fopen(path, "w") : stdout;
    // The first five rounds of pushes fill caches. Negative rounds are not written.
    const char *number = strchr(mode, ':');
    rounds = number ? atoi(number + 1) : 0;
    round_number = g_str_has_prefix(mode, "push") ? -6 : g_str_has_prefix(mode, "tick") ? 0 : -1;
    gtk_widget_realize(GTK_WIDGET(presented));
    GdkSurface *surface = gtk_native_get_surface(GTK_NATIVE(presented));
    g_signal_connect(gdk_surface_get_frame_clock(surface), "after-paint", G_CALLBACK(after_paint),
                     NULL);
  }
  original(presented);
}
