"""The one studio every picture is taken in: cove, window light, lens, exposure, and the colour of each collection."""
import math
import os

import bpy
from mathutils import Vector

import forms
import materials

# Backdrop, and how bright the room is.
ROOMS = {
    'ash-and-salt': dict(wall='#d0c9be', key=1.0, air=0.36),
    'long-evening': dict(wall='#5f4b41', key=0.8, air=0.22),
    'garden-door': dict(wall='#a2a58f', key=1.0, air=0.34),
    'reading-hour': dict(wall='#8a969e', key=0.95, air=0.32),
}


def clear():
    bpy.ops.wm.read_factory_settings(use_empty=True)
    forms.made.clear()
    materials.cache.clear()


def light(kind, at, to, size, power, colour=(1, 1, 1), shape='DISK'):
    lamp = bpy.data.lights.new('light', kind)
    lamp.energy, lamp.color = power, colour
    if kind == 'AREA':
        lamp.size, lamp.shape = size, shape
    else:
        lamp.shadow_soft_size = size
    ob = bpy.data.objects.new('light', lamp)
    ob.location = at
    ob.rotation_euler = (Vector(to) - Vector(at)).to_track_quat('-Z', 'Y').to_euler()
    bpy.context.scene.collection.objects.link(ob)
    return ob


def set_up(room, target, height, azimuth=0.0, tilt=9.0, wide=False, key=1.0, air=1.0, wall_at=0.95, lens=85.0, size=None, side=-1, stand=None, wall_y=None):
    """Cove, lights and camera for a picture `height` decimetres tall at the target. `stand` is the size of the
    room when the camera comes closer than the subject is large."""
    scene = bpy.context.scene
    look = ROOMS[room]
    s = stand or height
    y0 = wall_at * s
    radius = 0.75 * s
    if wall_y is not None:
        y0, radius = wall_y, 0.012 * s
    prof = [(-6 * s, 0.0), (y0 - 0.02 * s, 0.0)]
    prof += [(y0 + radius * math.sin(a), radius - radius * math.cos(a)) for a in [i / 24 * math.pi / 2 for i in range(25)]]
    prof += [(y0 + radius + 0.05 * s, 6 * s)]
    verts = [(x, y, z) for x in (-8 * s, 8 * s) for y, z in prof]
    n = len(prof)
    faces = [(i, i + 1, n + i + 1, n + i) for i in range(n - 1)]
    g = materials.Graph('cove')
    tone = materials.rgb(look['wall'])
    wash = g.noise(g.scaled(g.coords(), 1 / s, 1 / s, 1 / s), 2.2, 1)
    g.set(Base_Color=g.mix(g.map(wash, 0.3, 0.75, 0, 0.16, False), tone, tuple(c * 0.8 for c in tone)))
    flat = g.node('BsdfDiffuse', Color=g.bsdf.inputs['Base Color'].links[0].from_socket)
    g.put(g.out.inputs['Surface'], flat.outputs[0])
    cove = forms.mesh('cove', verts, faces, g.mat)
    forms.made.remove(cove)

    world = bpy.data.worlds.new('air')
    scene.world = world
    world.use_nodes = True
    world.cycles.sampling_method = 'NONE'
    back = world.node_tree.nodes['Background']
    back.inputs[0].default_value = (1.0, 0.965, 0.92, 1)
    back.inputs[1].default_value = look['air'] * air

    aim = Vector((target[0] if not stand else 0, 0, (target[2] if not stand else 0.3 * s)))
    k = look['key'] * key
    light('AREA', (side * 1.15 * s, -0.95 * s, 1.45 * s), aim, 0.95 * s, 31 * s * s * k, (1.0, 0.955, 0.89))
    light('AREA', (-side * 1.5 * s, -0.7 * s, 0.8 * s), aim, 1.3 * s, 4.5 * s * s * k, (0.88, 0.94, 1.0))
    light('AREA', (-side * 0.7 * s, 0.55 * s, 1.7 * s), aim, 0.5 * s, 6 * s * s * k, (1.0, 0.97, 0.94))

    cam = bpy.data.cameras.new('lens')
    cam.lens, cam.sensor_fit, cam.sensor_height, cam.sensor_width = lens, 'VERTICAL', 36, 36
    ob = bpy.data.objects.new('lens', cam)
    scene.collection.objects.link(ob)
    dist = height * lens / 36
    a, t = math.radians(azimuth), math.radians(tilt)
    eye = Vector(target) + Vector((math.sin(a) * math.cos(t), -math.cos(a) * math.cos(t), math.sin(t))) * dist
    ob.location = eye
    ob.rotation_euler = (Vector(target) - eye).to_track_quat('-Z', 'Y').to_euler()
    scene.camera = ob
    scene.render.resolution_x, scene.render.resolution_y = size or ((1920, 1080) if wide else (960, 1200))


def frame(objects, fill=0.62, aspect=0.8, tilt=9.0, lift=0.0, azimuth=0.0):
    """Where to aim and how tall the picture must be for the subject to fill that part of it."""
    bpy.context.view_layer.update()
    a, t = math.radians(azimuth), math.radians(tilt)
    right = Vector((math.cos(a), math.sin(a), 0))
    back = Vector((-math.sin(a) * math.cos(t), math.cos(a) * math.cos(t), -math.sin(t)))
    up = right.cross(back)
    pts = [ob.matrix_world @ v.co for ob in objects for v in list(ob.data.vertices)[:: max(1, len(ob.data.vertices) // 400)]]
    spans = []
    for axis in (right, up, back):
        d = [p.dot(axis) for p in pts]
        spans.append((min(d), max(d)))
    (x0, x1), (y0, y1), (z0, z1) = spans
    height = max((y1 - y0) / fill, (x1 - x0) / (fill * 1.08) / aspect)
    aim = right * (x0 + x1) / 2 + up * ((y0 + y1) / 2 + lift * height) + back * (z0 + z1) / 2
    return aim, height


def expose(samples, scale, seed, bounces=None):
    scene = bpy.context.scene
    scene.render.engine = 'CYCLES'
    c = scene.cycles
    c.device, c.samples, c.seed = 'CPU', samples, seed
    c.use_denoising = False
    c.use_adaptive_sampling, c.adaptive_threshold, c.adaptive_min_samples = True, 0.035, max(6, samples // 3)
    c.max_bounces, c.diffuse_bounces, c.glossy_bounces, c.transmission_bounces, c.transparent_max_bounces = 4, 1, 1, 3, 8
    c.caustics_reflective = c.caustics_refractive = False
    c.sample_clamp_indirect, c.sample_clamp_direct, c.blur_glossy = 1.2, 12.0, 0.6
    c.pixel_filter_type, c.filter_width = 'BLACKMAN_HARRIS', 1.5
    scene.render.use_persistent_data = True
    scene.render.resolution_percentage = scale
    scene.view_settings.view_transform = 'Filmic'
    scene.view_settings.look = 'Medium High Contrast'
    scene.view_settings.exposure = 0.35
    layer = bpy.context.view_layer
    layer.cycles.denoising_store_passes = True
    layer.use_pass_z = True


def take(path, samples=20, scale=100, seed=11, clean=True):
    """Render, clean and develop the picture to a PNG at `path`."""
    import develop
    expose(samples, scale, seed)
    scene = bpy.context.scene
    scene.use_nodes = True
    tree = scene.node_tree
    tree.nodes.clear()
    layers = tree.nodes.new('CompositorNodeRLayers')
    out = tree.nodes.new('CompositorNodeOutputFile')
    folder = path + '.passes'
    out.base_path = folder
    out.format.file_format, out.format.color_depth = 'OPEN_EXR', '32'
    out.format.exr_codec, out.format.color_mode = 'NONE', 'RGB'
    out.file_slots.clear()
    for name, socket in (('colour', 'Image'), ('albedo', 'Denoising Albedo'), ('normal', 'Denoising Normal'), ('depth', 'Denoising Depth')):
        out.file_slots.new(name)
        tree.links.new(layers.outputs[socket], out.inputs[name])
    scene.render.filepath = path + '.tmp.png'
    bpy.ops.render.render(write_still=False)
    develop.develop(folder, path, clean)
