"""Every picture by name: what stands in it, in which room, and where the lens is."""
import zlib

import forms
import stage
from forms import move
from models import lamps, paper, seats, throws, tools, vessels

ASH, EVENING, GARDEN, READING = 'ash-and-salt', 'long-evening', 'garden-door', 'reading-hour'
PICTURES = {}


def plate(name, room, build, fill=0.62, tilt=7.0, azimuth=0.0, lift=0.03, aside=0.0, subject=None, beside=None, **more):
    """The whole piece. What stands `beside` it tells its size and is not counted when the picture is framed."""
    PICTURES[name] = dict(room=room, build=build, fill=fill, tilt=tilt, azimuth=azimuth, lift=lift, aside=aside, subject=subject, beside=beside, more=more)


def close(name, room, build, at, height, stand, tilt=14.0, azimuth=0.0, **more):
    """A closer view: the lens looks at `at`, the picture is `height` decimetres tall, the room stays `stand` large."""
    PICTURES[name] = dict(room=room, build=build, at=at, height=height, tilt=tilt, azimuth=azimuth, more={'stand': stand, **more})


def wide(name, room, build, **more):
    plate(name, room, build, wide=True, **more)


def arrange(name):
    """Build the scene of one picture."""
    p = PICTURES[name]
    stage.clear()
    result = p['build']()
    if 'at' in p:
        aim, height = p['at'], p['height']
    else:
        parts = forms.made
        if p['subject']:
            parts = [o for o in parts if o.name.split('.')[0] not in p['subject']]
        aspect = 16 / 9 if p['more'].get('wide') else 0.8
        aim, height = stage.frame(parts, p['fill'], aspect, p['tilt'], p['lift'], p['azimuth'], p['aside'])
        if p['beside']:
            p['beside']()
    stage.set_up(p['room'], aim, height, p['azimuth'], p['tilt'], **p['more'])
    return result


def on(place, **options):
    return (place, options)


def seed(name):
    return zlib.crc32(name.encode()) % 10000


# Vessels

def cup(tone, x, y):
    return lambda: vessels.beaker(tone, move(x, y, 0, rz=40), 2)


MOON = dict(key=1.05, place=on('table', right=0.42, back=0.4), panes=0.55)
plate('moon-jar-milk-glaze-plate', ASH, vessels.moon_jar, fill=0.56, tilt=6, lens=100, **MOON)
close('moon-jar-milk-glaze-detail', ASH, vessels.moon_jar, (0.1, 0, 2.5), 2.1, 5.2, tilt=20, lens=110, **MOON)
JAR = dict(fill=0.52, tilt=8, place=on('table', back=0.5), lens=100)
plate('lidded-jar-iron-speckle-plate', GARDEN, vessels.lidded_jar, **JAR)
plate('lidded-jar-iron-speckle-moss', GARDEN, lambda: vessels.lidded_jar('moss'), **JAR)
close('lidded-jar-iron-speckle-detail', GARDEN, vessels.lidded_jar, (0.05, 0, 1.5), 1.35, 3.3, tilt=30, lens=110)
JUG = dict(fill=0.62, tilt=6, lens=100, aside=0.03, place=on('table', back=0.42))
plate('tall-jug-ash-glaze-plate', ASH, vessels.jug, beside=cup('sky', -1.2, 0.35), **JUG)
plate('tall-jug-ash-glaze-celadon', ASH, lambda: vessels.jug('celadon'), beside=cup('sky', -1.2, 0.35), **JUG)
plate('tall-jug-ash-glaze-clay', ASH, lambda: vessels.jug('clay'), beside=cup('sky', -1.2, 0.35), **JUG)
close('tall-jug-ash-glaze-detail', ASH, vessels.jug, (0.1, 0, 2.25), 1.9, 4.4, tilt=12, lens=110, place=on('table', back=0.42))
TEA = dict(fill=0.6, tilt=10, place=on('table', back=0.55))
plate('teapot-for-two-plate', READING, vessels.teapot, **TEA)
plate('teapot-for-two-oat', READING, lambda: vessels.teapot('oat'), **TEA)
close('teapot-for-two-detail', READING, vessels.teapot, (-0.3, 0, 1.15), 1.5, 3.8, tilt=20, azimuth=-12, lens=110)
CUPS = dict(fill=0.6, tilt=13, place=on('table', front=-0.46, back=0.7), panes=0.4)
plate('pair-of-dipped-beakers-plate', GARDEN, vessels.beakers, **CUPS)
plate('pair-of-dipped-beakers-moss', GARDEN, lambda: vessels.beakers('moss'), **CUPS)
plate('pair-of-dipped-beakers-sky', GARDEN, lambda: vessels.beakers('sky'), **CUPS)
plate('wide-bowl-tenmoku-plate', EVENING, vessels.wide_bowl, fill=0.7, tilt=14, key=1.3, place=on('table', front=-0.5, back=0.72))


def bowl_with_pears():
    vessels.wide_bowl()
    vessels.fruit('pear', move(-0.42, -0.1, 0.42, ry=-12), 1)
    vessels.fruit('pear', move(0.42, -0.28, 0.42, ry=14, rx=8), 2)
    vessels.fruit('pear', move(0.12, 0.5, 0.4, rx=-12, ry=4), 3)


plate('wide-bowl-tenmoku-use', EVENING, bowl_with_pears, fill=0.72, tilt=30, key=1.3, place=on('table', front=-0.62, back=1.1))
BOTTLE = dict(lens=110, place=on('table', left=-0.3, back=0.3), panes=0.5)
plate('bottle-vase-copper-green-plate', GARDEN, vessels.bottle, fill=0.64, tilt=4, **BOTTLE)
close('bottle-vase-copper-green-detail', GARDEN, vessels.bottle, (0.05, 0, 1.25), 1.6, 4.6, tilt=10, **BOTTLE)
DISH = dict(place=on('table', back=0.6))
plate('footed-dish-shell-white-plate', READING, vessels.footed_dish, fill=0.66, tilt=9, **DISH)


def dish_with_lemons():
    vessels.footed_dish()
    for i, (x, y, z, a) in enumerate(((-0.42, -0.12, 0.3, 20), (0.3, -0.42, 0.3, 75), (0.28, 0.35, 0.3, -40))):
        vessels.fruit('lemon', move(x, y, 0.95 + z - 0.02, rz=a, ry=88), i + 1)


plate('footed-dish-shell-white-use', READING, dish_with_lemons, fill=0.68, tilt=24, place=on('table', front=-0.5, back=0.9))


# Lamps: dusk, the window nearly gone, a wall near enough to be lit

DUSK = dict(key=0.34, air=0.6)
SIDEBOARD = dict(place=on('table', back=0.27), **DUSK)
plate('pleated-table-lamp-plate', EVENING, lamps.pleated, tilt=5, **SIDEBOARD)
plate('pleated-table-lamp-clay', EVENING, lambda: lamps.pleated('clay'), tilt=5, **SIDEBOARD)
close('pleated-table-lamp-detail', EVENING, lamps.pleated, (0.55, 0, 2.1), 2.3, 7.2, tilt=3, lens=110, **SIDEBOARD)
COLUMN = dict(place=on('floor', back=0.13), key=0.42, air=0.7, lens=60)
plate('column-paper-lantern-plate', ASH, lamps.column, fill=0.74, tilt=3, **COLUMN)
close('column-paper-lantern-detail', ASH, lamps.column, (0.5, 0, 5.2), 4.4, 16, tilt=3, azimuth=10, **COLUMN)
MUSHROOM = dict(fill=0.56, tilt=5, place=on('table', back=0.36), **DUSK)
plate('mushroom-lamp-plate', EVENING, lamps.mushroom, **MUSHROOM)
plate('mushroom-lamp-ochre', EVENING, lambda: lamps.mushroom('ochre'), **MUSHROOM)
plate('mushroom-lamp-oxblood', EVENING, lambda: lamps.mushroom('oxblood'), **MUSHROOM)
DOME = dict(fill=0.66, key=0.5, air=0.85, subject=('cord',), tilt=-9.0, lift=0.08, place=on('wall', at=4.2), lens=70)
plate('enamel-dome-pendant-plate', GARDEN, lambda: lamps.dome(at=move(0, 0, 9)), **DOME)
plate('enamel-dome-pendant-cream', GARDEN, lambda: lamps.dome('cream', at=move(0, 0, 9)), **DOME)
close('enamel-dome-pendant-detail', GARDEN, lambda: lamps.dome(at=move(0, 0, 3)), (0.15, 0, 5.45), 1.9, 6, tilt=12, key=0.85, place=on('wall', at=4.2), lens=110)
READER = dict(subject=('cord',), key=0.42, air=0.75)
plate('angled-reading-lamp-plate', READING, lamps.reading, fill=0.62, tilt=9, place=on('table', back=0.5), **READER)
CLOUDS = dict(key=0.45, air=0.75, place=on('wall', at=4.6), lens=70)
plate('three-cloud-pendant-plate', ASH, lambda: lamps.clouds(at=move(0, 0, 12)), fill=0.62, subject=('cord',), tilt=-5.0, lift=0.08, **CLOUDS)
close('three-cloud-pendant-detail', ASH, lambda: lamps.clouds(at=move(0, 0, 6)), (1.3, 0, 8.0), 2.9, 10, tilt=-3, azimuth=8, **CLOUDS)
STEP = dict(key=0.42, air=0.7)
plate('carry-lantern-plate', GARDEN, lamps.lantern, fill=0.58, tilt=8, place=on('table', kind='flags', back=0.4), **STEP)


def lantern_and_beakers():
    lamps.lantern(move(-0.45, 0.25))
    vessels.beakers('ochre', move(0.75, -0.35, 0, rz=-8))


plate('carry-lantern-use', GARDEN, lantern_and_beakers, fill=0.66, tilt=13, place=on('table', back=0.5), **STEP)
DRUM = dict(place=on('table', back=0.3), key=0.4, air=0.65)
plate('stoneware-lamp-linen-drum-shade-plate', EVENING, lamps.drum, tilt=4, **DRUM)
close('stoneware-lamp-linen-drum-shade-detail', EVENING, lamps.drum, (0.1, 0, 1.35), 2.5, 8.8, tilt=8, lens=110, place=on('table', back=0.3), key=0.9)


# Seats: a floor, a skirting, and the lens as high as somebody's eyes across the room

STOOL = dict(fill=0.56, tilt=12, azimuth=12, place=on('floor', back=0.5), lens=60, panes=0.5)
plate('three-legged-stool-plate', GARDEN, seats.milking, **STOOL)
plate('three-legged-stool-walnut', GARDEN, lambda: seats.milking('walnut'), **STOOL)
CHAIR = dict(place=on('floor', back=0.32), lens=60, panes=0.6)
plate('ladder-back-chair-plate', READING, seats.ladder, fill=0.7, tilt=8, azimuth=-30, **CHAIR)
close('ladder-back-chair-detail', READING, seats.ladder, (0.1, -0.3, 4.5), 5.4, 13.5, tilt=42, azimuth=-24, **CHAIR)
BENCH = dict(fill=0.8, tilt=10, azimuth=-32, place=on('floor', back=0.3), lens=60, panes=0.55, lift=0.08)
plate('hall-bench-plate', ASH, seats.bench, **BENCH)
HOOP = dict(key=1.9, air=1.7, place=on('floor', back=0.34), lens=60)
plate('hoop-back-armchair-plate', EVENING, seats.hoop_back, fill=0.7, tilt=8, azimuth=26, **HOOP)
close('hoop-back-armchair-detail', EVENING, seats.hoop_back, (0.9, 1.9, 8.2), 3.6, 13.5, tilt=6, azimuth=20, **HOOP)
COUNTER = dict(fill=0.68, tilt=8, azimuth=22, place=on('floor', back=0.38), lens=60)
plate('counter-stool-plate', GARDEN, seats.counter, **COUNTER)
plate('counter-stool-smoked-black', GARDEN, lambda: seats.counter('smoked'), **COUNTER)
CUSHION = dict(fill=0.68, tilt=17, azimuth=28, place=on('floor', back=0.5), lens=60, panes=0.5, lift=0.1)
plate('buttoned-floor-cushion-plate', ASH, seats.cushion, **CUSHION)
plate('buttoned-floor-cushion-clay', ASH, lambda: seats.cushion('clay'), **CUSHION)
plate('buttoned-floor-cushion-slate', ASH, lambda: seats.cushion('slate'), **CUSHION)
LIBRARY = dict(azimuth=-30, place=on('floor', back=0.46), lens=60)
plate('library-step-plate', READING, seats.library, fill=0.58, tilt=14, **LIBRARY)
plate('turned-drum-stool-plate', EVENING, seats.drum, fill=0.54, tilt=15, key=1.6, air=1.5, place=on('floor', back=0.5), lens=60)
plate('turned-drum-stool-natural', EVENING, lambda: seats.drum('oak'), fill=0.54, tilt=15, key=1.4, air=1.3, place=on('floor', back=0.5), lens=60)


# Throws: hung from a rail in front of a wall, or folded on a shelf

HUNG = dict(fill=0.69, tilt=2.0, azimuth=-8, turn=0.0, subject=('cord',), lift=-0.05, place=on('floor', back=0.12), lens=70)
plate('twill-throw-woven-to-order-plate', ASH, throws.order_throw, panes=0.45, **HUNG)
WAFFLE = dict(fill=0.62, tilt=12, azimuth=16, lift=0.08, place=on('shelf', front=-2.5, back=2.5), lens=70)
plate('waffle-blanket-plate', GARDEN, lambda: throws.folded(throws.waffle('oat'), 5.2, 3.9, 0.24, 2, seed=2), **WAFFLE)
plate('windowpane-throw-plate', GARDEN, throws.windowpane_throw, **HUNG)
MOHAIR = dict(fill=0.62, tilt=14, azimuth=-18, key=1.6, air=1.4, lift=0.08, place=on('shelf', front=-2.4, back=2.4), lens=70)
plate('brushed-mohair-throw-plate', EVENING, throws.mohair_throw, **MOHAIR)
LINEN = dict(fill=0.62, tilt=11, azimuth=16, lift=0.08, place=on('shelf', front=-2.5, back=2.5), lens=70)
plate('washed-linen-bedcover-plate', READING, lambda: throws.folded(throws.linen('chalk'), 5.0, 3.8, 0.15, 3, seed=6, crease=0.05, twist=2), **LINEN)
plate('salt-stripe-runner-plate', ASH, throws.runner, panes=0.45, **HUNG)
COT = dict(fill=0.58, tilt=14, azimuth=-16, lift=0.08, place=on('shelf', front=-1.9, back=1.9, right=3.0), lens=70)
plate('birds-eye-cot-blanket-plate', READING, lambda: throws.folded(throws.birds_eye('sky'), 3.6, 2.8, 0.15, 2, seed=8), **COT)
plate('overshot-coverlet-plate', EVENING, throws.coverlet, key=1.5, air=1.3, **HUNG)
plate('twill-throw-woven-to-order-clay', ASH, lambda: throws.order_throw('clay'), panes=0.45, **HUNG)
plate('twill-throw-woven-to-order-moss', ASH, lambda: throws.order_throw('moss'), panes=0.45, **HUNG)
plate('twill-throw-woven-to-order-slate', ASH, lambda: throws.order_throw('slate'), panes=0.45, **HUNG)
plate('twill-throw-woven-to-order-ink', ASH, lambda: throws.order_throw('ink'), panes=0.45, **HUNG)
plate('waffle-blanket-moss', GARDEN, lambda: throws.folded(throws.waffle('moss'), 5.2, 3.9, 0.24, 2, seed=2), **WAFFLE)
plate('waffle-blanket-ochre', GARDEN, lambda: throws.folded(throws.waffle('ochre'), 5.2, 3.9, 0.24, 2, seed=2), **WAFFLE)
plate('brushed-mohair-throw-plum', EVENING, lambda: throws.mohair_throw('plum'), **MOHAIR)
plate('washed-linen-bedcover-dusk-blue', READING, lambda: throws.folded(throws.linen('dusk blue'), 5.0, 3.8, 0.15, 3, seed=6, crease=0.05, twist=2), **LINEN)
plate('birds-eye-cot-blanket-butter', READING, lambda: throws.folded(throws.birds_eye('butter'), 3.6, 2.8, 0.15, 2, seed=8), **COT)
close('overshot-coverlet-detail', EVENING, throws.coverlet, (0.6, -0.6, 4.2), 4.6, 14, tilt=4, azimuth=-18, key=1.5, air=1.3, turn=0.0, place=on('floor', back=0.12))
close('salt-stripe-runner-detail', ASH, throws.runner, (-0.6, -0.3, 3.6), 3.2, 11, tilt=4, azimuth=-20, turn=0.0, place=on('floor', back=0.12))


def bench_with(cloth):
    seats.bench()
    if cloth == 'windowpane':
        path = [(-2.0, 1.5), (-2.0, 2.6), (-1.98, 3.6), (-1.94, 4.3), (-1.8, 4.52), (-1.4, 4.56), (0, 4.56), (1.4, 4.56), (1.8, 4.52), (1.94, 4.3), (1.98, 3.4), (2.0, 2.4)]
        throws.draped(path, 3.6, throws.windowpane(), move(-3.4, 0, 0), 2, 0.16, 3, 'twisted', slack=0.93)
    else:
        throws.folded(throws.twill('slate'), 3.0, 2.7, 0.17, 1, move(-3.6, -0.05, 4.5, rz=4), seed=3)


plate('hall-bench-use', ASH, lambda: bench_with('slate'), **BENCH)
close('windowpane-throw-use', GARDEN, lambda: bench_with('windowpane'), (-2.9, -0.5, 3.2), 8.2, 13, tilt=13, azimuth=-34, place=on('floor', back=0.45), lens=60)


# Paper: a desk by the window, with a pencil for scale

def pencil(x, y, turn, z=0.0):
    return lambda: paper.pencil(move(x, y, z, rz=turn))


NOTEBOOK = dict(fill=0.54, tilt=24, azimuth=8, place=on('table', front=-0.5, back=0.75), beside=pencil(-1.75, -1.35, 62))
plate('cloth-bound-notebook-plate', READING, paper.notebooks, **NOTEBOOK)
plate('writing-box-plate', READING, paper.writing_box, fill=0.6, tilt=34, azimuth=-22, place=on('table', front=-0.6, back=1.0))
PRINT = dict(place=on('table', at=0.66, front=-0.2), key=0.9, panes=0.5)
plate('pear-linocut-plate', GARDEN, paper.linocut, fill=0.68, tilt=3, azimuth=-8, turn=0.0, lens=70, **PRINT)
plate('six-folded-cards-plate', ASH, paper.cards, fill=0.62, tilt=24, place=on('table', kind='limed', front=-0.6, back=0.8), panes=0.4)
plate('three-pocket-notebooks-plate', EVENING, paper.pocket, fill=0.62, tilt=46, key=1.5, air=1.4, place=on('table', front=-0.55, back=1.4), beside=pencil(0.35, -1.25, 4))
CALENDAR = dict(place=on('table', kind='limed', front=-0.55, back=0.6), panes=0.5)
plate('perpetual-desk-calendar-plate', ASH, paper.calendar, fill=0.52, tilt=12, azimuth=-18, **CALENDAR)
plate('gift-card-plate', READING, paper.gift, fill=0.58, tilt=50, place=on('table', front=-0.62, back=1.4, pad=(4.4, 3.4)), beside=pencil(0.1, -1.0, 5))
ARCHIVE = dict(fill=0.6, tilt=11, azimuth=-24, lift=0.08, place=on('shelf', front=-2.6, back=2.8), lens=70)
plate('archive-box-trio-plate', GARDEN, paper.archive, **ARCHIVE)
plate('cloth-bound-notebook-moss', READING, lambda: paper.notebooks('moss'), **NOTEBOOK)
plate('cloth-bound-notebook-ink', READING, lambda: paper.notebooks('ink'), **NOTEBOOK)
plate('archive-box-trio-clay', GARDEN, lambda: paper.archive('clay'), **ARCHIVE)
close('writing-box-detail', READING, paper.writing_box, (0.25, -0.75, 0.35), 1.7, 4.8, tilt=32, azimuth=28)
close('pear-linocut-detail', GARDEN, paper.linocut, (-0.95, 0, 0.8), 1.9, 6, tilt=8, azimuth=-20, turn=0.0, **PRINT)
close('six-folded-cards-detail', ASH, paper.cards, (0.15, -0.8, 0.85), 2.2, 5.5, tilt=14, azimuth=26, place=on('table', kind='limed', front=-0.6, back=0.8))
close('three-pocket-notebooks-detail', EVENING, paper.pocket, (-0.55, -0.2, 0.08), 1.5, 3.4, tilt=38, azimuth=-30, key=1.5, air=1.4)
close('gift-card-detail', READING, paper.gift, (0.1, -0.35, 0.05), 1.1, 2.9, tilt=34, azimuth=24, place=on('table', pad=(4.4, 3.4)))


def calendar_and_notebooks():
    paper.calendar(move(-0.25, 0.25))
    paper.pocket(move(0.75, -1.0, 0, rz=18), neat=True)


plate('perpetual-desk-calendar-use', ASH, calendar_and_notebooks, fill=0.72, tilt=24, azimuth=-14, **CALENDAR)


def lamp_and_book():
    lamps.reading(move(0.4, 0.3))
    paper.book('moss', move(-0.75, -0.5, 0, rz=14))


plate('angled-reading-lamp-use', READING, lamp_and_book, fill=0.62, tilt=18, place=on('table', front=-0.42, back=0.5), **READER)


def step_and_books():
    seats.library()
    paper.pile(move(-0.7, -1.0, 2.33, rz=80), ('ink', 'clay', 'moss'))
    paper.book('ochre', move(0.75, -1.05, 2.33, rz=-64))


plate('library-step-use', READING, step_and_books, fill=0.58, tilt=18, **LIBRARY)


# Tools: where they are used

BRUSH = dict(place=on('wall', at=0.5, rail=4.79), key=0.95)
plate('dish-brush-beech-plate', GARDEN, lambda: tools.dish_brush(move(0, 0, 1.6)), fill=0.7, tilt=2, azimuth=-12, turn=0.0, panes=0.4, **BRUSH)
plate('serving-spoons-cherry-plate', GARDEN, tools.spoons, fill=0.62, tilt=52, place=on('table', front=-0.56, back=1.5))
plate('forged-paper-scissors-plate', READING, lambda: tools.scissors(move(rz=-24)), fill=0.6, tilt=54, place=on('table', front=-0.62, back=1.5, pad=(4.6, 3.7)))
BOARD = dict(place=on('table', at=0.72, front=-0.24), key=0.95, panes=0.45)
plate('bread-board-oak-plate', ASH, tools.leaning_board, fill=0.68, tilt=4, azimuth=-8, turn=0.0, **BOARD)
CANDLES = dict(key=0.6, air=1.1, place=on('table', back=0.42))
plate('brass-candle-holder-plate', EVENING, tools.candles, fill=0.66, tilt=6, **CANDLES)
HEARTH = dict(key=1.5, air=1.3, place=on('floor', kind='slate', back=1.2, skirting=0))
plate('hearth-brush-plate', EVENING, lambda: tools.hearth_brush(move(rz=34)), fill=0.72, tilt=40, **HEARTH)
plate('mortar-and-pestle-plate', ASH, tools.mortar, fill=0.58, tilt=15, place=on('table', back=0.7))
plate('brass-paper-knife-plate', READING, tools.knife_on_letters, fill=0.58, tilt=50, place=on('table', front=-0.62, back=1.4, pad=(4.4, 3.6)))
plate('bread-board-oak-use', ASH, tools.loaf_and_board, fill=0.7, tilt=34, azimuth=-28, place=on('table', front=-0.6, back=1.1))
plate('serving-spoons-cherry-use', GARDEN, tools.bowl_with_spoons, fill=0.66, tilt=24, place=on('table', front=-0.5, back=0.9))
close('dish-brush-beech-detail', GARDEN, lambda: tools.dish_brush(move(0, 0, 1.6)), (0.22, 0, 1.92), 1.5, 4.2, tilt=8, azimuth=24, turn=0.0, **BRUSH)
close('forged-paper-scissors-detail', READING, lambda: tools.scissors(move(rz=-24)), (0.1, 0.12, 0.06), 1.25, 3.6, tilt=48, azimuth=10, lens=110, place=on('table', pad=(4.6, 3.7)))
close('brass-candle-holder-detail', EVENING, tools.candles, (0.1, 0.3, 1.25), 1.9, 5.6, tilt=8, key=0.9, air=0.8, place=on('table', back=0.42), lens=110)
close('hearth-brush-detail', EVENING, lambda: tools.hearth_brush(move(rz=34)), (-0.75, -0.8, 0.1), 1.7, 4.4, tilt=38, azimuth=20, **HEARTH)
close('mortar-and-pestle-detail', ASH, tools.mortar, (0.0, 0, 0.95), 1.7, 2.9, tilt=50, azimuth=14)
close('brass-paper-knife-detail', READING, tools.knife_on_letters, (-0.3, -0.38, 0.12), 0.95, 3.0, tilt=46, azimuth=-6, lens=110, place=on('table', pad=(4.4, 3.6)))


# Several pieces together

def evening_table():
    lamps.mushroom('bone', move(-2.35, 0.55))
    vessels.wide_bowl(move(0.25, -0.25))
    vessels.fruit('pear', move(-0.12, -0.35, 0.42, ry=-12), 1)
    vessels.fruit('pear', move(0.66, -0.22, 0.42, ry=14, rx=8), 2)
    vessels.fruit('pear', move(0.3, 0.3, 0.42, rx=-10, ry=3), 3)
    tools.candles(move(2.85, 0.55))
    vessels.jug('clay', move(4.55, 0.9, rz=10))
    paper.pocket(move(-4.1, -0.75, 0, rz=20), neat=True)


def quiet_corner():
    lamps.column(move(-6.7, 2.4))
    seats.milking('ash', move(-3.0, -0.1, rz=20))
    throws.folded(throws.twill('clay'), 2.3, 1.9, 0.14, 1, move(-3.0, -0.1, 4.39, rz=24), seed=5)
    seats.bench(move(5.2, 1.2, 0, rz=-8))
    vessels.moon_jar(move(8.2, 0.9, 4.5))
    paper.pile(move(5.0, 0.6, 4.5, rz=70))


wide('wide-evening-table', EVENING, evening_table, fill=0.84, tilt=7, key=0.8, air=0.9, place=on('table', front=-0.36, back=0.42))
wide('wide-quiet-corner', ASH, quiet_corner, fill=0.84, tilt=5, key=0.95, place=on('floor', back=0.3), panes=0.4, lens=60)
