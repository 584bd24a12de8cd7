import XCTest

@testable import Gtk

/// Widgets that only show content.
final class DisplayWidgetTests: GtkTestCase {
  func testImageStoresItsIconNameAndPixelSize() {
    withoutLeaks { probe in
      let image = probe(Image(iconName: "go-next-symbolic"))
      XCTAssertEqual(image.iconName, "go-next-symbolic")
      XCTAssertNil(image.pixelSize)
      image.pixelSize = 64
      image.iconName = "go-previous-symbolic"
      XCTAssertEqual(image.pixelSize, 64)
      XCTAssertEqual(image.iconName, "go-previous-symbolic")
      XCTAssertEqual(image.accessibleRole, .img)
    }
  }

  func testSpinnerStoresWhetherItSpins() {
    withoutLeaks { probe in
      let spinner = probe(Spinner(isSpinning: true))
      XCTAssertTrue(spinner.isSpinning)
      spinner.isSpinning = false
      XCTAssertFalse(spinner.isSpinning)
    }
  }

  func testProgressBarLimitsItsFractionToOne() {
    withoutLeaks { probe in
      let bar = probe(ProgressBar(fraction: 0.5))
      XCTAssertEqual(bar.fraction, 0.5)
      bar.fraction = 7
      XCTAssertEqual(bar.fraction, 1)
      XCTAssertNil(bar.text)
      bar.text = "Almost"
      XCTAssertEqual(bar.text, "Almost")
      bar.pulse()
      XCTAssertEqual(bar.accessibleRole, .progressBar)
    }
  }

  func testSeparatorStoresItsOrientation() {
    withoutLeaks { probe in
      let separator = probe(Separator(orientation: .horizontal))
      XCTAssertEqual(separator.orientation, .horizontal)
      separator.orientation = .vertical
      XCTAssertEqual(separator.orientation, .vertical)
    }
  }
}
