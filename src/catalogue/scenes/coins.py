"""The coins of six worlds, each with its metal, its enamel and its emblem."""

import math
from dataclasses import dataclass

import bpy

import emblems
from shapes import group, lathe, link, loft, place, solid, stamp
from surfaces import material

RADIUS = 1.05


@dataclass(frozen=True)
class World:
    metal: tuple
    enamel: tuple
    light: tuple
    emblem: object
    wood: tuple
    rough: float = 0.3


WORLDS = {
    'emberfall': World(
        (0.95, 0.36, 0.10), (0.30, 0.012, 0.008), (1.0, 0.22, 0.03), emblems.flame, (0.045, 0.012, 0.008)
    ),
    'skyward': World((0.90, 0.66, 0.30), (0.015, 0.16, 0.62), (0.10, 0.45, 1.0), emblems.wings, (0.03, 0.07, 0.16)),
    'tidebound': World((0.45, 0.85, 0.78), (0.0, 0.12, 0.13), (0.0, 0.75, 0.62), emblems.waves, (0.008, 0.05, 0.055)),
    'ironroot': World(
        (0.72, 0.42, 0.16), (0.02, 0.10, 0.025), (0.25, 0.8, 0.12), emblems.tree, (0.035, 0.03, 0.012), 0.36
    ),
    'starlane': World((0.62, 0.36, 0.98), (0.05, 0.012, 0.20), (0.45, 0.12, 1.0), emblems.star, (0.025, 0.012, 0.07)),
    'moonveil': World((0.58, 0.61, 0.72), (0.02, 0.025, 0.13), (0.30, 0.38, 1.0), emblems.moon, (0.025, 0.027, 0.06)),
}


def reeded(metal):
    """The body: raised rims, a milled edge."""
    steps = 336
    half = [
        (0.0, 0.062),
        (0.86, 0.062),
        (0.885, 0.07),
        (0.90, 0.094),
        (0.915, 0.1),
        (1.015, 0.1),
        (1.035, 0.094),
        (RADIUS, 0.078),
    ]
    profile = [(r, -z) for r, z in half] + [(r, z) for r, z in reversed(half)]
    rings = []
    for r, z in profile:
        mill = r >= RADIUS
        rings.append(
            [
                (
                    (r - 0.014 * (mill and i % 4 < 2)) * math.cos(math.tau * i / steps),
                    (r - 0.014 * (mill and i % 4 < 2)) * math.sin(math.tau * i / steps),
                    z,
                )
                for i in range(steps)
            ]
        )
    return loft('body', rings, metal, caps=(False, False), crease=30)


def mint(name):
    """The mesh of a world's coin, shared by all its coins."""
    world = WORLDS[name]
    metal = material(f'{name}-metal', world.metal, world.rough, 1.0)
    bright = material(f'{name}-bright', world.metal, 0.28, 1.0)
    enamel = material(f'{name}-enamel', world.enamel, 0.35, 0.35, coat=1.0)
    parts = [reeded(metal)]
    for side in (1, -1):
        field = lathe('field', [(0.80, 0.064), (0.79, 0.072), (0.0, 0.072)], enamel, caps=(False, False))
        bead = lathe(
            'bead',
            [(0.795, 0.066), (0.80, 0.084), (0.815, 0.088), (0.83, 0.084), (0.835, 0.066)],
            bright,
            caps=(False, False),
        )
        faces = [field, bead]
        for i, outlines in enumerate(world.emblem()):  # each a little higher, so that crossing stamps do not flicker
            faces.append(place(stamp('emblem', outlines, 0.03, 0.014, bright), (0, 0, 0.085 + 0.005 * i)))
        for thing in faces:
            if side < 0:
                place(thing, (0, 0, -thing.location.z), (180, 0, 0))
            parts.append(thing)
    bpy.context.view_layer.update()
    one = solid(parts, f'{name}-coin')
    data = one.data
    bpy.data.objects.remove(one)
    return data


def coin(data, parent=None, at=(0, 0, 0), turn=(0, 0, 0)):
    return place(link('coin', data, parent), at, turn)


def stack(data, parent, x, y, count, dice):
    """A stack that a hand has built: nearly straight."""
    for i in range(count):
        coin(
            data,
            parent,
            (x + dice.uniform(-0.05, 0.05), y + dice.uniform(-0.05, 0.05), 0.1 + 0.202 * i),
            (0, 0, dice.uniform(0, 360)),
        )


def hero(data, parent, at, face, tilt=72):
    """A coin that stands on its edge, turned by `face` and leaning back by 90 - `tilt` degrees."""
    stand = place(group('stand', parent), at, (0, 0, face))
    lean = math.radians(tilt)
    coin(data, stand, (0, 0, RADIUS * math.sin(lean) + 0.1 * math.cos(lean)), (tilt, 0, 0))
    return stand
