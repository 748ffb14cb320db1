"""Cloth: hung over a rail, laid over a bench, or folded; every weave is drawn from its draft."""
import math

import bpy
import numpy as np
from mathutils import Vector

from forms import curve, dice, hairs, lathe, made, move, sheet, spindle, tube, wave
from materials import cloth, plain, rgb, wood

OAT, CLAY, MOSS, SLATE, INK = '#c6b594', '#96563f', '#6a6f50', '#66757f', '#2b3646'
COLOURS = {
    'oat': OAT, 'clay': CLAY, 'moss': MOSS, 'slate': SLATE, 'ink': INK, 'ochre': '#b08a4a', 'madder': '#5c2c29',
    'plum': '#4b2a3c', 'chalk': '#d8d3c8', 'dusk blue': '#7d8f9e', 'sky': '#93a9b6', 'butter': '#d9c282',
}


def pale(colour, by=0.25):
    c = [int(colour[i:i + 2], 16) for i in (1, 3, 5)]
    return '#%02x%02x%02x' % tuple(int(v + (235 - v) * by) for v in c)


def twill(tone):
    c = COLOURS[tone]
    draft = [[(i + j) % 4 < 2 for j in range(16)] for i in range(16)]
    return cloth('twill-' + tone, draft, [pale(c, 0.28)], [c], 17, 12, bump=0.7)


def windowpane():
    n = 40
    draft = [[(i + j) % 4 < 2 for j in range(n)] for i in range(n)]
    lines = ['#ded3b4'] * 2 + ['#60654f'] * (n - 2)
    return cloth('windowpane', draft, lines, ['#ded3b4'] * 2 + ['#6a6f57'] * (n - 2), 18, 10, bump=0.6)


def waffle(tone):
    n, cells = 480, 6
    y, x = np.mgrid[0:n, 0:n] / n * cells
    u, v = np.abs((x % 1) * 2 - 1), np.abs((y % 1) * 2 - 1)
    ridge = np.maximum(u, v) ** 1.6
    thread = 0.5 + 0.5 * np.sin(np.where(u > v, y, x) * math.tau * 7)
    height = ridge * 0.85 + thread * 0.15 * ridge
    base = np.array(rgb(COLOURS[tone])[:3])
    colour = base * (0.42 + 0.62 * ridge * (0.88 + 0.12 * thread))[..., None]
    return cloth('waffle-' + tone, None, None, [COLOURS[tone]], 10, maps=(np.clip(colour, 0, 1), height), repeat=2.1, bump=1.0)


def mohair(tone):
    c = COLOURS[tone]
    draft = [[(i + j) % 2 == 0 for j in range(8)] for i in range(8)]
    return cloth('mohair-' + tone, draft, [c], [c], 14, 12, haze=0.8, bump=0.9, sheen=1.0)


def linen(tone):
    c = COLOURS[tone]
    draft = [[(i + j) % 2 == 0 for j in range(32)] for i in range(32)]
    return cloth('linen-' + tone, draft, [c], [pale(c, 0.12)], 34, 8, bump=0.35)


def salt():
    rng = dice(8)
    rows = []
    while len(rows) < 170:
        rows += ['#a8977a'] * rng.choice([3, 6, 9, 14, 20])
        rows += ['#e6e0d4'] * rng.choice([1, 2, 4, 7, 11])
    rows = rows[:170] + ['#a8977a'] * (170 % 2)
    draft = [[(i + j) % 2 == 0 for j in range(10)] for i in range(len(rows))]
    draft = [[(i * 3 + j) % 3 == 0 for j in range(9)] for i in range(len(rows))]
    return cloth('salt', draft, ['#b5a486'], rows, 30, 7, bump=0.4)


def birds_eye(tone):
    draft = [[(abs(i % 12 - 6) + abs(j % 12 - 6)) % 6 < 3 for j in range(24)] for i in range(24)]
    return cloth('birds-eye-' + tone, draft, ['#e9e3d6'], [COLOURS[tone]], 22, 10, bump=0.5)


def overshot():
    table = [(b, 4) for b in (0, 1, 0, 1, 0, 1, 0)]
    wheel = [(1, 2), (2, 3), (3, 4), (0, 5), (1, 6), (2, 7), (1, 6), (0, 5), (3, 4), (2, 3), (1, 2)]
    threads = [b for b, n in table + wheel for _ in range(n)]
    draft = []
    for r in threads:
        row = []
        for j, b in enumerate(threads):
            d = (b - r) % 4
            row.append(False if d == 0 else True if d == 2 else bool(j % 2))
        draft.append(row)
    return cloth('overshot', draft, ['#ddd2ba'], ['#6f2c27'], 23, 8, bump=0.7)


def draped(path, width, mat, at=None, n=5, amp=0.3, seed=1, fringe=None, thick=0.05, slack=0.85, free=0.35, fringe_back=False):
    """Lay cloth along a line of (y, z). Where it hangs it falls into `n` folds that grow towards the hem."""
    at = at or move()
    line = curve(path, 14)
    dist = [0.0]
    for a, b in zip(line, line[1:]):
        dist.append(dist[-1] + math.hypot(b[0] - a[0], b[1] - a[1]))
    total = dist[-1]
    top = max(p[1] for p in line)

    def on(s):
        s = min(max(s, 0), total - 1e-6)
        lo, hi = 0, len(dist) - 1
        while hi - lo > 1:
            m = (lo + hi) // 2
            lo, hi = (m, hi) if dist[m] <= s else (lo, m)
        f = (s - dist[lo]) / max(dist[hi] - dist[lo], 1e-9)
        a, b = line[lo], line[hi]
        t = Vector((b[0] - a[0], b[1] - a[1])).normalized()
        return a[0] + (b[0] - a[0]) * f, a[1] + (b[1] - a[1]) * f, t

    def f(u, v):
        s = v * total
        y, z, t = on(s)
        fall = max(0.0, top - z - free)
        k = 1 - math.exp(-fall / 3.2)
        wob = 0.55 * wave(u * n * 0.55, v * 0.9, 0, seed)
        ph = math.tau * (n * u + wob)
        front = -1 if s < total / 2 else 1
        fold = (math.sin(ph) * 0.75 + 0.4 * math.sin(2 * ph + 1.3 + 2 * v) * wave(u * 3, v, 2, seed)) * amp * k
        small = 0.03 * wave(u * 9, v * 7, 1, seed) + 0.012 * wave(u * 24, v * 18, 2, seed)
        pinch = 1 - (1 - slack) * k
        x = (u - 0.5) * width * pinch + 0.12 * amp * math.cos(ph) * k * width / n * 0.6 + 0.05 * wave(u * 2, v * 5, 7, seed)
        lift = front * (fold + amp * k * 0.3) + small * (1 if fall else 0.5)
        ny, nz = -t.y, t.x
        away = -1 if (ny < 0) == (front > 0) else 1
        hang = 0.12 * wave(u * 3, 0.5, 4, seed) * k
        if fall > 0.2:
            return tuple(at @ Vector((x, y + lift, z + hang)))
        return tuple(at @ Vector((x, y + ny * small * away, z + abs(nz * small))))

    nu, nv = int(50 * max(1, width / 8) + n * 14), int(total * 7) + 20
    sheet(f, nu, nv, mat, None, thick, lambda u, v: (u * width, v * total), 'cloth', offset=0.0)
    if fringe:
        for v, sign in ((0.0, 1),) + (((1.0, -1),) if fringe_back else ()):
            tassels(f, v, width, mat, at, fringe, seed)
    return f


def tassels(f, v, width, mat, at, kind, seed):
    rng = dice(seed * 31 + 5)
    count = int(width * {'knotted': 3.0, 'twisted': 4.2, 'short': 9.0}[kind])
    length = {'knotted': 0.95, 'twisted': 0.8, 'short': 0.3}[kind]
    for i in range(count):
        u = (i + 0.5) / count
        p = Vector(f(u, v))
        q = Vector(f(u, 0.012 if v == 0 else 0.988))
        down = Vector((rng.uniform(-0.06, 0.06), (p - q).y * 0.2 + rng.uniform(-0.03, 0.03), -1)).normalized()
        p = p - down * 0.04
        if kind == 'knotted':
            knot = p + down * 0.24
            tube([p, p.lerp(knot, 0.5), knot], [0.05, 0.032, 0.05], mat, None, 8, 2, 'tie')
            lathe([(0, -0.085), (0.055, -0.07), (0.085, -0.01), (0.07, 0.06), (0, 0.08)], mat, move(*knot), 10, 'knot')
            for _ in range(5):
                d = (down + Vector((rng.uniform(-0.1, 0.1), rng.uniform(-0.1, 0.1), 0))).normalized()
                end = knot + d * (length - 0.24) * rng.uniform(0.86, 1.06)
                mid = knot.lerp(end, 0.5) + Vector((rng.uniform(-0.03, 0.03), rng.uniform(-0.03, 0.03), 0))
                tube([knot, mid, end], [0.028, 0.026, 0.02], mat, None, 6, 3, 'strand')
        else:
            for _ in range(1 if kind == 'twisted' else 2):
                end = p + (down + Vector((rng.uniform(-0.06, 0.06), 0, 0))).normalized() * length * rng.uniform(0.9, 1.06)
                mid = p.lerp(end, 0.5) + Vector((rng.uniform(-0.02, 0.02), rng.uniform(-0.02, 0.02), 0))
                r = [0.05, 0.038, 0.046, 0.038, 0.046, 0.036, 0.044, 0.06, 0.02] if kind == 'twisted' else [0.025, 0.022, 0.014]
                tube([p, mid, end], r, mat, None, 8, 8 if kind == 'twisted' else 3, 'twist')


def rail(width, z, at=None, kind='oak'):
    at = at or move()
    spindle(at @ Vector((-width / 2, 0, z)), at @ Vector((width / 2, 0, z)), [(0, 0.11), (0.005, 0.13), (0.5, 0.14), (0.995, 0.13), (1, 0.11)], wood(kind), 32, 'rail')
    rope = plain('#8d7b62', 0.85, bump=0.4, scale=50)
    for sx in (-1, 1):
        x = sx * (width / 2 - 0.3)
        ring = [(at @ Vector((x, math.sin(a) * 0.165, z + math.cos(a) * 0.165)))[:] for a in [k / 20 * math.tau for k in range(20)]]
        tube(ring, 0.03, rope, None, 8, 1, 'cord', closed=True, smooth_path=False)
        tube([(at @ Vector((x, 0, z + 0.16)))[:], (at @ Vector((x, 0, z + 8)))[:], (at @ Vector((x, 0, z + 22)))[:]], 0.03, rope, None, 8, 4, 'cord')


def hung(mat, width=9.5, front=8.6, back=7.8, z=11.5, n=5, amp=0.34, seed=1, fringe=None, kind='oak', slack=0.86):
    r = 0.19
    path = [(-r, z - front), (-r, z - front * 0.66), (-r, z - front * 0.33), (-r, z - 0.15), (-r * 0.72, z + r * 0.72), (0, z + r), (r * 0.72, z + r * 0.72), (r, z - 0.15), (r, z - back * 0.5), (r, z - back)]
    rail(width * 1.12 + 0.6, z, None, kind)
    draped(path, width, mat, None, n, amp, seed, fringe, slack=slack)


def folded(mat, w=5.0, d=3.6, t=0.2, groups=2, at=None, seed=1, thick=0.8, crease=0.02, twist=1.0):
    """Cloth folded in four, laid in `groups`: the outer fold of each goes round the inner one."""
    at = at or move()
    for g in range(groups):
        z0 = g * 4 * t * 0.97
        w1, d1 = w * (1 - 0.012 * g), d * (1 - 0.015 * g)
        yb, yf = d1 / 2 - 0.3 * t, -d1 / 2 + 1.5 * t
        lv = [z0 + (k + 0.5) * t for k in range(4)]
        path = [(yb, lv[0]), (0.3 * yb, lv[0]), (yf * 0.6, lv[0]), (yf, lv[0])]
        path += [(yf - 1.5 * t * math.sin(a), z0 + 2 * t - 1.5 * t * math.cos(a)) for a in [math.pi * k / 8 for k in range(1, 8)]]
        path += [(yf, lv[3]), (yf * 0.6, lv[3]), (0.3 * yb, lv[3]), (yb, lv[3])]
        path += [(yb + 0.5 * t * math.sin(a), z0 + 3 * t + 0.5 * t * math.cos(a)) for a in (math.pi / 3, math.pi * 2 / 3)]
        path += [(yb, lv[2]), (0.3 * yb, lv[2]), (yf * 0.6, lv[2]), (yf - 0.1 * t, lv[2])]
        path += [(yf - 0.1 * t - 0.5 * t * math.sin(a), z0 + 2 * t + 0.5 * t * math.cos(a)) for a in [math.pi * k / 6 for k in range(1, 6)]]
        path += [(yf - 0.1 * t, lv[1]), (yf * 0.6, lv[1]), (0.3 * yb, lv[1]), (yb, lv[1])]
        line = curve(path, 5)
        dist = [0.0]
        for a, b in zip(line, line[1:]):
            dist.append(dist[-1] + math.hypot(b[0] - a[0], b[1] - a[1]))
        m = len(line) - 1
        ang = math.radians((g % 2 * 2 - 1) * 1.2 * twist)

        def f(u, v, line=line, m=m, z0=z0, w1=w1, ang=ang, g=g):
            y, z = line[min(int(round(v * m)), m)]
            level = (z - z0) / t
            x = (u - 0.5) * w1 * (1 + 0.012 * math.sin(level * 2.1 + g)) + 0.05 * wave(y, level * 0.4, g, seed)
            bend = 0.06 * wave(u * 2.4, level * 0.25, g, seed + 3)
            side = 1 - min(1, min(u, 1 - u) * 14)
            y2 = y + bend * (1.4 if y < 0 else 0.5)
            z2 = z + crease * (wave(x * 1.3, y * 1.3, level * 0.6 + g, seed) + 0.5 * wave(x * 3.5, y * 3.5, level + g, seed)) * min(1, level / 2 + 0.1)
            z2 += 0.05 * t * wave(u * 4, level, g, seed + 9) - side * 0.12 * t * min(level, 1)
            px, py = x * math.cos(ang) - y2 * math.sin(ang), x * math.sin(ang) + y2 * math.cos(ang)
            return tuple(at @ Vector((px, py, max(z2 - (0.5 - thick / 2) * t, 0.5 * t * thick))))

        sheet(f, 90, m, mat, None, t * thick, lambda u, v, dist=dist, m=m, w1=w1: (u * w1, dist[min(int(round(v * m)), m)]), 'fold', soft=1)


def order_throw(tone='oat'):
    hung(twill(tone), fringe='knotted', seed=2)


def windowpane_throw():
    hung(windowpane(), width=9.8, fringe='twisted', seed=5, n=5, kind='ash')


def coverlet():
    hung(overshot(), width=10.5, front=9.6, back=9.0, z=12.0, n=4, amp=0.36, seed=7, fringe='short', kind='dark', slack=0.9)


def runner():
    hung(salt(), width=4.4, front=7.8, back=7.2, z=10.5, n=2, amp=0.2, seed=4, fringe='short', kind='ash', slack=0.9)


def nap(ob, colour, count=16000, length=0.17, seed=6):
    """Brushed hairs on a cloth: each leans its own way and curls back a little."""
    rng = dice(seed)
    whole = ob.evaluated_get(bpy.context.evaluated_depsgraph_get())
    me = whole.to_mesh()
    faces = [(tuple(p.center), tuple(p.normal)) for p in me.polygons if p.center.z > 0.05]
    whole.to_mesh_clear()
    strands = []
    for c, n in rng.choices(faces, k=count):
        n = Vector(n)
        root = Vector(c) + Vector((rng.gauss(0, 0.02), rng.gauss(0, 0.02), 0)) - n * 0.01
        lean = Vector((rng.gauss(0.2, 0.8), rng.gauss(-0.2, 0.8), rng.gauss(0, 0.5)))
        lean = (lean - n * lean.dot(n)) * 0.8
        k = length * rng.uniform(0.5, 1.15)
        mid = root + n * k * 0.42 + lean * k * 0.35
        tip = root + n * k * rng.uniform(0.35, 0.75) + lean * k * rng.uniform(0.8, 1.2)
        strands.append((root, mid, tip, 0.0034))
    hairs(strands, plain(colour, 0.7, 0.25), None, 'nap')


def mohair_throw(tone='madder'):
    folded(mohair(tone), 4.8, 3.6, 0.3, 1, seed=4, thick=0.95, crease=0.05)
    nap(made[-1], pale(COLOURS[tone], 0.16))
