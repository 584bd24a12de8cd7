"""The scenes of Counters."""

from camera import Scene
from counters_app import CountersApp


def show_root(app):
    app.wait_for_title("Counters")


def show_counter(app):
    app.wait_for_title("Counter: 42")


def show_fact(app):
    app.click("Get fact")
    app.button("Another fact")


def show_back_menu(app):
    app.wait_for_title("Fact: 7")
    app.open_back_menu()


def scenes():
    return {
        "root": scene(show_root),
        "counter": scene(show_counter, "counter/42"),
        "fact": scene(show_fact, "counter/42/fact/1729"),
        "back-menu": scene(show_back_menu, "counter/42/counter/1729/fact/7"),
    }


def scene(show, *arguments):
    return Scene(CountersApp, arguments, show)
