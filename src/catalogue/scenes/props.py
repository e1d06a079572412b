"""What else stands about: ice, a basket, a plinth, a cable pulled out."""

import math

from shapes import group, lathe, place, rounded, slab, tube
from surfaces import CYAN, MAGENTA, VIOLET, glow, material, rainbow


def ice(size):
    """A block of frosted ice with worn edges."""
    clear = material('ice', (0.62, 0.90, 1.0), 0.16, Transmission=0.9, IOR=1.31)
    return slab('ice', size, size * 0.95, 0, size * 0.9, size * 0.16, size * 0.12, clear)


def basket():
    """A wire shopping basket, empty."""
    root = group('basket')
    metal, rubber = material('wire', (0.55, 0.56, 0.62), 0.3, 1.0), material('grip', (0.22, 0.08, 0.75), 0.45)

    def level(f):
        return rounded(5.6 + 1.5 * f, 3.5 + 1.2 * f, 0.7 + 0.2 * f, 9, 0.2 + 3.3 * f)

    for f, thick in ((0.0, 0.07), (0.25, 0.05), (0.5, 0.05), (0.75, 0.05), (1.0, 0.13)):
        tube('loop', level(f), thick, metal, root, closed=True, smooth=False)
    low, high = level(0), level(1)

    def walk(ring, count):
        """Points at even distances along a ring."""
        edges = [math.dist(ring[i], ring[(i + 1) % len(ring)]) for i in range(len(ring))]
        total, answer = sum(edges), []
        for k in range(count):
            rest, i = total * k / count, 0
            while rest > edges[i]:
                rest -= edges[i]
                i += 1
            a, b, f = ring[i], ring[(i + 1) % len(ring)], rest / edges[i]
            answer.append(tuple(a[j] + (b[j] - a[j]) * f for j in range(3)))
        return answer

    for a, b in zip(walk(low, 44), walk(high, 44)):
        tube('wire', [a, b], 0.042, metal, root, smooth=False)
    for i in range(-6, 7):
        tube('wire', [(i * 0.42, -1.75, 0.2), (i * 0.42, 1.75, 0.2)], 0.042, metal, root, smooth=False)
    for i in range(-3, 4):
        tube('wire', [(-2.8, i * 0.45, 0.2), (2.8, i * 0.45, 0.2)], 0.042, metal, root, smooth=False)
    arch = [
        (-3.55, 0, 3.5),
        (-3.4, 0.5, 4.8),
        (-2.6, 0.9, 6.0),
        (-1.2, 1.05, 6.35),
        (1.2, 1.05, 6.35),
        (2.6, 0.9, 6.0),
        (3.4, 0.5, 4.8),
        (3.55, 0, 3.5),
    ]
    tube('handle', arch, 0.11, metal, root)
    tube('grip', [(-1.25, 1.03, 6.3), (-0.5, 1.05, 6.33), (0.5, 1.05, 6.33), (1.25, 1.03, 6.3)], 0.26, rubber, root)
    for x in (-3.55, 3.55):
        place(lathe('hinge', [(0.3, -0.12), (0.3, 0.12)], rubber, root, 40), (x, 0, 3.5), (0, 90, 0))
    for x in (-2.3, 2.3):
        for y in (-1.3, 1.3):
            lathe('foot', [(0.2, 0), (0.22, 0.05), (0.22, 0.2)], rubber, root, 32).location = (x, y, 0)
    return root


def plinth(hues=(CYAN, VIOLET, MAGENTA, VIOLET, CYAN), hoop=True):
    """A round stand of two steps with a line of light and, if wanted, a hoop of light behind it."""
    root = group('plinth')
    stone = material('stone', (0.05, 0.05, 0.065), 0.42, coat=0.2)
    line = rainbow('line', hues, 5, root, lamp=True)
    lathe('low', [(4.2, 0), (4.2, 0.5), (4.12, 0.58), (0, 0.58)], stone, root, 160)
    lathe('line', [(3.36, 0.58), (3.36, 0.7), (0, 0.7)], line, root, 160)
    lathe('high', [(3.2, 0.66), (3.3, 0.72), (3.3, 1.7), (3.2, 1.8), (0, 1.8)], stone, root, 160)
    if not hoop:
        return root
    path = [(4.3 * math.cos(math.tau * i / 96), 2.6, 5.0 + 4.3 * math.sin(math.tau * i / 96)) for i in range(96)]
    tube(
        'hoop', path, 0.09, rainbow('hoop', (CYAN, VIOLET, MAGENTA), 5, root, (-4.3, 4.3), lamp=True), root, closed=True
    )
    return root


def unplugged():
    """A plug and its socket, a hand's breadth apart."""
    root = group('unplugged')
    rubber, metal = material('rubber', (0.02, 0.02, 0.024), 0.45, grain=0.1), material(
        'metal', (0.6, 0.6, 0.64), 0.3, 1.0
    )
    inside = material('inside', (0.004, 0.004, 0.005), 0.5)
    braid = material('braid', (0.10, 0.05, 0.30), 0.7)
    left = place(group('plug', root), (-1.0, 0, 0.56), (0, 0, 8))
    slab('grip', 2.2, 1.5, -0.55, 0.55, 0.35, 0.16, rubber, left, at=(-1.9, 0))
    slab('shield', 1.5, 1.15, -0.24, 0.24, 0.05, 0.03, metal, left, at=(-0.2, 0))
    for y in (-0.26, 0.26):
        slab('window', 0.24, 0.22, 0.2, 0.245, 0.02, 0.004, inside, left, at=(0.05, y))
    slab('mark', 0.5, 0.12, 0.5, 0.556, 0.03, 0.01, glow('mark', CYAN, 5), left, at=(-1.9, 0))
    place(lathe('boot', [(0.36, 0), (0.34, 0.5), (0.26, 1.1)], rubber, left, 40), (-2.95, 0, 0), (0, -90, 0))
    tube(
        'lead',
        [
            (-3.8, 0, 0),
            (-5.2, 0, -0.1),
            (-6.6, 0.9, -0.37),
            (-7.4, 3.0, -0.37),
            (-9.5, 4.6, -0.37),
            (-14, 4.2, -0.37),
            (-22, 6, -0.37),
        ],
        0.2,
        braid,
        left,
    )
    right = place(group('socket', root), (2.4, 0.2, 0.61), (0, 0, -9))
    slab('grip', 2.4, 1.7, -0.6, 0.6, 0.35, 0.14, rubber, right, at=(1.3, 0))
    slab('mouth', 0.3, 1.35, -0.36, 0.36, 0.08, 0.03, metal, right, at=(0.02, 0))
    slab('hollow', 0.02, 1.2, -0.26, 0.26, 0.005, 0.002, inside, right, at=(-0.135, 0))
    slab('tongue', 0.06, 1.0, 0.02, 0.18, 0.01, 0.005, glow('tongue', (1.0, 0.3, 0.2), 2), right, at=(-0.14, 0))
    slab('mark', 0.5, 0.12, 0.55, 0.606, 0.03, 0.01, glow('lost', MAGENTA, 5), right, at=(1.3, 0))
    place(lathe('boot', [(0.36, 0), (0.34, 0.5), (0.26, 1.1)], rubber, right, 40), (2.45, 0, 0), (0, 90, 0))
    tube(
        'lead',
        [
            (3.3, 0, 0),
            (4.6, 0, -0.1),
            (6.0, -0.9, -0.37),
            (7.4, -2.6, -0.37),
            (10, -2.4, -0.37),
            (13, 0.5, -0.37),
            (22, 2, -0.37),
        ],
        0.2,
        braid,
        right,
    )
    return root
