"""What a screen reader can ask of an accessible object: the methods and properties of AT-SPI.

Each method is listed with the kinds of its arguments, for which a random value is chosen: `n` any number,
`i` an offset in a text, `r` the start and the end of a range, `g` and `u` a granularity or another number of
an enumeration, `c` a system of coordinates, `s` a text, `l` the length of the text before, `b` a boolean.

NB: GTK 4.8 doesn't check these arguments. A granularity or a system of coordinates that doesn't exist, and a
range that ends before its start, end any app. An offset that is negative, or far behind the end of the text,
reads memory outside of the text. No such questions are asked here, because no app can prevent the result.
"""

import math

from accessibility import WINDOW_COORDINATES

METHODS = {
    "Accessible": {
        "GetChildAtIndex": "n",
        "GetChildren": "",
        "GetIndexInParent": "",
        "GetRelationSet": "",
        "GetRole": "",
        "GetRoleName": "",
        "GetLocalizedRoleName": "",
        "GetState": "",
        "GetAttributes": "",
        "GetApplication": "",
        "GetInterfaces": "",
    },
    "Action": {
        "GetDescription": "n",
        "GetName": "n",
        "GetLocalizedName": "n",
        "GetKeyBinding": "n",
        "GetActions": "",
        "DoAction": "n",
    },
    "Application": {"GetLocale": "u"},
    "Component": {
        "Contains": "nnc",
        "GetAccessibleAtPoint": "nnc",
        "GetExtents": "c",
        "GetPosition": "c",
        "GetSize": "",
        "GetLayer": "",
        "GetMDIZOrder": "",
        "GrabFocus": "",
        "GetAlpha": "",
        "SetExtents": "nnnnc",
        "SetPosition": "nnc",
        "SetSize": "nn",
        "ScrollTo": "u",
        "ScrollToPoint": "cnn",
    },
    "EditableText": {
        "SetTextContents": "s",
        "InsertText": "isl",
        "CopyText": "r",
        "CutText": "r",
        "DeleteText": "r",
        "PasteText": "i",
    },
    "Selection": {
        "GetSelectedChild": "n",
        "SelectChild": "n",
        "DeselectSelectedChild": "n",
        "IsChildSelected": "n",
        "SelectAll": "",
        "ClearSelection": "",
        "DeselectChild": "n",
    },
    "Text": {
        "GetStringAtOffset": "ig",
        "GetText": "nn",
        "SetCaretOffset": "i",
        "GetTextBeforeOffset": "iu",
        "GetTextAtOffset": "iu",
        "GetTextAfterOffset": "iu",
        "GetCharacterAtOffset": "n",
        "GetAttributeValue": "is",
        "GetAttributes": "i",
        "GetAttributeRun": "ib",
        "GetDefaultAttributes": "",
        "GetDefaultAttributeSet": "",
        "GetCharacterExtents": "ic",
        "GetNSelections": "",
        "GetSelection": "n",
        "AddSelection": "ii",
        "RemoveSelection": "n",
        "SetSelection": "nii",
        "GetRangeExtents": "iic",
        "GetBoundedRanges": "nnnncuu",
        "ScrollSubstringTo": "iiu",
        "ScrollSubstringToPoint": "iicnn",
    },
    "Value": {},
}
PROPERTIES = {
    "Accessible": ("Name", "Description", "Parent", "ChildCount", "Locale", "AccessibleId"),
    "Action": ("NActions",),
    "Application": ("ToolkitName", "Version", "AtspiVersion", "Id"),
    "Selection": ("NSelectedChildren",),
    "Text": ("CharacterCount", "CaretOffset"),
    "Value": ("MinimumValue", "MaximumValue", "MinimumIncrement", "CurrentValue"),
}

TYPES = {"c": "u", "g": "u", "i": "i", "l": "i", "n": "i", "r": "ii"}
TEXTS = ("", "Lamp", "7", "-3", "10", "é", "two words", "line\nline", "👩‍👩‍👧", "שלום abc", "a" * 2000)
NUMBERS = (-(2**31), -1, 0, 1, 2, 3, 7, 20, 300, 2**31 - 1)
VALUES = (-1e308, -1.0, 0.0, 0.5, 1.0, 7.0, 100.0, 1e308, math.inf, -math.inf, math.nan)


def arguments(kinds, chance):
    """Returns random arguments."""
    values = []
    for kind in kinds:
        match kind:
            case "n":
                values.append(chance.choice(NUMBERS) if chance.random() < 0.4 else chance.randrange(12))
            case "i":
                values.append(chance.randrange(12))
            case "r":
                start = chance.randrange(12)
                values += [start, chance.choice((-1, start, start + 1, start + chance.randrange(30)))]
            case "g":
                values.append(chance.randrange(5))
            case "u":
                values.append(chance.randrange(7))
            case "c":
                # GTK logs a warning for coordinates of the screen.
                values.append(WINDOW_COORDINATES)
            case "s":
                values.append(chance.choice(TEXTS))
            case "l":
                values.append(len(values[-1].encode()))
            case "b":
                values.append(chance.random() < 0.5)
    return values


def signature(kinds):
    return f"({''.join(TYPES.get(kind, kind) for kind in kinds)})"
