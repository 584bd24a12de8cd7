import ComposableArchitecture
import TicTacToeApp
import TicTacToeFeatures

@main
struct Main {
  @MainActor
  static func main() async {
    let store = Store(initialState: TicTacToe.State.login(Login.State())) {
      TicTacToe.body
    }
    await Program(store: store, terminal: Terminal()).run()
  }
}
