// A small program with GTK, which the tests of packages use instead of an app: see test_packages.py. The
// program describes its options as a program with swift-argument-parser does.

#include <gtk/gtk.h>
#include <stdio.h>
#include <string.h>

#ifndef VERSION
#define VERSION "1.2.0"
#endif

static const char *help =
    "{\"command\": {\"commandName\": \"notes\", \"abstract\": \"Notes.\","
    " \"discussion\": \"A link opens a note: 'notes note/1'.\", \"arguments\": ["
    "{\"kind\": \"positional\", \"valueName\": \"link\", \"isOptional\": true,"
    " \"abstract\": \"The note to open.\", \"shouldDisplay\": true},"
    "{\"kind\": \"option\", \"names\": [{\"kind\": \"long\", \"name\": \"text-size\"}],"
    " \"valueName\": \"points\", \"abstract\": \"The size of the text.\","
    " \"defaultValue\": \"12\", \"shouldDisplay\": true},"
    "{\"kind\": \"flag\", \"names\": [{\"kind\": \"long\", \"name\": \"secret\"}], \"shouldDisplay\": false},"
    "{\"kind\": \"flag\", \"names\": [{\"kind\": \"long\", \"name\": \"help\"}, {\"kind\": \"short\","
    " \"name\": \"h\"}], \"abstract\": \"Show help information.\", \"shouldDisplay\": true}]}}\n";

static GtkWindow *window;
static GtkWidget *label;

static void clicked(GtkButton *button, gpointer data) {
  gtk_label_set_text(GTK_LABEL(label), "Saved");
}

static void show(GtkApplication *application, const char *title) {
  if (!window) {
    window = GTK_WINDOW(gtk_application_window_new(application));
    GtkWidget *box = gtk_box_new(GTK_ORIENTATION_VERTICAL, 0);
    GtkWidget *button = gtk_button_new_with_label("Save");
    label = gtk_label_new("Not saved");
    g_signal_connect(button, "clicked", G_CALLBACK(clicked), NULL);
    gtk_box_append(GTK_BOX(box), button);
    gtk_box_append(GTK_BOX(box), label);
    gtk_window_set_child(window, box);
  }
  gtk_window_set_title(window, title);
  gtk_window_present(window);
}

static void activate(GtkApplication *application) {
  show(application, "Notes");
}

static void open_files(GtkApplication *application, GFile **files, int count) {
  char *uri = g_file_get_uri(files[0]);
  show(application, g_str_has_suffix(uri, "note/1") ? "Note: 1" : uri);
  g_free(uri);
}

#ifdef SWIFT
// A section of a program in Swift, and the name of the data of ICU.
__attribute__((section("swift5_typeref"), used)) static const char type[] = "type";
static const char *volatile data = "icudt74l";
#endif

#ifdef BUNDLE
// The path of a resource bundle, as in the code that SwiftPM generates for `Bundle.module`.
static const char *volatile bundle = "/build/" BUNDLE;

// Prints a file in the resource bundle beside the program.
static int print_words(void) {
  char *program = g_file_read_link("/proc/self/exe", NULL);
  char *path = g_build_filename(g_path_get_dirname(program), strrchr(bundle, '/') + 1, "words.txt", NULL);
  char *text;
  if (!g_file_get_contents(path, &text, NULL, NULL)) return 1;
  return fputs(text, stdout) < 0;
}
#endif

int main(int count, char **words) {
#ifdef BUNDLE
  if (count > 1 && !strcmp(words[1], "--words")) return print_words();
#endif
  if (count > 1 && !strcmp(words[1], "--experimental-dump-help")) return fputs(help, stdout) < 0;
  if (count > 1 && !strcmp(words[1], "--version")) return puts(VERSION) < 0;
#ifdef NO_COMPLETIONS
  if (count > 2) return 64;
#endif
  if (count > 2 && !strcmp(words[1], "--generate-completion-script"))
    return printf("#!/bin/bash\n# %s: notes\ncomplete -W '--text-size --help' notes\n", words[2]) < 0;
  GtkApplication *application = gtk_application_new("org.example.Notes", G_APPLICATION_HANDLES_OPEN);
  g_signal_connect(application, "activate", G_CALLBACK(activate), NULL);
  g_signal_connect(application, "open", G_CALLBACK(open_files), NULL);
  return g_application_run(G_APPLICATION(application), count, words);
}
