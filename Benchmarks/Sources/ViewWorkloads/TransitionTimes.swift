import ComposableGtk
import Foundation
import Gtk
import GtkTestSupport

/// Inserts and removes views with each kind of transition, animates effects, and presents and
/// dismisses a sheet, until the window has drawn `count` frames. Prints the longest iteration of
/// the main loop in nanoseconds, as a line of "frame value". An iteration contains the work of at
/// most one frame, so no frame takes longer.
@MainActor
func measureTransitions(count: Int) throws {
  GtkTesting.isAnimated = true
  let model = TransitionModel()
  let window = TestWindow(width: 640, height: 720) { TransitionsView(model: model) }
  defer { window.close() }
  settle(window)
  // The first transitions load the symbols of the text and the style of the sheet.
  for step in 0..<Kind.allCases.count { model.change(step) }
  settle(window)

  var frames = 0
  window.widget.frameClock?.onAfterPaint { frames += 1 }
  let clock = ContinuousClock()
  var longest = Duration.zero
  var step = 0
  while frames < count {
    longest = max(longest, clock.measure { model.change(step) })
    step += 1
    // The next change interrupts every third animation.
    let duration = step.isMultiple(of: 3) ? Duration.milliseconds(120) : .milliseconds(500)
    let begin = clock.now
    while clock.now - begin < duration {
      longest = max(longest, clock.measure { MainContext.iterate(mayBlock: true) })
    }
  }
  report("frames", frames)
  report("frame", longest)
}

private enum Kind: CaseIterable {
  case opacity, slide, scale, move, push, combined

  var transition: AnyTransition {
    switch self {
    case .opacity: .opacity
    case .slide: .slide
    case .scale: .scale
    case .move: .move(edge: .top)
    case .push: .push(from: .trailing)
    case .combined: .scale(scale: 0.5).combined(with: .opacity)
    }
  }
}

@MainActor
@Observable
private final class TransitionModel {
  var kind = Kind.opacity
  var rows = Array(0..<8)
  var isChanged = false
  var isPresented = false

  func change(_ step: Int) {
    withAnimation {
      switch step % 4 {
      case 0: rows.remove(at: rows.count / 2)
      case 1: rows.insert(step + 8, at: rows.count / 2)
      case 2: isChanged.toggle()
      default: isPresented.toggle()
      }
    }
    if step.isMultiple(of: 4) { kind = Kind.allCases[step / 4 % Kind.allCases.count] }
  }
}

private struct TransitionsView: View {
  let model: TransitionModel

  var body: some View {
    VStack(spacing: 6) {
      HStack(spacing: 24) {
        tile.opacity(model.isChanged ? 0.2 : 1)
        tile.offset(y: model.isChanged ? 24 : -24)
        tile.scaleEffect(model.isChanged ? 1.4 : 1)
        tile.rotationEffect(.degrees(model.isChanged ? 90 : 0))
      }
      .padding(24)
      ForEach(model.rows, id: \.self) { row in
        Text("Row \(row)")
          .padding(12)
          .frame(maxWidth: .infinity)
          .background(.card)
          .transition(model.kind.transition)
      }
    }
    .padding(24)
    .sheet(isPresented: Binding(get: { model.isPresented }, set: { model.isPresented = $0 })) {
      Text("Sheet").padding(48)
    }
  }

  private var tile: some View {
    RoundedRectangle(cornerRadius: 9).fill(.tint).frame(width: 48, height: 48)
  }
}
