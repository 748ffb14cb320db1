"""Light: one tall window to the north on the left of every picture, the sky behind it, and the room giving some back."""
import bpy
from mathutils import Vector

import forms
import materials
from forms import move

SKY = (0.95, 0.98, 1.0)
ROOM = (1.0, 0.95, 0.885)


def area(at, to, width, height, power, colour, turn=0.0):
    lamp = bpy.data.lights.new('light', 'AREA')
    lamp.energy, lamp.color, lamp.shape, lamp.size, lamp.size_y = power, colour, 'RECTANGLE', width, height
    ob = bpy.data.objects.new('light', lamp)
    spin = move(rz=turn)
    at, to = spin @ Vector(at), spin @ Vector(to)
    ob.matrix_world = move(*at) @ (to - at).to_track_quat('-Z', 'Y').to_matrix().to_4x4()
    bpy.context.scene.collection.objects.link(ob)
    return ob


def air(strength, colour=ROOM):
    """What the walls behind the camera give back."""
    world = bpy.data.worlds.new('air')
    bpy.context.scene.world = world
    world.use_nodes = True
    world.cycles.sampling_method = 'NONE'
    back = world.node_tree.nodes['Background']
    back.inputs[0].default_value = (*colour, 1)
    back.inputs[1].default_value = strength


def window(s, aim, k=1.0, turn=0.0):
    """The window itself: tall, a little before the piece, as wide as the picture."""
    x, y, z = aim
    area((x - 1.7 * s, y - 0.75 * s, z + 0.85 * s), (x, y, z), 1.25 * s, 1.5 * s, 46 * s * s * k, SKY, turn)


def panes(s, aim, wall, k=1.0, turn=0.0, across=2, up=3):
    """A brighter sky through the bars of the window: soft panes of light on the wall."""
    x, y, z = aim
    to = Vector((x + 0.02 * s, wall, z + 0.17 * s))
    at = to + Vector((-3.3 * s, -3.3 * s, 2.0 * s))
    area(at, to, 0.08 * s, 0.08 * s, 330 * s * s * k, (1.0, 0.97, 0.92), turn)
    mid = at.lerp(to, 0.52)
    frame = move(rz=turn) @ move(*mid) @ (to - at).to_track_quat('-Z', 'Y').to_matrix().to_4x4()
    w, h, bar, out = 0.3 * s, 0.58 * s, 0.026 * s, 9 * s
    bars = [(-out, -w / 2, -out, out), (w / 2, out, -out, out), (-w / 2, w / 2, h / 2, out), (-w / 2, w / 2, -out, -h / 2)]
    bars += [(-w / 2 + w * i / across - bar / 2, -w / 2 + w * i / across + bar / 2, -h / 2, h / 2) for i in range(1, across)]
    bars += [(-w / 2, w / 2, -h / 2 + h * i / up - bar / 2, -h / 2 + h * i / up + bar / 2) for i in range(1, up)]
    verts = [(x, y, 0) for x0, x1, y0, y1 in bars for x, y in ((x0, y0), (x1, y0), (x1, y1), (x0, y1))]
    blind = forms.mesh('window', verts, [tuple(range(i * 4, i * 4 + 4)) for i in range(len(bars))], materials.plain('#202020'), frame, smooth=False)
    forms.made.remove(blind)
    blind.visible_camera = blind.visible_glossy = blind.visible_diffuse = False
    return blind


def bounce(s, aim, k=1.0, turn=0.0):
    """The far wall of the room, warm and weak."""
    x, y, z = aim
    area((x + 1.9 * s, y - 0.9 * s, z + 0.3 * s), (x, y, z), 1.6 * s, 1.6 * s, 3.2 * s * s * k, ROOM, turn)
