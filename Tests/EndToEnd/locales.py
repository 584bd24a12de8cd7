"""Locales that tests generate, because the system may have none but C.UTF-8."""

import subprocess


def environment_of_locale(name, folder):
    """Generates a locale, such as "he_IL", in the folder, and returns the variables that select it.

    The variable LANGUAGE alone is not enough, because newer C libraries ignore the variable in the
    locale C.UTF-8.
    """
    options = [f"--inputfile={name}", "--charmap=UTF-8", "--no-archive"]
    # The folder of the program may be missing in the path of a user.
    command = ["/usr/bin/localedef", *options, f"{folder}/{name}.UTF-8"]
    subprocess.run(command, check=True, capture_output=True)
    return {"LOCPATH": str(folder), "LC_ALL": f"{name}.UTF-8", "LANGUAGE": name.split("_")[0]}
