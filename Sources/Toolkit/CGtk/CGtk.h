// The C declarations of the toolkit: the headers of GTK, and functions and constants for the C
// declarations that Swift cannot import, such as variadic functions and function-like macros.

#ifndef CGTK_H
#define CGTK_H

// The oldest supported versions of GTK and GLib. With these macros, newer headers neither deprecate
// functions of these versions nor permit functions that these versions lack.
#define GDK_VERSION_MIN_REQUIRED GDK_VERSION_4_8
#define GDK_VERSION_MAX_ALLOWED GDK_VERSION_4_8
#define GLIB_VERSION_MIN_REQUIRED GLIB_VERSION_2_74
#define GLIB_VERSION_MAX_ALLOWED GLIB_VERSION_2_74

#include <glib-unix.h>
#include <gtk/gtk.h>
#include <malloc.h>
#include <unistd.h>

// The functions of libdispatch with which another main loop can run the main queue. The functions
// were written for CoreFoundation ("4CF"), and libdispatch.so exports the functions on Linux. The
// handle is a non-blocking eventfd.
int _dispatch_get_main_queue_handle_4CF(void);
void _dispatch_main_queue_callback_4CF(void *message);

// Connects a function to each change of the list of windows. The handler is never disconnected.
static inline void cgtk_on_toplevels_changed(
  void (*handler)(GListModel *model, guint position, guint removed, guint added, gpointer data)
) {
  g_signal_connect(gtk_window_get_toplevels(), "items-changed", G_CALLBACK(handler), NULL);
}

// Connects a function to the signal that a widget emits when it is no longer shown.
static inline void cgtk_on_unmap(
  GtkWidget *widget,
  void (*handler)(GtkWidget *widget, gpointer data)
) {
  g_signal_connect(widget, "unmap", G_CALLBACK(handler), NULL);
}

// Connects a function to the signal that a loader emits as soon as the size of its picture is known.
static inline void cgtk_pixbuf_loader_on_size(
  GdkPixbufLoader *loader,
  void (*handler)(GdkPixbufLoader *loader, int width, int height, gpointer data),
  gpointer data
) {
  g_signal_connect(loader, "size-prepared", G_CALLBACK(handler), data);
}

// MARK: Types, which are macros with casts

// Creates a tag whose paragraphs break their lines between any letters. The buffer owns the tag.
static inline GtkTextTag *cgtk_text_tag_broken_anywhere(GtkTextBuffer *buffer) {
  return gtk_text_buffer_create_tag(buffer, NULL, "wrap-mode", GTK_WRAP_CHAR, NULL);
}

// Creates a tag whose text isn't laid out. The buffer owns the tag.
static inline GtkTextTag *cgtk_text_tag_hidden(GtkTextBuffer *buffer) {
  return gtk_text_buffer_create_tag(buffer, NULL, "invisible", TRUE, NULL);
}

// Stores whether an input method composes text in a widget, of which `preedit` is not yet a part of
// the widget's text.
static inline void cgtk_preedit_changed(GtkWidget *widget, const char *preedit, gpointer data) {
  (void)data;
  gboolean is_composing = preedit && *preedit;
  g_object_set_data(G_OBJECT(widget), "composable-gtk-composing", is_composing ? widget : NULL);
}

static inline void cgtk_observe_preedit(gpointer widget) {
  g_signal_connect(widget, "preedit-changed", G_CALLBACK(cgtk_preedit_changed), NULL);
}

static inline gboolean cgtk_is_composing(gpointer widget) {
  return g_object_get_data(G_OBJECT(widget), "composable-gtk-composing") != NULL;
}

// Emits "preedit-changed" of a widget, as its input method does.
static inline void cgtk_emit_preedit_changed(gpointer widget, const char *preedit) {
  g_signal_emit_by_name(widget, "preedit-changed", preedit);
}

// Stops an insertion after which an editable would have more than `data` characters.
static inline void cgtk_limit_insertion(
    GtkEditable *editable, const char *text, int length, int *position, gpointer data) {
  (void)position;
  glong count = g_utf8_strlen(gtk_editable_get_text(editable), -1);
  if (count + g_utf8_strlen(text, length) <= (glong)GPOINTER_TO_SIZE(data)) return;
  gtk_widget_error_bell(GTK_WIDGET(editable));
  g_signal_stop_emission_by_name(editable, "insert-text");
}

static inline void cgtk_limit_insertions(gpointer editable, gulong maximum) {
  g_signal_connect(
      editable, "insert-text", G_CALLBACK(cgtk_limit_insertion), GSIZE_TO_POINTER(maximum));
}

static inline GType cgtk_type_boolean(void) { return G_TYPE_BOOLEAN; }
static inline GType cgtk_type_int(void) { return G_TYPE_INT; }
static inline GType cgtk_type_uint(void) { return G_TYPE_UINT; }
static inline GType cgtk_type_double(void) { return G_TYPE_DOUBLE; }
static inline GType cgtk_type_string(void) { return G_TYPE_STRING; }
static inline GType cgtk_type_flags(void) { return G_TYPE_FLAGS; }
static inline GType cgtk_type_enum(void) { return G_TYPE_ENUM; }
static inline GType cgtk_type_pointer(void) { return G_TYPE_POINTER; }
static inline GType cgtk_type_variant(void) { return G_TYPE_VARIANT; }
static inline GType cgtk_type_boxed(void) { return G_TYPE_BOXED; }
static inline GType cgtk_type_object(void) { return G_TYPE_OBJECT; }
static inline GType cgtk_type_list_model(void) { return G_TYPE_LIST_MODEL; }

// MARK: Flags, which Swift imports as constants with GLib 2.84, and as an option set with GLib 2.90
// (`G_GNUC_FLAG_ENUM`)

static const GApplicationFlags cgtk_application_handles_open = G_APPLICATION_HANDLES_OPEN;
static const GApplicationFlags cgtk_application_handles_command_line =
  G_APPLICATION_HANDLES_COMMAND_LINE;
static const GApplicationFlags cgtk_application_non_unique = G_APPLICATION_NON_UNIQUE;
static const GBusNameOwnerFlags cgtk_bus_name_owner_replace = G_BUS_NAME_OWNER_FLAGS_REPLACE;
static const GParamFlags cgtk_param_readable = G_PARAM_READABLE;
static const GSignalMatchType cgtk_signal_match_data = G_SIGNAL_MATCH_DATA;
static const GSignalMatchType cgtk_signal_match_detail_and_data =
  (GSignalMatchType)(G_SIGNAL_MATCH_DETAIL | G_SIGNAL_MATCH_DATA);
static const GSignalMatchType cgtk_signal_match_id_and_data =
  (GSignalMatchType)(G_SIGNAL_MATCH_ID | G_SIGNAL_MATCH_DATA);

// MARK: Properties, which `g_object_set` sets with variadic arguments

/// Sets a property whose type is an enumeration or flags.
static inline void cgtk_set_flags(gpointer instance, const char *property, guint value) {
  g_object_set(instance, property, value, NULL);
}

/// Returns the value of a property whose type is an enumeration or flags.
static inline guint cgtk_get_flags(gpointer instance, const char *property) {
  guint value = 0;
  g_object_get(instance, property, &value, NULL);
  return value;
}

// MARK: Types of instances

/// The dynamic type of an instance.
static inline GType cgtk_type_of(gpointer instance) { return G_OBJECT_TYPE(instance); }

/// The name of the dynamic type, for messages and tests.
static inline const char *cgtk_type_name(gpointer instance) {
  return G_OBJECT_TYPE_NAME(instance);
}

/// The type of a property, or 0 if the class has no such property.
static inline GType cgtk_property_type(gpointer instance, const char *name) {
  GParamSpec *property = g_object_class_find_property(G_OBJECT_GET_CLASS(instance), name);
  return property ? property->value_type : 0;
}

static inline gboolean cgtk_property_has_flag(gpointer instance, const char *name, guint flag) {
  GParamSpec *property = g_object_class_find_property(G_OBJECT_GET_CLASS(instance), name);
  return property && (property->flags & flag) != 0;
}

static inline gboolean cgtk_property_is_readable(gpointer instance, const char *name) {
  return cgtk_property_has_flag(instance, name, G_PARAM_READABLE);
}

static inline gboolean cgtk_property_is_writable(gpointer instance, const char *name) {
  return cgtk_property_has_flag(instance, name, G_PARAM_WRITABLE);
}

static inline gboolean cgtk_property_is_construct_only(gpointer instance, const char *name) {
  return cgtk_property_has_flag(instance, name, G_PARAM_CONSTRUCT_ONLY);
}

static inline gboolean cgtk_is_a(gpointer instance, GType type) {
  return G_TYPE_CHECK_INSTANCE_TYPE(instance, type);
}

static inline const GVariantType *cgtk_variant_type_string(void) {
  return G_VARIANT_TYPE_STRING;
}

// MARK: Closures

/// Creates a floating closure that calls `marshal`. When the closure is finalized, `finalize` is
/// called once with `data`.
static inline GClosure *cgtk_closure_new(
    gpointer data, GClosureMarshal marshal, GClosureNotify finalize) {
  GClosure *closure = g_closure_new_simple(sizeof(GClosure), data);
  g_closure_set_marshal(closure, marshal);
  g_closure_add_finalize_notifier(closure, data, finalize);
  return closure;
}

// MARK: Accessibility, whose setters are variadic

static inline void cgtk_accessible_set_string(
    GtkWidget *widget, GtkAccessibleProperty property, const char *value) {
  gtk_accessible_update_property(GTK_ACCESSIBLE(widget), property, value, -1);
}

static inline void cgtk_accessible_set_modal(GtkWidget *widget, gboolean modal) {
  gtk_accessible_update_property(
      GTK_ACCESSIBLE(widget), GTK_ACCESSIBLE_PROPERTY_MODAL, modal, -1);
}

static inline void cgtk_accessible_set_double(
    GtkWidget *widget, GtkAccessibleProperty property, double value) {
  gtk_accessible_update_property(GTK_ACCESSIBLE(widget), property, value, -1);
}

static inline void cgtk_accessible_set_selected(GtkWidget *widget, gboolean selected) {
  gtk_accessible_update_state(
      GTK_ACCESSIBLE(widget), GTK_ACCESSIBLE_STATE_SELECTED, selected, -1);
}

static inline void cgtk_accessible_set_invalid(GtkWidget *widget, gboolean invalid) {
  gtk_accessible_update_state(
      GTK_ACCESSIBLE(widget), GTK_ACCESSIBLE_STATE_INVALID,
      invalid ? GTK_ACCESSIBLE_INVALID_TRUE : GTK_ACCESSIBLE_INVALID_FALSE, -1);
}

static inline void cgtk_accessible_set_hidden(GtkWidget *widget, gboolean hidden) {
  gtk_accessible_update_state(
      GTK_ACCESSIBLE(widget), GTK_ACCESSIBLE_STATE_HIDDEN, hidden, -1);
}

static inline void cgtk_accessible_set_level(GtkWidget *widget, int level) {
  gtk_accessible_update_property(
      GTK_ACCESSIBLE(widget), GTK_ACCESSIBLE_PROPERTY_LEVEL, level, -1);
}

static inline void cgtk_accessible_set_expanded(GtkWidget *widget, gboolean expanded) {
  gtk_accessible_update_state(
      GTK_ACCESSIBLE(widget), GTK_ACCESSIBLE_STATE_EXPANDED, expanded, -1);
}

static inline void cgtk_accessible_reset_expanded(GtkWidget *widget) {
  gtk_accessible_reset_state(GTK_ACCESSIBLE(widget), GTK_ACCESSIBLE_STATE_EXPANDED);
}

/// Returns the level that GTK reports to an assistive technology as text, or NULL if the widget has
/// no level. Free the result with `g_free`. No widget has the level -1.
static inline char *cgtk_accessible_level(GtkWidget *widget) {
  GtkAccessible *self = GTK_ACCESSIBLE(widget);
  if (!gtk_test_accessible_has_property(self, GTK_ACCESSIBLE_PROPERTY_LEVEL)) return NULL;
  return gtk_test_accessible_check_property(self, GTK_ACCESSIBLE_PROPERTY_LEVEL, -1, NULL);
}

/// Returns whether GTK reports a Boolean state with a value to an assistive technology.
static inline gboolean cgtk_accessible_is(
    GtkWidget *widget, GtkAccessibleState state, gboolean value) {
  GtkAccessible *self = GTK_ACCESSIBLE(widget);
  if (!gtk_test_accessible_has_state(self, state)) return FALSE;
  char *mismatch = gtk_test_accessible_check_state(self, state, value, NULL);
  g_free(mismatch);
  return mismatch == NULL;
}

static inline void cgtk_accessible_reset(GtkWidget *widget, GtkAccessibleProperty property) {
  gtk_accessible_reset_property(GTK_ACCESSIBLE(widget), property);
}

static inline gboolean cgtk_accessible_has_property(
    GtkWidget *widget, GtkAccessibleProperty property) {
  return gtk_test_accessible_has_property(GTK_ACCESSIBLE(widget), property);
}

/// Returns the value that GTK reports to an assistive technology, or NULL if the value equals
/// `expected`. Free the result with `g_free`. GTK has no getter for the value, but the comparison
/// function of GTK for tests returns the value on a mismatch.
static inline char *cgtk_accessible_mismatch(
    GtkWidget *widget, GtkAccessibleProperty property, const char *expected) {
  return gtk_test_accessible_check_property(GTK_ACCESSIBLE(widget), property, expected, NULL);
}

// MARK: Variadic constructors and printers

static inline GVariant *cgtk_variant_new_two_strings(const char *first, const char *second) {
  return g_variant_new("(ss)", first, second);
}

static inline void cgtk_command_line_print_error(
    GApplicationCommandLine *line, const char *text) {
  g_application_command_line_printerr(line, "%s", text);
}

static inline void cgtk_command_line_print(GApplicationCommandLine *line, const char *text) {
  g_application_command_line_print(line, "%s", text);
}

// MARK: Signals that only a variadic function can emit

/// Emits "key-pressed" of a key controller, and returns whether a handler handled the key.
static inline gboolean cgtk_press_key(gpointer controller, guint key, guint modifiers) {
  gboolean handled = FALSE;
  g_signal_emit_by_name(controller, "key-pressed", key, 0, modifiers, &handled);
  return handled;
}

/// Emits "close-request" of a window like a click on the close button, but does not destroy the window
/// if no handler handles the request.
static inline void cgtk_emit_close_request(gpointer window) {
  gboolean handled = FALSE;
  g_signal_emit_by_name(window, "close-request", &handled);
}

/// Creates a variant of two Booleans, which are the parameters of the action that selects a row.
static inline GVariant *cgtk_variant_new_two_booleans(gboolean first, gboolean second) {
  return g_variant_new("(bb)", first, second);
}

// MARK: Controls

/// Names `widget` by the texts of `count` labels. Only the first four labels are used. If `count`
/// is 0, the relation is removed. Each count has a separate call, because the labels are the
/// arguments of a variadic function.
static inline void cgtk_accessible_set_labelled_by(
    GtkWidget *widget, GtkWidget *const *labels, int count) {
  GtkAccessible *self = GTK_ACCESSIBLE(widget);
  GtkAccessibleRelation relation = GTK_ACCESSIBLE_RELATION_LABELLED_BY;
  switch (count) {
  case 0:
    gtk_accessible_reset_relation(self, relation);
    break;
  case 1:
    gtk_accessible_update_relation(self, relation, labels[0], NULL, -1);
    break;
  case 2:
    gtk_accessible_update_relation(self, relation, labels[0], labels[1], NULL, -1);
    break;
  case 3:
    gtk_accessible_update_relation(self, relation, labels[0], labels[1], labels[2], NULL, -1);
    break;
  default:
    gtk_accessible_update_relation(
        self, relation, labels[0], labels[1], labels[2], labels[3], NULL, -1);
  }
}

static inline gboolean cgtk_accessible_is_labelled_by_another(GtkWidget *widget) {
  return gtk_test_accessible_has_relation(
      GTK_ACCESSIBLE(widget), GTK_ACCESSIBLE_RELATION_LABELLED_BY);
}

// MARK: Functions for the accessibility audit

/// The default role of the class of a widget.
static inline GtkAccessibleRole cgtk_class_role(GtkWidget *widget) {
  return gtk_widget_class_get_accessible_role(GTK_WIDGET_GET_CLASS(widget));
}

static inline gboolean cgtk_accessible_is_hidden(GtkWidget *widget) {
  GtkAccessible *self = GTK_ACCESSIBLE(widget);
  if (!gtk_test_accessible_has_state(self, GTK_ACCESSIBLE_STATE_HIDDEN)) return FALSE;
  char *mismatch = gtk_test_accessible_check_state(self, GTK_ACCESSIBLE_STATE_HIDDEN, TRUE, NULL);
  g_free(mismatch);
  return mismatch == NULL;
}

static inline GType cgtk_type_rgba(void) { return GDK_TYPE_RGBA; }

#endif
