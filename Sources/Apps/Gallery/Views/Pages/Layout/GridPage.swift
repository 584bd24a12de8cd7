import GtkUI

/// Grids, whose views are aligned in rows and columns.
struct GridPage: View {
  @State private var hasTotal = true

  var body: some View {
    Form {
      Section("Columns as wide as their widest view") {
        Grid(alignment: .leading, horizontalSpacing: 18, verticalSpacing: 9) {
          GridRow {
            Text("Planet").font(.headline)
            Text("Moons").font(.headline)
            Text("A day lasts").font(.headline)
          }
          Divider()
          row("Earth", 1, "24 hours")
          row("Mars", 2, "24 hours, 37 minutes")
          row("Jupiter", 95, "10 hours")
          if hasTotal {
            Divider()
            GridRow {
              Text("This text takes all three columns").gridCellColumns(3)
            }
          }
        }
        Toggle("Last row", isOn: $hasTotal)
      }
      Section("In the middle of their cells") {
        Grid(horizontalSpacing: 12, verticalSpacing: 12) {
          GridRow {
            Swatch("One")
            Swatch("Two and a half")
            Swatch("Three")
          }
          GridRow {
            Swatch("Forty")
            Swatch("Five")
            Swatch("Six")
          }
        }
      }
    }
  }

  private func row(_ name: String, _ moons: Int, _ day: String) -> some View {
    GridRow {
      Text(name)
      Text("\(moons)").monospacedDigit()
      Text(day)
    }
  }
}
