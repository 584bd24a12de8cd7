import ComposableGtk
import Foundation
import Gtk
import GtkTestSupport

/// Inserts and removes views with each kind of transition, animates effects, and presents and
/// dismisses a sheet, until the window has drawn `count` frames of animations. Prints the longest
/// distance between the ends of two such frames in nanoseconds, as a line of "frame value". For the
/// first frame after a change, the distance begins with the change.
@MainActor
func measureTransitions(count: Int) throws {
  GtkTesting.isAnimated = true
  let model = TransitionModel()
  let window = TestWindow(width: 640, height: 720) { TransitionsView(model: model) }
  defer { window.close() }
  settle(window)
  // The first transitions load the symbols of the text and the style of the sheet.
  for step in 0..<4 * Kind.allCases.count {
    model.change(step)
    MainContext.iterate(timeout: .milliseconds(50)) { false }
  }
  settle(window)

  let frames = AnimationFrames()
  window.widget.frameClock?.onAfterPaint { frames.end() }
  var step = 0
  while frames.count < count {
    frames.begin()
    model.change(step)
    step += 1
    // Two of three changes interrupt the animation of the change before.
    let pause = step.isMultiple(of: 3) ? Duration.milliseconds(500) : .milliseconds(120)
    MainContext.iterate(timeout: pause) { false }
  }
  report("frames", frames.count)
  report("frame", frames.longest)
}

/// The frames that begin while an animation runs, and the longest distance between the ends of two
/// frames.
@MainActor
private final class AnimationFrames {
  /// Shorter than each animation, so that each frame that begins in this time has a successor.
  private static let animatedTime = Duration.milliseconds(110)

  private(set) var count = 0
  private(set) var longest = Duration.zero
  private var change = ContinuousClock.now
  private var previous = ContinuousClock.now

  func begin() {
    change = .now
    previous = change
  }

  func end() {
    let now = ContinuousClock.now
    if previous - change < Self.animatedTime {
      longest = max(longest, now - previous)
      count += 1
    }
    previous = now
  }
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
