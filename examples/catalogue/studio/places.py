"""Places a picture is taken in: a table against a wall, a shelf, a floor with its skirting, a wall.

All lengths are decimetres and stay what they are whatever stands there, so that a table's edge, a board of the
floor or a skirting says how large the piece is. Only how far the edges lie apart follows the size of the picture.
"""
import forms
import materials
import surfaces
from forms import move

# The colours of the four collections: plaster, the wood or stone things stand on, boards or flags underfoot.
ROOMS = {
    'ash-and-salt': dict(wall='#d0c9be', top='limestone', floor='limed', trim='#d9d3c8', key=1.0, air=0.34),
    'long-evening': dict(wall='#5f4b41', top='walnut', floor='smoke', trim='#4c3b33', key=0.8, air=0.2),
    'garden-door': dict(wall='#a2a58f', top='weathered', floor='flags', trim='#8f937c', key=1.0, air=0.32),
    'reading-hour': dict(wall='#8a969e', top='desk', floor='boards', trim='#7a868e', key=0.95, air=0.3),
}
STONES = {'limestone': '#cbc3b5', 'slate': '#5b534c', 'flags': '#b3aa98'}


def rough_wall(room, s, y, low=0.0, colour=None):
    """Plaster from `low` to above the picture."""
    far = max(8 * s, 40)
    mat = surfaces.plaster(colour or ROOMS[room]['wall'])
    verts = [(-far, y, low), (far, y, low), (far, y, far), (-far, y, far)]
    forms.mesh('wall', verts, [(0, 1, 2, 3)], mat, smooth=False)


def slab(x0, x1, y0, y1, top, thick, kind):
    """The top of a table or a shelf: one stone, or boards glued side by side."""
    if kind in STONES:
        size = (x1 - x0, y1 - y0, thick)
        forms.box(size, surfaces.stone(STONES[kind]), move((x0 + x1) / 2, (y0 + y1) / 2, top - thick / 2), 0.03, name='slab')
    else:
        surfaces.planks(x0, x1, y0, y1, top, kind, 1.9, thick, gap=0.002, bevel=0.02)


def table(room, s, front=-0.4, back=0.62, at=None, left=None, right=None, thick=0.34, kind=None, pad=None):
    """A table with its near edge in the picture and a wall behind, `at` so many decimetres when something leans on it.
    `left` or `right` shows where the table ends, `pad` lays a desk pad of that width and depth under the things."""
    kind = kind or ROOMS[room]['top']
    x0 = -5 * s if left is None else left * s
    x1 = 5 * s if right is None else right * s
    y0, y1 = front * s, back * s if at is None else at
    slab(x0, x1, y0, y1, 0.0, thick, kind)
    if pad:
        mat = materials.bookcloth(ROOMS[room]['wall'], 24.0)
        forms.board(forms.ellipse(pad[0] / 2, pad[1] / 2, 96, power=60), 0.03, mat, move(0, 0, -0.016), 0.008, name='pad')
    legs(room, x0, x1, y0, thick, left is not None, right is not None)
    rough_wall(room, s, y1 + (0.02 * s if at is None else 0), -14)
    ground(room)
    return y1


def legs(room, x0, x1, y0, thick, left, right):
    """The rail under a table's edge, and a leg where the table ends in the picture."""
    kind, inset = ROOMS[room]['top'], 0.5
    a, b = x0 + inset * left, x1 - inset * right
    slab_box((b - a, 0.25, 1.3), ((a + b) / 2, y0 + inset, -thick - 0.65), kind, room)
    for x in [a + 0.3] * left + [b - 0.3] * right:
        slab_box((0.6, 0.6, 12), (x, y0 + inset + 0.2, -thick - 6), kind, room)


def ground(room):
    """The floor far below a table's edge."""
    far, mat = 60, surfaces.plaster(ROOMS[room]['trim'])
    forms.mesh('ground', [(-far, -far, -7.6), (far, -far, -7.6), (far, far, -7.6), (-far, far, -7.6)], [(0, 1, 2, 3)], mat, smooth=False)


def slab_box(size, at, kind, room):
    mat = surfaces.plaster(ROOMS[room]['trim']) if kind in STONES else materials.wood(kind, ring=4.2, contrast=1.25, smooth=True)
    forms.box(size, mat, move(*at), 0.03, 'x' if size[0] > size[2] else 'z', 'rail')


def shelf(room, s, front=-1.6, back=1.5, left=None, right=None, thick=0.24, kind=None):
    """A board on the wall, seen a little from above, held by wooden pegs."""
    kind = kind or ROOMS[room]['top']
    x0 = -5 * s if left is None else left
    x1 = 5 * s if right is None else right
    slab(x0, x1, front, back, 0.0, thick, kind)
    wood = 'oak' if kind in STONES else kind
    for x in ([x0 + 1.4] if left is not None else []) + ([x1 - 1.4] if right is not None else []):
        slab_box((0.28, back - front - 0.6, 0.5), (x, (front + back) / 2 + 0.3, -thick - 0.25), wood, room)
    rough_wall(room, s, back, -30)
    return back


def floor(room, s, back=0.55, skirting=1.1, kind=None, along='x'):
    """Boards or flags up to a wall with a skirting."""
    kind = kind or ROOMS[room]['floor']
    y1 = back * s
    x, y0 = 3.2 * s, -3.2 * s
    if kind in STONES:
        surfaces.flags(-x, x, y0, y1, STONES[kind])
    else:
        surfaces.planks(-x, x, y0, y1, 0.0, kind, 1.5, 0.3, along, gap=0.016)
    if skirting:
        mat = materials.plain(ROOMS[room]['trim'], 0.5, 0.3)
        forms.box((12 * s, 0.18, skirting), mat, move(0, y1 - 0.09, skirting / 2), 0.03, name='skirting')
        forms.box((12 * s, 0.26, 0.09), mat, move(0, y1 - 0.1, skirting), 0.03, name='skirting')
    rough_wall(room, s, y1)
    return y1


def wall(room, s, at=0.5, rail=None):
    """Only a wall; with `rail`, a board at that height that pegs and nails sit in."""
    rough_wall(room, s, at, -40)
    if rail is not None:
        forms.box((10 * s, 0.2, 0.75), materials.plain(ROOMS[room]['trim'], 0.5, 0.3), move(0, at - 0.1, rail), 0.03, name='peg rail')
    return at


PLACES = {'table': table, 'shelf': shelf, 'floor': floor, 'wall': wall}


def build(place, room, s, turn):
    """Build a place and turn it about the upright, so that the wall faces the lens wherever the lens stands. Says how
    far back the wall is."""
    name, options = (place, {}) if isinstance(place, str) else place
    before = len(forms.made)
    back = PLACES[name](room, s, **options)
    for ob in forms.made[before:]:
        ob.matrix_world = move(rz=turn) @ ob.matrix_world
    del forms.made[before:]
    return back
