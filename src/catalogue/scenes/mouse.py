"""A wireless mouse: one moulded shell with seams, soft sides, thumb buttons, a ribbed wheel, light under the skirt."""

import math
from dataclasses import dataclass

from shapes import group, lathe, loft, mesh, place, slab
from surfaces import CYAN, MAGENTA, VIOLET, glow, material, rainbow

LENGTH = 3.3
ALONG, ACROSS = 640, 640


def curve(stops, y):
    """A smooth line through (y, value) stops."""
    stops = sorted(stops)
    if y <= stops[0][0]:
        return stops[0][1]
    for i in range(len(stops) - 1):
        (y1, v1), (y2, v2) = stops[i], stops[i + 1]
        if y <= y2:
            _, v0 = stops[max(0, i - 1)]
            _, v3 = stops[min(len(stops) - 1, i + 2)]
            f = (y - y1) / (y2 - y1)
            return 0.5 * (
                2 * v1 + (v2 - v0) * f + (2 * v0 - 5 * v1 + 4 * v2 - v3) * f * f + (3 * v1 - v0 - 3 * v2 + v3) * f**3
            )
    return stops[-1][1]


def closing(y):
    """Rounds both ends: blunt in front, full behind."""
    f = abs(y) / LENGTH
    return max(0.0, 1 - f ** (7 if y > 0 else 3.2)) ** (1 / (3.2 if y > 0 else 2.4))


def half_width(y):
    return closing(y) * curve([(-3.3, 1.75), (-1.8, 1.82), (-0.2, 1.66), (1.0, 1.58), (2.4, 1.68), (3.3, 1.7)], y)


def crown(y):
    return closing(y) ** 0.6 * curve([(-3.3, 1.2), (-2.2, 1.75), (-0.7, 2.12), (0.6, 1.98), (2.0, 1.5), (3.3, 1.02)], y)


def skin(x, y):
    """Height of the shell above its foot."""
    return crown(y) * max(0.0, 1 - abs(x / half_width(y)) ** 2.5) ** (1 / 2.2)


def ditch(distance, width):
    return math.exp(-((distance / width) ** 2))


def rise(value, low, high):
    """From 0 at `low` to 1 at `high`, softly."""
    f = min(1.0, max(0.0, (value - low) / (high - low)))
    return f * f * (3 - 2 * f)


@dataclass(frozen=True)
class Finish:
    """What a part of the shell looks like."""

    colour: tuple
    rough: float
    coat: float
    grain: float

    def tint(self):
        return (*self.colour, self.rough)

    def feel(self):
        return (self.coat, self.grain, 0.0, 1.0)


def blend(one, other, share):
    return tuple(a + (b - a) * share for a, b in zip(one, other))


def painted():
    """A surface whose colour, roughness, coat and grain stand in the points of the mesh: where two parts meet, the line is
    as smooth as the shape, and not stepped by its faces."""
    made = material('shell', (0, 0, 0), grain=1.0)
    nodes, links = made.node_tree.nodes, made.node_tree.links
    shader, bump = nodes['Principled BSDF'], next(node for node in nodes if node.type == 'BUMP')
    tint, feel, split = (
        nodes.new('ShaderNodeAttribute'),
        nodes.new('ShaderNodeAttribute'),
        nodes.new('ShaderNodeSeparateXYZ'),
    )
    tint.attribute_name, feel.attribute_name = 'tint', 'feel'
    links.new(tint.outputs['Color'], shader.inputs['Base Color'])
    links.new(tint.outputs['Alpha'], shader.inputs['Roughness'])
    links.new(feel.outputs['Color'], split.inputs[0])
    links.new(split.outputs['X'], shader.inputs['Clearcoat'])
    links.new(split.outputs['Y'], bump.inputs['Strength'])
    return made


def shell(parent, top, side, seam):
    """The shell point by point: seams are ditches in the one skin, thumb buttons are hills."""
    points, tints, feels = [], [], []
    for i in range(ALONG + 1):
        y = -LENGTH * math.cos(math.pi * (0.0005 + 0.999 * i / ALONG))
        w, h = half_width(y), crown(y)
        for j in range(ACROSS + 1):
            t = math.pi * j / ACROSS
            c, s = math.cos(t), math.sin(t)
            x, z = w * math.copysign(abs(c) ** 0.8, c), h * s ** (2 / 2.2)
            low = math.degrees(min(t, math.pi - t))
            edge = 33 + 9 * math.sin((y + 1.2) * 0.75)
            rubber, push = rise(edge - low, -0.4, 0.4), 0.0 if low > edge else -0.02
            cut = ditch(low - edge, 1.3)
            if low > edge:
                button = y - 0.35 - 0.1 * x * x
                cut = max(cut, ditch(button, 0.045))
                if button > 0:
                    cut = max(cut, ditch(x, 0.035))
                slot = max(abs(x) - 0.27, abs(y - 1.95) - 0.78)
                cut = max(cut, min(1.0, max(0.0, 0.5 - slot / 0.05)) * 5)
            elif x < 0:
                for middle in (-0.32, 1.0):
                    box = max(abs(y - middle) - 0.6, (abs(z - 0.95 + 0.06 * (y - 0.3)) - 0.18))
                    push = max(push, 0.09 * min(1.0, max(0.0, -box / 0.06)))
                    cut = max(cut, 1.2 * ditch(box, 0.03))
                    rubber = min(rubber, rise(box, -0.03, 0.0))
            out = push - 0.05 * cut
            length = math.hypot(x / w**2, z / max(h, 0.05) ** 2) or 1
            points.append((x + out * x / w**2 / length, y, z + out * z / max(h, 0.05) ** 2 / length))
            dark = rise(cut, 0.3, 0.8)
            tints += blend(blend(top.tint(), side.tint(), rubber), seam.tint(), dark)
            feels += blend(blend(top.feel(), side.feel(), rubber), seam.feel(), dark)
    row = ACROSS + 1
    faces = [
        (i * row + j, i * row + j + 1, (i + 1) * row + j + 1, (i + 1) * row + j)
        for i in range(ALONG)
        for j in range(ACROSS)
    ]
    made = mesh('shell', points, faces, painted(), parent, crease=60)
    for name, values in (('tint', tints), ('feel', feels)):
        made.data.attributes.new(name, 'FLOAT_COLOR', 'POINT').data.foreach_set('color', values)
    made.data.flip_normals()
    return place(made, (0, 0, 0.3))


def decal(parent, surface, x0, x1, y0, y1, lift=0.308):
    """A rectangle that lies on the shell."""
    n = 16
    points = [(x0 + (x1 - x0) * i / n, y0 + (y1 - y0) * j / n) for j in range(n + 1) for i in range(n + 1)]
    faces = [
        (j * (n + 1) + i, j * (n + 1) + i + 1, (j + 1) * (n + 1) + i + 1, (j + 1) * (n + 1) + i)
        for j in range(n)
        for i in range(n)
    ]
    mesh('decal', [(x, y, skin(x, y) + lift) for x, y in points], faces, surface, parent)


def outline(inset, z):
    """The foot of the mouse, seen from above."""
    half = [-LENGTH * math.cos(math.pi * (0.0005 + 0.999 * i / 90)) for i in range(91)]
    f = 1 - inset / 2
    return [(half_width(y) * f, y * f, z) for y in half] + [(-half_width(y) * f, y * f, z) for y in reversed(half)]


def wheel(parent, rubber, shine):
    """Ribbed rubber between two rings of light."""
    steps, rings = 160, []
    for x, r in ((-0.19, 0.3), (-0.19, 0.60), (-0.16, 0.64), (0.16, 0.64), (0.19, 0.60), (0.19, 0.3)):
        rings.append([])
        for i in range(steps):
            rib = 0.028 * (1 if i % 8 < 4 else -1) if r > 0.62 else 0
            a = math.tau * i / steps
            rings[-1].append((x, (r + rib) * math.cos(a), (r + rib) * math.sin(a)))
    hub = group('wheel', parent)
    loft('tread', rings, rubber, hub, crease=25)
    for x in (-0.215, 0.215):
        ring = lathe('ring', [(0.5, -0.02), (0.585, -0.02), (0.585, 0.02), (0.5, 0.02)], shine, hub, 64)
        place(ring, (x, 0, 0), (0, 90, 0))
    place(hub, (0, 1.95, 0.3 + crown(1.95) - 0.42))


def wireless(
    body=(0.016, 0.016, 0.02), hues=(CYAN, VIOLET, MAGENTA), light=1.0, coat=0.25, sides=(0.012, 0.012, 0.013)
):
    """The mouse, its front towards +y."""
    root = group('mouse')
    side = material('side', sides, 0.62, grain=0.5)
    line = rainbow('line', hues, 5 * light, root, (-1.7, 1.7), lamp=True)
    mark = rainbow('mark', hues, 4 * light, root, (-1.2, 1.2))
    shell(root, Finish(body, 0.34, coat, 0.06), Finish(sides, 0.62, 0.0, 0.5), Finish((0.003, 0.003, 0.004), 0.6, 0.0, 0.0))
    loft('light', [outline(0.045, 0.2), outline(0.03, 0.225), outline(0.03, 0.275), outline(0.045, 0.3)], line, root)
    loft('foot', [outline(0.12, 0.02), outline(0.03, 0.08), outline(0.025, 0.205)], side, root)
    decal(root, mark, -0.30, -0.14, -1.95, -1.2)
    decal(root, mark, -0.30, 0.36, -2.11, -1.95)
    decal(root, mark, 0.02, 0.30, -1.79, -1.51)
    decal(root, mark, -0.05, 0.05, 0.72, 0.86)
    wheel(root, material('tread', (0.02, 0.02, 0.02), 0.6), mark)
    return root


def dongle():
    """The receiver that goes into the computer."""
    root = group('dongle')
    metal = material('contact', (0.7, 0.7, 0.72), 0.3, 1.0)
    slab('grip', 0.78, 0.55, 0.0, 0.34, 0.12, 0.06, material('grip', (0.02, 0.02, 0.024), 0.4), root)
    slab('plug', 0.62, 0.7, 0.04, 0.28, 0.03, 0.02, metal, root, at=(0, 0.6))
    slab('lamp', 0.06, 0.2, 0.2, 0.346, 0.02, 0.004, glow('lamp', CYAN, 8), root, at=(0, -0.05))
    return root
