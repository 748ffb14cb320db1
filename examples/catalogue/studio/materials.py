"""Materials: glaze, clay, wood, cloth, paper, metal, lit shade. Colours are written as sRGB hex."""
import math

import bpy
import numpy as np

cache = {}


def rgb(hexa):
    """sRGB hex to linear RGBA."""
    h = hexa.lstrip('#')
    c = [int(h[i:i + 2], 16) / 255 for i in (0, 2, 4)]
    return (*[v / 12.92 if v <= 0.04045 else ((v + 0.055) / 1.055) ** 2.4 for v in c], 1.0)


class Graph:
    """A short way to write shader nodes."""

    def __init__(self, name):
        self.mat = bpy.data.materials.new(name)
        self.mat.use_nodes = True
        self.tree = self.mat.node_tree
        self.bsdf = self.tree.nodes['Principled BSDF']
        self.out = self.tree.nodes['Material Output']

    def node(self, kind, **inputs):
        n = self.tree.nodes.new('ShaderNode' + kind)
        for key, value in inputs.items():
            self.put(n.inputs[key.replace('_', ' ')], value)
        return n

    def put(self, socket, value):
        if isinstance(value, bpy.types.NodeSocket):
            self.tree.links.new(value, socket)
        elif value is not None:
            socket.default_value = value

    def math(self, op, a, b=None, c=None, clamp=False):
        n = self.tree.nodes.new('ShaderNodeMath')
        n.operation = op
        n.use_clamp = clamp
        for i, v in enumerate((a, b, c)):
            self.put(n.inputs[i], v)
        return n.outputs[0]

    def map(self, value, a, b, c=0.0, d=1.0, smooth=True):
        n = self.node('MapRange')
        n.interpolation_type = 'SMOOTHSTEP' if smooth else 'LINEAR'
        for i, v in enumerate((value, a, b, c, d)):
            self.put(n.inputs[i], v)
        return n.outputs[0]

    def mix(self, fac, a, b, blend='MIX'):
        n = self.tree.nodes.new('ShaderNodeMixRGB')
        n.blend_type = blend
        for i, v in enumerate((fac, a, b)):
            self.put(n.inputs[i], v)
        return n.outputs[0]

    def noise(self, vec, scale, detail=3.0, rough=0.5, distort=0.0):
        n = self.node('TexNoise', Vector=vec, Scale=scale, Detail=detail, Roughness=rough, Distortion=distort)
        return n.outputs['Fac']

    def scaled(self, vec, x, y, z, loc=None):
        n = self.node('Mapping', Vector=vec)
        n.inputs['Scale'].default_value = (x, y, z)
        if loc is not None:
            self.put(n.inputs['Location'], loc)
        return n.outputs[0]

    def bump(self, height, strength, distance=0.02, normal=None):
        n = self.node('Bump', Height=height, Strength=strength, Distance=distance)
        if normal is not None:
            self.put(n.inputs['Normal'], normal)
        return n.outputs[0]

    def set(self, **inputs):
        for key, value in inputs.items():
            self.put(self.bsdf.inputs[key.replace('_', ' ')], value)

    def coords(self, what='Object'):
        return self.node('TexCoord').outputs[what]

    def split(self, vec):
        return self.node('SeparateXYZ', Vector=vec).outputs


def kept(fn):
    def inner(*args, **kw):
        key = (fn.__name__, args, tuple(sorted(kw.items())))
        if key not in cache:
            cache[key] = fn(*args, **kw)
        return cache[key]
    return inner


@kept
def plain(colour, rough=0.5, spec=0.4, coat=0.0, bump=0.0, scale=30.0):
    g = Graph('plain')
    g.set(Base_Color=rgb(colour), Roughness=rough, Specular=spec, Clearcoat=coat)
    if bump:
        g.set(Normal=g.bump(g.noise(g.coords(), scale), bump))
    return g.mat


@kept
def glaze(colour, clay='#b08a66', dip=None, top=None, specks=0.0, speck='#3b2a20', rough=0.22, second=None,
          second_at=None, rim=None, rim_z=None, rim_w=0.1, run=0.12, mottle=0.5, rings=0.25,
          second_w=0.07):
    """Glaze over clay. Bare below `dip`; a second glaze above `second_at`; the rim breaks to `rim` at height `rim_z`."""
    g = Graph('glaze')
    at = g.coords()
    z = g.split(at)[2]
    soft = g.noise(at, 1.1, 2)
    fine = g.noise(at, 5.0, 4, 0.6)
    deep = g.mix(1.0, rgb(colour), (0.62, 0.6, 0.6, 1), 'MULTIPLY')
    tint = g.mix(g.math('MULTIPLY', g.map(fine, 0.35, 0.7), mottle), rgb(colour), deep)
    tint = g.mix(g.math('MULTIPLY', g.map(soft, 0.4, 0.75), mottle * 0.6), tint, g.mix(0.5, rgb(colour), (1, 1, 1, 1), 'SCREEN') if mottle > 0.7 else rgb(colour))
    edge = g.math('MULTIPLY_ADD', g.math('SUBTRACT', g.noise(at, 1.6, 2), 0.5), run * 2, z)
    if second and second_at is not None:
        tint = g.mix(g.map(edge, second_at - second_w, second_at + second_w), tint, rgb(second))
    if rim and rim_z is not None:
        wob = g.math('MULTIPLY_ADD', g.math('SUBTRACT', fine, 0.5), rim_w, z)
        tint = g.mix(g.map(wob, rim_z - rim_w, rim_z, 0, 0.95), tint, rgb(rim))
    bare = g.mix(g.map(g.noise(at, 14, 3), 0.3, 0.7), rgb(clay), g.mix(1.0, rgb(clay), (0.8, 0.78, 0.76, 1), 'MULTIPLY'))
    if specks:
        for scale, cut, amount in ((6.0, 0.15, 0.85), (11.0, 0.2, 0.75), (24.0, 0.26, 0.6)):
            v = g.node('TexVoronoi', Vector=at, Scale=scale)
            pick = g.map(g.split(v.outputs['Color'])[0], 1 - specks, 1 - specks + 0.02)
            dot = g.math('MULTIPLY', g.map(v.outputs['Distance'], cut, cut * 0.45), pick)
            tint = g.mix(g.math('MULTIPLY', dot, amount), tint, rgb(speck))
            bare = g.mix(g.math('MULTIPLY', dot, amount * 0.7), bare, rgb(speck))
    ring = g.math('SINE', g.math('MULTIPLY_ADD', soft, 4.0, g.math('MULTIPLY', z, 17.0)))
    height = g.math('MULTIPLY_ADD', ring, 0.15 * rings, g.math('MULTIPLY', g.noise(at, 3.0, 3), 0.9))
    if dip is not None:
        cover = g.map(edge, dip - 0.012, dip + 0.012)
        if top is not None:
            cover = g.math('MULTIPLY', cover, g.map(edge, top + 0.012, top - 0.012))
        g.set(Base_Color=g.mix(cover, bare, tint), Roughness=g.map(cover, 0, 1, 0.72, rough), Clearcoat=g.math('MULTIPLY', cover, 0.35))
        grit = g.math('MULTIPLY', g.math('SUBTRACT', 1.0, cover), g.math('MULTIPLY', g.noise(at, 55, 2), 0.35))
        thick = g.math('MULTIPLY', g.map(edge, dip - 0.015, dip + 0.04), 1.2)
        height = g.math('ADD', height, g.math('ADD', grit, thick))
    else:
        g.set(Base_Color=tint, Roughness=rough, Clearcoat=0.35)
    g.set(Clearcoat_Roughness=0.12, Specular=0.5, Normal=g.bump(height, 0.22, 0.06))
    return g.mat


WOODS = {
    'ash': ('#cfae82', '#a87f52', 0.46),
    'oak': ('#b98c5a', '#8a5f36', 0.42),
    'walnut': ('#6b4630', '#3c2417', 0.4),
    'beech': ('#cf9f76', '#b27d53', 0.45),
    'cherry': ('#94603f', '#6c3f26', 0.38),
    'dark': ('#3d2b21', '#1f140e', 0.4),
    'smoked': ('#2b2724', '#14110f', 0.45),
    'scorched': ('#2a2320', '#0f0c0a', 0.55),
    'elm': ('#8a5c38', '#56341d', 0.42),
    # What rooms are made of: quieter than the pieces that stand in them.
    'limed': ('#c9bda8', '#b0a28b', 0.6),
    'weathered': ('#9c8f78', '#7b6f5b', 0.6),
    'desk': ('#a47c50', '#85603a', 0.42),
    'boards': ('#a58a66', '#876c4a', 0.5),
    'smoke': ('#3b2c23', '#241a14', 0.4),
}


@kept
def wood(kind, ring=7.0, contrast=1.0, centre=1.6, pith=False, smooth=False):
    """Growth rings seen lengthwise, fine pores and a slow change of tone; each part is its own piece of the tree.
    `smooth` leaves out that fibre and pore are felt, for tables and floors."""
    light, dark, rough = WOODS[kind]
    g = Graph('wood')
    at = g.node('Attribute')
    at.attribute_name = 'grain'
    chance = g.node('ObjectInfo').outputs['Random']
    shift = g.node('CombineXYZ', X=0.1, Y=0.06, Z=3.0).outputs[0] if pith else g.node('CombineXYZ', X=g.math('MULTIPLY_ADD', chance, 2.3, centre), Y=g.math('MULTIPLY', chance, 3.7), Z=g.math('MULTIPLY', chance, 29.0)).outputs[0]
    p = g.node('VectorMath', )
    p.operation = 'ADD'
    g.put(p.inputs[0], at.outputs['Vector'])
    g.put(p.inputs[1], shift)
    pos = p.outputs[0]
    warp = g.noise(g.scaled(pos, 0.8, 0.8, 0.12), 1.0, 2)
    x, y, _ = g.split(pos)
    rad = g.math('SQRT', g.math('ADD', g.math('MULTIPLY', x, x), g.math('MULTIPLY', y, y)))
    phase = g.math('FRACT', g.math('MULTIPLY', g.math('MULTIPLY_ADD', warp, 1.1, rad), ring))
    early = g.math('MULTIPLY', g.map(phase, 0.0, 0.8), g.map(phase, 1.0, 0.86))
    fibre = g.noise(g.scaled(pos, 26, 26, 0.9), 1.0, 3, 0.6)
    pore = g.map(g.noise(g.scaled(pos, 60, 60, 2.2), 1.0, 2), 0.62, 0.72)
    tone = g.noise(g.scaled(pos, 0.7, 0.7, 0.25), 1.0, 2)
    fac = g.math('MULTIPLY_ADD', early, 0.5 * contrast, g.math('MULTIPLY', g.math('SUBTRACT', fibre, 0.35), 0.75 * contrast), clamp=True)
    colour = g.mix(fac, rgb(light), rgb(dark))
    colour = g.mix(g.math('MULTIPLY', pore, 0.45 * contrast), colour, g.mix(1.0, rgb(dark), (0.6, 0.55, 0.5, 1), 'MULTIPLY'))
    colour = g.mix(g.map(tone, 0.3, 0.8, 0, 0.35), colour, g.mix(1.0, rgb(light), (0.78, 0.72, 0.66, 1), 'MULTIPLY'))
    height = g.math('SUBTRACT', g.math('MULTIPLY', fibre, 0.5), g.math('MULTIPLY', pore, 0.6))
    g.set(Base_Color=colour, Roughness=g.math('MULTIPLY_ADD', fibre, 0.15, rough), Specular=0.35, Normal=None if smooth else g.bump(height, 0.25, 0.02))
    return g.mat


@kept
def metal(colour, rough=0.3, brushed=0.12, dull='#5a4326', age=0.35):
    g = Graph('metal')
    at = g.coords()
    stain = g.map(g.noise(at, 1.4, 4, 0.6), 0.45, 0.8, 0, age)
    g.set(Base_Color=g.mix(stain, rgb(colour), rgb(dull)), Metallic=1.0,
          Roughness=g.math('MULTIPLY_ADD', g.noise(at, 3.0, 3), brushed, g.math('MULTIPLY_ADD', stain, 0.2, rough - brushed * 0.5)),
          Normal=g.bump(g.noise(g.scaled(at, 3, 3, 60), 1.0, 2), 0.03, 0.02))
    return g.mat


@kept
def paper(colour, rough=0.85, tooth=0.35, scale=18.0, shine=0.2):
    g = Graph('paper')
    at = g.coords()
    n = g.noise(at, scale, 5, 0.65)
    flecks = g.map(g.noise(at, scale * 2.6, 2), 0.3, 0.75, 0.0, 0.12)
    g.set(Base_Color=g.mix(flecks, rgb(colour), g.mix(1.0, rgb(colour), (0.7, 0.66, 0.6, 1), 'MULTIPLY')), Roughness=rough, Specular=shine, Normal=g.bump(n, tooth * 0.3, 0.02))
    return g.mat


@kept
def leaves(colour, scale=40.0, axis=2):
    """The cut edge of many sheets."""
    g = Graph('leaves')
    at = g.coords()
    z = g.split(at)[axis]
    line = g.noise(g.node('CombineXYZ', X=g.math('MULTIPLY', z, scale), Y=0.0, Z=0.0).outputs[0], 1.0, 3, 0.8)
    g.set(Base_Color=g.mix(g.map(line, 0.35, 0.65), g.mix(1.0, rgb(colour), (0.72, 0.68, 0.62, 1), 'MULTIPLY'), rgb(colour)), Roughness=0.9, Specular=0.1, Normal=g.bump(line, 0.5, 0.02))
    return g.mat


@kept
def bookcloth(colour, scale=32.0):
    """Fine plain-woven bookbinder's cloth, projected on the three axes."""
    g = Graph('bookcloth')
    at = g.coords()
    x, y, z = g.split(at)
    n = g.noise(at, 3.0, 3)
    rows = [g.math('ABSOLUTE', g.math('SINE', g.math('MULTIPLY', c, scale * math.pi))) for c in (x, y, z)]
    slub = g.noise(g.scaled(at, 4, 40, 40), 1.0, 2)
    weave = g.math('MULTIPLY', g.math('MULTIPLY', g.math('ADD', rows[0], 0.25), g.math('ADD', rows[1], 0.25)), g.math('ADD', rows[2], 0.25))
    fac = g.math('MULTIPLY_ADD', g.map(weave, 0.0, 0.8), -0.35, g.math('MULTIPLY_ADD', slub, 0.4, g.math('MULTIPLY', n, 0.3)), clamp=True)
    g.set(Base_Color=g.mix(fac, rgb(colour), g.mix(1.0, rgb(colour), (0.5, 0.48, 0.46, 1), 'MULTIPLY')), Roughness=0.8, Specular=0.2, Sheen=0.3, Normal=g.bump(weave, 0.3, 0.03))
    return g.mat


def tile(draft, warp, weft, px=10, seed=3, thick_weft=1.0):
    """Draw a weave thread by thread. draft[row][column] is True where the warp lies on top."""
    d = np.array(draft, bool)
    rows, cols = d.shape
    rng = np.random.default_rng(seed)
    yy, xx = np.mgrid[0:rows * px, 0:cols * px]
    r, c = yy // px, xx // px
    u, v = (xx % px + 0.5) / px - 0.5, (yy % px + 0.5) / px - 0.5
    up = d[r, c]
    across = np.where(up, u, v)
    along = np.where(up, v, u)
    same_next = np.where(up, d[(r + 1) % rows, c], ~d[r, (c + 1) % cols])
    same_prev = np.where(up, d[(r - 1) % rows, c], ~d[r, (c - 1) % cols])
    dive = np.where(along > 0, np.where(same_next, 0, 2 * along), np.where(same_prev, 0, -2 * along))
    height = np.sqrt(np.clip(1 - (2 * across) ** 2 * 0.96, 0, 1)) * np.sqrt(np.clip(1 - dive**2 * 0.85, 0, 1))
    twist = 0.5 + 0.5 * np.sin((along * 2.2 + across * 3.0) * math.tau)
    warp_c = np.array([rgb(w)[:3] for w in warp])[np.arange(cols) % len(warp)]
    weft_c = np.array([rgb(w)[:3] for w in weft])[np.arange(rows) % len(weft)]
    warp_c = warp_c * rng.uniform(0.86, 1.1, (cols, 1))
    weft_c = weft_c * rng.uniform(0.86, 1.1, (rows, 1))
    colour = np.where(up[..., None], warp_c[c], weft_c[r])
    shade = (0.42 + 0.58 * height) * (0.9 + 0.1 * twist)
    shade *= rng.uniform(0.95, 1.05, shade.shape)
    return np.clip(colour * shade[..., None], 0, 1), height * 0.85 + twist * 0.08


def image(name, pixels, data=False):
    h, w = pixels.shape[:2]
    img = bpy.data.images.new(name, w, h, float_buffer=True, is_data=data)
    if not data:
        img.colorspace_settings.name = 'Linear'
    full = np.ones((h, w, 4), np.float32)
    full[..., :3] = pixels if pixels.ndim == 3 else pixels[..., None]
    img.pixels.foreach_set(full.ravel())
    img.update()
    return img


def cloth(name, draft, warp, weft, sett=22.0, px=10, haze=0.0, bump=0.5, thin=0.0, sheen=0.4, maps=None, repeat=1.0):
    """Woven cloth; `sett` is threads to the decimetre, `haze` is brushed nap, `thin` lets light through.
    `maps` gives a drawn repeat, `repeat` decimetres wide, in place of a draft."""
    colour, height = maps or tile(draft, warp, weft, px)
    rows, cols = np.array(draft).shape if draft else (repeat * sett,) * 2
    g = Graph(name)
    uv = g.coords('UV')
    wav = g.noise(g.scaled(uv, 0.8, 0.8, 1), 1.0, 2)
    vec = g.scaled(uv, sett / cols, sett / rows, 1)
    drawn = []
    for key, pixels in (('c', colour), ('h', height)):
        t = g.tree.nodes.new('ShaderNodeTexImage')
        t.image = image(f'{name}-{key}', pixels, key == 'h')
        t.interpolation = 'Cubic' if key == 'h' else 'Linear'
        g.put(t.inputs['Vector'], vec)
        drawn.append(t.outputs['Color'])
    tint = g.mix(g.map(wav, 0.3, 0.75, 0, 0.22), drawn[0], g.mix(1.0, drawn[0], (0.7, 0.68, 0.66, 1), 'MULTIPLY'))
    h = drawn[1]
    if haze:
        fluff = g.noise(g.scaled(uv, 9, 9, 1), 1.0, 5, 0.75, 1.2)
        fine = g.noise(g.scaled(uv, 70, 25, 1), 1.0, 4, 0.8, 2.0)
        pale = g.mix(1.0, rgb(weft[0]), (1.3, 1.27, 1.24, 1), 'MULTIPLY')
        tint = g.mix(haze, tint, g.mix(g.map(fine, 0.3, 0.75), rgb(weft[0]), pale))
        h = g.mix(haze * 0.8, h, g.math('MULTIPLY_ADD', fluff, 1.2, g.math('MULTIPLY', fine, 0.9)))
    g.set(Base_Color=tint, Roughness=0.9, Specular=0.12, Sheen=sheen, Sheen_Tint=0.6, Normal=g.bump(h, bump, 0.05))
    if thin:
        through = g.node('BsdfTranslucent', Color=tint)
        m = g.node('MixShader', Fac=thin)
        g.put(m.inputs[1], g.bsdf.outputs[0])
        g.put(m.inputs[2], through.outputs[0])
        g.put(g.out.inputs['Surface'], m.outputs[0])
    return g.mat


@kept
def glow(colour, through=0.6, ribs=0.0, rib_scale=14.0, fibre=0.4, tint=None, leak=0.35, weave=0.0, rough=0.8, pleats=0):
    """A shade that light comes through. Light on its way to other things is dimmed and tinted, not stopped."""
    g = Graph('glow')
    at = g.coords()
    z = g.split(at)[2]
    strand = g.noise(g.scaled(at, 6, 6, 1.6), 1.0, 5, 0.7, 0.6)
    base = g.mix(g.map(strand, 0.35, 0.7, 0, fibre), rgb(colour), g.mix(1.0, rgb(colour), (0.82, 0.75, 0.64, 1), 'MULTIPLY'))
    height = strand
    if pleats:
        u = g.split(g.coords('UV'))[0]
        fold = g.math('ABSOLUTE', g.math('SUBTRACT', g.math('FRACT', g.math('MULTIPLY', u, pleats)), 0.5))
        base = g.mix(g.map(fold, 0.12, 0.5, 0.0, 0.55), base, g.mix(1.0, rgb(colour), (0.6, 0.47, 0.33, 1), 'MULTIPLY'))
    if ribs:
        rib = g.map(g.math('ABSOLUTE', g.math('SUBTRACT', g.math('FRACT', g.math('MULTIPLY', z, rib_scale)), 0.5)), 0.1, 0.0)
        base = g.mix(g.math('MULTIPLY', rib, ribs), base, g.mix(1.0, rgb(colour), (0.42, 0.3, 0.18, 1), 'MULTIPLY'))
        height = g.math('ADD', height, rib)
    if weave:
        x, y, _ = g.split(at)
        ang = g.math('ARCTAN2', y, x)
        a = g.noise(g.node('CombineXYZ', X=g.math('MULTIPLY', ang, 60.0), Y=g.math('MULTIPLY', z, 1.5), Z=0.0).outputs[0], 1.0, 3, 0.7)
        b = g.noise(g.node('CombineXYZ', X=g.math('MULTIPLY', ang, 3.0), Y=g.math('MULTIPLY', z, 40.0), Z=3.0).outputs[0], 1.0, 3, 0.7)
        slub = g.math('MULTIPLY', g.math('ADD', a, b), 0.5)
        base = g.mix(g.map(slub, 0.38, 0.62, weave, 0), base, g.mix(1.0, rgb(colour), (0.5, 0.42, 0.33, 1), 'MULTIPLY'))
        height = slub
    g.set(Base_Color=base, Roughness=rough, Specular=0.2, Normal=g.bump(height, 0.15, 0.02))
    inside = g.node('BsdfTranslucent', Color=base)
    m = g.node('MixShader', Fac=through)
    g.put(m.inputs[1], g.bsdf.outputs[0])
    g.put(m.inputs[2], inside.outputs[0])
    clear = g.node('BsdfTransparent', Color=tuple(c * leak for c in rgb(tint or colour)[:3]) + (1.0,))
    path = g.node('LightPath')
    last = g.node('MixShader', Fac=path.outputs['Is Shadow Ray'])
    g.put(last.inputs[1], m.outputs[0])
    g.put(last.inputs[2], clear.outputs[0])
    g.put(g.out.inputs['Surface'], last.outputs[0])
    return g.mat


@kept
def cord(colour, sett=14.0):
    """A seat wound in four triangles: cords run square to the nearest rail and meet on the diagonals."""
    g = Graph('cord')
    x, y, _ = g.split(g.coords('UV'))
    ax, ay = g.math('ABSOLUTE', x), g.math('ABSOLUTE', y)
    low = g.math('MINIMUM', ax, ay)
    turn = g.math('SINE', g.math('MULTIPLY', low, sett * math.pi))
    round_ = g.math('ABSOLUTE', turn)
    seam = g.map(g.math('ABSOLUTE', g.math('SUBTRACT', ax, ay)), 0.0, 0.07)
    twist = g.noise(g.scaled(g.coords('UV'), 30, 30, 1), 1.0, 3, 0.7)
    step = g.noise(g.node('CombineXYZ', X=g.math('FLOOR', g.math('MULTIPLY', low, sett)), Y=g.math('FLOOR', g.math('MULTIPLY', ax, 1.3)), Z=0.0).outputs[0], 0.9, 1)
    shade = g.math('MULTIPLY', g.map(round_, 0.0, 0.6, 0.35, 1.0), g.map(seam, 0, 1, 0.5, 1.0))
    tone = g.mix(g.math('MULTIPLY_ADD', twist, 0.3, g.math('MULTIPLY', step, 0.45)), rgb(colour), g.mix(1.0, rgb(colour), (0.68, 0.62, 0.55, 1), 'MULTIPLY'))
    g.set(Base_Color=g.mix(shade, (0.05, 0.035, 0.022, 1), tone), Roughness=0.8, Specular=0.2, Normal=g.bump(g.math('MULTIPLY', round_, seam), 0.6, 0.06))
    return g.mat


@kept
def burn(colour, strength):
    """Something that gives off light itself: a bulb or a flame."""
    g = Graph('burn')
    e = g.node('Emission', Color=rgb(colour), Strength=strength)
    g.put(g.out.inputs['Surface'], e.outputs[0])
    g.mat.cycles.sample_as_light = False
    return g.mat


@kept
def flame(low, high):
    """A candle's flame between two heights: thick and pale in the middle, thin and orange at the rim, blue at the wick."""
    g = Graph('flame')
    rise = g.map(g.split(g.coords())[2], low, high, smooth=False)
    weight = g.node('LayerWeight', Blend=0.5)
    depth = g.math('SUBTRACT', 1.0, weight.outputs['Facing'])
    body = g.map(rise, 0.08, 0.42)
    hot = g.math('MULTIPLY', g.map(depth, 0.15, 0.95), body)
    tint = g.mix(hot, (1.0, 0.3, 0.055, 1), (1.0, 0.66, 0.26, 1))
    tint = g.mix(g.map(rise, 0.0, 0.2), (0.14, 0.22, 0.7, 1), tint)
    strength = g.math('ADD', g.math('MULTIPLY_ADD', hot, 5.2, 0.3), g.math('MULTIPLY', g.map(rise, 0.6, 0.2), 0.4))
    glowing = g.node('Emission', Color=tint, Strength=strength)
    solid = g.math('MULTIPLY', g.map(depth, 0.02, 0.55), g.map(rise, 0.0, 0.45, 0.12, 1.0))
    m = g.node('MixShader', Fac=solid)
    g.put(m.inputs[1], g.node('BsdfTransparent').outputs[0])
    g.put(m.inputs[2], glowing.outputs[0])
    g.put(g.out.inputs['Surface'], m.outputs[0])
    g.mat.cycles.sample_as_light = False
    return g.mat
