import GtkUI

/// Grids, which align views in rows and columns.
struct GridPage: View {
  @State private var hasLastRow = true

  var body: some View {
    Form {
      Section("Columns fit their widest view") {
        Grid(alignment: .leading, horizontalSpacing: 18, verticalSpacing: 9) {
          GridRow {
            Text("Planet").font(.headline)
            Text("Moons").font(.headline)
            Text("Length of a day").font(.headline)
          }
          Divider()
          row("Earth", 1, "24 hours")
          row("Mars", 2, "24 hours, 37 minutes")
          row("Jupiter", 95, "10 hours")
          if hasLastRow {
            Divider()
            GridRow {
              Text("This cell spans three columns").gridCellColumns(3)
            }
          }
        }
        Toggle("Show last row", isOn: $hasLastRow)
      }
      Section("Centred cells") {
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
