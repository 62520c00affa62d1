"""The specs that the proven views are drawn from: each thing a frame can draw occurs once."""

from specs import tab


def style(name, **more):
    tabs = [tab("Home", "home", systemImage="house"), tab("News", "news", systemImage="newspaper", badge=4),
            tab("Settings", "settings", systemImage="gear")]
    return {"title": "Few", "tabViewStyle": name, "selection": "home", "tabs": tabs, **more}


def bare(identifier, **more):
    return {"value": identifier, "customizationID": identifier, **more}


SHOWCASE = {
    "title": "Showcase",
    "tabViewStyle": "sidebarAdaptable",
    "tabViewCustomization": "showcase",
    "selection": "library",
    "tabBarMinimizeBehavior": "onScrollDown",
    "tabViewBottomAccessory": {"title": "Now playing", "systemImage": "play.fill"},
    "tabViewSidebarHeader": {"title": "Good morning", "systemImage": "sun.max"},
    "tabViewSidebarFooter": {"title": "Three gigabytes free", "systemImage": "internaldrive"},
    "tabViewSidebarBottomBar": {"title": "Anna Appleseed", "systemImage": "person.crop.circle"},
    "tabs": [
        tab("Watch Now", "watchNow", systemImage="play", customizationBehavior="disabled", content={"kind": "player"}),
        tab("Library", "library", systemImage="books.vertical", content={"kind": "grid"}),
        tab("New", "new", systemImage="bell", badge=3, content={"kind": "list"}),
        tab("Favorites of everyone here", "favorites", systemImage="heart", badge="many", content={"kind": "detail"}),
        tab("Offline", "offline", systemImage="no.such.symbol", disabled=True, content={"kind": "empty"}),
        tab("Map", "map", systemImage="map", tabPlacement="pinned", content={"kind": "map"}),
        bare("search", role="search"),
        {"title": "Collections", "customizationID": "collections",
         "sectionActions": [{"title": "New collection", "systemImage": "plus"}],
         "tabs": [tab("Cinema", "cinema", systemImage="film"),
                  tab("By the Sea", "sea", systemImage="wind", defaultVisibility={"tabBar": "hidden"})]},
        {"title": "Archive", "customizationID": "archive", "defaultSectionExpansion": "collapsed",
         "tabs": [tab("Last year", "lastYear", systemImage="calendar")]},
        tab("Profile", "profile", systemImage="person", tabPlacement="sidebarOnly", content={"kind": "form"}),
    ],
}

SPECS = {
    "showcase": SHOWCASE,
    "few": style("sidebarAdaptable", tabViewCustomization="few"),
    "bar": style("tabBarOnly"),
    "grouped": style("grouped"),
    "pages": style("page", pageIndexDisplayMode="always"),
    "verticalPages": style("verticalPage"),
}
