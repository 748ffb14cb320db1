"""Clean the noise out of a render and bring it to paper: an edge-avoiding wavelet filter on the light alone,
guided by the noise-free passes, so that glaze, grain and thread stay as sharp as they were rendered."""
import glob
import os
import shutil

os.environ['OPENCV_IO_ENABLE_OPENEXR'] = '1'

import bpy
import cv2
import numpy as np

cv2.setNumThreads(1)
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
    gn = cv2.GaussianBlur(normal, (0, 0), 0.6) * np.float32(14**0.5)
    ga = cv2.GaussianBlur(albedo, (0, 0), 0.6) * np.float32(60**0.5)
    guide = np.ascontiguousarray(np.concatenate([gn, ga], 2))
    sigma = spread(np.log1p(4 * light.mean(2)))
    for level in range(levels):
        step = 2**level
        kernel = B3 if level < 2 else B3[1:4]
        reach = len(kernel) // 2
        pad = reach * step
        lum = np.log1p(4 * light.mean(2))
        lum = cv2.GaussianBlur(lum, (0, 0), 0.9 if level == 0 else 0.5)
        grown = [cv2.copyMakeBorder(a, pad, pad, pad, pad, cv2.BORDER_REFLECT) for a in (light, lum, depth)]
        wide = np.pad(guide, ((pad, pad), (pad, pad), (0, 0)), 'reflect')
        far = (60.0 / step) / depth
        total = np.zeros_like(light)
        weight = np.zeros_like(depth)
        inv = 1.0 / (sigma * (2.6 if level == 0 else 2.0) + 0.004)
        for i in range(len(kernel)):
            for j in range(len(kernel)):
                a, b = i * step, j * step
                l2, m2, d2 = (g[a:a + h, b:b + w] for g in grown)
                d = wide[a:a + h, b:b + w] - guide
                e = np.einsum('ijk,ijk->ij', d, d)
                e += np.abs(m2 - lum) * inv
                e += np.abs(d2 - depth) * far
                wgt = cv2.exp(-e) * (kernel[i] * kernel[j])
                total += l2 * wgt[..., None]
                weight += wgt
        light = total / weight[..., None]
        sigma = sigma * (0.62 if level == 0 else 0.55)
    return outlines(light * base, colour, albedo, normal, depth)


def outlines(filtered, colour, albedo, normal, depth, reach=2):
    """Draw the outlines again. A pixel there is part one thing and part another, in the same proportion in every
    pass, so its colour follows from a straight-line fit of the clean colours around it to the clean passes."""
    near = np.ones((3, 3), np.uint8)
    edge = sum(np.abs(cv2.morphologyEx(a, cv2.MORPH_GRADIENT, near)).sum(2) for a in (albedo, normal * 0.4))
    edge = edge + cv2.morphologyEx(depth / depth.mean(), cv2.MORPH_GRADIENT, near) * 20
    on = edge > 0.4
    y, x = np.nonzero(on)
    if not len(y):
        return filtered
    h, w = depth.shape
    far = np.clip(depth / np.median(depth), 0, 4)
    features = np.concatenate([np.ones_like(depth)[..., None], albedo, normal * 0.5, far[..., None] * 2], 2)
    mid = np.minimum(colour, cv2.dilate(filtered, near) * 1.05 + 0.01)
    known = np.where(on[..., None], mid, filtered)
    trust = np.where(on, 0.12, 1.0).astype(np.float32)
    out = filtered.copy()
    span = range(-reach, reach + 1)
    for start in range(0, len(y), 40000):
        yy, xx = y[start:start + 40000], x[start:start + 40000]
        n, k = len(yy), features.shape[2]
        left = np.zeros((n, k, k), np.float32)
        right = np.zeros((n, k, 3), np.float32)
        here = features[yy, xx]
        low = np.full((n, 3), 1e9, np.float32)
        high = np.zeros((n, 3), np.float32)
        for dy in span:
            for dx in span:
                a, b = np.clip(yy + dy, 0, h - 1), np.clip(xx + dx, 0, w - 1)
                f, c = features[a, b], known[a, b]
                t = trust[a, b] * np.exp(-(dy * dy + dx * dx) / 8.0, dtype=np.float32)
                left += (f * t[:, None])[:, :, None] * f[:, None, :]
                right += (f * t[:, None])[:, :, None] * c[:, None, :]
                if abs(dy) < 3 and abs(dx) < 3:
                    plainly = filtered[a, b]
                    low, high = np.minimum(low, plainly), np.maximum(high, plainly)
        left += np.eye(k, dtype=np.float32) * 4e-3
        left[:, 0, 0] -= 3.9e-3
        fit = np.linalg.solve(left, right)
        out[yy, xx] = np.clip((here[:, :, None] * fit).sum(1), low * 0.9, high)
    return out


def develop(folder, path, filtered=True):
    colour = load(folder, 'colour')
    if filtered:
        albedo, normal = load(folder, 'albedo'), load(folder, 'normal')
        depth = np.clip(load(folder, 'depth')[..., 0], 0.01, 1e4)
        colour = clean(colour, albedo, normal, depth)
    h, w = colour.shape[:2]
    # A little bloom, a little fall-off to the corners, and a fine grain that keeps wide tones from banding.
    bright = np.clip(colour - 0.9, 0, 6)
    small = cv2.resize(bright, (w // 8, h // 8), interpolation=cv2.INTER_AREA)
    halo = 0.05 * cv2.GaussianBlur(small, (0, 0), h / 320) + 0.03 * cv2.GaussianBlur(small, (0, 0), h / 96)
    colour = colour + cv2.resize(halo, (w, h), interpolation=cv2.INTER_CUBIC)
    y, x = np.mgrid[0:h, 0:w].astype(np.float32)
    r2 = ((x / w - 0.5) ** 2 + (y / h - 0.5) ** 2) * 2
    colour = colour * (1 - 0.16 * r2**1.3)[..., None]
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
