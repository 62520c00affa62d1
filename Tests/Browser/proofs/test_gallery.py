"""The page for looking shows everything drawn, and beside it what it was where it changed."""

from PIL import Image, ImageDraw

from gallery import draw
from sheet import Sheet
from views import views


def test_a_view_that_changed_is_beside_what_it_was(studio, tmp_path):
    before, after = Sheet(tmp_path / "before", "Before"), Sheet(tmp_path / "after", "After")
    draw(studio, ["watch"], before, tmp_path)
    kept = sorted(before.folder.glob("*.png"))
    assert len(kept) == before.count == 2 * len(views("watch")) and before.changed == 0
    with Image.open(kept[0]) as picture:
        ImageDraw.Draw(picture).rectangle((30, 30, 60, 60), "red")
        picture.save(kept[0])
    draw(studio, ["watch"], after, before.folder)
    assert after.changed == 1
    page = after.write().read_text()
    assert page.count("<figure>") == after.count + 2
    assert f'{kept[0].stem}-old.png' in page and f'{kept[0].stem}-difference.png' in page
