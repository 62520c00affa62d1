"""The specs that the tests serve."""


def tab(title, identifier, **more):
    return {"title": title, "systemImage": "envelope", "value": identifier, "customizationID": identifier, **more}


MAIL = {
    "title": "Mail",
    "tabViewStyle": "sidebarAdaptable",
    "tabViewCustomization": "mail",
    "selection": "inbox",
    "tabs": [
        tab("Inbox", "inbox", customizationBehavior="disabled"),
        tab("Drafts", "drafts"),
        tab("Sent", "sent"),
        tab("Junk", "junk"),
        tab("Archive", "archive"),
        tab("Settings", "settings", tabPlacement="sidebarOnly"),
        tab("Flagged", "flagged", tabPlacement="pinned"),
        {"title": "Folders", "customizationID": "folders", "tabs": [
            tab("Work", "work"), tab("Family", "family"), tab("Travel", "travel")]},
    ],
}


def renamed(title, **more):
    """The mail spec with another title for Drafts."""
    tabs = [dict(t, title=title) if t.get("value") == "drafts" else t for t in MAIL["tabs"]]
    return {**MAIL, "tabs": tabs, **more}


def many(count):
    return {**MAIL, "tabs": [tab(f"Folder number {n}", f"t{n}") for n in range(count)], "selection": "t0"}
