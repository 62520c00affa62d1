"""Dragging with a mouse."""


def test_moves_an_entry_within_the_bar_to_before_its_new_neighbour(preview):
    preview.drag(preview.in_bar("Archive"), preview.left_of(preview.in_bar("Sent")))
    preview.says("Archive moved from position 5 to position 3 of 7 in the tab bar")
    preview.kept(preview.bar, ["Drafts", "Archive", "Sent", "Junk", "Folders"])


def test_adds_an_entry_dragged_from_the_sidebar_to_the_bar(preview):
    preview.drag(preview.in_sidebar("Family"), preview.left_of(preview.in_bar("Junk")))
    preview.says("Family added to the tab bar at position 4 of 8")
    preview.kept(preview.bar, ["Drafts", "Sent", "Family", "Junk", "Archive", "Folders"])
