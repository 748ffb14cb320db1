"""Clean the noise out of a render and bring it to paper: an edge-avoiding wavelet filter on the light alone,
guided by the noise-free passes, so that glaze, grain and thread stay as sharp as they were rendered."""
import glob
import os
import shutil

os.environ['OPENCV_IO_ENABLE_OPENEXR'] = '1'

import bpy
import cv2
import numpy as np

B3 = np.array([1, 4, 6, 4, 1], np.float32) / 16


def load(folder, name):
    path = glob.glob(os.path.join(folder, name + '*.exr'))[0]
    return cv2.imread(path, cv2.IMREAD_UNCHANGED)[..., :3].astype(np.float32)


def spread(light):
    """How noisy each place is, from the part of the picture that only noise can make."""
    k = np.array([[1, -2, 1], [-2, 4, -2], [1, -2, 1]], np.float32) / 6
    high = np.abs(cv2.filter2D(light, -1, k, borderType=cv2.BORDER_REFLECT))
    return cv2.GaussianBlur(np.minimum(high, np.percentile(high, 99.5)), (0, 0), 6) * 1.25


def clean(colour, albedo, normal, depth, levels=5):
    base = np.maximum(albedo, 0) + 0.04
    light = colour / base
    mid = cv2.medianBlur(light, 3)
    light = np.minimum(light, mid * 2.2 + 0.05)
    h, w = depth.shape
    gn = cv2.GaussianBlur(normal, (0, 0), 0.6)
    ga = cv2.GaussianBlur(albedo, (0, 0), 0.6)
    sigma = spread(np.log1p(4 * light.mean(2)))
    for level in range(levels):
        step = 2**level
        kernel = B3 if level < 2 else B3[1:4]
        reach = len(kernel) // 2
        pad = reach * step
        lum = np.log1p(4 * light.mean(2))
        lum = cv2.GaussianBlur(lum, (0, 0), 0.9 if level == 0 else 0.5)
        grown = [cv2.copyMakeBorder(a, pad, pad, pad, pad, cv2.BORDER_REFLECT) for a in (light, lum, gn, ga, depth)]
        total = np.zeros_like(light)
        weight = np.zeros_like(depth)
        inv = 1.0 / (sigma * (2.6 if level == 0 else 2.0) + 0.004)
        for i in range(len(kernel)):
            for j in range(len(kernel)):
                a, b = i * step, j * step
                l2, m2, n2, a2, d2 = (g[a:a + h, b:b + w] for g in grown)
                dn = n2 - gn
                da = a2 - ga
                e = np.abs(m2 - lum) * inv
                e += (dn * dn).sum(2) * 14
                e += (da * da).sum(2) * 60
                e += np.abs(d2 - depth) / depth * (60.0 / step)
                wgt = cv2.exp(-e) * (kernel[i] * kernel[j])
                total += l2 * wgt[..., None]
                weight += wgt
        light = total / weight[..., None]
        sigma = sigma * (0.62 if level == 0 else 0.55)
    return light * base


def develop(folder, path, filtered=True):
    colour = load(folder, 'colour')
    if filtered:
        albedo, normal = load(folder, 'albedo'), load(folder, 'normal')
        depth = np.clip(load(folder, 'depth')[..., 0], 0.01, 1e4)
        colour = clean(colour, albedo, normal, depth)
    h, w = colour.shape[:2]
    # A little bloom, a little fall-off to the corners, and a fine grain that keeps wide tones from banding.
    bright = np.clip(colour - 0.9, 0, 6)
    colour = colour + 0.05 * cv2.GaussianBlur(bright, (0, 0), h / 40) + 0.03 * cv2.GaussianBlur(bright, (0, 0), h / 12)
    y, x = np.mgrid[0:h, 0:w].astype(np.float32)
    r2 = ((x / w - 0.5) ** 2 + (y / h - 0.5) ** 2) * 2
    colour = colour * (1 - 0.16 * r2**1.3)[..., None]
    grain = np.random.default_rng(5).normal(0, 1, (h, w)).astype(np.float32)
    colour = colour * (1 + 0.008 * grain)[..., None]
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
    shutil.rmtree(folder, ignore_errors=True)
