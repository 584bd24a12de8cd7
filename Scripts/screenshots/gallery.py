"""The scenes of the gallery: the list of all pages, and each page."""

from camera import Scene
from gallery_app import GalleryApp

from accessibility import ROW

# Pages that are shown with their presentation.
PRESENTING = {
    *("navigation-destination", "navigation-path", "back-confirmation", "sheet", "popover", "toast", "banner"),
    *("full-screen-cover", "alert", "confirmation-dialog", "nested"),
}


def show_menu(app):
    # The first control of the page has the focus.
    app.press("space")
    app.wait_until(lambda: app.nodes(ROW), "the menu to open")


def show_context_menu(app):
    app.focus("Button with a context menu")
    app.press("shift+F10")
    app.wait_until(lambda: app.named(ROW, "Copy"), "the menu to open")


def show_main_menu(app):
    app.press("F10")
    app.wait_until(lambda: app.nodes(ROW), "the main menu to open")


ACTIONS = {
    "menu": show_menu,
    "context-menu": show_context_menu,
    "main-menu": show_main_menu,
}


def scenes():
    return {"all": Scene(GalleryApp)} | {page: scene(page) for page in GalleryApp.pages()}


def scene(page):
    arguments = (page, "--presenting") if page in PRESENTING else (page,)

    def show(app):
        app.wait_until(
            lambda: "Gallery" not in [window.name for window in app.windows()], f"page {page}"
        )
        ACTIONS.get(page, lambda app: None)(app)

    return Scene(GalleryApp, arguments, show)
