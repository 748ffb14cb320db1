"""Shapes: lathe, tube, bar, board and cloth. One unit is one decimetre.

Every shape stores a `grain` vector per vertex, with z running along the fibre, so that wood follows a bent
part as it follows a straight one, and a UV map in decimetres, so that a weave keeps its size.
"""
import math
import os
import random

import bmesh
import bpy
from mathutils import Matrix, Vector, noise

TAU = 2 * math.pi
made = []


def move(x=0, y=0, z=0, rx=0, ry=0, rz=0, s=1):
    """A placement: scaled, turned about x, y and z in degrees, then moved."""
    turn = [Matrix.Rotation(math.radians(a), 4, k) for a, k in ((rz, 'Z'), (ry, 'Y'), (rx, 'X'))]
    return Matrix.Translation((x, y, z)) @ turn[0] @ turn[1] @ turn[2] @ Matrix.Scale(s, 4)


def mesh(name, verts, faces, mat=None, at=None, grain=None, uv=None, smooth=True):
    me = bpy.data.meshes.new(name)
    me.from_pydata([tuple(v) for v in verts], [], faces)
    me.validate()
    me.update()
    layer = me.attributes.new('grain', 'FLOAT_VECTOR', 'POINT')
    layer.data.foreach_set('vector', [c for v in (grain or verts) for c in v])
    if uv:
        channel = me.uv_layers.new(name='cloth')
        for loop in me.loops:
            channel.data[loop.index].uv = uv[loop.vertex_index]
    if smooth:
        me.polygons.foreach_set('use_smooth', [True] * len(me.polygons))
    return add(name, me, mat, at)


def add(name, data, mat=None, at=None):
    ob = bpy.data.objects.new(f'{name}.{len(made):03d}', data)
    bpy.context.scene.collection.objects.link(ob)
    if mat:
        data.materials.append(mat)
    if at:
        ob.matrix_world = at
    made.append(ob)
    return ob


def soften(ob, levels=1):
    mod = ob.modifiers.new('soft', 'SUBSURF')
    mod.levels = mod.render_levels = levels
    return ob


def curve(points, steps=10):
    """A smooth line through the points, in any number of dimensions."""
    p = [points[0], *points, points[-1]]
    line = []
    for i in range(1, len(p) - 2):
        for s in range(steps):
            t = s / steps
            line.append(tuple(
                0.5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t * t + (3 * b - a - 3 * c + d) * t**3)
                for a, b, c, d in zip(p[i - 1], p[i], p[i + 1], p[i + 2])
            ))
    line.append(tuple(points[-1]))
    return line


def arc(cx, cz, r, a0, a1, n=8):
    return [(cx + r * math.cos(math.radians(a0 + (a1 - a0) * i / n)), cz + r * math.sin(math.radians(a0 + (a1 - a0) * i / n))) for i in range(n + 1)]


def rounded(points, r, n=5):
    """A profile whose corners are cut round with radius r (smaller where there is no room)."""
    out = [points[0]]
    for a, b, c in zip(points, points[1:], points[2:]):
        va, vc = Vector(a) - Vector(b), Vector(c) - Vector(b)
        k = min(r, va.length * 0.45, vc.length * 0.45)
        p, q = Vector(b) + va.normalized() * k, Vector(b) + vc.normalized() * k
        for i in range(n + 1):
            t = i / n
            out.append(tuple((1 - t) ** 2 * p + 2 * t * (1 - t) * Vector(b) + t * t * q))
    out.append(points[-1])
    return out


def lathe(profile, mat=None, at=None, seg=112, name='turned', wobble=0.0, seed=1, flute=None, outline=None, fibre='z'):
    """Turn a line of (radius, height). Points on the axis close the shape. `flute(angle, height)` adds to the radius."""
    verts, faces = [], []
    n = len(profile)
    off = Vector((seed * 7.3, seed * 3.1, seed * 1.7))
    for k in range(seg):
        a = TAU * k / seg
        for r, z in profile:
            if r > 1e-4:
                if outline:
                    r *= outline(a)
                if wobble:
                    r *= 1 + wobble * noise.noise(Vector((math.cos(a) * 0.9, math.sin(a) * 0.9, z * 0.5)) + off)
                if flute:
                    r += flute(a, z)
            verts.append((r * math.cos(a), r * math.sin(a), z))
    for k in range(seg):
        q = (k + 1) % seg
        for i in range(n - 1):
            if profile[i][0] < 1e-4 and profile[i + 1][0] < 1e-4:
                continue
            if profile[i][0] < 1e-4:
                faces.append((k * n, q * n + i + 1, k * n + i + 1) if i == 0 else (k * n + i, q * n + i + 1, k * n + i + 1))
            elif profile[i + 1][0] < 1e-4:
                faces.append((k * n + i, q * n + i, k * n + i + 1))
            else:
                faces.append((k * n + i, q * n + i, q * n + i + 1, k * n + i + 1))
    ob = mesh(name, verts, faces, mat, at)
    bm = bmesh.new()
    bm.from_mesh(ob.data)
    bmesh.ops.remove_doubles(bm, verts=bm.verts, dist=1e-5)
    bmesh.ops.recalc_face_normals(bm, faces=bm.faces)
    bm.to_mesh(ob.data)
    bm.free()
    order = {'x': (1, 2, 0), 'y': (0, 2, 1), 'z': (0, 1, 2)}[fibre]
    ob.data.attributes['grain'].data.foreach_set('vector', [v.co[k] for v in ob.data.vertices for k in order])
    return ob


def pot(outer, wall=0.07, floor=0.12, foot=0.06, steps=10, rim=6):
    """The closed profile of a thrown pot: bevelled foot, outer line, round rim, inner line, floor."""
    line = curve(outer, steps)
    r0, z0 = line[0]
    inner = []
    for i, (r, z) in enumerate(line):
        a, b = line[max(i - 1, 0)], line[min(i + 1, len(line) - 1)]
        t = Vector((b[0] - a[0], b[1] - a[1])).normalized()
        w = wall * (1.5 - 0.5 * min(1, (z - z0) / max(0.01, line[-1][1] - z0) * 2))
        inner.append((max(0.02, r - t.y * w), z + t.x * w))
    inner = [p for p in inner if p[1] > z0 + floor]
    (ro, zo), (ri, zi) = line[-1], inner[-1]
    lip = []
    mid, half = Vector(((ro + ri) / 2, (zo + zi) / 2)), Vector(((ro - ri) / 2, (zo - zi) / 2))
    up = Vector((-half.y, half.x))
    for i in range(1, rim):
        a = math.pi * i / rim
        lip.append(tuple(mid + half * math.cos(a) + up * math.sin(a)))
    under = [(0, z0 + foot), (r0 * 0.72, z0 + foot), (r0 * 0.78, z0 + foot * 0.2), (r0 * 0.82, z0), (r0 - foot * 0.8, z0), (r0 - foot * 0.2, z0 + foot * 0.25)]
    body = [p for p in line if p[1] > z0 + foot * 0.5]
    base = [(inner[0][0] * 0.97, z0 + floor * 1.05), (inner[0][0] * 0.8, z0 + floor), (0, z0 + floor)]
    return under + body + lip + inner[::-1] + base


def frames(path):
    pts = [Vector(p) for p in path]
    tans = [(pts[min(i + 1, len(pts) - 1)] - pts[max(i - 1, 0)]).normalized() for i in range(len(pts))]
    side = tans[0].orthogonal().normalized()
    if abs(tans[0].z) < 0.95:
        side = tans[0].cross(Vector((0, 0, 1))).normalized()
    out = []
    for i, t in enumerate(tans):
        if i:
            side = (side - t * side.dot(t)).normalized()
        out.append((pts[i], t, side, t.cross(side).normalized()))
    return out


def tube(path, r, mat=None, at=None, seg=16, steps=8, name='rod', flat=None, power=2.0, closed=False, side=None, smooth_path=True):
    """Sweep a round or, with `flat`, a flattened section along a line. `r` and `flat` may be lists along it."""
    line = curve(path, steps) if smooth_path and len(path) > 2 else [tuple(p) for p in path]
    fr = frames(line)
    if side:
        fixed = []
        for p, t, _, _ in fr:
            s = Vector(side)
            s = (s - t * s.dot(t)).normalized()
            fixed.append((p, t, s, t.cross(s).normalized()))
        fr = fixed
    m = len(fr)

    def along(value, t):
        if not isinstance(value, (list, tuple)):
            return value
        x = t * (len(value) - 1)
        i = min(int(x), len(value) - 2)
        f = x - i
        f = f * f * (3 - 2 * f)
        return value[i] * (1 - f) + value[i + 1] * f

    rings, length = [], 0.0
    for i, (p, t, s, b) in enumerate(fr):
        if i:
            length += (p - fr[i - 1][0]).length
        u = i / (m - 1)
        ra = along(r, u)
        rings.append((p, t, s, b, ra, along(flat, u) if flat else ra, length))
    if not closed:
        def cap(ring, sign):
            p, t, s, b, ra, rb, l = ring
            k = min(ra, rb)
            out = []
            for j in (0.3, 0.6, 0.85, 1.0):
                c = math.cos(j * math.pi / 2)
                out.append((p + t * sign * k * 0.45 * math.sin(j * math.pi / 2), t, s, b, max(ra - k * (1 - c), 1e-4) if j < 1 else max(ra - k, 1e-4), max(rb - k * (1 - c), 1e-4) if j < 1 else max(rb - k, 1e-4), l + sign * k * 0.4))
            return out
        rings = cap(rings[0], -1)[::-1] + rings + cap(rings[-1], 1)
    verts, grain, faces = [], [], []
    for p, t, s, b, ra, rb, l in rings:
        for j in range(seg):
            a = TAU * j / seg
            c, d = math.cos(a), math.sin(a)
            c = math.copysign(abs(c) ** (2 / power), c) * ra
            d = math.copysign(abs(d) ** (2 / power), d) * rb
            verts.append(p + s * c + b * d)
            grain.append((c, d, l))
    n = len(rings)
    for i in range(n if closed else n - 1):
        for j in range(seg):
            k = (j + 1) % seg
            i2 = (i + 1) % n
            faces.append((i * seg + j, i * seg + k, i2 * seg + k, i2 * seg + j))
    if not closed:
        faces.append(tuple(range(seg))[::-1])
        faces.append(tuple((n - 1) * seg + j for j in range(seg)))
    return mesh(name, verts, faces, mat, at, grain)


def spindle(a, b, profile, mat=None, seg=32, name='leg'):
    """A turned part from a to b; the profile is (place from 0 to 1, radius)."""
    a, b = Vector(a), Vector(b)
    length = (b - a).length
    line = [(0, 0)] + curve([(r, t * length) for t, r in profile], 6) + [(0, length)]
    line = [(max(r, 0), min(max(z, 0), length)) for r, z in line]
    turn = (b - a).to_track_quat('Z', 'Y').to_matrix().to_4x4()
    return lathe(line, mat, Matrix.Translation(a) @ turn, seg, name)


def box(size, mat=None, at=None, bevel=0.04, fibre='x', name='block', segments=3):
    bm = bmesh.new()
    bmesh.ops.create_cube(bm, size=1)
    for v in bm.verts:
        v.co = Vector([c * s for c, s in zip(v.co, size)])
    if bevel:
        bmesh.ops.bevel(bm, geom=bm.edges[:], offset=bevel, segments=segments, profile=0.5, affect='EDGES')
    return finish(bm, mat, at, fibre, name)


def board(outline, thick, mat=None, at=None, bevel=0.04, fibre='x', name='board', segments=3, holes=()):
    """A flat piece cut to an outline in x and y, its upper and lower edges rounded over."""
    bm = bmesh.new()
    def ring(points):
        vs = [bm.verts.new((x, y, -thick / 2)) for x, y in points]
        return [bm.edges.new((vs[i], vs[(i + 1) % len(vs)])) for i in range(len(vs))]
    edges = ring(outline)
    for hole in holes:
        edges += ring(hole)
    if holes:
        bmesh.ops.triangle_fill(bm, edges=edges, use_beauty=True)
    else:
        bmesh.ops.contextual_create(bm, geom=edges)
    geom = bmesh.ops.extrude_face_region(bm, geom=bm.faces[:])['geom']
    for v in geom:
        if isinstance(v, bmesh.types.BMVert):
            v.co.z = thick / 2
    bmesh.ops.recalc_face_normals(bm, faces=bm.faces)
    if bevel:
        sharp = [e for e in bm.edges if len(e.link_faces) == 2 and e.calc_face_angle() > 0.9 and abs(e.verts[0].co.z - e.verts[1].co.z) < 1e-6]
        bmesh.ops.bevel(bm, geom=sharp, offset=bevel, segments=segments, profile=0.5, affect='EDGES')
    return finish(bm, mat, at, fibre, name)


def finish(bm, mat, at, fibre, name):
    me = bpy.data.meshes.new(name)
    bm.to_mesh(me)
    bm.free()
    order = {'x': (1, 2, 0), 'y': (0, 2, 1), 'z': (0, 1, 2)}[fibre]
    layer = me.attributes.new('grain', 'FLOAT_VECTOR', 'POINT')
    layer.data.foreach_set('vector', [v.co[k] for v in me.vertices for k in order])
    me.polygons.foreach_set('use_smooth', [True] * len(me.polygons))
    me.use_auto_smooth = True
    me.auto_smooth_angle = math.radians(35)
    return add(name, me, mat, at)


def sheet(f, nu, nv, mat=None, at=None, thick=0.0, uv=None, name='sheet', soft=0, offset=0.0):
    """A surface f(u, v) for u and v from 0 to 1, made solid with `thick`; uv(u, v) gives decimetres of cloth."""
    verts, coords, faces = [], [], []
    for j in range(nv + 1):
        for i in range(nu + 1):
            u, v = i / nu, j / nv
            verts.append(f(u, v))
            coords.append(uv(u, v) if uv else (u, v))
    for j in range(nv):
        for i in range(nu):
            a = j * (nu + 1) + i
            faces.append((a, a + 1, a + nu + 2, a + nu + 1))
    ob = mesh(name, verts, faces, mat, at, uv=coords)
    if thick:
        mod = ob.modifiers.new('thick', 'SOLIDIFY')
        mod.thickness = thick
        mod.offset = offset
    if soft:
        soften(ob, soft)
    return ob


def ellipse(rx, ry, n=64, cx=0, cy=0, power=2.0):
    out = []
    for i in range(n):
        a = TAU * i / n
        c, s = math.cos(a), math.sin(a)
        out.append((cx + math.copysign(abs(c) ** (2 / power), c) * rx, cy + math.copysign(abs(s) ** (2 / power), s) * ry))
    return out


def wave(x, y, z=0.0, seed=0.0):
    """Smooth noise between -1 and 1."""
    return noise.noise(Vector((x + seed * 13.7, y - seed * 5.9, z + seed * 2.3)))


def dice(seed):
    return random.Random(seed)


def regrain(ob, fibre):
    order = {'x': (1, 2, 0), 'y': (0, 2, 1), 'z': (0, 1, 2)}[fibre]
    ob.data.attributes['grain'].data.foreach_set('vector', [v.co[k] for v in ob.data.vertices for k in order])
    return ob


def hairs(strands, mat=None, at=None, name='bristles'):
    """Many thin hairs as one mesh: each is (root, middle, tip, radius)."""
    verts, faces = [], []
    for root, mid, tip, r in strands:
        fr = frames(curve([tuple(root), tuple(mid), tuple(tip)], 3))
        base = len(verts)
        for i, (p, _, s, b) in enumerate(fr):
            k = r * (1 - 0.45 * i / (len(fr) - 1))
            for j in range(4):
                a = TAU * j / 4
                verts.append(p + (s * math.cos(a) + b * math.sin(a)) * k)
        for i in range(len(fr) - 1):
            for j in range(4):
                q = (j + 1) % 4
                faces.append((base + i * 4 + j, base + i * 4 + q, base + i * 4 + 4 + q, base + i * 4 + 4 + j))
        last = base + (len(fr) - 1) * 4
        faces.append((last, last + 1, last + 2, last + 3))
    return mesh(name, verts, faces, mat, at)


FONTS = ('/usr/share/fonts/opentype/ebgaramond/EBGaramond12-Regular.otf',)


def text(words, size, mat=None, at=None, thick=0.002, spacing=1.0):
    """Letters as a thin solid, centred. EB Garamond when the machine has it, Blender's own face when not."""
    data = bpy.data.curves.new('text', 'FONT')
    for path in FONTS:
        if os.path.exists(path):
            data.font = bpy.data.fonts.load(path, check_existing=True)
    data.body, data.size, data.extrude = words, size, thick
    data.align_x, data.align_y, data.space_character = 'CENTER', 'CENTER', spacing
    ob = bpy.data.objects.new('text', data)
    bpy.context.scene.collection.objects.link(ob)
    me = bpy.data.meshes.new_from_object(ob.evaluated_get(bpy.context.evaluated_depsgraph_get()))
    bpy.data.objects.remove(ob)
    return add('text', me, mat, at)

