"""What happens after the exposure. Debian's Blender has no denoiser, so here is a small one: an edge-avoiding
wavelet (Dammertz and others, 2010) that averages only pixels of like surface, direction and brightness."""

import os
from concurrent.futures import ThreadPoolExecutor

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


# The longest step of the wavelet to one side; how many rows are worked on at once, so that they stay in cache.
REACH, STRIP = 32, 16


def planes(*fields):
    """Pictures as one stack of planes, repeated at their edges, so that a neighbour is a slice."""
    stack = np.concatenate([field.transpose(2, 0, 1) for field in fields]).astype(np.float32)
    return np.pad(stack, ((0, 0), (REACH, REACH), (REACH, REACH)), 'edge')


def window(stack, rows, width, dx=0, dy=0):
    """The pixels at an offset from those of some rows."""
    return stack[:, REACH + rows[0] + dy : REACH + rows[1] + dy, REACH + dx : REACH + dx + width]


def apart(one, other):
    """The square of the distance of each pixel to another one."""
    difference = one - other
    return np.einsum('chw,chw->hw', difference, difference)


TAPS = [(dx, dy) for dy in range(-2, 3) for dx in range(-2, 3)]


def in_strips(work, height, width):
    """Stacks what `work` makes of the rows of each strip."""
    strips = [(start, min(start + STRIP, height)) for start in range(0, height, STRIP)]
    with ThreadPoolExecutor(int(os.environ.get('SCENE_THREADS', '2'))) as pool:
        return np.concatenate(list(pool.map(lambda rows: work(rows, width), strips)), axis=-2)


def grain(field, guide, height, width):
    """The spread of brightness around each pixel among its kin: what is noise, as the guides show no cause for it."""
    bright = field.mean(0, keepdims=True)

    def work(rows, width):
        here, total, squares, weights = window(guide, rows, width), 0, 0, 0
        for dx, dy in TAPS:
            weight = np.exp(-apart(window(guide, rows, width, dx, dy), here))
            other = window(bright, rows, width, dx, dy)[0]
            total, squares, weights = total + weight * other, squares + weight * other**2, weights + weight
        return np.sqrt(np.maximum(squares / weights - (total / weights) ** 2, 0))

    return in_strips(work, height, width)


def smooth(colour, albedo, normal, samples, passes=5):
    """The wavelet. Works on compressed brightness, so that highlights do not bleed. How much a pixel belongs to the same
    surface as another, 0 to 1, comes from the guides: the distance of their normals and of their colours."""
    height, width = colour.shape[:2]
    guide = planes(normal / np.sqrt(0.02), albedo / np.sqrt(0.004))
    field = planes(colour / (1 + colour))
    kernel = {0: 3 / 8, 1: 1 / 4, 2: 1 / 16}
    tolerance = 0.5 / np.sqrt(samples) + 3.0 * grain(field, guide, height, width)
    for level in range(passes):

        def work(rows, width, level=level, step=2**level):
            near = (tolerance[rows[0] : rows[1]] / 1.8**level) ** 2
            here, kind = window(field, rows, width), window(guide, rows, width)
            total, weights = np.zeros_like(here), np.zeros_like(here[0])
            for dx, dy in TAPS:
                other = window(field, rows, width, dx * step, dy * step)
                far = apart(other, here) / near + apart(window(guide, rows, width, dx * step, dy * step), kind)
                weight = np.float32(kernel[abs(dx)] * kernel[abs(dy)]) * np.exp(-far)
                total += other * weight
                weights += weight
            return total / weights

        field = planes(in_strips(work, height, width).transpose(1, 2, 0))
    clean = even(field, guide, height, width).transpose(1, 2, 0)
    return clean / np.maximum(1 - clean, 1e-4)


def even(field, guide, height, width):
    """Where surfaces meet, a pixel has little kin, and its few samples make steps of the edge: the less kin it has, the more
    it takes on of its eight neighbours."""

    def work(rows, width):
        here, kind = window(field, rows, width), window(guide, rows, width)
        around, kin = np.zeros_like(here), np.zeros_like(here[0])
        for dx, dy in TAPS:
            if max(abs(dx), abs(dy)) < 2:
                share = np.float32((2 - abs(dx)) * (2 - abs(dy)) / 16)
                around += share * window(field, rows, width, dx, dy)
                kin += share * np.exp(-apart(window(guide, rows, width, dx, dy), kind))
        alone = np.clip(2 * (1 - kin), 0, 1)
        return here + alone * (around - here)

    return in_strips(work, height, width)


def unspecked(field):
    """Brings a pixel that is brighter or darker than each of its eight neighbours back to what they span: a lone speck is
    noise, and a line or an edge has more pixels than one."""
    height, width = field.shape[:2]
    wide = np.pad(field, ((1, 1), (1, 1), (0, 0)), 'edge')
    around = [
        wide[1 + dy : 1 + dy + height, 1 + dx : 1 + dx + width]
        for dy in (-1, 0, 1)
        for dx in (-1, 0, 1)
        if (dx, dy) != (0, 0)
    ]
    return np.clip(field, np.minimum.reduce(around), np.maximum.reduce(around))


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
    clean = unspecked(smooth(colour, albedo, normal, samples))
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
