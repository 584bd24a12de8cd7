"""Tests of the check of the tutorials: a mistake in a tutorial or in a step is an error."""

import os
import subprocess
import sys
import tempfile
import unittest
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT / "Scripts"))

from tutorials.steps import Failure, check_files, steps_in  # noqa: E402

FEATURE = """\
import ComposableArchitecture

@Reducer
struct Feature {
  @ObservableState
  struct State: Equatable {
    var count = 0
  }

  enum Action {
    case buttonTapped
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      state.count += 1
      return .none
    }
  }
}
"""
TEST = """\
import ComposableArchitecture
import Testing

@testable import Example

@MainActor
@Test func count() async {
  let store = TestStore(initialState: Feature.State()) { Feature() }
  await store.send(.buttonTapped) { $0.count = 2 }
}
"""
PROGRAM = """\
import ComposableGtk

@main
struct ExampleApp: App {
  static let id = "org.example.Example"

  var body: some Scene {
    WindowGroup("Example") { Text("Visible") }
  }
}
"""


def step(path, file, image="", comment=""):
    """A step of a tutorial."""
    actions = f"@Comment {{\n{comment}\n}}\n" if comment else ""
    code = f'@Code(name: "{path}", file: "{file}") {{ {image} }}'
    return f"@Step {{\nText.\n{actions}{code}\n}}\n"


def tutorial(*steps):
    """The text of a tutorial with a section."""
    return f'@Tutorial {{\n@Section(title: "Title") {{\n@Steps {{\n{"".join(steps)}}}\n}}\n}}\n'


class TutorialsTestCase(unittest.TestCase):
    def setUp(self):
        self.folder = Path(self.enterContext(tempfile.TemporaryDirectory()))
        for name in ("Steps", "Pictures"):
            (self.folder / name).mkdir()

    def write(self, name, text):
        file = self.folder / name
        file.write_text(text, encoding="utf-8")
        return file


class StepsTests(TutorialsTestCase):
    def steps(self, *steps):
        return steps_in(self.write("Name.tutorial", tutorial(*steps)), self.folder)

    def test_program_of_a_step_has_the_last_versions_of_all_files(self):
        for name in ("1.swift", "2.swift", "3.swift"):
            self.write(f"Steps/{name}", "")
        first, second, third = self.steps(
            step("Sources/A/A.swift", "1.swift"),
            step(
                "Sources/A/B.swift",
                "2.swift",
                '@Image(source: "2.png", alt: "The texts “A” and “B”.")',
                "click A\nrestart",
            ),
            step("Sources/A/A.swift", "3.swift"),
        )
        self.assertEqual([file.name for file in first.files.values()], ["1.swift"])
        self.assertEqual([file.name for file in third.files.values()], ["3.swift", "2.swift"])
        self.assertEqual((second.picture, second.texts), ("2.png", ["A", "B"]))
        self.assertEqual(second.actions, [("click", "A"), ("restart", "")])
        self.assertEqual([each.is_last for each in (first, second, third)], [False, False, True])

    def test_mistakes_are_errors(self):
        self.write("Steps/1.swift", "")
        image = '@Image(source: "1.png", alt: "A")'
        for text, problem in (
            (step("A.swift", "Missing.swift"), "Name.tutorial:6: there is no file Missing.swift"),
            ("@Step {\nText.\n}\n", "Name.tutorial:4: the step has no @Code"),
            (step("A.swift", "1.swift", "", "click A"), "the step has actions, but no picture"),
            (step("A.swift", "1.swift", image, "drag A"), "'drag A' is no action"),
            (step("A.swift", "1.swift", image, "click"), "'click' is no action"),
        ):
            with self.subTest(problem), self.assertRaises(Failure) as failure:
                self.steps(text)
            self.assertIn(problem, str(failure.exception))

    def test_unused_files_and_missing_pictures_are_errors(self):
        for name in ("Steps/1.swift", "Steps/Unused.swift", "Pictures/unused.png", "Pictures/1.png"):
            self.write(name, "")
        image = '@Image(source: "1.png", alt: "A")'
        file = self.write("Name.tutorial", tutorial(step("A.swift", "1.swift", image)))
        with self.assertRaises(Failure) as failure:
            check_files([file], self.folder)
        self.assertEqual(
            str(failure.exception).splitlines(),
            [
                "no tutorial uses Pictures/unused.png",
                "no tutorial uses Steps/Unused.swift",
                "there is no picture 1~dark.png: Scripts/test-tutorials --pictures",
            ],
        )


@unittest.skipIf("ENTERED_ROOT" in os.environ, "The debug build has other headers than this system.")
class ProgramsTests(TutorialsTestCase):
    def test_programs_are_compiled_tested_and_started(self):
        for name, text in (
            ("Feature", FEATURE),
            ("Broken", FEATURE.replace("state.count", "state.number")),
            ("Test", TEST),
            ("Program", PROGRAM),
        ):
            self.write(f"Steps/{name}.swift", text)
        for name in ("1.png", "1~dark.png"):
            self.write(f"Pictures/{name}", "")
        feature = step("Sources/Example/Feature.swift", "Feature.swift")
        test = step("Tests/ExampleTests/Test.swift", "Test.swift")

        def program(text):
            image = f'@Image(source: "1.png", alt: "The text “{text}”.")'
            return step("Sources/Example/ExampleApp.swift", "Program.swift", image)

        self.write("Broken.tutorial", tutorial(step("Sources/Example/Feature.swift", "Broken.swift")))
        self.write("Failing.tutorial", tutorial(feature, test))
        self.write("Hidden.tutorial", tutorial(program("Hidden")))
        self.write("Valid.tutorial", tutorial(feature, program("Visible")))
        command = [ROOT / "Scripts/test-tutorials", "--folder", self.folder]
        result = subprocess.run(command, capture_output=True, text=True)
        self.assertEqual(result.returncode, 1)
        problems = result.stderr
        self.assertIn("Broken.tutorial:4: Broken.swift: Example does not compile:", problems)
        self.assertIn("Broken.swift:16:13: error:", problems)
        self.assertIn("Failing.tutorial:8: Test.swift: The tests fail:", problems)
        self.assertIn("Hidden.tutorial:4: Program.swift: Waited for an element 'Hidden'", problems)
        self.assertNotIn("Valid.tutorial", problems)


if __name__ == "__main__":
    unittest.main()
