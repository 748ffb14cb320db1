"""Thrown things: jars, jugs, a teapot, beakers, bowls, bottles, dishes."""
import math

from mathutils import Vector

from forms import arc, curve, lathe, move, pot, tube
from materials import glaze, plain, wood

GLAZES = {
    'ash': dict(colour='#c9c6b8', second='#dcd8ca', second_at=2.15),
    'celadon': dict(colour='#95aca2', second='#aebfb5', second_at=2.15),
    'clay': dict(colour='#8a5140', second='#9c6650', second_at=2.15),
}


def moon_jar(at=None, tone='#e6e2d9', s=1.0):
    seam = lambda a, z: 0.007 * math.exp(-(((z - 1.5 - 0.02 * math.sin(a * 2)) / 0.045) ** 2))
    line = [(0.62, 0.0), (0.68, 0.08), (1.05, 0.45), (1.35, 0.95), (1.455, 1.42), (1.46, 1.56), (1.31, 2.12), (0.98, 2.52), (0.71, 2.7), (0.62, 2.83), (0.655, 2.98)]
    m = glaze(tone, mottle=0.35, specks=0.035, speck='#7c6a58', rough=0.2, rings=0.5)
    return lathe(pot(line, 0.075, steps=24), m, at or move(s=s), 144, 'moon jar', wobble=0.018, seed=3, flute=seam)


def lidded_jar(tone='oat', at=None, open_lid=False):
    colour = {'oat': '#d8ccb4', 'moss': '#686d50', 'ink': '#2c3b4d'}[tone]
    m = glaze(colour, clay='#a07a58', specks=0.2, speck='#2f2119', dip=0.16, run=0.03, mottle=0.45)
    at = at or move()
    body = [(0.5, 0), (0.56, 0.1), (0.66, 0.45), (0.7, 0.85), (0.66, 1.2), (0.585, 1.36), (0.56, 1.42)]
    lathe(pot(body, 0.06), m, at, 120, 'jar', 0.006, 5)
    lid = [(0, 1.38), (0.46, 1.38), (0.47, 1.425), (0.6, 1.428), (0.625, 1.45), (0.62, 1.485)]
    lid += curve([(0.6, 1.495), (0.42, 1.56), (0.2, 1.6), (0.1, 1.63), (0.075, 1.68), (0.1, 1.73), (0.155, 1.78), (0.15, 1.83), (0.08, 1.855)], 6) + [(0, 1.86)]
    top = glaze(colour, specks=0.2, speck='#2f2119', mottle=0.45)
    place = at if not open_lid else at @ move(1.1, -0.35, -1.38)
    lathe(lid, top, place, 120, 'lid')


def jug(tone='ash', at=None):
    """The spout is drawn out of the rim; the handle starts and ends inside the wall."""
    at = at or move()
    g = GLAZES[tone]
    line = [(0.5, 0.0), (0.54, 0.1), (0.66, 0.45), (0.74, 0.95), (0.69, 1.45), (0.52, 1.85), (0.41, 2.12), (0.4, 2.38), (0.45, 2.62), (0.485, 2.75)]
    m = glaze(g['colour'], clay='#b58f68', dip=0.62, run=0.14, second=g['second'], second_at=g['second_at'], rim='#8d6f52', rim_z=2.8, rim_w=0.05, mottle=0.5, rings=0.7, specks=0.06)

    def spout(a, z):
        k = max(0.0, (z - 2.2) / 0.55)
        d = (a - math.pi + math.pi) % (2 * math.pi) - math.pi
        d = abs(abs(a - math.pi))
        pull = math.exp(-(d / 0.3) ** 2) * 0.2 * k**1.6
        pinch = -math.exp(-((d - 0.62) / 0.3) ** 2) * 0.05 * k**1.4
        return pull + pinch

    lathe(pot(line, 0.05), m, at, 144, 'jug', 0.006, 2, flute=spout)
    hm = glaze(g['colour'], second=g['second'], second_at=2.15, mottle=0.7, rings=0.1)
    path = [(0.365, 0, 2.36), (0.5, 0, 2.41), (0.75, 0, 2.38), (0.96, 0, 2.14), (0.99, 0, 1.8), (0.88, 0, 1.48), (0.7, 0, 1.24), (0.62, 0, 1.14)]
    tube(path, [0.19, 0.13, 0.115, 0.11, 0.11, 0.115, 0.14, 0.19], hm, at, 24, 10, 'handle', flat=[0.14, 0.095, 0.085, 0.08, 0.08, 0.085, 0.1, 0.14], power=2.3, side=(0, 1, 0))


def teapot(tone='ink', at=None):
    at = at or move()
    colour = {'ink': '#26374a', 'oat': '#d6cab2'}[tone]
    m = glaze(colour, clay='#9a7656', dip=0.14, run=0.03, rim='#8a5b3b', rim_z=1.36, rim_w=0.03, mottle=0.5, specks=0.06)
    body = [(0.48, 0), (0.54, 0.08), (0.74, 0.36), (0.8, 0.66), (0.72, 0.98), (0.5, 1.19), (0.36, 1.24), (0.335, 1.26)]
    lathe(pot(body, 0.05), m, at, 128, 'teapot', 0.006, 4)
    lid = [(0, 1.2), (0.28, 1.2), (0.285, 1.262), (0.355, 1.268), (0.37, 1.285), (0.36, 1.305)] + curve([(0.34, 1.315), (0.2, 1.365), (0.07, 1.385), (0.05, 1.42), (0.06, 1.46), (0.1, 1.5), (0.1, 1.54), (0.05, 1.565)], 6) + [(0, 1.568)]
    m2 = glaze(colour, mottle=0.5, rim='#8a5b3b', rim_z=1.6, rim_w=0.05, specks=0.06)
    lathe(lid, m2, at, 96, 'lid')
    path = [(-0.56, 0, 0.55), (-0.8, 0, 0.66), (-1.0, 0, 0.88), (-1.09, 0, 1.08), (-1.1515, 0, 1.2126)]
    tube(path, [0.26, 0.17, 0.115, 0.092, 0.086], m2, at, 32, 12, 'spout')
    # The mouth is a short open cup over the end of the spout, so that it is hollow and shades itself.
    mouth = [(0.08, -0.13), (0.086, -0.1), (0.086, 0.015)] + arc(0.073, 0.018, 0.0135, 0, 180, 8) + [(0.058, 0.0), (0.055, -0.055), (0, -0.056)]
    lathe(mouth, m2, at @ move(-1.2, 0, 1.3, ry=-29), 48, 'mouth')
    cane = wood('ash', ring=2.0)
    for sx in (-1, 1):
        tube([(sx * 0.5 + 0.0, -0.1, 1.1), (sx * 0.5, -0.1, 1.32), (sx * 0.5, 0.1, 1.32), (sx * 0.5, 0.1, 1.1)], 0.055, m2, at, 16, 8, 'lug')
    arch = [(-0.5, 0, 1.26), (-0.58, 0, 1.5), (-0.52, 0, 1.86), (-0.28, 0, 2.12), (0, 0, 2.18), (0.28, 0, 2.12), (0.52, 0, 1.86), (0.58, 0, 1.5), (0.5, 0, 1.26)]
    for dy in (-0.045, 0.045):
        tube([(x, y + dy * (1 - 0.2 * abs(x)), z) for x, y, z in arch], 0.048, cane, at, 14, 10, 'cane')
    wrap = plain('#a98352', 0.6, bump=0.3)
    line = curve(arch, 14)
    for i in range(int(len(line) * 0.3), int(len(line) * 0.7)):
        a, b = Vector(line[i]), Vector(line[i + 1])
        for f in (0.0, 0.5):
            p = a.lerp(b, f)
            t = (b - a).normalized()
            ring = [(p + (Vector((0, 1, 0)) * math.cos(q) * 0.105 + t.cross(Vector((0, 1, 0))) * math.sin(q) * 0.062)) for q in [k / 14 * 2 * math.pi for k in range(14)]]
            tube([tuple(v) for v in ring], 0.021, wrap, at, 8, 1, 'binding', closed=True, smooth_path=False)
    for sx in (-1, 1):
        for k in range(4):
            z = 1.3 + k * 0.04
            ring = [(sx * (0.5 + k * 0.013) + math.cos(q) * 0.075, math.sin(q) * 0.11, z) for q in [j / 14 * 2 * math.pi for j in range(14)]]
            tube(ring, 0.021, wrap, at, 8, 1, 'binding', closed=True, smooth_path=False)


DIPS = {'ochre': '#b58c48', 'moss': '#686d50', 'sky': '#8ba2ae'}


def beaker(tone='ochre', at=None, seed=1):
    line = [(0.31, 0.0), (0.335, 0.06), (0.37, 0.4), (0.405, 0.9), (0.42, 0.98)]
    m = two_tone(DIPS[tone], '#e2dccd', 0.52 + 0.05 * seed)
    return lathe(pot(line, 0.035, floor=0.08), m, at or move(), 112, 'beaker', 0.012, seed)


def two_tone(low, high, line):
    return glaze(low, clay='#b08a66', second=high, second_at=line, second_w=0.012, run=0.07, mottle=0.55, dip=0.05, specks=0.05, speck='#5a4636')


def beakers(tone='ochre', at=None):
    at = at or move()
    beaker(tone, at @ move(-0.3, -0.22, 0, rz=20), 1)
    beaker(tone, at @ move(0.42, 0.35, 0, rz=140), 2)


def wide_bowl(at=None):
    line = [(0.5, 0.0), (0.52, 0.12), (0.62, 0.17), (1.05, 0.36), (1.4, 0.7), (1.58, 1.02), (1.61, 1.1)]
    m = glaze('#14100e', clay='#4d3527', dip=0.14, run=0.05, rim='#8a4a22', rim_z=1.16, rim_w=0.07, mottle=0.2, rough=0.15, second='#1d1511', second_at=0.7)
    return lathe(pot(line, 0.06, floor=0.22), m, at or move(), 144, 'bowl', 0.01, 6)


def fruit(kind, at, seed=1):
    if kind == 'pear':
        line = [(0, 0.02), (0.14, 0.0), (0.3, 0.1), (0.37, 0.3), (0.33, 0.52), (0.22, 0.72), (0.15, 0.88), (0.09, 0.97), (0, 0.98)]
        skin = glaze('#9a9a3c', mottle=0.5, second='#a88b35', second_at=0.25, run=0.8, specks=0.12, speck='#6a5226', rough=0.42)
        lathe(curve(line, 6), skin, at, 64, 'pear', 0.06, seed)
        tube([(0, 0, 0.95), (0.015, 0, 1.05), (0.06, 0.01, 1.16)], [0.022, 0.02, 0.03], wood('walnut'), at, 10, 5, 'stalk')
    else:
        line = [(0, -0.44), (0.05, -0.42), (0.09, -0.36), (0.24, -0.22), (0.3, 0), (0.24, 0.22), (0.1, 0.34), (0.06, 0.4), (0, 0.42)]
        lathe(curve(line, 6), lemon_skin(), at, 64, 'lemon', 0.04, seed)


def lemon_skin():
    from materials import Graph, cache, rgb
    if 'lemon' not in cache:
        g = Graph('lemon')
        n = g.node('TexVoronoi', Vector=g.coords(), Scale=24.0).outputs['Distance']
        g.set(Base_Color=g.mix(g.map(g.noise(g.coords(), 3), 0.3, 0.8, 0, 0.5), rgb('#d9b32a'), rgb('#c4951d')), Roughness=0.38, Normal=g.bump(n, 0.25, 0.02))
        cache['lemon'] = g.mat
    return cache['lemon']


def bottle(at=None):
    line = [(0.4, 0.0), (0.44, 0.08), (0.56, 0.4), (0.6, 0.75), (0.5, 1.1), (0.26, 1.4), (0.145, 1.72), (0.12, 2.2), (0.12, 2.75), (0.15, 2.98), (0.19, 3.08)]
    m = glaze('#4f4030', clay='#96735a', dip=0.2, run=0.1, second='#4b6653', second_at=1.0, second_w=0.2, rim='#7a4a2a', rim_z=3.13, rim_w=0.06, mottle=0.65, rough=0.16)
    return lathe(pot(line, 0.04), m, at or move(), 128, 'bottle', 0.008, 9)


def footed_dish(at=None):
    at = at or move()
    m = glaze('#e4ded3', mottle=0.25, rough=0.34, specks=0.02, speck='#94806a', rings=0.6)
    line = [(0, 0.14), (0.3, 0.12), (0.5, 0.02), (0.53, 0.0), (0.575, 0.0), (0.59, 0.03)]
    line += curve([(0.56, 0.08), (0.36, 0.2), (0.24, 0.38), (0.22, 0.6), (0.3, 0.78), (0.6, 0.87), (1.0, 0.93), (1.24, 1.02), (1.31, 1.14)], 8)
    line += arc(1.29, 1.155, 0.024, -20, 190, 6)
    line += curve([(1.25, 1.1), (1.18, 1.04), (0.98, 0.99), (0.6, 0.94), (0.25, 0.915)], 6) + [(0, 0.91)]
    return lathe(line, m, at, 144, 'dish', 0.006, 8)
