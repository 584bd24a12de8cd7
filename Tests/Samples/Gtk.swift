import CGtk
import Foundation
import Gtk
import XCTest
