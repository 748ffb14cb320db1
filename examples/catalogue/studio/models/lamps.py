"""Lamps that are lit: pleated, paper, mushroom, pendant, reading, lantern, drum."""
import math

import bpy
from mathutils import Vector

from forms import arc, curve, lathe, move, rounded, sheet, spindle, tube, wave
from materials import burn, glaze, glow, metal, plain, wood

WARM = (1.0, 0.66, 0.36)


def bulb(at, power, size=0.25, seen=0.0):
    """The light of a bulb; with `seen` also the glass, for lamps one can look into."""
    lamp = bpy.data.lights.new('bulb', 'POINT')
    lamp.energy, lamp.color, lamp.shadow_soft_size = power, WARM, size
    ob = bpy.data.objects.new('bulb', lamp)
    ob.location = at
    bpy.context.scene.collection.objects.link(ob)
    if seen:
        r = size * 0.9
        ball = [(0, -r)] + [(r * math.cos(a), r * math.sin(a)) for a in [(-80 + i * 16) * math.pi / 180 for i in range(11)]] + [(0, r)]
        glass = lathe(ball, burn('#ffdca8', seen), move(*at), 32, 'glass')
        glass.visible_shadow = False
        glass.visible_diffuse = glass.visible_glossy = False


def brass():
    return metal('#b98f4f', 0.28)


def cord(path, r=0.03, tone='#4a3d31'):
    tube(path, r, plain(tone, 0.85, bump=0.4, scale=50), None, 10, 10, 'cord')


def pleated(tone='natural', at=None):
    at = at or move()
    oak = wood('oak')
    foot = [(0, 0.0), (0.72, 0.0), (0.78, 0.03), (0.8, 0.09), (0.78, 0.16), (0.66, 0.24), (0.42, 0.31), (0.22, 0.42), (0.145, 0.6), (0.13, 1.0), (0.165, 1.35), (0.2, 1.5), (0.17, 1.62), (0.13, 1.72), (0.12, 1.85), (0, 1.85)]
    lathe([foot[0], foot[1]] + curve(foot[1:-1], 6) + [foot[-1]], oak, at, 96, 'foot')
    lathe([(0, 1.85), (0.1, 1.85), (0.1, 1.98), (0.07, 2.0), (0.07, 2.5), (0, 2.5)], brass(), at, 40, 'stem')
    colour = {'natural': '#efe0c2', 'clay': '#a86b58'}[tone]
    n, lo, hi = 96, 2.0, 4.45

    def shade(u, v):
        a = u * math.tau
        k = (u * n) % 1
        tri = 1 - abs(2 * k - 1)
        r = 1.66 * (1 - v) + 0.98 * v + 0.03 * math.sin(v * math.pi)
        r += (tri - 0.5) * (0.105 * (1 - v) + 0.085 * v)
        r *= 1 + 0.006 * wave(math.cos(a) * 2, math.sin(a) * 2, v * 2, 4)
        z = lo + (hi - lo) * v + 0.008 * wave(math.cos(a) * 6, math.sin(a) * 6, v)
        p = at @ Vector((r * math.cos(a), r * math.sin(a), z))
        return tuple(p)

    m = glow(colour, 0.62, fibre=0.25, leak=0.8, pleats=96)
    ob = sheet(shade, n * 4, 14, m, None, 0.0, name='shade')
    ob.data.polygons.foreach_set('use_smooth', [False] * len(ob.data.polygons))
    for z, r in ((4.4, 0.925), (2.05, 1.58)):
        ring = [(at @ Vector((r * math.cos(a), r * math.sin(a), z)))[:] for a in [i / 64 * math.tau for i in range(64)]]
        tube(ring, 0.02, brass(), None, 8, 1, 'ring', closed=True, smooth_path=False)
    bulb(tuple(at @ Vector((0, 0, 3.1))), 170 if tone == 'natural' else 260, 0.3)


def column(at=None):
    at = at or move()
    lo, hi = 0.85, 11.6
    prof = [(1.1, lo)] + [(1.1 + 0.34 * math.sin(min(1, (i + 0.35) / 7) * math.pi / 2) if i < 7 else (1.44 if i < 73 else 1.1 + 0.34 * math.sin(min(1, (80 - i + 0.35) / 7) * math.pi / 2)), lo + (hi - lo) * i / 80) for i in range(1, 80)] + [(1.1, hi)]
    lathe(prof, glow('#f3e6cd', 0.66, ribs=0.75, rib_scale=3.6, fibre=0.3, leak=0.6), at, 96, 'shade', 0.012, 2)
    ash = wood('ash')
    for z, r in ((lo, 1.1), (hi, 1.1)):
        lathe([(r - 0.12, z - 0.06), (r + 0.02, z - 0.06), (r + 0.04, z - 0.03), (r + 0.04, z + 0.03), (r + 0.02, z + 0.06), (r - 0.12, z + 0.06), (r - 0.14, z), (r - 0.12, z - 0.06)], ash, at, 96, 'hoop')
    for k in range(4):
        a = math.tau * (k + 0.5) / 4
        p = at @ Vector((1.04 * math.cos(a), 1.04 * math.sin(a), 0))
        q = at @ Vector((1.0 * math.cos(a), 1.0 * math.sin(a), 1.0))
        spindle(p, q, [(0, 0.07), (0.05, 0.085), (0.9, 0.1), (1, 0.09)], ash)
    for z, w in ((2.6, 230), (6.2, 290), (9.8, 230)):
        bulb(tuple(at @ Vector((0, 0, z))), w, 0.5)


CAPS = {'bone': '#ddd3bf', 'ochre': '#b58a45', 'oxblood': '#5a2420'}


def mushroom(tone='bone', at=None):
    at = at or move()
    m = glaze(CAPS[tone], mottle=0.4, specks=0.05, rough=0.2, rings=0.5, run=0.05)
    stem = [(0, 0.0), (0.6, 0.0), (0.645, 0.02), (0.66, 0.06)] + curve([(0.655, 0.1), (0.56, 0.26), (0.4, 0.6), (0.3, 1.1), (0.26, 1.6), (0.3, 1.85), (0.34, 1.95)], 8) + [(0, 1.95)]
    lathe(stem, m, at, 96, 'stem')
    cap = [(0, 2.88)] + curve([(0.05, 2.88), (0.45, 2.82), (0.85, 2.62), (1.15, 2.28), (1.27, 1.92), (1.28, 1.72)], 10) + arc(1.255, 1.715, 0.026, 0, -180, 6)
    cap += curve([(1.225, 1.74), (1.2, 1.95), (1.08, 2.25), (0.8, 2.54), (0.42, 2.74), (0.05, 2.8)], 8) + [(0, 2.8)]
    lathe(cap, m, at, 128, 'cap', 0.006, 4)
    lathe([(0, 1.95), (0.16, 1.95), (0.16, 2.12), (0, 2.12)], brass(), at, 32, 'socket')
    for k in range(3):
        a = math.tau * (k + 0.3) / 3
        bulb(tuple(at @ Vector((0.7 * math.cos(a), 0.7 * math.sin(a), 2.0))), 150, 0.2)


def dome(tone='moss', at=None):
    at = at or move()
    colour = {'moss': '#4a5540', 'cream': '#ddd2bb'}[tone]
    outer = curve([(0.2, 2.3), (0.42, 2.24), (0.95, 1.96), (1.5, 1.42), (1.86, 0.75), (2.02, 0.2), (2.1, 0.02)], 10)
    skin = glaze(colour, mottle=0.15, rough=0.16, rings=0.0, specks=0.0)
    lathe(outer + arc(2.105, 0.0, 0.028, 60, -90, 5), skin, at, 144, 'dome', 0.002, 3)
    inner = [(r - 0.03, z - 0.02) for r, z in outer]
    lathe(inner[::-1], plain('#efe9dd', 0.35), at, 144, 'inside')
    ring = [(at @ Vector((2.1 * math.cos(a), 2.1 * math.sin(a), 0)))[:] for a in [i / 128 * math.tau for i in range(128)]]
    tube(ring, 0.035, skin, None, 12, 1, 'rim', closed=True, smooth_path=False)
    lathe([(0, 2.2)] + rounded([(0.3, 2.2), (0.3, 2.32), (0.2, 2.36), (0.19, 2.8), (0.1, 2.9), (0.06, 2.98)], 0.03) + [(0, 2.98)], brass(), at, 64, 'collar')
    p = at @ Vector((0, 0, 2.9))
    cord([tuple(p), (p.x + 0.004, p.y, p.z + 4), (p.x, p.y, p.z + 14)], 0.035)
    lathe([(0, 2.25), (0.17, 2.25), (0.17, 1.5), (0, 1.5)], plain('#d8d0c0', 0.5), at, 32, 'socket')
    bulb(tuple(at @ Vector((0, 0, 0.75))), 420, 0.3, 14)


def reading(at=None):
    at = at or move()
    iron = plain('#26231f', 0.55, bump=0.25, scale=40)
    lathe([(0, 0)] + rounded([(0.88, 0), (0.9, 0.06), (0.88, 0.14), (0.3, 0.24), (0.12, 0.3)], 0.03) + [(0, 0.3)], iron, at, 96, 'foot')
    b = brass()

    def w(x, y, z):
        return tuple(at @ Vector((x, y, z)))

    tube([w(0, 0, 0.28), w(0, 0, 0.5)], 0.09, b, None, 24, 4, 'stub')
    hinge = (0, 0, 0.58)
    lathe([(0, -0.11), (0.1, -0.11), (0.12, -0.09), (0.12, 0.09), (0.1, 0.11), (0, 0.11)], b, at @ move(*hinge, rx=90), 40, 'joint')
    lathe([(0, -0.16), (0.05, -0.16), (0.06, 0.15), (0.04, 0.17), (0, 0.17)], iron, at @ move(*hinge, rx=90), 24, 'screw')
    tube([w(-0.1, 0, 0.42), w(0.0, 0, 0.58), w(1.12, 0, 3.72)], 0.05, b, None, 20, 1, 'arm', smooth_path=False)
    top = (1.12, 0, 3.72)
    lathe([(0, -0.1), (0.08, -0.1), (0.095, -0.08), (0.095, 0.08), (0.08, 0.1), (0, 0.1)], b, at @ move(*top, rx=90), 32, 'joint')
    tube([w(*top), w(0.72, 0, 3.86), w(0.2, 0, 3.86), w(-0.1, 0, 3.72)], 0.045, b, None, 16, 10, 'neck')
    head = at @ move(-0.1, 0, 3.74, ry=28)
    shade = rounded([(0.1, 0.12), (0.2, 0.05), (0.24, -0.3), (0.62, -1.12)], 0.12)
    enamel = plain('#2e3a40', 0.28, 0.5, 0.4)
    lathe([(0, 0.13)] + shade, enamel, head, 96, 'shade')
    lathe([(max(r - 0.025, 0), z - 0.012) for r, z in shade][::-1], plain('#f0eadd', 0.5), head, 96, 'inside')
    rim = [(head @ Vector((0.612 * math.cos(a), 0.612 * math.sin(a), -1.12)))[:] for a in [i / 96 * math.tau for i in range(96)]]
    tube(rim, 0.02, b, None, 10, 1, 'rim', closed=True, smooth_path=False)
    lathe([(0, 0.3), (0.07, 0.28), (0.11, 0.2), (0.11, 0.05), (0, 0.05)], b, head, 32, 'cap')
    tube([w(0.86, 0.1, 0.12), w(1.3, 0.6, 0.05), w(1.6, 1.6, 0.04), w(2.6, 3.2, 0.04)], 0.035, plain('#3c352d', 0.8), None, 10, 8, 'cord')
    bulb(tuple(head @ Vector((0, 0, -0.85))), 620, 0.12, 14)


def clouds(at=None):
    at = at or move()
    m = glow('#f5e9d3', 0.66, ribs=0.55, rib_scale=7.0, fibre=0.35, leak=0.6)
    z0 = 0.0
    spots = []
    for r, h in ((1.75, 1.5), (2.6, 2.1), (1.35, 1.2)):
        mid = z0 + h / 2
        prof = []
        for i in range(49):
            t = -math.pi / 2 + 0.16 + (math.pi - 0.32) * i / 48
            c = math.cos(t)
            prof.append((r * c**0.72, mid + h / 2 * math.sin(t)))
        lathe(prof, m, at, 128, 'cloud', 0.006, r)
        spots.append(mid)
        z0 += h * 0.985
    for mid, w in zip(spots, (115, 280, 52)):
        bulb(tuple(at @ Vector((0, 0, mid))), w, 0.45)
    p = at @ Vector((0, 0, z0 - 0.1))
    lathe([(0, z0 - 0.1), (0.3, z0 - 0.1), (0.3, z0 - 0.03), (0.06, z0 + 0.02), (0.05, z0 + 0.2), (0, z0 + 0.2)], wood('ash'), at, 48, 'cap')
    cord([tuple(p), (p.x, p.y, p.z + 5), (p.x, p.y, p.z + 16)], 0.035, '#cfc5b4')


def lantern(at=None):
    at = at or move()
    oak = wood('oak')
    lathe([(0, 0)] + rounded([(0.55, 0.0), (0.59, 0.03), (0.59, 0.5), (0.53, 0.58), (0.47, 0.6), (0.46, 0.56)], 0.04) + [(0, 0.56)], oak, at, 96, 'base')
    lathe([(0, 0.57), (0.38, 0.57), (0.43, 0.6)] + curve([(0.44, 0.66), (0.445, 1.2), (0.43, 1.62), (0.33, 1.88), (0.24, 1.95)], 8), glow('#f6ecdb', 0.7, fibre=0.0, leak=0.5, rough=0.35), at, 96, 'glass')
    lathe([(0, 1.88), (0.26, 1.88)] + rounded([(0.3, 1.9), (0.3, 2.02), (0.2, 2.1), (0.1, 2.12)], 0.03) + [(0, 2.12)], oak, at, 80, 'cap')
    lathe([(0, 2.1), (0.075, 2.1), (0.075, 2.19), (0.04, 2.21), (0, 2.21)], brass(), at, 32, 'stud')

    def w(x, z, y=0.0):
        return tuple(at @ Vector((x, y, z)))

    leather = plain('#7c4d2c', 0.6, bump=0.3, scale=26)
    tube([w(-0.02, 2.12), w(-0.16, 2.2), w(-0.27, 2.42), w(-0.2, 2.66), w(0, 2.73), w(0.2, 2.66), w(0.27, 2.42), w(0.16, 2.2), w(0.02, 2.12)], 0.07, leather, None, 16, 10, 'loop', flat=0.018, power=4, side=(0, 1, 0))
    lathe([(0, 0), (0.05, 0), (0.055, 0.012), (0.04, 0.02), (0, 0.02)], brass(), at @ move(0, -0.588, 0.3, rx=90), 24, 'switch')
    bulb(tuple(at @ Vector((0, 0, 1.15))), 34, 0.16)


def drum(at=None):
    at = at or move()
    m = glaze('#2a4a68', clay='#a07a5c', dip=0.12, run=0.05, second='#5d82a0', second_at=0.95, second_w=0.02, rim='#a8c0cc', rim_z=1.95, rim_w=0.035, mottle=0.45, specks=0.03)
    body = [(0, 0.03), (0.5, 0.03), (0.56, 0.0), (0.62, 0.0), (0.65, 0.04)] + curve([(0.68, 0.1), (0.86, 0.6), (0.88, 1.1), (0.72, 1.65), (0.42, 2.1), (0.24, 2.4), (0.2, 2.72), (0.24, 2.86)], 10) + [(0.22, 2.89), (0, 2.89)]
    lathe(body, m, at, 128, 'foot', 0.006, 5)
    lathe([(0, 2.88), (0.13, 2.88), (0.13, 2.98), (0.07, 3.0), (0.07, 3.4), (0, 3.4)], brass(), at, 40, 'neck')
    lo, hi = 3.2, 5.55
    prof = [(1.8 - 0.28 * i / 30, lo + (hi - lo) * i / 30) for i in range(31)]
    lathe(prof, glow('#e9dcc3', 0.6, fibre=0.1, weave=0.8, leak=0.8), at, 128, 'shade', 0.004, 3)
    tape = plain('#cdbd9c', 0.9, bump=0.3, scale=40)
    for z, r in ((lo, 1.8), (hi, 1.52)):
        lathe([(r - 0.012, z - 0.04), (r + 0.012, z - 0.04), (r + 0.014, z + 0.04), (r - 0.012, z + 0.04), (r - 0.012, z - 0.04)], tape, at, 128, 'tape')
    bulb(tuple(at @ Vector((0, 0, 4.2))), 240, 0.35)
