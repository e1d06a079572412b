"""The emblems of the six worlds as outlines within a circle of radius 0.62. An emblem is a list of stamps; a stamp is
a list of outlines, of which those inside others are holes."""

import math

from shapes import arc


def bezier(start, *parts, steps=14):
    """A closed outline from cubic parts (control, control, end)."""
    points, here = [], start
    for a, b, end in parts:
        for i in range(1, steps + 1):
            t, s = i / steps, 1 - i / steps
            points.append(
                tuple(s**3 * here[k] + 3 * s * s * t * a[k] + 3 * s * t * t * b[k] + t**3 * end[k] for k in (0, 1))
            )
        here = end
    return points


def flame():
    outer = bezier(
        (0, -0.6),
        ((0.36, -0.6), (0.52, -0.34), (0.46, -0.06)),
        ((0.42, 0.12), (0.32, 0.2), (0.27, 0.3)),
        ((0.24, 0.18), (0.2, 0.12), (0.14, 0.08)),
        ((0.18, 0.34), (0.06, 0.54), (-0.12, 0.68)),
        ((-0.08, 0.42), (-0.26, 0.3), (-0.38, 0.06)),
        ((-0.56, -0.3), (-0.36, -0.6), (0, -0.6)),
    )
    inner = bezier(
        (0.0, -0.46),
        ((0.16, -0.46), (0.24, -0.34), (0.2, -0.2)),
        ((0.16, -0.08), (0.04, -0.04), (0.02, 0.12)),
        ((-0.08, 0.0), (-0.2, -0.1), (-0.2, -0.26)),
        ((-0.2, -0.4), (-0.12, -0.46), (0.0, -0.46)),
    )
    return [[outer, inner]]


def wings():
    """A bird that rises, three feathers a side."""
    stamps = [[[(0, 0.62), (0.13, 0.34), (0.09, -0.3), (0, -0.56), (-0.09, -0.3), (-0.13, 0.34)]]]
    for side in (-1, 1):
        for i in range(3):
            y, reach = 0.16 - 0.21 * i, 0.60 - 0.11 * i
            feather = bezier(
                (0.14, y),
                ((0.3, y + 0.02), (reach - 0.08, y + 0.12), (reach, y + 0.34)),
                ((reach + 0.02, y + 0.06), (reach - 0.16, y - 0.14), (0.14, y - 0.16)),
                ((0.14, y - 0.1), (0.14, y - 0.05), (0.14, y)),
            )
            stamps.append([[(side * x, v) for x, v in feather][::side]])
    return stamps


def waves():
    """Three swells, widest in the middle."""
    stamps = []
    for y, half in ((0.3, 0.48), (0.0, 0.60), (-0.3, 0.48)):
        xs = [-half + 2 * half * i / 40 for i in range(41)]
        swell = [(x, y + 0.095 * math.sin(x * 8.2), 0.085 * (1 - (abs(x) / half) ** 6) + 0.004) for x in xs]
        stamps.append([[(x, v - t) for x, v, t in swell] + [(x, v + t) for x, v, t in reversed(swell)]])
    return stamps


def tree():
    trunk = bezier(
        (-0.07, -0.13),
        ((-0.07, -0.3), (-0.1, -0.42), (-0.42, -0.56)),
        ((-0.22, -0.54), (-0.12, -0.52), (-0.05, -0.46)),
        ((-0.04, -0.52), (-0.02, -0.58), (0, -0.62)),
        ((0.02, -0.58), (0.04, -0.52), (0.05, -0.46)),
        ((0.12, -0.52), (0.22, -0.54), (0.42, -0.56)),
        ((0.1, -0.42), (0.07, -0.3), (0.07, -0.13)),
        ((0.03, -0.13), (-0.03, -0.13), (-0.07, -0.13)),
    )
    crown = [
        (0, 0.62),
        (0.26, 0.34),
        (0.16, 0.34),
        (0.4, 0.1),
        (0.26, 0.1),
        (0.5, -0.16),
        (-0.5, -0.16),
        (-0.26, 0.1),
        (-0.4, 0.1),
        (-0.16, 0.34),
        (-0.26, 0.34),
    ]
    return [[crown[::-1]], [trunk]]


def star():
    rays = [
        (
            (0.60 if i % 2 == 0 else 0.15) * math.cos(math.tau * i / 8 + math.pi / 2),
            (0.60 if i % 2 == 0 else 0.15) * math.sin(math.tau * i / 8 + math.pi / 2),
        )
        for i in range(8)
    ]
    tilt = math.radians(28)
    ring = []
    for a, b in ((0.62, 0.23), (0.54, 0.165)):
        ring.append(
            [
                (
                    a * math.cos(t) * math.cos(tilt) - b * math.sin(t) * math.sin(tilt),
                    a * math.cos(t) * math.sin(tilt) + b * math.sin(t) * math.cos(tilt),
                )
                for t in (math.tau * i / 64 for i in range(64))
            ]
        )
    return [[rays], ring]


def moon():
    crescent = arc((-0.06, 0), 0.56, 50, 310, 48) + arc((0.16, 0), 0.43, 283, 77, 40)
    spark = [
        (
            (0.2 if i % 2 == 0 else 0.06) * math.cos(math.tau * i / 8) + 0.24,
            (0.2 if i % 2 == 0 else 0.06) * math.sin(math.tau * i / 8) + 0.08,
        )
        for i in range(8)
    ]
    small = [(0.4 + (x - 0.24) * 0.5, -0.2 + (y - 0.08) * 0.5) for x, y in spark]
    return [[crescent], [spark], [small]]
