"""Mother's Day: a gift with a bow, carnations, a heart of neon."""

import math
import random

from shapes import group, lathe, loft, mesh, place, slab, tube
from surfaces import glow, material


def ribbon(path, width, surface, parent):
    """A strip along a path in the upright plane."""
    points = [(x, y, z) for x, z in path for y in (-width / 2, -width / 6, width / 6, width / 2)]
    faces = [(4 * i + j, 4 * i + j + 1, 4 * i + j + 5, 4 * i + j + 4) for i in range(len(path) - 1) for j in range(3)]
    made = mesh('ribbon', points, faces, surface, parent, crease=80)
    thick = made.modifiers.new('thick', 'SOLIDIFY')
    thick.thickness = 0.035
    return made


def gift(paper=(0.42, 0.03, 0.10), satin=(0.95, 0.72, 0.62)):
    """A box with a lid, two bands and a bow."""
    root = group('gift')
    wrap, band = material('paper', paper, 0.42, coat=0.3, grain=0.1), material('satin', satin, 0.3, 0.25, Sheen=0.6)
    slab('box', 4.4, 4.4, 0.0, 3.0, 0.12, 0.05, wrap, root)
    slab('lid', 4.7, 4.7, 2.75, 3.5, 0.14, 0.06, wrap, root)
    for w, d in ((0.8, 4.43), (4.43, 0.8)):
        slab('band', w, d, 0.02, 2.8, 0.02, 0.01, band, root)
    for w, d in ((0.8, 4.75), (4.75, 0.8)):
        slab('band', w, d, 2.73, 3.53, 0.03, 0.02, band, root)
    bow = place(group('bow', root), (0, 0, 3.5))
    for turn, size, lift in (
        (20, 1.0, 62),
        (200, 1.0, 62),
        (110, 0.82, 50),
        (290, 0.82, 50),
        (65, 0.62, 25),
        (245, 0.62, 25),
    ):
        loop = []
        for i in range(33):
            t = math.pi * (i / 32 - 0.5)
            reach = 1.9 * math.cos(t) ** 0.8 * size
            loop.append(
                (
                    reach,
                    0.12 + 0.55 * size * math.sin(2 * t) * math.cos(t) + reach * math.tan(math.radians(lift)) * 0.45,
                )
            )
        place(ribbon(loop, 0.72, band, bow), (0, 0, 0), (0, 0, turn))
    for turn in (-20, 155):
        tail = [(0.1 + 2.35 * f, 0.15 + 0.35 * math.sin(f * 5.2) * (1 - f) + 0.05) for f in (i / 24 for i in range(25))]
        place(ribbon(tail, 0.62, band, bow), (0, 0, 0), (0, 0, turn))
    place(lathe('knot', [(0, 0), (0.34, 0.08), (0.44, 0.3), (0.34, 0.52), (0, 0.6)], band, bow, 40))
    return root


def carnation(colour, seed):
    """The flower of Mother's Day: ruffled layers in a green cup, a stem, two leaves. Stands on its stem's end."""
    dice, root = random.Random(seed), group('carnation')
    petal = material('petal', colour, 0.6, Sheen=0.8)
    green = material('green', (0.03, 0.13, 0.04), 0.5)
    head = place(group('head', root), (0, 0, 4.2))
    for layer in range(8):
        f = layer / 7
        wide, rise = 1.25 - 0.75 * f, 0.25 + 0.85 * f
        folds, phase = dice.randint(9, 13), dice.uniform(0, 6)
        rings = []
        for i in range(25):
            g = i / 24
            rings.append([])
            for j in range(720):
                a = math.tau * j / 720
                wave = math.sin(folds * a + phase) + 0.4 * math.sin(3 * folds * a + 2 * phase)
                jag = 0.03 * math.sin(48 * a + phase) * max(0, 8 * g - 7)
                r = 0.1 + (wide - 0.1) * g**0.8 * (1 + 0.07 * wave * g) + jag
                z = rise * g**0.9 + 0.13 * wave * g * g - 0.35 * (1 - f) * g**3
                rings[-1].append((r * math.cos(a), r * math.sin(a), z))
        loft('ruffle', rings, petal, head, caps=(False, False), crease=180)
    lathe('cup', [(0.12, -1.0), (0.3, -0.8), (0.36, -0.2), (0.5, 0.1), (0.42, 0.14), (0, 0.1)], green, head, 40)
    tube('stem', [(0, 0, 3.3), (0.05, 0.02, 2.0), (-0.05, 0, 0.8), (0, 0, 0)], 0.1, green, root)
    for z, turn in ((1.6, 30), (2.3, 200)):
        path = [(0.05 + 1.5 * t, 0.9 * t - 1.1 * t * t) for t in (i / 16 for i in range(17))]
        points = [
            (x, s * 0.16 * math.sin(math.pi * min(1, 0.08 + i / 16)), h)
            for i, (x, h) in enumerate(path)
            for s in (-1, 1)
        ]
        leaf = mesh(
            'leaf', points, [(2 * i, 2 * i + 1, 2 * i + 3, 2 * i + 2) for i in range(16)], green, root, crease=180
        )
        place(leaf, (0, 0, z), (0, 0, turn))
    return root


def heart(colour=(1.0, 0.10, 0.28), strength=7):
    """A heart of neon tube, upright."""
    root = group('heart')
    path = []
    for i in range(72):
        t = math.tau * i / 72
        path.append(
            (
                0.18 * 16 * math.sin(t) ** 3,
                0,
                3.1 + 0.18 * (13 * math.cos(t) - 5 * math.cos(2 * t) - 2 * math.cos(3 * t) - math.cos(4 * t)),
            )
        )
    tube('neon', path, 0.1, glow('neon', colour, strength, lamp=True), root, closed=True)
    return root
