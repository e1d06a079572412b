"""A headset on its stand: padded band, cushions, light around the cups, a microphone."""

import math

from shapes import group, lathe, loft, place, rounded, slab, tube
from surfaces import CYAN, MAGENTA, VIOLET, material, rainbow

CENTRE, REACH = 5.4, 3.7


def band(name, start, end, radius, thick, wide, surface, parent):
    """A flat strip bent over the head, rounder towards its ends."""
    rings = []
    for i in range(61):
        f = i / 60
        a = math.radians(start + (end - start) * f)
        swell = min(1.0, 8 * f, 8 * (1 - f)) ** 0.5 if start > 5 else 1.0
        section = rounded(thick * max(0.25, swell), wide * (0.75 + 0.25 * math.sin(a)), min(thick, wide) * 0.45, 5)
        rings.append(
            [((radius + u) * math.cos(a), v, CENTRE + (radius * 1.08 + u) * math.sin(a)) for u, v, _ in section]
        )
    return loft(name, rings, surface, parent, crease=60)


def headset(hues=(CYAN, VIOLET, MAGENTA, VIOLET, CYAN), stand=True):
    root = group('headset')
    shell = material('shell', (0.018, 0.018, 0.022), 0.36, coat=0.2, grain=0.05)
    leather = material('leather', (0.02, 0.02, 0.023), 0.55, grain=0.5)
    metal = material('metal', (0.42, 0.42, 0.46), 0.3, 1.0)
    band('band', 0, 180, REACH, 0.2, 1.5, shell, root)
    band('pad', 28, 152, REACH - 0.3, 0.5, 1.35, leather, root)
    for side in (-1, 1):
        tube('arm', [(side * REACH, 0, CENTRE + 0.4), (side * REACH, 0, CENTRE - 0.4)], 0.24, metal, root, smooth=False)
        fork = [
            (side * (REACH + 0.1), 1.95 * math.cos(math.radians(a)), CENTRE - 2.0 + 1.95 * math.sin(math.radians(a)))
            for a in range(-10, 191, 10)
        ]
        tube('fork', fork, 0.15, metal, root)
        cup = place(group('cup', root), (side * (REACH + 0.05), 0, CENTRE - 2.1), (0, side * 90, 0))
        ring = rainbow('ring', hues, 6, cup, lamp=True)
        lathe(
            'shell',
            [
                (1.78, -0.62),
                (1.86, -0.5),
                (1.86, 0.05),
                (1.78, 0.32),
                (1.60, 0.46),
                (1.36, 0.5),
                (1.34, 0.46),
                (1.22, 0.46),
                (1.2, 0.5),
                (0.9, 0.56),
                (0.0, 0.58),
            ],
            shell,
            cup,
        )
        lathe('ring', [(1.34, 0.465), (1.34, 0.505), (1.22, 0.505), (1.22, 0.465)], ring, cup, caps=(False, False))
        cushion = [
            (1.42 + 0.46 * math.cos(math.radians(a)), -0.98 + 0.46 * math.sin(math.radians(a)))
            for a in range(0, 361, 15)
        ]
        lathe('cushion', cushion, leather, cup, caps=(False, False), crease=80)
        for x, y, w, h, lit in (
            (-0.26, 0, 0.14, 0.74, False),
            (0.0, -0.3, 0.66, 0.14, False),
            (0.14, 0.12, 0.26, 0.26, True),
        ):
            slab('mark', w, h, 0.55, 0.6, 0.03, 0.006, ring if lit else metal, cup, at=(x, y))
    boom = [
        (-REACH - 0.2, -1.5, CENTRE - 2.9),
        (-REACH - 0.1, -2.6, CENTRE - 3.5),
        (-REACH + 0.9, -3.5, CENTRE - 3.8),
        (-REACH + 2.2, -3.7, CENTRE - 3.7),
    ]
    tube('boom', boom, 0.09, shell, root)
    tip = lathe('tip', [(0, -0.5), (0.2, -0.46), (0.26, -0.3), (0.26, 0.3), (0.2, 0.46), (0, 0.5)], leather, root, 48)
    place(tip, boom[-1], (0, 84, 0))
    if stand:
        lathe('foot', [(2.3, 0), (2.3, 0.12), (2.22, 0.2), (0.5, 0.3), (0.34, 0.6), (0.3, 1.0)], shell, root)
        tube('post', [(0, 0, 0.2), (0, 0, CENTRE + REACH - 0.2)], 0.24, shell, root, smooth=False)
        slab('rest', 1.6, 1.2, CENTRE + REACH - 0.45, CENTRE + REACH - 0.18, 0.3, 0.1, leather, root)
    return root
