"""Take the noise out of a render. Light that a surface scatters and light that it mirrors are filtered apart, both with
the surface's own colour divided out, so that a weave stays sharp however soft its light is, and the window keeps its
edge in a glaze. The noise-free passes say where one surface ends; the noise itself says how far to trust a difference."""
import cv2
import numpy as np
from numba import njit

B3 = np.array([1, 4, 6, 4, 1], np.float32) / 16


def spread(light):
    """How noisy each place is, from the part of the picture that only noise can make."""
    k = np.array([[1, -2, 1], [-2, 4, -2], [1, -2, 1]], np.float32) / 6
    high = np.abs(cv2.filter2D(light, -1, k, borderType=cv2.BORDER_REFLECT))
    return cv2.GaussianBlur(np.minimum(high, np.percentile(high, 99.7)), (0, 0), 7) * 1.25


def calm(light, factor):
    """Single bright grains are brought down to what lies around them."""
    mid = cv2.medianBlur(light, 3)
    return np.minimum(light, cv2.dilate(mid, np.ones((3, 3), np.uint8)) * factor + 0.02)


def slope(depth):
    """How depth changes to the right and downwards: of the two neighbours, the one on the same surface counts."""
    out = np.zeros((*depth.shape, 2), np.float32)
    for axis in (0, 1):
        step = np.diff(depth, axis=axis)
        pad = [(1, 0) if a == axis else (0, 0) for a in (0, 1)], [(0, 1) if a == axis else (0, 0) for a in (0, 1)]
        before, after = np.pad(step, pad[0], 'edge'), np.pad(step, pad[1], 'edge')
        out[..., 1 - axis] = np.where(np.abs(before) < np.abs(after), before, after)
    return out


@njit(fastmath=True, cache=True)
def wavelet(light, lum, sigma, normal, depth, grade, kernel, step, sharp, near):
    h, w, _ = light.shape
    out = np.empty_like(light)
    left = np.empty_like(sigma)
    reach = len(kernel) // 2
    for y in range(h):
        for x in range(w):
            l0, z0 = lum[y, x], depth[y, x]
            n0, n1, n2 = normal[y, x, 0], normal[y, x, 1], normal[y, x, 2]
            gx, gy = grade[y, x, 0], grade[y, x, 1]
            il = np.float32(1) / (near * sigma[y, x] + np.float32(1e-3))
            iz = np.float32(1) / (z0 * np.float32(0.0012) * step + np.float32(0.5) * step * (abs(gx) + abs(gy)) + np.float32(1e-5))
            total = np.float32(0)
            squares = np.float32(0)
            r = g = b = np.float32(0)
            for i in range(-reach, reach + 1):
                yy = y + i * step
                if yy < 0:
                    yy = -yy
                elif yy >= h:
                    yy = 2 * h - 2 - yy
                if yy < 0 or yy >= h:
                    continue
                for j in range(-reach, reach + 1):
                    xx = x + j * step
                    if xx < 0:
                        xx = -xx
                    elif xx >= w:
                        xx = 2 * w - 2 - xx
                    if xx < 0 or xx >= w:
                        continue
                    a, c, d = normal[yy, xx, 0] - n0, normal[yy, xx, 1] - n1, normal[yy, xx, 2] - n2
                    e = (a * a + c * c + d * d) * sharp
                    e += abs(lum[yy, xx] - l0) * il
                    e += abs(depth[yy, xx] - z0 - gx * (xx - x) - gy * (yy - y)) * iz
                    if e > 9:
                        continue
                    t = np.exp(-e) * kernel[i + reach] * kernel[j + reach]
                    r += light[yy, xx, 0] * t
                    g += light[yy, xx, 1] * t
                    b += light[yy, xx, 2] * t
                    total += t
                    squares += t * t
            out[y, x, 0], out[y, x, 1], out[y, x, 2] = r / total, g / total, b / total
            left[y, x] = sigma[y, x] * np.sqrt(squares) / total
    return out, left


def smooth(light, normal, depth, grade, levels, sharp, near, floor=0.05):
    """`sharp` is how much a turned surface counts as another one, `near` how many times the noise a difference may be."""
    sigma = spread(np.log(floor + light.mean(2)))
    for level in range(levels):
        lum = np.log(floor + light.mean(2))
        # The weights are taken from a slightly blurred picture: a grain does not vouch for itself.
        lum = cv2.GaussianBlur(lum, (0, 0), 1.1 if level == 0 else 0.6)
        kernel = B3 if level < 3 else B3[1:4] / B3[1:4].sum()
        # Noise that is left is no longer each pixel's own: the wider the reach, the more of a difference is let pass.
        light, sigma = wavelet(light, lum, sigma, normal, depth, grade, kernel, 2**level, np.float32(sharp), np.float32(near * (1 + level)))
    return light


def clean(passes):
    colour, depth = passes['colour'], passes['depth']
    normal = np.ascontiguousarray(cv2.GaussianBlur(passes['normal'], (0, 0), 0.7))
    grade = slope(depth)
    out, rest = np.zeros_like(colour), colour.copy()
    for name, levels, sharp, near, factor in (('diffuse', 6, 10.0, 2.2, 2.0), ('gloss', 4, 40.0, 2.2, 2.0)):
        light, own = passes[name], np.maximum(passes[name + '-colour'], 0)
        own = np.where(own.max(2, keepdims=True) < 1e-4, 1.0, own + 0.02).astype(np.float32)
        # Cycles hands out the light with the surface colour already divided out.
        seen = light * np.maximum(passes[name + '-colour'], 0)
        rest -= seen
        bare = calm(np.ascontiguousarray(seen / own), factor)
        out += smooth(bare, normal, depth, grade, levels, sharp, near) * own
    out += np.maximum(rest, 0)
    return outlines(out, colour, passes['albedo'], passes['normal'], depth)


@njit(fastmath=True, cache=True)
def fit(ys, xs, features, known, filtered, trust, reach):
    h, w, k = features.shape
    out = np.empty((len(ys), 3), np.float32)
    for m in range(len(ys)):
        y, x = ys[m], xs[m]
        left = np.zeros((k, k), np.float64)
        right = np.zeros((k, 3), np.float64)
        low = np.full(3, 1e9, np.float32)
        high = np.zeros(3, np.float32)
        for dy in range(-reach, reach + 1):
            for dx in range(-reach, reach + 1):
                a, b = min(max(y + dy, 0), h - 1), min(max(x + dx, 0), w - 1)
                t = trust[a, b] * np.exp(-(dy * dy + dx * dx) / 8.0)
                for i in range(k):
                    fi = features[a, b, i] * t
                    for j in range(i + 1):
                        left[i, j] += fi * features[a, b, j]
                    for c in range(3):
                        right[i, c] += fi * known[a, b, c]
                for c in range(3):
                    low[c], high[c] = min(low[c], filtered[a, b, c]), max(high[c], filtered[a, b, c])
        for i in range(k):
            for j in range(i):
                left[j, i] = left[i, j]
            left[i, i] += 4e-3 if i else 1e-4
        line = np.linalg.solve(left, right)
        for c in range(3):
            v = 0.0
            for i in range(k):
                v += features[y, x, i] * line[i, c]
            out[m, c] = min(max(v, low[c] * 0.9), high[c])
    return out


def outlines(filtered, colour, albedo, normal, depth):
    """Draw the outlines again. A pixel there is part one thing and part another, in the same proportion in every
    pass, so its colour follows from a straight-line fit of the clean colours around it to the clean passes."""
    near = np.ones((3, 3), np.uint8)
    edge = sum(np.abs(cv2.morphologyEx(a, cv2.MORPH_GRADIENT, near)).sum(2) for a in (albedo, normal * 0.4))
    edge = edge + cv2.morphologyEx(depth / depth.mean(), cv2.MORPH_GRADIENT, near) * 20
    on = edge > 0.4
    y, x = np.nonzero(on)
    if not len(y):
        return filtered
    far = np.clip(depth / np.median(depth), 0, 4)
    features = np.concatenate([np.ones_like(depth)[..., None], albedo, normal * 0.5, far[..., None] * 2], 2)
    bounded = np.minimum(colour, cv2.dilate(filtered, near) * 1.05 + 0.01)
    known = np.ascontiguousarray(np.where(on[..., None], bounded, filtered))
    out = filtered.copy()
    out[y, x] = fit(y, x, np.ascontiguousarray(features), known, filtered, np.where(on, 0.12, 1.0).astype(np.float32), 2)
    return out
