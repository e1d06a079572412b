"""The e-sports carnival: a trophy and paper in the air."""

import math
import random

from shapes import group, lathe, mesh, place, tube
from surfaces import material


def star_points(middle):
    """The corners of a star as (x, z), from its upper point on."""
    reach = [0.62 if i % 2 == 0 else 0.26 for i in range(10)]
    return [(r * math.sin(math.tau * i / 10), middle + r * math.cos(math.tau * i / 10)) for i, r in enumerate(reach)]


def trophy():
    """A cup with two handles on a dark foot."""
    root = group('trophy')
    gold, foot = material('gold', (0.98, 0.66, 0.22), 0.28, 1.0), material('foot', (0.015, 0.015, 0.02), 0.3, coat=0.5)
    lathe('foot', [(1.5, 0), (1.5, 0.3), (1.4, 0.4), (1.25, 0.42), (1.2, 1.0), (1.1, 1.1), (0, 1.1)], foot, root)
    lathe(
        'cup',
        [
            (0.9, 1.1),
            (0.92, 1.2),
            (0.4, 1.45),
            (0.24, 1.8),
            (0.22, 2.1),
            (0.42, 2.2),
            (0.42, 2.35),
            (0.24, 2.45),
            (0.3, 2.7),
            (0.9, 3.1),
            (1.35, 3.7),
            (1.6, 4.5),
            (1.72, 5.4),
            (1.82, 5.5),
            (1.8, 5.58),
            (1.66, 5.56),
            (1.5, 4.5),
            (1.2, 3.7),
            (0.7, 3.2),
            (0, 3.0),
        ],
        gold,
        root,
        caps=(True, True),
        crease=30,
    )
    for side in (-1, 1):
        handle = [
            (side * x, 0, z) for x, z in ((1.6, 5.0), (2.3, 5.25), (2.65, 4.7), (2.3, 3.9), (1.6, 3.5), (1.15, 3.45))
        ]
        tube('handle', handle, 0.13, gold, root)
    made = mesh(
        'star',
        [(x, -math.sqrt((1.4 + 0.25 * (z - 3.9)) ** 2 - x * x) - 0.05, z) for x, z in star_points(4.35)] + [(0, -1.72, 4.35)],
        [(i, (i + 1) % 10, 10) for i in range(10)],
        gold,
        root,
        crease=5,
    )
    return root


def confetti(count, seed, low, high):
    """Paper in the air and on the floor, within the box from `low` to `high`."""
    dice, root = random.Random(seed), group('confetti')
    papers = [
        material('paper', c, 0.4)
        for c in ((0.9, 0.1, 0.3), (0.1, 0.5, 0.95), (0.95, 0.65, 0.1), (0.45, 0.2, 0.95), (0.1, 0.8, 0.6))
    ]
    for i in range(count):
        w, h, bend = dice.uniform(0.1, 0.2), dice.uniform(0.2, 0.36), dice.uniform(-0.08, 0.08)
        points = [(x * w, y * h, bend * (1 - (y * 2) ** 2)) for y in (-0.5, -0.25, 0, 0.25, 0.5) for x in (-0.5, 0.5)]
        piece = mesh(
            'piece', points, [(2 * k, 2 * k + 1, 2 * k + 3, 2 * k + 2) for k in range(4)], dice.choice(papers), root
        )
        lying = i % 3 == 0
        place(
            piece,
            (
                dice.uniform(low[0], high[0]),
                dice.uniform(low[1], high[1]),
                0.05 if lying else dice.uniform(low[2], high[2]),
            ),
            (0, 0, dice.uniform(0, 360)) if lying else [dice.uniform(0, 360) for _ in range(3)],
        )
    return root
