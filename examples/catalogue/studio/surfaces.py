"""What rooms are made of: plaster, planks, stone. All of it is flat: a bump is worked out three times for every ray, and
behind the piece nobody would see it."""
import forms
import materials
from forms import move
from materials import Graph, kept, rgb


def shaded(colour, by):
    """A colour made darker by a factor, a little less in red than in blue."""
    c = rgb(colour)
    return (c[0] * by, c[1] * by * 0.99, c[2] * by * 0.97, 1)


@kept
def plaster(colour, worn=0.1):
    """Trowelled plaster: slow clouds of tone and the shallow sweep of the trowel; no speckle that could read as noise."""
    g = Graph('plaster')
    at = g.coords()
    cloud = g.noise(at, 0.16, 2, 0.45)
    sweep = g.noise(g.scaled(at, 0.5, 0.5, 1.3), 0.9, 2, 0.5)
    tone = g.mix(g.map(cloud, 0.3, 0.72, 0, worn), rgb(colour), shaded(colour, 0.72))
    tone = g.mix(g.map(sweep, 0.35, 0.7, 0, worn * 0.6), tone, shaded(colour, 0.84))
    g.put(g.out.inputs['Surface'], g.node('BsdfDiffuse', Color=tone).outputs[0])
    return g.mat


@kept
def stone(colour, vein='#8f8577', rough=0.55):
    """Honed limestone: fine grit, a few fossils, hardly any shine."""
    g = Graph('stone')
    at = g.coords()
    cloud = g.noise(at, 0.5, 3, 0.55)
    grit = g.noise(at, 9.0, 3, 0.6)
    shells = g.node('TexVoronoi', Vector=g.scaled(at, 1.0, 1.6, 1.6), Scale=3.2)
    pick = g.map(g.split(shells.outputs['Color'])[1], 0.86, 0.9)
    fossil = g.math('MULTIPLY', g.map(shells.outputs['Distance'], 0.3, 0.12), pick)
    tone = g.mix(g.map(cloud, 0.3, 0.72, 0, 0.35), rgb(colour), shaded(colour, 0.8))
    tone = g.mix(g.map(grit, 0.45, 0.75, 0, 0.22), tone, rgb(vein))
    tone = g.mix(g.math('MULTIPLY', fossil, 0.28), tone, rgb(vein))
    g.set(Base_Color=tone, Roughness=rough, Specular=0.3)
    return g.mat


def planks(x0, x1, y0, y1, top, kind, width=1.3, thick=0.3, along='x', gap=0.012, bevel=0.012, seed=4):
    """Boards laid side by side with their upper face at `top`, each from its own place in the tree."""
    rng = forms.dice(seed)
    lo, hi = (y0, y1) if along == 'x' else (x0, x1)
    count = max(1, round((hi - lo) / width))
    step = (hi - lo) / count
    mat = materials.wood(kind, ring=4.2, contrast=1.25, centre=2.4, smooth=True)
    for i in range(count):
        mid = lo + (i + 0.5) * step
        drop = rng.uniform(0, 0.006)
        length = (x1 - x0) if along == 'x' else (y1 - y0)
        size = (length, step - gap, thick) if along == 'x' else (step - gap, length, thick)
        at = move((x0 + x1) / 2, mid, top - thick / 2 - drop) if along == 'x' else move(mid, (y0 + y1) / 2, top - thick / 2 - drop)
        ob = forms.box(size, mat, at, bevel, along, 'plank', 2)
        shift_grain(ob, rng.uniform(-9, 9), along)


def shift_grain(ob, by, along):
    """Slide the figure along the fibre and square it to the board, so that no two boards show the same."""
    layer = ob.data.attributes['grain'].data
    for point in layer:
        v = point.vector
        point.vector = (v[0] + by * 0.31, v[1] + by * 0.17, v[2] + by)


def flags(x0, x1, y0, y1, colour, size=4.2, top=0.0):
    """Stone flags in a running bond, with thin joints."""
    rng = forms.dice(9)
    mat = stone(colour)
    rows = max(1, round((y1 - y0) / size))
    deep = (y1 - y0) / rows
    for r in range(rows):
        long = size * 1.5
        x = x0 - rng.uniform(0, long)
        while x < x1:
            at = move(x + long / 2, y0 + (r + 0.5) * deep, top - 0.2 - rng.uniform(0, 0.012))
            forms.box((long - 0.05, deep - 0.05, 0.4), mat, at, 0.025, 'x', 'flag', 2)
            x += long
