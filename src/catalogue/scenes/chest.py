"""A chest that stands open."""

import math

from shapes import group, lathe, loft, place, slab
from surfaces import glow, material


def chest(parent, world):
    """An open chest with metal bands and a lamp for a lock; answers what coins can fall against."""
    wood = material('wood', world.wood, 0.42, coat=0.35, grain=0.3)
    band = material('band', world.metal, 0.3, 1.0)
    gem = glow('gem', world.light, 6)
    w, d, h, t = 4.6, 2.9, 2.0, 0.16
    walls = [
        slab('bottom', w, d, 0.0, 0.3, 0.1, 0.03, wood, parent),
        slab('front', w, t, 0.0, h, 0.05, 0.03, wood, parent, at=(0, -d / 2)),
        slab('back', w, t, 0.0, h, 0.05, 0.03, wood, parent, at=(0, d / 2)),
        slab('left', t, d, 0.0, h, 0.05, 0.03, wood, parent, at=(-w / 2, 0)),
        slab('right', t, d, 0.0, h, 0.05, 0.03, wood, parent, at=(w / 2, 0)),
    ]
    slab('band', w + 0.28, d + 0.28, 0.0, 0.24, 0.14, 0.04, band, parent)
    for x in (-w / 2 - 0.06, w / 2 + 0.06):
        for y in (-d / 2 - 0.06, d / 2 + 0.06):
            slab('corner', 0.36, 0.36, 0.0, h + 0.02, 0.08, 0.04, band, parent, at=(x * 0.985, y * 0.975))
    for y in (-d / 2, d / 2):
        slab('lip', w + 0.16, 0.26, h - 0.2, h + 0.04, 0.06, 0.03, band, parent, at=(0, y))
    for x in (-w / 2, w / 2):
        slab('lip', 0.26, d + 0.16, h - 0.2, h + 0.04, 0.06, 0.03, band, parent, at=(x, 0))
    for x in (-1.25, 1.25):
        slab('strap', 0.34, 0.1, 0.0, h, 0.03, 0.02, band, parent, at=(x, -d / 2 - 0.1))
    lock = group('lock', parent)
    place(lock, (0, -d / 2 - 0.12, h - 0.42), (90, 0, 0))
    lathe('plate', [(0.42, 0), (0.42, 0.06), (0.37, 0.1), (0.26, 0.1), (0.24, 0.07), (0, 0.07)], band, lock, 64)
    lathe('gem', [(0.23, 0.06), (0.2, 0.12), (0.1, 0.17), (0.0, 0.18)], gem, lock, 8, crease=5)
    lid = group('lid', parent)
    place(lid, (0, d / 2 + 0.05, h + 0.05), (-108, 0, 0))
    for name, x0, x1, lift, surface in (
        ('shell', -w / 2, w / 2, 0, wood),
        ('hoop', -w / 2 - 0.05, -w / 2 + 0.3, 0.05, band),
        ('hoop', w / 2 - 0.3, w / 2 + 0.05, 0.05, band),
        ('hoop', -1.42, -1.08, 0.05, band),
        ('hoop', 1.08, 1.42, 0.05, band),
    ):
        outer = [
            (-d / 2 + (d / 2 + lift) * math.cos(math.radians(a)), (1.15 + lift) * math.sin(math.radians(a)))
            for a in range(0, 181, 6)
        ]
        inner = [
            (-d / 2 + (d / 2 - 0.14 - lift) * math.cos(math.radians(a)), (1.01 - lift) * math.sin(math.radians(a)))
            for a in range(180, -1, -6)
        ]
        loft(name, [[(x, y, z - lift / 4) for y, z in outer + inner] for x in (x0, x1)], surface, lid, crease=30)
    return walls
