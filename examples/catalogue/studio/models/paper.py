"""Paper things: books, boxes, cards, a print, envelopes."""
import math

import cv2
import numpy as np
from mathutils import Vector

from forms import board, box, curve, dice, lathe, move, sheet, text, tube, wave
from materials import Graph, bookcloth, image, leaves, metal, paper, plain, rgb, wood

CLOTHS = {'clay': '#87554a', 'moss': '#5f6748', 'ink': '#2d3a4c', 'ochre': '#ae8743', 'blue': '#4d6478', 'dark': '#27262a'}


def rect(w, h, r=0.03):
    out = []
    for cx, cy, a0 in ((w / 2 - r, h / 2 - r, 0), (-w / 2 + r, h / 2 - r, 90), (-w / 2 + r, -h / 2 + r, 180), (w / 2 - r, -h / 2 + r, 270)):
        out += [(cx + r * math.cos(math.radians(a0 + k * 22.5)), cy + r * math.sin(math.radians(a0 + k * 22.5))) for k in range(5)]
    return out


def book(tone='clay', at=None, w=1.48, h=2.1, t=0.21, ribbon=True):
    """Lies flat with its spine to the left."""
    at = at or move()
    c = bookcloth(CLOTHS[tone])
    for z in (0.018, t - 0.018):
        board(rect(w, h, 0.02), 0.032, c, at @ move(0.02, 0, z), 0.01)
    spine = []
    for i in range(13):
        a = math.pi / 2 + math.pi * i / 12
        spine.append((-w / 2 + 0.03 + 0.075 * math.cos(a), t / 2 + (t / 2 - 0.004) * math.sin(a)))
    prof = spine + [(x + 0.028, t / 2 + (z - t / 2) * 0.86) for x, z in spine[::-1]]
    n = len(prof)
    verts = [(x, y, z) for y in (-h / 2, h / 2) for x, z in prof]
    faces = [(i, (i + 1) % n, n + (i + 1) % n, n + i) for i in range(n)] + [tuple(range(n))[::-1], tuple(range(n, 2 * n))]
    from forms import mesh
    ob = mesh('spine', verts, faces, c, at)
    ob.data.use_auto_smooth = True
    box((w - 0.07, h - 0.09, t - 0.068), leaves('#e6dfce', 46), at @ move(-0.01, 0, t / 2), 0.008, name='pages')
    if ribbon:
        tube([(at @ Vector(p))[:] for p in ((-0.3, -h / 2 + 0.3, t / 2 + 0.02), (-0.29, -h / 2 + 0.02, t / 2 + 0.02), (-0.26, -h / 2 - 0.06, t / 2 - 0.04), (-0.2, -h / 2 - 0.2, 0.015), (-0.12, -h / 2 - 0.42, 0.012))], 0.045, plain('#b88b4a', 0.6), None, 12, 6, 'ribbon', flat=0.008, power=4, side=(1, 0, 0))


def standing_book(tone='clay', at=None, spread=34, w=1.46, h=2.1):
    at = at or move()
    c = bookcloth(CLOTHS[tone])
    p = paper('#e9e2d2', tooth=0.2)
    for sign in (-1, 1):
        a = math.radians(90 + sign * spread)
        place = at @ move(0, 0, h / 2 + 0.005, rz=math.degrees(a) - 0)
        box((w, 0.034, h), c, place @ move(w / 2 + 0.03, sign * 0.02, 0), 0.01, name='cover')
        box((w - 0.08, 0.012, h - 0.1), p, place @ move(w / 2, -sign * 0.008, 0), 0.002, name='endpaper')
    tube([(at @ Vector(q))[:] for q in ((0, -0.02, 0.012), (0, -0.02, h - 0.0))], 0.075, c, None, 24, 1, 'spine', flat=0.045, smooth_path=False, side=(1, 0, 0))
    n = 22
    rng = dice(4)
    for i in range(n):
        k = (i + 0.5) / n * 2 - 1
        a0 = 90 + k * 12
        a1 = 90 + k * (spread - 5) + rng.uniform(-1.2, 1.2)

        def f(u, v, a0=a0, a1=a1):
            r = u * (w - 0.07)
            a = math.radians(a0 + (a1 - a0) * min(1, (u * 1.5)) ** 0.8)
            return tuple(at @ Vector((r * math.cos(a), r * math.sin(a) + 0.0, 0.05 + v * (h - 0.1))))
        sheet(f, 14, 1, p, None, 0.008, name='leaf')


def notebooks(tone='clay'):
    standing_book(tone, move(0.15, 0.0, 0, rz=192))
    book(tone, move(-0.5, -1.45, 0, rz=24))


def pile(at=None, tones=('ink', 'clay', 'moss')):
    at = at or move()
    for i, tone in enumerate(tones):
        book(tone, at @ move(0.03 * i, -0.02 * i, 0.212 * i, rz=(6, -7, 3)[i % 3]), ribbon=i == len(tones) - 1)


def envelope(tone='#e2d9c6', at=None, w=1.62, h=1.14):
    at = at or move()
    p = paper(tone, tooth=0.25)
    board(rect(w, h, 0.015), 0.014, p, at @ move(0, 0, 0.008), 0.003, name='envelope')
    flap = [(-w / 2 + 0.01, h / 2 - 0.005), (0.0, -0.06), (w / 2 - 0.01, h / 2 - 0.005)]
    flap = [flap[0], (-0.06, -0.02), (0, -0.045), (0.06, -0.02), flap[2]]
    board(flap, 0.007, p, at @ move(0, 0, 0.0195), 0.002, name='flap')
    return at


def writing_box(at=None):
    at = at or move()
    c = bookcloth(CLOTHS['blue'])
    w, d, h, t = 1.9, 2.55, 0.42, 0.05
    lining = paper('#d9cfb9')
    box((w, d, t), c, at @ move(0, 0, t / 2), 0.012)
    for sx in (-1, 1):
        box((t, d, h), c, at @ move(sx * (w - t) / 2, 0, h / 2), 0.012)
    for sy in (-1, 1):
        box((w - 2 * t + 0.01, t, h), c, at @ move(0, sy * (d - t) / 2, h / 2), 0.012)
    rng = dice(9)
    edge = leaves('#ece5d6', 60)
    box((1.5, 2.05, 0.2), edge, at @ move(-0.1, 0.1, 0.15), 0.01, name='stack')
    for i in range(9):
        n = 60
        o = []
        for x, y in rect(1.5, 2.06, 0.01):
            o.append((x, y))
        torn = [(-0.75 + 0.012 * wave(k * 0.9, i, 0, 2), -1.03 + 2.06 * k / n) for k in range(n, -1, -1)]
        torn2 = [(0.75 + 0.014 * wave(k * 0.9, i, 4, 3), -1.03 + 2.06 * k / n) for k in range(n + 1)]
        board(torn2 + torn, 0.011, paper('#ece5d6', tooth=0.3), at @ move(-0.1 + rng.uniform(-0.012, 0.012), 0.1 + rng.uniform(-0.01, 0.01), 0.256 + i * 0.0125, rz=rng.uniform(-0.5, 0.5)), 0.002, name='letter')
    for i in range(5):
        envelope('#ddd2bb', at @ move(-0.08 + rng.uniform(-0.02, 0.02), -0.28 + rng.uniform(-0.02, 0.02), 0.372 + i * 0.024, rz=(-4, 2, -3, 3, -5)[i]), 1.5, 1.06)
    lid = at @ move(0.05, d / 2 + 0.52, 1.24, rx=77)
    box((w + 0.04, d + 0.04, t), c, lid, 0.012)
    for sx in (-1, 1):
        box((t, d + 0.04, 0.24), c, lid @ move(sx * (w - t + 0.04) / 2, 0, 0.12), 0.012)
    for sy in (-1, 1):
        box((w - t, t, 0.24), c, lid @ move(0, sy * (d - t + 0.04) / 2, 0.12), 0.012)
    box((w - 2 * t, d - 2 * t, 0.01), lining, lid @ move(0, 0, 0.032), 0)


def pear_sheet():
    """Two blocks: a green pear with cut lines, then black leaf, stalk and signature of the gouge."""
    W, H = 900, 1180
    img = np.zeros((H, W, 3), np.float32)
    img[:] = rgb('#ece5d5')[:3]
    rng = np.random.default_rng(12)

    def fill(points, colour):
        cv2.fillPoly(img, [np.round(np.array(points) * 16).astype(np.int32)], rgb(colour)[:3], cv2.LINE_AA, 4)

    half = curve([(0.0, 0.0), (0.07, 0.01), (0.105, 0.08), (0.12, 0.19), (0.16, 0.3), (0.245, 0.42), (0.27, 0.54), (0.22, 0.66), (0.1, 0.715), (0.0, 0.7)], 12)
    cx, cy, k = W / 2, 250, 1000
    right = [(cx + x * k, cy + y * k) for x, y in half]
    left = [(cx - x * k * 0.97, cy + y * k) for x, y in half[::-1]]
    fill(right + left, '#7d8a4c')
    for i in range(46):
        t = (i + 0.5) / 46
        y = 0.06 + 0.62 * t
        w = np.interp(y, [p[1] for p in half[:-24]], [p[0] for p in half[:-24]])
        x0 = w * (0.2 + 0.18 * rng.random())
        x1 = w * (0.72 + 0.2 * rng.random())
        th = 3.0 + 2.4 * rng.random()
        a, b = (cx + x0 * k, cy + y * k), (cx + x1 * k, cy + (y + 0.012) * k)
        m = ((a[0] + b[0]) / 2, (a[1] + b[1]) / 2 + 9)
        fill([a, (m[0], m[1] - th), b, (m[0], m[1] + th)], '#ece5d5')
    for i in range(34):
        t = (i + 0.5) / 34
        y = 0.3 + 0.39 * t
        w = np.interp(y, [p[1] for p in half[:-24]], [p[0] for p in half[:-24]])
        a, b = (cx - w * k * 0.93, cy + y * k), (cx - w * k * (0.45 + 0.15 * rng.random()), cy + (y + 0.014) * k)
        m = ((a[0] + b[0]) / 2, (a[1] + b[1]) / 2 + 8)
        fill([a, (m[0], m[1] - 4), b, (m[0], m[1] + 4)], '#242420')
    fill([(cx - 10, cy + 10), (cx - 4, cy - 60), (cx + 26, cy - 118), (cx + 46, cy - 112), (cx + 18, cy - 56), (cx + 14, cy + 8)], '#242420')
    leaf = curve([(cx + 20, cy - 62), (cx + 90, cy - 130), (cx + 200, cy - 140), (cx + 300, cy - 96), (cx + 210, cy - 58), (cx + 110, cy - 44), (cx + 20, cy - 62)], 10)
    fill(leaf, '#242420')
    for i in range(7):
        x = cx + 80 + i * 28
        fill([(x, cy - 90), (x + 26, cy - 116), (x + 30, cy - 112), (x + 4, cy - 86)], '#ece5d5')
        fill([(x, cy - 80), (x + 24, cy - 66), (x + 22, cy - 62), (x - 2, cy - 76)], '#ece5d5')
    for i in range(5):
        x = cx + 70 + 44 * i
        cv2.line(img, (int(W * 0.7 + i * 22), 1085), (int(W * 0.7 + i * 22 + 15), 1068 + int(rng.integers(0, 14))), rgb('#6b6862')[:3], 2, cv2.LINE_AA)
    cv2.line(img, (int(W * 0.13), 1080), (int(W * 0.13) + 60, 1078), rgb('#6b6862')[:3], 2, cv2.LINE_AA)
    ink = np.ones((H, W, 1), np.float32) + rng.normal(0, 0.05, (H, W, 1)).astype(np.float32)
    dark = img.mean(2, keepdims=True) < 0.6
    return np.clip(np.where(dark, img * ink, img), 0, 1)[::-1]


def linocut(at=None):
    at = at or move()
    g = Graph('print')
    t = g.tree.nodes.new('ShaderNodeTexImage')
    t.image = image('pear', np.ascontiguousarray(pear_sheet()))
    g.put(t.inputs['Vector'], g.coords('UV'))
    g.set(Base_Color=t.outputs['Color'], Roughness=0.8, Specular=0.2, Normal=g.bump(g.noise(g.coords(), 24, 4), 0.1, 0.02))
    W, H, b = 3.2, 4.2, 0.2
    tilt = at @ move(0, 0, 0, rx=-7)
    w = wood('oak')
    z0 = H / 2 + 0.01
    for sx in (-1, 1):
        board([(0, 0), (b, b), (b, H - b), (0, H)], 0.26, w, tilt @ move(sx * W / 2, 0, 0.01, rx=90) @ move(rz=0, s=1) if sx < 0 else tilt @ move(W / 2, 0, 0.01, rx=90) @ move(ry=180), 0.018, 'y', 'stile')
    for top in (0, 1):
        place = tilt @ move(-W / 2, 0, 0.01, rx=90) if not top else tilt @ move(W / 2, 0, 0.01 + H, rx=90) @ move(rz=180)
        board([(0, 0), (W, 0), (W - b, b), (b, b)], 0.26, w, place, 0.018, 'x', 'rail')

    def f(u, v):
        return tuple(tilt @ Vector(((u - 0.5) * (W - 2 * b + 0.02), 0.03, 0.01 + b - 0.01 + v * (H - 2 * b + 0.02))))

    sheet(f, 8, 8, g.mat, None, 0, name='print')
    box((W - 0.1, 0.03, H - 0.1), paper('#b9a888'), tilt @ move(0, 0.1, z0), 0, name='back')


def card(colour, at=None, open_by=38, w=1.05, h=1.48):
    """Folded at the left; the front bears one circle."""
    at = at or move()
    p = paper('#ebe5d8', tooth=0.3)
    front = at @ move(0, 0, h / 2)
    box((w, 0.022, h), p, front @ move(w / 2, 0, 0), 0.005, name='front')
    back = front @ move(rz=open_by)
    box((w, 0.022, h), p, back @ move(w / 2, 0, 0), 0.005, name='back')
    tube([(at @ Vector((0.0, 0, 0.003)))[:], (at @ Vector((0, 0, h - 0.003)))[:]], 0.012, p, None, 10, 1, 'fold', smooth_path=False)
    disc = [(0.3 * (1 + 0.006 * wave(math.cos(a) * 3, math.sin(a) * 3, 1, w)) * math.cos(a), 0.3 * math.sin(a)) for a in [k / 72 * math.tau for k in range(72)]]
    board(disc, 0.003, plain(colour, 0.65, bump=0.15, scale=60), front @ move(w / 2, -0.0125, 0.12, rx=90), 0, name='circle')


def cards():
    tones = ['#b9854a', '#8a5140', '#6a7052', '#7f97a5', '#2d3a4c', '#a9a594']
    spots = [(-1.25, 1.1), (0.1, 1.25), (1.45, 1.08), (-1.95, -0.9), (-0.6, -0.74), (0.75, -0.88)]
    for i, ((x, y), tone) in enumerate(zip(spots, tones)):
        card(tone, move(x, y, 0, rz=(-3, 2, -2, 3, -2, 2)[i]), (40, 34, 42, 36, 44, 38)[i])


def thin_book(tone, at=None, w=0.9, h=1.4, t=0.045):
    at = at or move()
    cover = paper(tone, rough=0.8, tooth=0.4)
    shape = [(-w / 2, -h / 2), (w / 2 - 0.07, -h / 2)] + [(w / 2 - 0.07 + 0.07 * math.cos(math.radians(a)), -h / 2 + 0.07 + 0.07 * math.sin(math.radians(a))) for a in range(-75, 1, 15)]
    shape += [(w / 2 - 0.07 + 0.07 * math.cos(math.radians(a)), h / 2 - 0.07 + 0.07 * math.sin(math.radians(a))) for a in range(0, 91, 15)] + [(-w / 2, h / 2)]
    board([(x * 0.992, y * 0.992) for x, y in shape], t - 0.01, leaves('#e8e1d0', 90), at @ move(0, 0, t / 2), 0, name='pages')
    for z in (0.005, t - 0.005):
        board(shape, 0.009, cover, at @ move(0, 0, z), 0.002, name='cover')
    tube([(at @ Vector((-w / 2, -h / 2 + 0.002, t / 2)))[:], (at @ Vector((-w / 2, h / 2 - 0.002, t / 2)))[:]], t / 2, cover, None, 16, 1, 'fold', smooth_path=False)
    thread = plain('#e9e1cc', 0.7)
    for k in range(-2, 3):
        y = k * 0.25
        tube([(at @ Vector((-w / 2 - t / 2 - 0.002, y - 0.09, t / 2)))[:], (at @ Vector((-w / 2 - t / 2 - 0.004, y + 0.09, t / 2)))[:]], 0.008, thread, None, 6, 1, 'stitch', smooth_path=False)


def pocket(at=None, neat=False):
    at = at or move()
    tones = ['#33414f', '#9a5a45', '#b08c4c']
    for i, tone in enumerate(tones):
        if neat:
            thin_book(tone, at @ move(0.02 * i, 0, i * 0.046, rz=(3, -5, 2)[i]))
        else:
            thin_book(tone, at @ move((-0.42, 0.02, 0.46)[i], (0.02, 0.06, -0.03)[i], i * 0.0462, rz=(26, 4, -20)[i]))


def calendar(at=None):
    at = at or move()
    w = wood('ash')
    for y, d in ((-0.235, 0.2), (0.0, 0.13), (0.235, 0.2)):
        box((1.66, d, 0.42), w, at @ move(0, y, 0.21), 0.02, 'x', 'block')
    box((1.66, 0.66, 0.2), w, at @ move(0, 0, 0.1), 0.02, 'x', 'base')
    p = paper('#ece6d9', tooth=0.25)
    ink, red = plain('#2a2724', 0.7), plain('#97492f', 0.7)
    for x, word, size, tone, lean in ((-0.4, '21', 0.56, ink, -4), (0.41, 'NOV', 0.3, red, -4)):
        spot = at @ move(x, -0.1, 0.22, rx=lean)
        box((0.76, 0.02, 1.05), p, spot @ move(0, 0, 0.5), 0.004, name='card')
        text(word, size, tone, spot @ move(0, -0.0115, 0.6, rx=90), spacing=1.02 if word == '21' else 1.1)
        for k in range(6):
            box((0.75, 0.014, 1.04), p, spot @ move(0.004 * (-1) ** k, 0.022 + k * 0.0165, 0.495), 0.002, name='more')


def gift(at=None):
    at = at or move()
    envelope(CLOTHS['ink'], at @ move(0.1, 0.2, 0, rz=14), 1.75, 1.25)
    place = at @ move(-0.12, -0.16, 0.05, rz=-7, rx=1.2)
    p = paper('#ebe4d4', tooth=0.4)
    board(rect(1.5, 1.05, 0.035), 0.03, p, place, 0.007, name='card')
    ink = plain('#35322d', 0.75)
    text('Kiln & Loom', 0.235, ink, place @ move(0, 0.1, 0.0155), 0.0012)
    text('OBJECTS FOR SLOW ROOMS', 0.062, ink, place @ move(0, -0.13, 0.0155), 0.0012, 1.25)
    box((0.34, 0.006, 0.002), plain('#97492f', 0.7), place @ move(0, -0.28, 0.016), 0)


def archive(tone='moss', at=None):
    at = at or move()
    shades = {'moss': ('#525a40', '#6b7154', '#868a6c'), 'clay': ('#7d4536', '#96604c', '#ad7f69')}[tone]
    b = metal('#b98f4f', 0.3)
    z = 0
    for i, (w, d, h) in enumerate(((3.3, 2.4, 1.2), (2.85, 2.0, 1.0), (2.4, 1.62, 0.82))):
        c = bookcloth(shades[i], 26)
        spot = at @ move((0, -0.04, 0.05)[i], (0, 0.02, -0.03)[i], z, rz=(0, -3, 4)[i])
        box((w, d, h), c, spot @ move(0, 0, h / 2), 0.02, name='box')
        box((w + 0.06, d + 0.06, h * 0.36), c, spot @ move(0, 0, h - h * 0.18 + 0.03), 0.02, name='lid')
        y, lz = -d / 2 - 0.006, h * 0.33
        box((0.56, 0.012, 0.28), paper('#e7dfcd'), spot @ move(0, y, lz), 0, name='label')
        for s in (-1, 1):
            box((0.64, 0.034, 0.035), b, spot @ move(0, y - 0.008, lz + s * 0.155), 0.008, name='frame')
            box((0.035, 0.034, 0.345), b, spot @ move(s * 0.3025, y - 0.008, lz), 0.008, name='frame')
            lathe([(0, 0.0), (0.022, 0.0), (0.018, 0.012), (0, 0.016)], b, spot @ move(s * 0.355, y, lz, rx=90), 16, 'pin')
        z += h + 0.03


def pencil(at=None):
    """A sharpened hexagonal pencil, 17 centimetres and a half long, lying along x."""
    at = at or move()
    r, hexagon = 0.037, [i * math.tau / 6 for i in range(6)]
    tube([(at @ Vector((x, 0, r * 0.9)))[:] for x in (-0.85, 0.65)], r, plain('#2c3f39', 0.35, 0.5, 0.3), None, len(hexagon), 1, 'pencil', smooth_path=False)
    tip = at @ move(0.66, 0, r * 0.9, ry=90)
    lathe([(0, 0), (r, 0), (0.009, 0.19), (0, 0.19)], wood('beech'), tip, 24, 'point')
    lathe([(0, 0.185), (0.0105, 0.185), (0.002, 0.235), (0, 0.235)], plain('#2a2a2a', 0.4), tip, 12, 'lead')
