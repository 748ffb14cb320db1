"""Every picture is set up, framed, exposed and taken here."""
import math

import bpy
from mathutils import Vector

import forms
import light
import materials
import places


def clear():
    bpy.ops.wm.read_factory_settings(use_empty=True)
    forms.made.clear()
    materials.cache.clear()


def set_up(room, target, height, azimuth=0.0, tilt=9.0, wide=False, key=1.0, air=1.0, lens=85.0, size=None, stand=None, place='table', turn=None, panes=0.0):
    """Place, light and camera for a picture `height` decimetres tall at the target. `stand` is the size of the
    room when the camera comes closer than the subject is large. The room faces the lens unless `turn` says otherwise."""
    look = places.ROOMS[room]
    s = stand or height
    turn = azimuth if turn is None else turn
    wall = places.build(place, room, s, turn)
    aim = (0, 0, 0.32 * s) if stand else (0, 0, max(target[2], 0.2 * s))
    k = look['key'] * key * 1.15
    light.air(look['air'] * air)
    light.window(s, aim, k * (1 - 0.45 * panes), turn)
    light.bounce(s, aim, k, turn)
    if panes:
        light.panes(s, aim, wall, k * panes, turn)
    point(target, height, azimuth, tilt, lens)
    scene = bpy.context.scene
    scene.render.resolution_x, scene.render.resolution_y = size or ((2560, 1440) if wide else (1536, 1920))


def point(target, height, azimuth, tilt, lens):
    """Put up the camera so far away that the picture is `height` tall at the target."""
    cam = bpy.data.cameras.new('lens')
    cam.lens, cam.sensor_fit, cam.sensor_height, cam.sensor_width = lens, 'VERTICAL', 36, 36
    ob = bpy.data.objects.new('lens', cam)
    a, t = math.radians(azimuth), math.radians(tilt)
    eye = Vector(target) + Vector((math.sin(a) * math.cos(t), -math.cos(a) * math.cos(t), math.sin(t))) * (height * lens / 36)
    ob.location = eye
    ob.rotation_euler = (Vector(target) - eye).to_track_quat('-Z', 'Y').to_euler()
    bpy.context.scene.collection.objects.link(ob)
    bpy.context.scene.camera = ob


def frame(objects, fill=0.62, aspect=0.8, tilt=9.0, lift=0.0, azimuth=0.0, aside=0.0):
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
    aim = right * ((x0 + x1) / 2 - aside * height) + up * ((y0 + y1) / 2 + lift * height) + back * (z0 + z1) / 2
    return aim, height


def expose(samples, scale, seed, bounces=None):
    scene = bpy.context.scene
    scene.render.engine = 'CYCLES'
    c = scene.cycles
    c.device, c.samples, c.seed = 'CPU', samples, seed
    c.use_denoising = False
    c.use_adaptive_sampling, c.adaptive_threshold, c.adaptive_min_samples = True, 0.035, max(5, samples // 2)
    c.max_bounces, c.diffuse_bounces, c.glossy_bounces, c.transmission_bounces, c.transparent_max_bounces = 4, 1, 1, 3, 8
    c.caustics_reflective = c.caustics_refractive = False
    c.sample_clamp_indirect, c.sample_clamp_direct, c.blur_glossy = 1.2, 12.0, 0.6
    c.pixel_filter_type, c.filter_width = 'BLACKMAN_HARRIS', 1.5
    scene.render.use_persistent_data = False
    scene.render.resolution_percentage = scale
    scene.view_settings.view_transform = 'Filmic'
    scene.view_settings.look = 'Medium High Contrast'
    scene.view_settings.exposure = 0.35
    layer = bpy.context.view_layer
    layer.cycles.denoising_store_passes = True
    for what in ('direct', 'indirect', 'color'):
        setattr(layer, f'use_pass_diffuse_{what}', True)
        setattr(layer, f'use_pass_glossy_{what}', True)


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
    def keep(name, socket):
        out.file_slots.new(name)
        tree.links.new(socket, out.inputs[name])

    def both(direct, bounced):
        add = tree.nodes.new('CompositorNodeMixRGB')
        add.blend_type = 'ADD'
        tree.links.new(layers.outputs[direct], add.inputs[1])
        tree.links.new(layers.outputs[bounced], add.inputs[2])
        return add.outputs[0]

    for name, socket in (('colour', 'Image'), ('diffuse-colour', 'DiffCol'), ('gloss-colour', 'GlossCol'), ('albedo', 'Denoising Albedo'), ('normal', 'Denoising Normal'), ('depth', 'Denoising Depth')):
        keep(name, layers.outputs[socket])
    keep('diffuse', both('DiffDir', 'DiffInd'))
    keep('gloss', both('GlossDir', 'GlossInd'))
    scene.render.filepath = path + '.tmp.png'
    bpy.ops.render.render(write_still=False)
    develop.develop(folder, path, clean)
