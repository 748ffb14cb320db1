"""Bring a clean picture to paper: bloom, fall-off to the corners, a fine grain, and Blender's film curve."""
import glob
import os
import shutil

os.environ['OPENCV_IO_ENABLE_OPENEXR'] = '1'

import bpy
import cv2
import numpy as np

import denoise

cv2.setNumThreads(1)
PASSES = ('colour', 'diffuse', 'diffuse-colour', 'gloss', 'gloss-colour', 'albedo', 'normal')


def load(folder, name):
    path = glob.glob(os.path.join(folder, name + '0*.exr'))[0]
    return np.ascontiguousarray(cv2.imread(path, cv2.IMREAD_UNCHANGED)[..., :3].astype(np.float32))


def crisp(colour, amount=0.35):
    """Edges are drawn a little firmer, as a lens stopped down would; never beyond a third of what is there."""
    firmer = colour + amount * (colour - cv2.GaussianBlur(colour, (0, 0), 1.1))
    return np.clip(firmer, colour * 0.75, colour * 1.33)


def bloom(colour):
    """What shines spreads a little in the lens, the wider the redder, as a flame does in air."""
    h, w = colour.shape[:2]
    small = cv2.resize(np.clip(colour - 0.9, 0, 6), (w // 8, h // 8), interpolation=cv2.INTER_AREA)
    halo = np.zeros_like(small)
    for size, amount, tint in ((320, 0.05, (0.8, 0.92, 1.0)), (96, 0.03, (0.55, 0.78, 1.0)), (26, 0.05, (0.3, 0.58, 1.0))):
        # Blue first, as the passes are read.
        halo += amount * cv2.GaussianBlur(small, (0, 0), h / size) * np.array(tint, np.float32)
    return colour + cv2.resize(halo, (w, h), interpolation=cv2.INTER_CUBIC)


def develop(folder, path, filtered=True):
    passes = {name: load(folder, name) for name in PASSES}
    passes['depth'] = np.clip(load(folder, 'depth')[..., 0], 0.01, 1e4)
    colour = denoise.clean(passes) if filtered else passes['colour']
    h, w = colour.shape[:2]
    colour = bloom(crisp(colour))
    # A little fall-off to the corners, and a fine grain that keeps wide tones from banding.
    y, x = np.mgrid[0:h, 0:w].astype(np.float32)
    r2 = ((x / w - 0.5) ** 2 + (y / h - 0.5) ** 2) * 2
    colour = colour * (1 - 0.12 * r2**1.3)[..., None]
    grain = np.random.default_rng(5).normal(0, 1, (h, w)).astype(np.float32)
    colour = colour * (1 + 0.012 * grain)[..., None]
    out = np.ones((h, w, 4), np.float32)
    out[..., :3] = np.maximum(colour, 0)[::-1, :, ::-1]
    img = bpy.data.images.new('print', w, h, float_buffer=True)
    img.colorspace_settings.name = 'Linear'
    img.pixels.foreach_set(out.ravel())
    scene = bpy.context.scene
    scene.render.image_settings.file_format = 'PNG'
    scene.render.image_settings.color_mode = 'RGB'
    scene.render.image_settings.color_depth = '8'
    scene.render.image_settings.compression = 15
    scene.render.dither_intensity = 1.0
    img.save_render(path, scene=scene)
    if not os.environ.get('KEEP_PASSES'):
        shutil.rmtree(folder, ignore_errors=True)
