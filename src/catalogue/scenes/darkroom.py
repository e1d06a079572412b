"""What happens after the exposure. Debian's Blender has no denoiser, so here is a small one: an edge-avoiding
wavelet (Dammertz and others, 2010) that averages only pixels of like surface, direction and brightness."""

import os

import bpy
import numpy as np

PASSES = {'Image': 'image', 'Denoising Albedo': 'albedo', 'Denoising Normal': 'normal'}


def route(scene, folder):
    """Sends the picture and its guides to float files."""
    scene.use_nodes = True
    tree = scene.node_tree
    tree.nodes.clear()
    layers, files = tree.nodes.new('CompositorNodeRLayers'), tree.nodes.new('CompositorNodeOutputFile')
    files.base_path = folder
    files.format.file_format = 'OPEN_EXR'
    files.format.color_depth = '32'
    files.file_slots.clear()
    for source, name in PASSES.items():
        files.file_slots.new(f'{name}-')
        tree.links.new(layers.outputs[source], files.inputs[f'{name}-'])


def load(folder, name):
    path = next(os.path.join(folder, f) for f in os.listdir(folder) if f.startswith(f'{name}-'))
    picture = bpy.data.images.load(path)
    picture.colorspace_settings.name = 'Linear'
    width, height = picture.size
    pixels = np.empty(width * height * 4, dtype=np.float32)
    picture.pixels.foreach_get(pixels)
    return pixels.reshape(height, width, 4)[..., :3]


def shifted(field, dx, dy):
    height, width = field.shape[:2]
    rows = np.clip(np.arange(height) + dy, 0, height - 1)
    columns = np.clip(np.arange(width) + dx, 0, width - 1)
    return field[rows][:, columns]


def kin(albedo, normal, dx, dy):
    """How much the pixel at an offset belongs to the same surface, 0 to 1."""
    apart = ((shifted(normal, dx, dy) - normal) ** 2).sum(-1, keepdims=True) / 0.02
    apart += ((shifted(albedo, dx, dy) - albedo) ** 2).sum(-1, keepdims=True) / 0.004
    return np.exp(-apart)


def grain(field, albedo, normal):
    """The spread of brightness around each pixel among its kin: what is noise, as the guides show no cause for it."""
    total, squares, weights = 0, 0, 0
    for dy in range(-2, 3):
        for dx in range(-2, 3):
            weight, other = kin(albedo, normal, dx, dy), shifted(field, dx, dy).mean(-1, keepdims=True)
            total, squares, weights = total + weight * other, squares + weight * other**2, weights + weight
    return np.sqrt(np.maximum(squares / weights - (total / weights) ** 2, 0))


def smooth(colour, albedo, normal, samples, passes=5):
    """The wavelet. Works on compressed brightness, so that highlights do not bleed."""
    field = colour / (1 + colour)
    kernel = {0: 3 / 8, 1: 1 / 4, 2: 1 / 16}
    tolerance = 0.5 / np.sqrt(samples) + 3.0 * grain(field, albedo, normal)
    for level in range(passes):
        step, total, weights = 2**level, np.zeros_like(field), np.zeros(field.shape[:2] + (1,), np.float32)
        near = (tolerance / 1.8**level) ** 2
        for dy in range(-2, 3):
            for dx in range(-2, 3):
                other = shifted(field, dx * step, dy * step)
                apart = ((other - field) ** 2).sum(-1, keepdims=True) / near
                weight = kernel[abs(dx)] * kernel[abs(dy)] * np.exp(-apart) * kin(albedo, normal, dx * step, dy * step)
                total += other * weight
                weights += weight
        field = total / weights
    return field / np.maximum(1 - field, 1e-4)


def blurred(field, radius):
    """Three box blurs, which are all but a bell curve."""
    for axis in (0, 1, 0, 1, 0, 1):
        padded = np.concatenate(
            [
                np.repeat(field.take([0], axis), radius + 1, axis),
                field,
                np.repeat(field.take([-1], axis), radius, axis),
            ],
            axis,
        )
        sums = padded.cumsum(axis, dtype=np.float64)
        length = field.shape[axis]
        window = 2 * radius + 1
        field = (sums.take(range(window, window + length), axis) - sums.take(range(length), axis)) / window
    return field.astype(np.float32)


def develop(scene, folder, path, samples, bloom):
    """Cleans, lets lamps bloom, and writes the file with the scene's film curve."""
    colour, albedo, normal = (load(folder, name) for name in PASSES.values())
    colour = np.minimum(colour, 60)
    clean = smooth(colour, albedo, normal, samples)
    lamps = np.minimum(np.maximum(clean - 1.0, 0), 12)
    for share, part in ((0.7, 120), (0.3, 30)):
        clean = clean + bloom * share * blurred(lamps, max(2, clean.shape[1] // part))
    height, width = clean.shape[:2]
    picture = bpy.data.images.new('print', width, height, float_buffer=True)
    picture.colorspace_settings.name = 'Linear'
    picture.pixels.foreach_set(np.dstack([clean, np.ones((height, width), np.float32)]).ravel())
    scene.render.image_settings.file_format = 'PNG'
    scene.render.image_settings.color_mode = 'RGB'
    scene.render.image_settings.color_depth = '16'
    picture.save_render(path, scene=scene)
