# `make run` opens Counters, `make gallery` opens the gallery of all views, and `make test` runs all
# tests. These commands work on a fresh Debian 12 or Ubuntu with only Swift, git and make. `make help`
# lists the commands.

# The app that `make run` opens, and that `make release` builds, as in: make run APP=standups
APP ?= counters
# Arguments of the app, as in: make run ARGS="counter/42/fact/7"
ARGS ?=
# Arguments for `swift build` and `swift test`, as in: make test SWIFT_FLAGS="-j 2"
SWIFT_FLAGS ?=
# More arguments for `swift test`, as in: make test TEST_FLAGS="--filter StackReducerTests"
TEST_FLAGS ?=
# ADDRESS_TESTS: patterns of the tests that run with AddressSanitizer. Each pattern has a separate run.
# MEMCHECK_TESTS: names of the tests that run with valgrind, separated by commas.
ADDRESS_TESTS ?= GtkTests GtkUITests ComposableGtkTests SeedViewTests CountersTests GalleryTests StandupsTests InventoryTests
MEMCHECK_TESTS ?=
# The pattern of the files of end-to-end tests, as in: make e2e E2E_TESTS="test_timers.py"
E2E_TESTS ?= test_*.py
# The folders of the tests in Python: those of the apps, and those of the scripts.
E2E_FOLDERS ?= EndToEnd Scripts
# The Debian suite to test on, as in: make test-on SUITE=trixie
SUITE ?=
# Whether `make test` also builds and tests an app in a separate package. If the value is empty, the app is
# not tested: make test FRESH_PACKAGE=
FRESH_PACKAGE ?= yes
# The number of test processes that run at the same time.
JOBS ?= $(shell nproc)
# The display server and GTK's renderer, as in: make e2e DISPLAY_SERVER=wayland RENDERER=default
DISPLAY_SERVER ?= x11
RENDERER ?= cairo
# The rows of the benchmarks of views, as in: make bench-view BENCH_ROWS="start push"
BENCH_ROWS ?=
# The seed of the random tests and of the random input for an app, as in: make test SEED=7. The unit
# tests read the seed from the environment.
SEED ?=
export SEED
# The changes and the kills of `make storage-stress`, for each storage. KILLS also applies to `make kills`.
WRITES ?= 100000
KILLS ?= 200
# The minutes of random input for an app, as in: make soak MINUTES=5 SEED=7 STILL=1. If STILL is not
# empty, `make soak` disables the transitions of Counters.
MINUTES ?= 30
STILL ?=
# The random texts of `make storm-texts`, and the damaged files of `make storm-damage`.
TEXTS ?= 10000
FILES ?= 300
# The number of runs of each test in `make test-busy`, as in: make test-busy RUNS=200
RUNS ?= 1000
# The pictures to take, as in: make screenshots SCENES="gallery light slider", or in:
# make comparison SCENES="light slider"
SCENES ?=
# The steps of the tutorials to check, or --pictures, as in: make tutorials STEPS="--pictures Counters-02"
STEPS ?=
# The folder in which an app is installed, as in: make install PREFIX=$$HOME/.local
PREFIX ?= /usr/local
# The folder that is prepended to the prefix when a package of an app is built.
DESTDIR ?=
# The program that `make package` packages, if `make release` did not build the program.
BINARY ?=

# The new app of `make new-app`, as in: make new-app NAME=PhotoAlbum ID=org.example.PhotoAlbum. By default,
# the folder of the app is beside this folder. LIBRARY is the folder of the library, if the app must not
# depend on the address of its repository, as in: LIBRARY=.
NAME ?=
ID ?=
FOLDER ?=
LIBRARY ?=

# The folder of the web server that contains the site of the documentation. If the value is empty, the
# site is for the root folder of a server.
DOCS_PATH ?=

# Arguments for the report of the benchmarks, as in: make bench BENCH_FLAGS="--json"
BENCH_FLAGS ?=

DESKTOP := DISPLAY_SERVER=$(DISPLAY_SERVER) RENDERER=$(RENDERER) Scripts/headless-desktop
BENCH_BUILD := --package-path Benchmarks --scratch-path .build-bench
DOMAIN_BENCHMARKS := .build-bench/release/domain-benchmarks
COUNTERS := .build/debug/counters
RELEASED_COUNTERS := .build/release/counters
GALLERY := .build/debug/gallery
STANDUPS := .build/debug/standups
INVENTORY := .build/debug/inventory
MAIL := .build/debug/mail
# The Python of the system, because the bindings for D-Bus are installed only for this Python.
PYTHON := /usr/bin/python3
VIEW_BENCHMARKS = $(DESKTOP) $(PYTHON) Benchmarks/View/measure.py $(BENCH_ROWS)
export PYTHONDONTWRITEBYTECODE = 1
# All targets of the package, with the database. See the traits in Package.swift.
export ALL_TRAITS = 1
BINARIES := COUNTERS_BINARY="$(CURDIR)/$(COUNTERS)" GALLERY_BINARY="$(CURDIR)/$(GALLERY)" \
  STANDUPS_BINARY="$(CURDIR)/$(STANDUPS)" INVENTORY_BINARY="$(CURDIR)/$(INVENTORY)" \
  MAIL_BINARY="$(CURDIR)/$(MAIL)" \
  PYTHONPATH="$(CURDIR)/Tests/EndToEnd"
E2E := $(BINARIES) $(DESKTOP) $(PYTHON)
# Most tests wait for an app, so each processor runs more than one file of end-to-end tests.
RUN_UNIT_TESTS := GTK_A11Y=test DISPLAY_SERVER=$(DISPLAY_SERVER) RENDERER=$(RENDERER) \
  $(PYTHON) Scripts/run-parallel $(JOBS) $(PYTHON) Scripts/unit-test-commands
RUN_E2E_TESTS := $(BINARIES) DISPLAY_SERVER=$(DISPLAY_SERVER) RENDERER=$(RENDERER) \
  $(PYTHON) Scripts/run-parallel $(JOBS) $(PYTHON) Scripts/end-to-end-commands "$(E2E_TESTS)" $(E2E_FOLDERS)

.DEFAULT_GOAL := help
# SwiftPM uses all cores. Only one process of apt, or of SwiftPM in a folder, can run at a time.
.NOTPARALLEL:
.PHONY: help dependencies build build-tests run gallery test test-headless test-address \
  test-memcheck test-input test-busy test-release test-built test-built-on system headers e2e soak soak-lists soak-apps kills \
  storage-stress large-sessions storm-accessibility storm-texts storm-damage disks \
  lint check-docs api api-baseline parity layering folders behaviour links samples tutorials docs \
  metadata version release \
  install uninstall package check-package \
  build-times bench bench-costs bench-domain bench-view bench-scaling build-bench build-bench-view screenshots comparison symbols clean \
  e2e-journeys journeys-built test-on clean-roots diagnostics built-package fresh-package fresh-release nightly getting-started prose \
  new-app test-new-app \
  require-swift

help: ## Show this list
	@sed -nE 's/^([a-z0-9-]+):.*## (.*)/\1\t\2/p' $(MAKEFILE_LIST) | expand -t 16

dependencies: ## Install the missing system packages for most of the commands below
	@Scripts/install-dependencies run test release screenshots metadata

run: dependencies-for-run ## Open Counters, or APP=standups, APP=inventory; in a browser if there is no display
	swift build --product $(APP) $(SWIFT_FLAGS)
	@Scripts/run-app .build/debug/$(APP) $(ARGS)

new-app: ## Create an app from the template: NAME=PhotoAlbum ID=org.example.PhotoAlbum FOLDER=../photo-album
	@Scripts/install-dependencies new-app
	@Scripts/new-app $(if $(LIBRARY),--library "$(LIBRARY)") "$(NAME)" "$(ID)" $(if $(FOLDER),"$(FOLDER)")

gallery: build ## Open the gallery of all views, as in: make gallery ARGS="slider"
	@Scripts/run-app $(GALLERY) $(ARGS)

test: build-tests samples dependencies-for-test ## Run all tests, without a screen
	$(if $(TEST_FLAGS),GTK_A11Y=test $(DESKTOP) swift test --skip-build $(SWIFT_FLAGS) $(TEST_FLAGS),\
	  $(MAKE) test-built)
	$(if $(FRESH_PACKAGE),$(MAKE) built-package)

# `make test-built-on` runs the target on a system with other versions of the headers, so the target
# must not build.
test-built: dependencies-for-test ## Run all tests of the last `make build-tests`, without a build
	$(RUN_UNIT_TESTS)
	$(RUN_E2E_TESTS)
	$(MAKE) journeys-built

test-headless: require-swift ## Run the tests that need neither GTK nor a display
	HEADLESS=1 swift test --scratch-path .build-headless $(SWIFT_FLAGS) $(TEST_FLAGS)

test-address: dependencies-for-run dependencies-for-test ## Run the toolkit's tests with AddressSanitizer
	swift build --build-tests --sanitize=address --scratch-path .build-address $(SWIFT_FLAGS)
	for tests in $(ADDRESS_TESTS); do \
	  ASAN_OPTIONS=detect_leaks=1:malloc_context_size=20:fast_unwind_on_malloc=0 \
	  LSAN_OPTIONS=suppressions=$(CURDIR)/Scripts/leak-suppressions.txt:print_suppressions=0 \
	  GTK_A11Y=test $(DESKTOP) swift test --skip-build --sanitize=address --scratch-path \
	  .build-address --filter "^$$tests" --skip SoakTests $(SWIFT_FLAGS) || exit; done

test-busy: build-tests ## Run effects on a test clock beside busy loops: RUNS=1000
	Scripts/test-busy $(RUNS) 3 $(SWIFT_FLAGS)

test-memcheck: build-tests dependencies-for-test dependencies-for-memcheck ## Run the toolkit's tests with valgrind
	$(DESKTOP) Scripts/memcheck $(MEMCHECK_TESTS)

test-on: require-swift ## Run all tests on another Debian, as root: make test-on SUITE=trixie (or forky)
	@Scripts/test-on "$(SUITE)" make test SWIFT_FLAGS="$(SWIFT_FLAGS)" TEST_FLAGS="$(TEST_FLAGS)" \
	  SEED="$(SEED)" E2E_TESTS="$(E2E_TESTS)" FRESH_PACKAGE= DISPLAY_SERVER=$(DISPLAY_SERVER) RENDERER=$(RENDERER)

e2e: build dependencies-for-test ## Run the end-to-end tests only
	$(RUN_E2E_TESTS)

# The users of a package run a program that was built on an older Debian. The tests do the same, which
# also saves the time of a second build. The modules that include GTK's headers are compiled there, too.
# The target doesn't build, because it may run beside another build: make build-tests test-built-on
test-built-on: ## Run the tests of `make build-tests` on another Debian, and compile the toolkit there: SUITE=trixie
	@Scripts/test-on "$(SUITE)" sh -c 'cd "$$0" && exec "$$@"' "$(CURDIR)" make headers test-built \
	  SEED="$(SEED)" E2E_TESTS="$(E2E_TESTS)" E2E_FOLDERS="$(E2E_FOLDERS)" JOBS=$(JOBS) \
	  DISPLAY_SERVER=$(DISPLAY_SERVER) RENDERER=$(RENDERER)

system: ## Create the system of `make test-built-on`, with the packages of the tests: SUITE=trixie
	@Scripts/test-on "$(SUITE)" make dependencies-for-run dependencies-for-test

headers: dependencies-for-run ## Compile the toolkit with the headers of this system's GTK
	@$(PYTHON) Scripts/check-headers

test-release: release dependencies-for-test ## Test the released Counters: its journey, its sessions, facts of the web, its data about languages
	Scripts/test-locale-data $(RELEASED_COUNTERS)
	COUNTERS_BINARY="$(CURDIR)/$(RELEASED_COUNTERS)" PYTHONPATH=Tests/EndToEnd $(DESKTOP) $(PYTHON) \
	  -m unittest test_journey test_sessions test_web_facts

# The journeys test the configurations of current desktops: Wayland, and GTK's default renderer.
e2e-journeys: build journeys-built ## Run the journeys with Wayland and with GTK's default renderer

journeys-built: dependencies-for-test
	$(BINARIES) $(PYTHON) Scripts/run-parallel $(JOBS) $(PYTHON) Scripts/journey-commands

soak: release dependencies-for-test ## Use Counters at random for half an hour, and check memory, wake-ups and response times
	COUNTERS_BINARY="$(CURDIR)/$(RELEASED_COUNTERS)" $(DESKTOP) $(PYTHON) Tests/EndToEnd/soak.py \
	  --minutes $(MINUTES) $(if $(SEED),--seed $(SEED)) $(if $(STILL),--still)

soak-lists: build dependencies-for-test ## Edit and scroll a list of 10,000 rows at random: MINUTES=10
	$(E2E) Tests/EndToEnd/list_soak.py --minutes $(MINUTES) $(if $(SEED),--seed $(SEED))

storage-stress: dependencies-for-run ## Kill processes that save values: WRITES=100000 KILLS=200
	swift build --product StorageStress $(SWIFT_FLAGS)
	$(PYTHON) Tests/EndToEnd/storage_stress.py --writes $(WRITES) --kills $(KILLS) $(if $(SEED),--seed $(SEED))

soak-apps: build dependencies-for-test ## Use Inventory and Standups at random, and check their memory: MINUTES=15
	$(E2E) Tests/EndToEnd/app_soak.py --minutes $(MINUTES) $(if $(SEED),--seed $(SEED))

kills: build dependencies-for-test ## Kill Inventory and Standups at random times while they save: KILLS=100
	$(E2E) Tests/EndToEnd/kills.py --kills $(KILLS) $(if $(SEED),--seed $(SEED))

# Each app has a desktop of its own, and the apps run beside each other.
storm-accessibility: build dependencies-for-test ## Use each app at random over AT-SPI: MINUTES=30
	$(BINARIES) DISPLAY_SERVER=$(DISPLAY_SERVER) RENDERER=$(RENDERER) \
	  $(PYTHON) Scripts/run-parallel $(JOBS) $(PYTHON) Scripts/storm-commands $(MINUTES) $(SEED)

storm-texts: build dependencies-for-test ## Send random texts to the apps in all ways: TEXTS=10000
	$(E2E) Tests/EndToEnd/text_storm.py --texts $(TEXTS) $(if $(SEED),--seed $(SEED))

storm-damage: build dependencies-for-test ## Start the apps with damaged files, and send damaged links: FILES=300
	$(E2E) Tests/EndToEnd/damage_storm.py --files $(FILES) $(if $(SEED),--seed $(SEED))

disks: build-tests dependencies-for-test ## Run the tests of full disks and read-only disks
	$(MAKE) e2e E2E_FOLDERS=EndToEnd E2E_TESTS='test_*disks.py'
	$(MAKE) e2e E2E_FOLDERS=EndToEnd E2E_TESTS=test_storage_failures.py

large-sessions: release dependencies-for-test ## Measure Counters with 10 to 10,000 screens
	COUNTERS_BINARY="$(CURDIR)/$(RELEASED_COUNTERS)" $(DESKTOP) $(PYTHON) Tests/EndToEnd/large_sessions.py

build: dependencies-for-run ## Build the apps, the gallery and the example Mail
	swift build --product counters $(SWIFT_FLAGS)
	swift build --product standups $(SWIFT_FLAGS)
	swift build --product inventory $(SWIFT_FLAGS)
	swift build --product gallery $(SWIFT_FLAGS)
	swift build --product mail $(SWIFT_FLAGS)

build-tests: dependencies-for-run
	swift build --build-tests $(SWIFT_FLAGS)

release: dependencies-for-run dependencies-for-release ## Build an app for machines without Swift: APP=counters
	Scripts/build-release $(APP) -Xlinker -s $(SWIFT_FLAGS)

# The command does not depend on the build, because root installs the app, but should not build the
# app, and may have no Swift.
install: ## Install what `make release` built, as in: sudo make install APP=counters PREFIX=/usr/local
	@Scripts/install-dependencies install
	@DESTDIR="$(DESTDIR)" Scripts/install .build/release/$(APP) "$(PREFIX)"

uninstall: ## Remove what `make install` installed
	@Scripts/install-dependencies install
	@DESTDIR="$(DESTDIR)" Scripts/install --remove "$(APP)" "$(PREFIX)"

package: ## Write packages of what `make release` built into .build/packages: APP=counters
	@Scripts/install-dependencies package
	@Scripts/package-app deb archive flatpak "$(APP)" --output .build/packages $(if $(BINARY),--binary "$(BINARY)")

check-package: ## Install, use and remove the packages on a Debian without Swift, as root: SUITE=bookworm
	@Scripts/install-dependencies package check-package
	@Scripts/check-package "$(SUITE)" "$(APP)" $(if $(BINARY),--binary "$(BINARY)")

bench: build-bench build-bench-view ## Measure the costs of all operations, and write the table of costs in Documentation/Performance.md
	@$(DOMAIN_BENCHMARKS) >.build-bench/domain.json
	@Benchmarks/cost-table .build-bench/domain.json
	@$(VIEW_BENCHMARKS) >.build-bench/view.json
	@Benchmarks/report $(BENCH_FLAGS) .build-bench/domain.json .build-bench/view.json \
	  $(wildcard .build-bench/builds.json)

bench-domain: build-bench ## Measure the domain layer only, and write the table of costs in Documentation/Performance.md
	@$(DOMAIN_BENCHMARKS) >.build-bench/domain.json
	@Benchmarks/cost-table .build-bench/domain.json
	@Benchmarks/report $(BENCH_FLAGS) .build-bench/domain.json

# The build is a debug build, because nothing is measured, and a release build takes several times as
# long.
bench-costs: require-swift ## Check the rows of the table of costs in Documentation/Performance.md, without a measurement
	@HEADLESS=1 swift build --product domain-benchmarks $(BENCH_BUILD) $(SWIFT_FLAGS)
	@.build-bench/debug/domain-benchmarks --list | Benchmarks/cost-table --check

bench-view: build-bench-view ## Measure the view layer only, beside a plain C program
	@$(VIEW_BENCHMARKS) >.build-bench/view.json
	@Benchmarks/report $(BENCH_FLAGS) .build-bench/view.json

build-times: dependencies-for-run ## Measure builds from nothing and after a change; `make bench` also shows the results
	@mkdir -p .build-bench
	@Benchmarks/build-times .build-times >.build-bench/builds.json
	@Benchmarks/report $(BENCH_FLAGS) .build-bench/builds.json

bench-scaling: build-bench build-bench-view ## Measure the growth of costs with the number of elements
	@$(DOMAIN_BENCHMARKS) --scaling | Benchmarks/scaling --plot Benchmarks/scaling.svg
	@$(VIEW_BENCHMARKS) --scaling | Benchmarks/scaling --plot Benchmarks/list-scaling.svg

build-bench: require-swift
	@HEADLESS=1 swift build -c release --product domain-benchmarks $(BENCH_BUILD) $(SWIFT_FLAGS)

build-bench-view: release dependencies-for-test
	@BENCHMARKS=1 swift build -c release --product ViewWorkloads $(BENCH_BUILD) $(SWIFT_FLAGS)
	@$(MAKE) --directory Benchmarks/PlainC

lint: require-swift ## Check the format of the Swift code
	swift format lint --strict --parallel --recursive Package.swift Sources Tests Examples Template \
	  Documentation Benchmarks/Package.swift Benchmarks/Sources

check-docs: build-tests dependencies-for-test ## Check that each public declaration has a documentation comment
	@$(PYTHON) Scripts/check-docs

api: build-tests dependencies-for-test ## Compare the public declarations with Documentation/API
	@$(PYTHON) Scripts/check-api

api-baseline: build-tests dependencies-for-test ## Record the public declarations in Documentation/API
	@$(PYTHON) Scripts/check-api --write

parity: build-tests dependencies-for-test ## Compare the tables of APIs in the documentation with the public declarations
	@$(PYTHON) Scripts/check-parity

prose: dependencies-for-test ## Check the comments: no unclear phrases, at most 100 columns
	@$(PYTHON) Scripts/check-prose

layering: dependencies-for-test ## Check the imports of each file
	@$(PYTHON) Scripts/check-layering

folders: build-tests dependencies-for-test ## Check that the folders of each module form no cycle
	@$(PYTHON) Scripts/check-folders

samples: build-tests dependencies-for-test ## Compile every code sample of the README and the documentation
	@$(PYTHON) Scripts/check-samples

tutorials: build-tests dependencies-for-test $(if $(STEPS),dependencies-for-screenshots) ## Compile, test and start the program of each step of the tutorials
	@$(DESKTOP) $(PYTHON) Scripts/test-tutorials $(STEPS)

behaviour: dependencies-for-test ## Check that the tests and files that the documentation names exist
	@$(PYTHON) Scripts/check-behaviour

links: dependencies-for-test ## Check that the targets of the links and pictures in the pages exist
	@$(PYTHON) Scripts/check-links

docs: build-tests links ## Build the documentation as a site in .build/docs/site: DOCS_PATH=/composable-gtk
	@$(PYTHON) Scripts/check-samples .md
	@$(PYTHON) Scripts/build-docs $(if $(DOCS_PATH),--base-path $(DOCS_PATH))

diagnostics: build-tests dependencies-for-test ## Check what the compiler reports for common mistakes
	@$(PYTHON) Scripts/check-diagnostics

getting-started: dependencies-for-run dependencies-for-test ## Create apps as the page “Getting started” states; in a new Debian: SUITE=trixie
	@$(if $(SUITE),Scripts/install-dependencies test-on)
	@Scripts/test-getting-started $(if $(SUITE),--suite "$(SUITE)")

test-new-app: dependencies-for-run dependencies-for-test dependencies-for-package ## Create an app from the template, and build, test, start and package the app
	@Scripts/test-new-app

built-package: dependencies-for-run dependencies-for-test dependencies-for-fresh ## Test an app in a separate package with the built library
	@Scripts/test-fresh-package built $(SWIFT_FLAGS)

fresh-package: dependencies-for-run dependencies-for-test dependencies-for-fresh ## Build and test an app in a separate package, and the library again
	@Scripts/test-fresh-package whole $(SWIFT_FLAGS)

fresh-release: dependencies-for-run ## Build the same app for machines without Swift
	@Scripts/test-release-app $(SWIFT_FLAGS)

metadata: dependencies-for-metadata ## Check the desktop entry and the metainfo
	desktop-file-validate Resources/*/*.desktop
	appstreamcli validate --no-net --pedantic Resources/*/*.metainfo.xml

version: dependencies-for-test ## Check that all files contain the version in the file VERSION
	@$(PYTHON) Scripts/check-version

screenshots: build dependencies-for-test dependencies-for-screenshots ## Take the pictures of the apps and the gallery
	$(E2E) Scripts/screenshots $(SCENES)

comparison: build ## Take pictures of the gallery beside a program with libadwaita, on Debian 13, as root
	@Scripts/test-on trixie sh -c 'cd "$$0" && exec "$$@"' "$(CURDIR)" Scripts/comparison/take-pictures $(SCENES)

symbols: ## Compile the icons of the toolkit into the resource of the program
	cd Resources/Symbols && glib-compile-resources symbols.gresource.xml \
		--target=$(CURDIR)/Sources/Toolkit/GtkUI/Resources/symbols.gresource

test-input: build-tests dependencies-for-test ## Run the tests with a real mouse and keyboard, one after the other
	GTK_A11Y=test DISPLAY_SERVER=x11 RENDERER=$(RENDERER) \
	  $(PYTHON) Scripts/run-parallel 1 $(PYTHON) Scripts/unit-test-commands --input

# What takes too long for each change.
nightly: ## Run the long proofs: soaks, kills, storms, disks, whole packages, other Debians, benchmarks
	$(MAKE) soak soak-lists soak-apps kills storage-stress large-sessions
	$(MAKE) storm-accessibility storm-texts storm-damage disks test-input
	$(MAKE) fresh-package fresh-release test-new-app
	$(MAKE) build-tests
	for suite in trixie forky; do $(MAKE) test-built-on SUITE=$$suite || exit; done
	for suite in bookworm trixie forky; do $(MAKE) check-package SUITE=$$suite || exit; done
	$(MAKE) build-times bench

clean-roots: ## Remove the systems that `make test-on` and `make check-package` created
	rm -rf --one-file-system .build-roots

clean: ## Remove the results of all builds
	rm -rf .build .build-headless .build-address .build-bench .build-times .build-fresh Benchmarks/.build-view

require-swift:
	@$(if $(shell command -v swift),:,$(error \
	  Swift is missing. Install Swift 6.2 or later: https://www.swift.org/install/linux/))

dependencies-for-%: require-swift
	@Scripts/install-dependencies $*
