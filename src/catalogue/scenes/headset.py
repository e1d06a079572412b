"""A headset drawn in neon: none is sold, so none is shown."""

import math

from shapes import group, place, rounded, slab, tube
from surfaces import CYAN, MAGENTA, VIOLET, material, rainbow

CENTRE, REACH = 4.0, 2.0


def sign(hues=(CYAN, VIOLET, MAGENTA), strength=6.0):
    """The outline of a headset, seen from the front, as tubes of light on a dark board that stands on the floor."""
    root = group('sign')
    board = slab('board', 7.0, 7.0, 0, 0.25, 0.7, 0.08, material('board', (0.014, 0.014, 0.018), 0.42, coat=0.2), root)
    place(board, (0, 0.35, 3.5), (90, 0, 0))
    neon = rainbow('neon', hues, strength, root, (-2.8, 2.8), lamp=True)

    def bow(radius, rise, end):
        """A half circle over the head, raised a little; degrees from the ear to the crown."""
        angles = [math.radians(end + (180 - 2 * end) * i / 48) for i in range(49)]
        return [(radius * math.cos(a), 0, CENTRE + rise * radius * math.sin(a)) for a in angles]

    tube('band', bow(REACH, 1.08, 0), 0.085, neon, root, smooth=False)
    tube('pad', bow(REACH - 0.42, 1.08, 24), 0.06, neon, root, smooth=False)
    for side in (-1, 1):
        cup = [(side * REACH + x, 0, CENTRE - 1.0 + y) for x, y, _ in rounded(1.0, 2.0, 0.42, 10)]
        tube('cup', cup, 0.085, neon, root, closed=True, smooth=False)
    boom = [(-REACH, 0, CENTRE - 2.0)]
    boom += [
        (-REACH + 1.5 - 1.5 * math.cos(t), 0, CENTRE - 2.0 - 0.75 * math.sin(t))
        for t in (math.radians(6 * i) for i in range(1, 16))
    ]
    tube('boom', boom, 0.06, neon, root, smooth=False)
    tube('microphone', [(-0.5, 0, CENTRE - 2.75), (0.0, 0, CENTRE - 2.75)], 0.15, neon, root, smooth=False)
    return root
