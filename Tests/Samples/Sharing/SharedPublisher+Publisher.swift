import ComposableCombine
import Dispatch

final class Label {
  var text = ""
}
