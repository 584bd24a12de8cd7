import CGtk
import Gtk
