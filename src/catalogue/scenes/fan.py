"""A 120 mm cooling fan: frosted blades in a dark frame with a ring of light."""

import math

from shapes import group, lathe, loft, mesh, place, slab, tube
from surfaces import CYAN, MAGENTA, VIOLET, material, rainbow

SIDE, OPEN = 3.15, 2.86


def square(half, z, steps=256, power=16):
    """A square with round corners, point by point at even angles."""
    ring = []
    for i in range(steps):
        c, s = math.cos(math.tau * i / steps), math.sin(math.tau * i / steps)
        reach = half / (abs(c) ** power + abs(s) ** power) ** (1 / power)
        ring.append((reach * c, reach * s, z))
    return ring


def circle(radius, z, steps=256):
    return [(radius * math.cos(math.tau * i / steps), radius * math.sin(math.tau * i / steps), z) for i in range(steps)]


def frosted(tint):
    """Milky plastic: lets light through without showing what is behind."""
    made = material('frosted', tint, 0.45)
    nodes, links = made.node_tree.nodes, made.node_tree.links
    veil, mix = nodes.new('ShaderNodeBsdfTranslucent'), nodes.new('ShaderNodeMixShader')
    veil.inputs[0].default_value = (*tint, 1)
    mix.inputs[0].default_value = 0.55
    links.new(nodes['Principled BSDF'].outputs[0], mix.inputs[1])
    links.new(veil.outputs[0], mix.inputs[2])
    links.new(mix.outputs[0], nodes['Material Output'].inputs[0])
    return made


def blade(surface, parent, start):
    """One swept, twisted, slightly hollow blade: a sheet, for light goes through a sheet with less noise."""
    spans, chords = 60, 48
    points = []
    for i in range(spans + 1):
        f = i / spans
        r = 0.95 + (OPEN - 0.09 - 0.95) * f
        sweep = -26 * f**1.4
        width = 50 - 9 * f
        for j in range(chords + 1):
            g = j / chords
            a = math.radians(start + sweep + width * (g - 0.5))
            z = (0.40 - 0.06 * f) * (1 - 2 * g) + 0.10 * (1 - (2 * g - 1) ** 2)
            points.append((r * math.cos(a), r * math.sin(a), z))
    row = chords + 1
    faces = [
        (i * row + j, i * row + j + 1, (i + 1) * row + j + 1, (i + 1) * row + j)
        for i in range(spans)
        for j in range(chords)
    ]
    mesh('blade', points, faces, surface, parent)


def cooling(
    hues=(CYAN, VIOLET, MAGENTA, VIOLET, CYAN),
    strength=1.0,
    tint=(0.62, 0.64, 0.72),
    frame=(0.014, 0.014, 0.017),
    turned=12,
):
    """The fan, upright, facing -y, standing on the floor."""
    root = group('fan')
    face = group('face', root)
    place(face, (0, 0, SIDE + 0.12), (90, 0, 0))
    dark = material('frame', frame, 0.38, grain=0.12)
    pad = material('pad', (0.05, 0.05, 0.06), 0.7)
    ring = rainbow('ring', hues, 8 * strength, face, lamp=True)
    inner = rainbow('inner', hues, 5 * strength, face, lamp=True)
    loft(
        'frame',
        [
            circle(OPEN, -0.68),
            circle(OPEN, 0.30),
            circle(OPEN + 0.10, 0.34),
            circle(OPEN + 0.10, 0.56),
            circle(OPEN + 0.12, 0.62),
            circle(OPEN + 0.16, 0.645),
            square(SIDE - 0.05, 0.645),
            square(SIDE - 0.012, 0.63),
            square(SIDE, 0.60),
            square(SIDE, -0.64),
            square(SIDE - 0.03, -0.68),
            circle(OPEN, -0.68),
        ],
        dark,
        face,
        caps=(False, False),
        crease=35,
    )
    lathe(
        'ring',
        [
            (OPEN + 0.095, 0.345),
            (OPEN + 0.02, 0.345),
            (OPEN + 0.0, 0.37),
            (OPEN + 0.0, 0.53),
            (OPEN + 0.02, 0.555),
            (OPEN + 0.095, 0.555),
        ],
        ring,
        face,
        160,
        caps=(False, False),
    )
    for sx in (-1, 1):
        for sy in (-1, 1):
            slab('pad', 0.82, 0.82, 0.6, 0.70, 0.3, 0.03, pad, face, at=(sx * (SIDE - 0.47), sy * (SIDE - 0.47)))
            hole = lathe(
                'hole',
                [(0.30, 0.703), (0.24, 0.71), (0.2, 0.70), (0.19, 0.60), (0, 0.6)],
                material('hole', (0.3, 0.3, 0.32), 0.3, 1.0),
                face,
                48,
                caps=(False, False),
            )
            place(hole, (sx * (SIDE - 0.47), sy * (SIDE - 0.47), 0))
            leg = [(sx * 0.5, sy * 0.5, -0.55), (sx * 2.1, sy * 2.1, -0.55)]
            tube('strut', leg, 0.13, dark, face, smooth=False)
    milk = frosted(tint)
    for i in range(9):
        blade(milk, face, turned + 40 * i)
    lathe('hub', [(1.0, -0.5), (1.0, 0.42), (0.97, 0.48), (0.9, 0.5), (0.86, 0.485), (0.0, 0.485)], dark, face)
    lathe('glow', [(0.86, 0.487), (0.86, 0.5), (0.76, 0.5), (0.76, 0.487)], inner, face, caps=(False, False))
    metal = material('cap', (0.5, 0.5, 0.54), 0.3, 1.0)
    lathe('cap', [(0.74, 0.487), (0.74, 0.51), (0.70, 0.53), (0.0, 0.54)], metal, face)
    mark = material('mark', (0.02, 0.02, 0.024), 0.4)
    slab('mark', 0.14, 0.66, 0.53, 0.552, 0.02, 0.004, mark, face, at=(-0.26, 0.0))
    slab('mark', 0.66, 0.14, 0.53, 0.552, 0.02, 0.004, mark, face, at=(0.0, -0.26))
    slab('mark', 0.26, 0.26, 0.53, 0.552, 0.04, 0.004, inner, face, at=(0.10, 0.10))
    lathe('motor', [(0.9, -0.68), (0.9, -0.5)], dark, face)
    for x in (-2.4, 2.4):
        slab('foot', 0.9, 1.5, 0.0, 0.16, 0.2, 0.05, pad, root, at=(x, 0))
    return root
