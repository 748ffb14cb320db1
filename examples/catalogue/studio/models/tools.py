"""Tools: brushes, spoons, scissors, boards, candle holders, a mortar, a knife."""
import math

import bpy
from mathutils import Vector

from forms import arc, board, box, curve, dice, ellipse, hairs, lathe, move, regrain, rounded, sheet, spindle, tube, wave
from materials import Graph, cache, flame, glaze, metal, plain, rgb, wood

BRASS = '#b98f4f'


def rotated(points, degrees, about=(0, 0)):
    c, s = math.cos(math.radians(degrees)), math.sin(math.radians(degrees))
    return [(about[0] + (x - about[0]) * c - (y - about[1]) * s, about[1] + (x - about[0]) * s + (y - about[1]) * c) for x, y in points]


def dish_brush(at=None):
    """Hangs by its loop from a brass peg; the bristles point to the right."""
    at = at or move()
    w = wood('beech', ring=5.0)
    wire = metal('#b9b6ae', 0.3)
    handle = [(0, 0.07), (0.03, 0.1), (0.2, 0.12), (0.55, 0.095), (0.8, 0.11), (0.93, 0.12), (0.985, 0.09), (1, 0.05)]
    spindle(at @ Vector((0.06, 0, 0.62)), at @ Vector((0, 0, 2.55)), handle, w, 40, 'handle')
    head = at @ move(0, 0, 0.32, ry=-72)
    lathe([(0, -0.1)] + rounded([(0.26, -0.1), (0.3, -0.06), (0.31, 0.02), (0.27, 0.1), (0.12, 0.15)], 0.03) + [(0, 0.155)], w, head, 72, 'head', fibre='x')
    for sx in (-1, 1):
        p = [Vector((0.06, sx * 0.05, 0.8)), Vector((0.065, sx * 0.09, 0.66)), Vector((0.1, sx * 0.22, 0.5)), Vector((0.05, sx * 0.315, 0.34)), Vector((0.02, sx * 0.3, 0.31))]
        tube([(at @ v)[:] for v in p], 0.022, wire, None, 10, 8, 'wire')
    lathe([(0.1, 0.0), (0.118, 0.005), (0.122, 0.03), (0.118, 0.055), (0.1, 0.06)], metal(BRASS, 0.3), at @ move(0.056, 0, 0.7, ry=-2), 40, 'ferrule')
    rng = dice(3)
    strands = []
    for i in range(1500):
        a, r = rng.uniform(0, math.tau), math.sqrt(rng.uniform(0.0, 1.0))
        ring = round(r * 4) / 4 * 0.24 + rng.gauss(0, 0.012)
        x, y = ring * math.cos(a), ring * math.sin(a)
        root = Vector((x, y, -0.08))
        out = 1.45 + rng.uniform(-0.06, 0.06)
        tip = Vector((x * out + rng.gauss(0, 0.012), y * out + rng.gauss(0, 0.012), -0.62 + rng.uniform(-0.035, 0.02) + 0.08 * (ring / 0.24) ** 2))
        strands.append((root, root.lerp(tip, 0.5) + Vector((-x, -y, 0)) * 0.06, tip, 0.0075))
    hairs(strands, fibre_mat('#c9b184', '#9d8253'), head)
    loop = plain('#7c4d2c', 0.65)
    z = 2.5
    tube([(at @ Vector(q))[:] for q in ((0, -0.09, z - 0.02), (0, -0.1, z + 0.2), (0, -0.06, z + 0.62), (0, 0, z + 0.75), (0, 0.06, z + 0.62), (0, 0.1, z + 0.2), (0, 0.09, z - 0.02))], 0.022, loop, None, 10, 8, 'loop')
    box((0.02, 0.24, 0.02), loop, at @ move(0.0, 0, z - 0.02), 0.004, name='loop')
    peg = metal(BRASS, 0.3)
    lathe([(0, 0), (0.05, 0), (0.05, 0.5), (0.09, 0.52), (0.1, 0.58), (0.06, 0.63), (0, 0.64)], peg, at @ move(0, 0.5, z + 0.69, rx=90), 32, 'peg')


def fibre_mat(a, b):
    key = 'fibre' + a
    if key not in cache:
        g = Graph(key)
        n = g.noise(g.coords(), 30, 2)
        g.set(Base_Color=g.mix(g.map(n, 0.3, 0.7), rgb(a), rgb(b)), Roughness=0.6, Specular=0.3)
        cache[key] = g.mat
    return cache[key]


def spoon(at=None, kind='cherry', bowl=1.0, seed=1):
    """Carved: a deep bowl that runs into a narrow, slightly bowed handle. Lies along y."""
    at = at or move()
    L = 3.0
    widths = curve([(0.0, 0.1), (0.004, 0.13), (0.012, 0.165), (0.03, 0.21), (0.06, 0.25), (0.1, 0.28), (0.18, 0.31), (0.27, 0.27), (0.35, 0.13), (0.42, 0.085), (0.6, 0.075), (0.85, 0.095), (0.96, 0.1), (1.0, 0.045)], 8)

    def width(v):
        for (a, wa), (b, wb) in zip(widths, widths[1:]):
            if v <= b:
                return wa + (wb - wa) * (v - a) / max(b - a, 1e-6)
        return widths[-1][1]

    def f(u, v):
        s = 2 * u - 1
        w = width(v) * bowl
        k = math.exp(-((max(v, 0.06) - 0.17) / 0.125) ** 2)
        z = 0.05 + 0.2 * (1 - k) * (1 - 0.2 * v) + 0.1 * math.sin(max(0, v - 0.35) * 2.4) ** 2 - 0.02 * v
        dish = k * 0.13 * s * s
        crown = (1 - k) * -0.04 * s * s
        facet = 0.005 * wave(s * 1.4, v * 12, 0, seed)
        return tuple(at @ Vector((s * w + 0.015 * wave(v * 3, seed), (v - 0.5) * L, z + dish + crown + facet)))

    ob = sheet(f, 16, 90, wood(kind, ring=5.0, contrast=0.9), None, 0.085, name='spoon', soft=1, offset=1.0)
    return regrain(ob, 'y')


def spoons(at=None):
    at = at or move()
    spoon(at @ move(-0.42, 0, 0, rz=-6), seed=2)
    spoon(at @ move(0.42, 0.12, 0, rz=5), bowl=1.04, seed=5)


def bowl_with_spoons():
    from models import vessels
    vessels.wide_bowl()
    for turn, seed in ((-48, 2), (-82, 5)):
        spoon(move(0, 0, 0, rz=turn) @ move(0.05, 1.09, 0.9, rx=22), seed=seed)


def scissors(at=None):
    at = at or move()
    steel, black = metal('#9a9995', 0.26, 0.1, '#5d5a55', 0.3), plain('#1d1c1b', 0.42, 0.5, 0.1, 0.25, 34)
    outline = [(-0.115, -0.24), (-0.13, 0.0), (-0.1, 0.3), (-0.075, 0.8), (-0.02, 1.32), (0.012, 1.36), (0.05, 0.8), (0.085, 0.3), (0.13, 0.04), (0.11, -0.24)]
    for sign in (1, -1):
        place = at @ move(0, 0, 0.075 if sign > 0 else 0.035, rz=sign * 10)
        pts = [(sign * x, y) for x, y in outline]
        if sign < 0:
            pts = pts[::-1]
        board(pts, 0.034, steel, place, 0.01, 'y', 'blade')
        ground = [(sign * x, y) for x, y in ((-0.118, 0.05), (-0.092, 0.3), (-0.07, 0.78), (-0.016, 1.3), (-0.04, 0.8), (-0.062, 0.3), (-0.085, 0.05))]
        if sign < 0:
            ground = ground[::-1]
        board(ground, 0.037, metal('#d8d6d0', 0.16, 0.05, '#aaa79f', 0.1), place, 0, 'y', 'edge')
        s = sign
        shank = [(0.0, -0.1, 0), (s * 0.03, -0.34, 0), (s * 0.12, -0.56, 0), (s * 0.17, -0.7, 0)]
        tube([(place @ Vector(q))[:] for q in shank], [0.115, 0.08, 0.062, 0.058], black, None, 20, 8, 'shank', flat=[0.03, 0.04, 0.045, 0.048], side=(1, 0, 0))
        cx, cy = s * 0.3, -1.08
        ring = []
        for k in range(48):
            a = math.tau * k / 48
            rx, ry = 0.25, 0.41
            x, y = rx * math.cos(a), ry * math.sin(a)
            x, y = rotated([(x, y)], s * 14)[0]
            ring.append((place @ Vector((cx + x, cy + y, 0)))[:])
        tube(ring, 0.055, black, None, 16, 1, 'bow', flat=0.05, closed=True, smooth_path=False)
    b = metal(BRASS, 0.25)
    lathe([(0, 0.0), (0.09, 0.0), (0.095, 0.02), (0.085, 0.04), (0.05, 0.05), (0, 0.052)], b, at @ move(0, 0, 0.09), 40, 'screw')
    box((0.14, 0.018, 0.006), plain('#3a2a15', 0.6), at @ move(0, 0, 0.142, rz=35), 0, name='slot')


def bread_board(at=None, s=1.0):
    at = at or move()
    neck = rounded([(0.0, 0.0), (1.2, 0.0), (1.2, 3.3), (0.5, 3.34), (0.33, 3.62), (0.3, 4.6), (0.0, 4.6)], 0.26, 7)
    right = []
    for (x0, y0), (x1, y1) in zip(neck, neck[1:]):
        n = max(1, int(math.hypot(x1 - x0, y1 - y0) / 0.12))
        right += [(x0 + (x1 - x0) * k / n, y0 + (y1 - y0) * k / n) for k in range(n)]
    right.append(neck[-1])
    left = [(-x, y) for x, y in right[::-1]]
    outline = right + left[1:-1]
    outline = [((x + 0.16 * min(1, max(0, (y - 3.28) / 0.3))) * s, y * s) for x, y in outline]
    hole = [(x + 0.16 * s, y + 4.22 * s) for x, y in ellipse(0.1 * s, 0.1 * s, 32)]
    return board(outline, 0.22 * s, wood('oak', ring=4.5), at, 0.045, 'y', 'board', 4, holes=[hole])


def leaning_board():
    bread_board(move(0, 0, 0.0, rx=83) @ move(0, 0, 0.11))


def loaf_and_board():
    bread_board(move(-0.1, -1.9, 0.11, rz=0))
    g = Graph('crust')
    at = g.coords()
    z = g.split(at)[2]
    n = g.noise(at, 3.2, 5, 0.6)
    crust = g.mix(g.map(n, 0.3, 0.7), rgb('#a3672f'), rgb('#5f3216'))
    flour = g.math('MULTIPLY', g.map(g.noise(at, 1.6, 5, 0.7), 0.45, 0.62), g.map(z, 0.2, 0.75))
    g.set(Base_Color=g.mix(g.math('MULTIPLY', flour, 0.75), crust, rgb('#e6d9c0')), Roughness=0.8, Specular=0.15, Normal=g.bump(n, 0.6, 0.1))

    def f(u, v):
        a = u * math.tau
        t = v * math.pi
        x, y, z = math.sin(t) * math.cos(a), math.cos(t), math.sin(t) * math.sin(a)
        r = 1 + 0.05 * wave(x * 1.6, y * 1.6, z * 1.6, 3)
        px, py, pz = x * 0.82 * r, y * 1.25 * r, z * 0.66 * r
        if pz < -0.3:
            pz = -0.3 + (pz + 0.3) * 0.15
        for c in (-0.6, 0.0, 0.6):
            d = (py * 0.9 + px * 0.55) - c
            if z > 0.1:
                pz += (-0.1 * math.exp(-(d / 0.06) ** 2) + 0.045 * math.exp(-((abs(d) - 0.12) / 0.06) ** 2)) * min(1, (z - 0.1) * 2)
        return (px - 0.12, py - 0.05, pz + 0.565)

    sheet(f, 120, 120, g.mat, None, 0, name='loaf')
    steel = metal('#a9a7a1', 0.24, 0.1, '#6c6963', 0.25)
    blade = [(0.0, -0.13), (1.9, -0.12), (2.3, -0.02), (2.45, 0.1), (1.9, 0.13), (0.0, 0.12)]
    place = move(1.62, -2.2, 0.05, rz=78)
    board(curve(blade + [blade[0]], 4)[:-1], 0.022, steel, place, 0.006, 'x', 'blade')
    tube([(place @ Vector(q))[:] for q in ((0.06, 0, 0.02), (-0.4, 0.01, 0.03), (-0.9, 0.0, 0.03), (-1.2, -0.03, 0.03))], [0.11, 0.12, 0.13, 0.11], wood('walnut', ring=5), None, 20, 6, 'grip', flat=0.075, power=2.6, side=(0, 1, 0))


def holder(height, at):
    b = metal(BRASS, 0.22)
    h = height
    stem = [(0, 0), (0.42, 0.0), (0.45, 0.015), (0.455, 0.05), (0.42, 0.075), (0.28, 0.11), (0.13, 0.17), (0.085, 0.24)]
    beads = []
    n = max(1, int((h - 0.75) / 0.42))
    for i in range(n):
        z = 0.28 + (h - 0.68) * (i + 0.5) / n
        beads += [(0.07, z - 0.12), (0.115, z - 0.06), (0.13, z), (0.115, z + 0.06), (0.07, z + 0.12)]
    top = [(0.075, h - 0.3), (0.12, h - 0.26), (0.33, h - 0.22), (0.36, h - 0.18), (0.345, h - 0.17), (0.16, h - 0.19), (0.145, h - 0.1), (0.155, h), (0.12, h), (0.112, h - 0.08), (0, h - 0.1)]
    lathe(rounded(stem, 0.02, 3) + curve(beads, 4) + rounded(top, 0.015, 3), b, at, 80, 'holder')


def candle(at, height, lit=True):
    g_key = 'wax'
    if g_key not in cache:
        g = Graph(g_key)
        z = g.split(g.coords())[2]
        g.set(Base_Color=rgb('#ece2cd'), Roughness=0.45, Specular=0.4, Emission=rgb('#ffb970'), Emission_Strength=g.map(z, height - 0.55, height, 0.0, 0.55))
        g.mat.cycles.sample_as_light = False
        cache[g_key] = g.mat
    r = 0.108
    lathe([(0, 0), (r, 0), (r * 0.985, height - 0.05), (r * 0.93, height), (r * 0.8, height + 0.012), (r * 0.7, height - 0.03), (0, height - 0.05)], cache[g_key], at, 48, 'candle', 0.01, height)
    tube([(at @ Vector(p))[:] for p in ((0, 0, height - 0.06), (0.004, 0, height + 0.06), (0.02, 0, height + 0.13))], 0.012, plain('#191410', 0.9), None, 8, 4, 'wick')
    tongue = [(0, 0.045), (0.035, 0.06), (0.058, 0.12), (0.066, 0.2), (0.055, 0.32), (0.033, 0.45), (0.013, 0.56), (0, 0.63)]
    ob = lathe(curve(tongue, 6), flame(0.05, 0.63), at @ move(0.008, 0, height), 48, 'flame')
    ob.visible_shadow = ob.visible_diffuse = ob.visible_glossy = False
    lamp = bpy.data.lights.new('flame', 'POINT')
    lamp.energy, lamp.color, lamp.shadow_soft_size = 21, (1.0, 0.6, 0.28), 0.12
    lo = bpy.data.objects.new('flame', lamp)
    lo.location = at @ Vector((0, 0, height + 0.3))
    bpy.context.scene.collection.objects.link(lo)


def candles(at=None):
    at = at or move()
    for x, y, h, c in ((-0.75, -0.15, 1.3, 1.75), (0.1, 0.35, 1.8, 1.9), (0.72, -0.4, 0.85, 1.6)):
        spot = at @ move(x, y, 0)
        holder(h, spot)
        candle(spot @ move(0, 0, h - 0.1), c)


def hearth_brush(at=None):
    at = at or move()
    w = wood('cherry', ring=5, contrast=0.8)
    path = [(-1.75, 0.02, 0.16), (-1.2, 0.05, 0.16), (-0.5, 0.04, 0.16), (0.0, 0.0, 0.16), (0.4, -0.02, 0.15), (0.9, 0.02, 0.14), (1.5, 0.03, 0.13), (1.85, 0.0, 0.13)]
    tube([(at @ Vector(p))[:] for p in path], [0.16, 0.21, 0.21, 0.16, 0.1, 0.11, 0.14, 0.1], w, None, 28, 10, 'stock', flat=[0.12, 0.14, 0.14, 0.12, 0.09, 0.1, 0.12, 0.09], power=2.5, side=(0, 1, 0))
    rng = dice(7)
    strands = []
    for row in range(4):
        for col in range(22):
            cx = -1.72 + 1.62 * col / 21 + (row % 2) * 0.035
            cz = 0.085 + row * 0.05
            for _ in range(17):
                root = Vector((cx + rng.gauss(0, 0.012), -0.12, cz + rng.gauss(0, 0.009)))
                k = (col - 10.5) / 10.5
                tip = Vector((cx + k * 0.1 + rng.gauss(0, 0.03), -0.98 + rng.gauss(0, 0.018), max(0.015, cz * 0.85 - 0.02 + rng.gauss(0, 0.03))))
                strands.append((root, root.lerp(tip, 0.5) + Vector((rng.gauss(0, 0.01), 0, 0.02)), tip, 0.0085))
    hairs(strands, fibre_mat('#1c1714', '#2f2620'), at)
    lathe([(0.035, -0.09), (0.05, -0.1), (0.06, 0), (0.05, 0.1), (0.035, 0.09)], metal(BRASS, 0.3), at @ move(1.68, 0.01, 0.13, ry=0), 24, 'eye')
    tube([(at @ Vector(q))[:] for q in ((1.68, 0.01, 0.24), (1.8, 0.06, 0.24), (2.05, 0.2, 0.03), (2.35, 0.12, 0.025), (2.3, -0.12, 0.025), (1.98, -0.16, 0.03), (1.8, -0.06, 0.03), (1.68, 0.0, 0.04))], 0.024, plain('#7c4d2c', 0.65), None, 10, 8, 'thong')


def mortar(at=None):
    at = at or move()
    m = glaze('#ddd6c8', clay='#bda583', mottle=0.3, specks=0.07, speck='#6b5643', dip=0.12, run=0.03, rough=0.25)
    outer = [(0, 0.0), (0.44, 0.0), (0.48, 0.02), (0.5, 0.06)] + curve([(0.5, 0.1), (0.56, 0.3), (0.68, 0.7), (0.73, 1.0), (0.735, 1.06)], 8) + arc(0.68, 1.06, 0.055, 0, 90, 5)
    rough = glaze('#bfae92', clay='#bda88a', mottle=0.6, rough=0.85, rings=0.1, specks=0.05)
    inner = arc(0.665, 1.06, 0.055, 90, 180, 5) + curve([(0.6, 1.0), (0.56, 0.75), (0.42, 0.42), (0.22, 0.26), (0.0, 0.23)], 8)
    lathe(outer + [(0.665, 1.115)], m, at, 112, 'mortar', 0.008, 4)
    lathe([(0.69, 1.1145)] + inner, rough, at, 112, 'inside', 0.008, 4)
    p = at @ move(-0.2, 0.0, 0.34, ry=33)
    head = [(0, -0.06)] + curve([(0.06, -0.055), (0.18, 0.0), (0.24, 0.14), (0.22, 0.34), (0.15, 0.52), (0.13, 0.62)], 6) + [(0, 0.62)]
    lathe(head, rough, p, 64, 'pestle')
    lathe([(0, 0.6), (0.132, 0.6), (0.135, 0.66)] + curve([(0.13, 0.7), (0.115, 1.0), (0.135, 1.3), (0.16, 1.48), (0.12, 1.62)], 6) + [(0.05, 1.665), (0, 1.67)], wood('ash', ring=5), p, 64, 'grip')


def paper_knife(at=None):
    at = at or move()
    b = metal(BRASS, 0.22, 0.1)
    blade = [(0.0, -0.085), (0.7, -0.09), (1.1, -0.075), (1.32, -0.02), (1.36, 0.02), (1.1, 0.06), (0.6, 0.085), (0.0, 0.085), (-0.75, 0.07), (-0.78, 0.0), (-0.75, -0.07)]
    board(blade, 0.03, b, at @ move(0, 0, 0.06), 0.01, 'x', 'blade')
    grip = curve([(0.02, 0.0), (0.0, -0.085), (-0.3, -0.1), (-0.62, -0.085), (-0.82, -0.1), (-0.9, -0.05), (-0.92, 0.0), (-0.9, 0.05), (-0.82, 0.1), (-0.62, 0.09), (-0.3, 0.105), (0.0, 0.085), (0.02, 0.0)], 5)[:-1]
    for z in (0.09, 0.03):
        board(grip[::-1], 0.036, wood('walnut', ring=6), at @ move(0, 0, z), 0.012, 'x', 'grip')
    for x in (-0.18, -0.66):
        lathe([(0, 0), (0.026, 0), (0.026, 0.108), (0.02, 0.111), (0, 0.1115)], b, at @ move(x, 0, 0.0), 32, 'pin')


def knife_on_letters():
    from models import paper
    paper.envelope('#e2d9c6', move(-0.1, 0.15, 0, rz=-9), 1.9, 1.36)
    paper.envelope('#a5705c', move(0.12, -0.1, 0.024, rz=12), 1.8, 1.3)
    paper_knife(move(0.02, -0.12, 0.048, rz=38))
