"""Seats: turned, bent and boarded; every leg ends inside the seat and every rail inside the leg."""
import math

from mathutils import Vector

from forms import board, box, curve, ellipse, lathe, move, sheet, spindle, tube, wave
from materials import cloth, cord, metal, plain, wood

LEG = [(0, 0.115), (0.04, 0.13), (0.3, 0.17), (0.55, 0.19), (0.62, 0.2), (0.64, 0.165), (0.66, 0.2), (0.8, 0.175), (0.94, 0.15), (1, 0.145)]
RAIL = [(0, 0.07), (0.1, 0.085), (0.5, 0.125), (0.9, 0.085), (1, 0.07)]


def super_r(a, rx, ry, p):
    return (abs(math.cos(a) / rx) ** p + abs(math.sin(a) / ry) ** p) ** (-1 / p)


def milking(kind='ash', at=None):
    at = at or move()
    w = wood(kind)
    seat = [(0, 3.98), (1.3, 3.98), (1.52, 4.02)] + curve([(1.64, 4.1), (1.7, 4.22), (1.67, 4.34), (1.58, 4.4), (1.42, 4.39)], 5) + [(1.1, 4.355), (0.6, 4.32), (0, 4.31)]
    lathe(seat, w, at, 112, 'seat', 0.004, 2, fibre='x')
    wedge = wood('dark')
    for k in range(3):
        a = math.radians(90 + 120 * k)
        c, s = math.cos(a), math.sin(a)
        foot, head = Vector((1.62 * c, 1.62 * s, 0)), Vector((1.0 * c, 1.0 * s, 4.0))
        top = head + (head - foot) * (0.352 / 4.0)
        spindle(at @ foot, at @ top, LEG, w)
        box((0.05, 0.25, 0.02), wedge, at @ move(top.x, top.y, top.z + 0.0, rz=math.degrees(a) + 90), 0.004, 'y', 'wedge')


def ladder(at=None):
    at = at or move()
    w = wood('oak')

    def p(x, y, z):
        return tuple(at @ Vector((x, y, z)))

    for sx in (-1, 1):
        tube([p(sx * 2.12, -2.05, 0), p(sx * 2.1, -2.0, 2.4), p(sx * 2.08, -1.95, 4.62)], [0.15, 0.19, 0.2], w, None, 24, 8, 'leg')
        tube([p(sx * 1.85, 2.1, 0), p(sx * 1.84, 1.85, 2.2), p(sx * 1.84, 1.8, 4.4), p(sx * 1.88, 2.05, 6.8), p(sx * 1.95, 2.6, 9.8)], [0.15, 0.19, 0.2, 0.17, 0.13], w, None, 24, 10, 'post')
        for z in (1.5, 2.9):
            spindle(p(sx * 2.1, -2.02, z), p(sx * 1.84, 1.9, z), RAIL, w)
        spindle(p(sx * 2.02, -1.95, 4.13), p(sx * 1.77, 1.78, 4.13), [(0, 0.065), (1, 0.065)], w)
    for z in (1.9, 3.2):
        spindle(p(-2.1, -2.02, z), p(2.1, -2.02, z), RAIL, w)
    spindle(p(-1.84, 1.86, 2.4), p(1.84, 1.86, 2.4), RAIL, w)
    for y, x in ((-1.9, 2.09), (1.75, 1.84)):
        spindle(p(-x, y, 4.13), p(x, y, 4.13), [(0, 0.065), (1, 0.065)], w)
    for z, y in ((5.45, 1.87), (6.65, 2.03), (7.85, 2.23), (9.05, 2.45)):
        path = [p(x * 1.93, y + 0.26 * (1 - x * x), z + 0.06 * (1 - x * x)) for x in (-1, -0.6, -0.2, 0.2, 0.6, 1)]
        tube(path, [0.22, 0.3, 0.34, 0.34, 0.3, 0.22], w, None, 28, 8, 'slat', flat=0.065, power=3.2, side=(0, 0.22, 1))

    def seat(u, v):
        s, t = 2 * u - 1, 2 * v - 1
        x = s * (2.24 - 0.13 * (t + 1))
        y = -0.085 + t * 2.05
        e = max(abs(s), abs(t))
        z = 4.43 + 0.05 * (1 - e * e) - 0.3 * max(0.0, (e - 0.93) / 0.07) ** 2
        cut = max(0, abs(s) - 0.86) * max(0, abs(t) - 0.86) * 18
        return p(x * (1 - cut * 0.14), y * (1 - cut * 0.14), z - cut * 0.35)

    sheet(seat, 70, 70, cord('#c9ac7d'), None, 0.14, lambda u, v: ((2 * u - 1) * 2.1, (2 * v - 1) * 2.1), 'cord seat', offset=-1.0)


def bench(at=None, throw=None):
    at = at or move()
    w = wood('ash')

    def p(x, y, z):
        return tuple(at @ Vector((x, y, z)))

    outline = [(x + 0.03 * wave(x * 0.5, y, 1), y + 0.05 * wave(x * 0.6, y * 2, 4)) for x, y in ellipse(6.0, 1.72, 120, power=14)]
    board(outline, 0.52, w, at @ move(0, 0, 4.24), 0.09, 'x', 'plank', 4)
    end = wood('oak')
    for sx in (-1, 1):
        for sy in (-1, 1):
            tube([p(sx * 4.95, sy * 1.6, 0), p(sx * 4.3, sy * 0.95, 4.15)], [0.2, 0.29], w, None, 20, 1, 'leg', flat=[0.2, 0.26], power=5, smooth_path=False)
            box((0.44, 0.3, 0.02), end, at @ move(sx * 4.28, sy * 0.93, 4.5), 0.006, 'z', 'tenon')
        box((0.5, 2.7, 0.34), w, at @ move(sx * 4.36, 0, 3.85), 0.05, 'y', 'cleat')
        box((0.28, 2.6, 0.5), w, at @ move(sx * 4.72, 0, 1.45), 0.05, 'y', 'cross')
    box((9.7, 0.26, 0.48), w, at @ move(0, 0, 1.45), 0.05, 'x', 'stretcher')


def hoop_back(at=None):
    at = at or move()
    w = wood('dark')

    def p(x, y, z):
        return tuple(at @ Vector((x, y, z)))

    seat = [(0, 4.0), (0.7, 4.0), (0.93, 4.06), (0.99, 4.18), (1.0, 4.28), (0.985, 4.38), (0.95, 4.42), (0.88, 4.42), (0.7, 4.36), (0.4, 4.3), (0, 4.28)]
    lathe(seat, wood('elm', contrast=1.1), at @ move(0, 0, 0), 128, 'seat', 0, 2, fibre='y', outline=lambda a: super_r(a, 2.65, 2.25, 2.9 if math.sin(a) < 0 else 2.3))
    hoop = []
    for i in range(41):
        t = math.pi * i / 40
        x = -2.02 * math.copysign(abs(math.cos(t)) ** 0.62, math.cos(t))
        z = 4.3 + 5.3 * math.sin(t) ** 0.8
        hoop.append((x * (1 - 0.12 * (1 - math.sin(t)) ** 2), 1.42 + 0.2 * (z - 4.3), z))
    tube([p(*q) for q in hoop], 0.135, w, None, 20, 2, 'hoop', flat=0.12)
    for i in range(9):
        s = (i - 4) / 4
        x0, y0 = s * 1.22, 1.68 - 0.22 * s * s
        x1 = s * 1.62
        q = min((h for h in hoop if h[2] > 6.2), key=lambda h: abs(h[0] - x1))
        spindle(p(x0, y0, 4.2), p(*q), [(0, 0.06), (0.25, 0.085), (0.5, 0.07), (0.8, 0.055), (1, 0.05)], w, 14, 'spindle')
    bow = [(-2.5, -1.25, 6.62), (-2.62, -0.4, 6.64), (-2.58, 0.5, 6.66), (-2.3, 1.35, 6.68), (-1.6, 1.85, 6.7), (-0.6, 2.06, 6.7), (0.6, 2.06, 6.7), (1.6, 1.85, 6.7), (2.3, 1.35, 6.68), (2.58, 0.5, 6.66), (2.62, -0.4, 6.64), (2.5, -1.25, 6.62)]
    tube([p(*q) for q in bow], [0.3, 0.24, 0.18, 0.17, 0.17, 0.17, 0.18, 0.24, 0.3], w, None, 24, 8, 'arm', flat=0.085, power=2.6, side=(0.3, 1, 0))
    post = [(0, 0.09), (0.12, 0.13), (0.3, 0.17), (0.5, 0.1), (0.56, 0.15), (0.62, 0.1), (0.8, 0.14), (1, 0.1)]
    for sx in (-1, 1):
        spindle(p(sx * 2.15, -0.85, 4.2), p(sx * 2.55, -0.95, 6.62), post, w)
        for y in (-0.1, 0.65):
            spindle(p(sx * (2.25 - 0.1 * y), y, 4.2), p(sx * (2.6 - 0.12 * max(y, 0)), y + 0.1, 6.64), [(0, 0.06), (0.3, 0.085), (1, 0.06)], w, 14, 'spindle')
    leg = [(0, 0.1), (0.1, 0.13), (0.3, 0.12), (0.36, 0.19), (0.4, 0.13), (0.55, 0.2), (0.7, 0.21), (0.8, 0.13), (0.84, 0.18), (0.88, 0.13), (1, 0.12)]
    feet = {(sx, sy): (p(sx * 2.5, sy * 2.15 + 0.1, 0), p(sx * 1.75, sy * 1.4, 4.25)) for sx in (-1, 1) for sy in (-1, 1)}
    for a, b in feet.values():
        spindle(a, b, leg, w)

    def on(key, t):
        a, b = feet[key]
        return Vector(a).lerp(Vector(b), t)

    mids = []
    for sx in (-1, 1):
        a, b = on((sx, -1), 0.38), on((sx, 1), 0.38)
        spindle(a, b, [(0, 0.08), (0.5, 0.16), (1, 0.08)], w)
        mids.append(a.lerp(b, 0.5))
    spindle(mids[0], mids[1], [(0, 0.08), (0.46, 0.14), (0.5, 0.17), (0.54, 0.14), (1, 0.08)], w)


def counter(kind='oak', at=None):
    at = at or move()
    w = wood(kind)

    def p(x, y, z):
        return tuple(at @ Vector((x, y, z)))

    seat = [(0, 5.9), (0.75, 5.9), (0.95, 5.98), (1.0, 6.12), (0.995, 6.28), (0.96, 6.38), (0.9, 6.4), (0.7, 6.32), (0.4, 6.24), (0, 6.21)]
    lathe(seat, w, at, 128, 'seat', 0, 2, fibre='x', outline=lambda a: super_r(a, 2.0, 1.65, 3.0))
    feet = {}
    for sx in (-1, 1):
        for sy in (-1, 1):
            a, b = p(sx * 1.95, sy * 1.7, 0), p(sx * 1.3, sy * 1.02, 6.05)
            feet[sx, sy] = (Vector(a), Vector(b))
            spindle(a, b, [(0, 0.11), (0.03, 0.13), (0.4, 0.18), (0.8, 0.2), (0.95, 0.15), (1, 0.14)], w)

    def rail(k, l, t, r=0.12, mat=w):
        a, b = feet[k][0].lerp(feet[k][1], t), feet[l][0].lerp(feet[l][1], t)
        return spindle(a, b, [(0, r * 0.8), (0.1, r), (0.9, r), (1, r * 0.8)], mat)

    rail((-1, -1), (1, -1), 0.3, 0.13)
    a, b = feet[-1, -1][0].lerp(feet[-1, -1][1], 0.3), feet[1, -1][0].lerp(feet[1, -1][1], 0.3)
    spindle(a.lerp(b, 0.1), a.lerp(b, 0.9), [(0, 0.142), (0.5, 0.142), (1, 0.142)], metal('#b98f4f', 0.3), 28, 'brass')
    rail((-1, 1), (1, 1), 0.3)
    for sx in (-1, 1):
        rail((sx, -1), (sx, 1), 0.42)


LINENS = {'flax': '#b9a786', 'clay': '#9c5f4b', 'slate': '#5f6f7b'}
PLAIN = [[1, 0], [0, 1]]


def cushion(tone='flax', at=None):
    at = at or move()
    c = LINENS[tone]
    m = cloth('linen-' + tone, PLAIN * 4 if False else [[(i + j) % 2 for i in range(24)] for j in range(24)], [c], [c], 30, 8, bump=0.45)
    tufts = [(x, y) for x in (-0.5, 0, 0.5) for y in (-0.5, 0, 0.5)]
    R, H = 3.2, 0.92

    def half(sign):
        def f(u, v):
            s, t = 2 * u - 1, 2 * v - 1
            x, y = s * R, t * R
            corner = max(0, abs(s) + abs(t) - 1.55)
            x, y = x * (1 - corner * 0.12), y * (1 - corner * 0.12)
            pull = 0.05 * (1 - t * t) * math.copysign(1, -s) * (abs(s) ** 6)
            x += pull * 2
            y += 0.1 * (1 - s * s) * math.copysign(1, -t) * (abs(t) ** 6)
            z = H * ((1 - abs(s) ** 5) * (1 - abs(t) ** 5)) ** 0.42
            for a, b in tufts:
                d = math.hypot(s - a, t - b)
                z -= (0.34 * math.exp(-(d / 0.1) ** 2) + 0.16 * math.exp(-(d / 0.24) ** 2)) * (1 if sign > 0 else 0.4)
            z += 0.05 * wave(s * 2.2, t * 2.2, sign, 3) * min(1, z * 2) + 0.02 * wave(s * 7, t * 7, sign, 5) * min(1, z * 2)
            return tuple(at @ Vector((x, y, 0.88 + sign * max(z, 0.0) * (1.0 if sign > 0 else 0.95))))
        return f

    for sign in (1, -1):
        sheet(half(sign), 110, 110, m, None, 0, lambda u, v: (u * 6.4, v * 6.4), 'cushion')
    f = half(1)
    edge = [f(i / 40, 0) for i in range(40)] + [f(1, i / 40) for i in range(40)] + [f(1 - i / 40, 1) for i in range(40)] + [f(0, 1 - i / 40) for i in range(40)]
    tube(edge, 0.055, m, None, 12, 1, 'piping', closed=True, smooth_path=False)
    for a, b in tufts:
        q = f((a + 1) / 2, (b + 1) / 2)
        lathe([(0, -0.05), (0.12, -0.03), (0.15, 0.02), (0.11, 0.07), (0, 0.085)], m, move(q[0], q[1], q[2] + 0.02), 24, 'button')


def library(at=None, extra=None):
    at = at or move()
    w = wood('oak')
    side = [(-1.85, 0), (-1.15, 0), (-0.7, 0.42), (0.7, 0.42), (1.15, 0), (1.85, 0), (1.85, 4.05), (0.05, 4.05), (0.05, 2.05), (-1.85, 2.05)]
    for sx in (-1, 1):
        board(side, 0.26, w, at @ move(sx * 1.78, 0, 0, rx=90, rz=90), 0.04, 'y', 'side', 3)
    slot = [(x, y + 0.95) for x, y in ellipse(0.62, 0.17, 40, power=3)]
    top = [(x, y + 0.95) for x, y in ellipse(2.06, 1.02, 80, power=20)]
    board(top, 0.28, w, at @ move(0, 0, 4.18), 0.05, 'x', 'tread', 3, holes=[slot])
    low = [(x, y - 0.98) for x, y in ellipse(2.06, 1.0, 80, power=20)]
    board(low, 0.28, w, at @ move(0, 0, 2.18), 0.05, 'x', 'tread', 3)
    box((3.4, 0.22, 1.85), w, at @ move(0, 0.16, 3.1), 0.02, 'x', 'riser')
    box((3.4, 0.22, 0.6), w, at @ move(0, 1.6, 3.7), 0.03, 'x', 'rail')
    box((3.4, 0.22, 0.5), w, at @ move(0, -1.55, 1.75), 0.03, 'x', 'rail')


def drum(kind='scorched', at=None):
    at = at or move()
    w = wood(kind, ring=6.0, contrast=1.0 if kind == 'scorched' else 0.85, pith=True)
    line = [(0, 0), (1.52, 0), (1.6, 0.04), (1.64, 0.12), (1.63, 0.3), (1.56, 0.36), (1.6, 0.42)]
    line += curve([(1.6, 0.5), (1.45, 1.2), (1.34, 2.1), (1.42, 3.1), (1.56, 3.7)], 8)
    line += [(1.52, 3.78), (1.6, 3.84), (1.65, 3.98), (1.65, 4.16), (1.62, 4.26), (1.54, 4.31), (1.3, 4.3), (0.7, 4.28), (0, 4.28)]
    lathe(line, w, at, 128, 'drum', 0.006, 7)
    key = [(-0.3, -0.14), (0, -0.06), (0.3, -0.14), (0.3, 0.14), (0, 0.06), (-0.3, 0.14)]
    board(key, 0.04, wood('walnut' if kind != 'scorched' else 'oak', ring=3), at @ move(0.55, -0.62, 4.283, rz=48), 0.004, 'x', 'key')
    crack = [(0.06, 0.012), (0.5, 0.028), (1.0, 0.045), (1.5, 0.05), (1.5, -0.03), (1.0, -0.02), (0.5, -0.012), (0.06, -0.006)]
    board(crack, 0.03, plain('#0d0a08', 0.9), at @ move(0, 0, 4.286, rz=-48), 0, 'x', 'crack')
