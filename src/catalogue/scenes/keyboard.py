"""Two keyboards: a full-size one, dark, with a knob; a 65 % one with light caps."""

import math

from layouts import block, full_layout
from shapes import group, lathe, legend, loft, mesh, place, rounded, slab, tube
from surfaces import CYAN, MAGENTA, VIOLET, glow, material, rainbow

# The caps of the compact keyboard, and what is printed on them.
CREAM, LILAC, CORAL = (0.78, 0.75, 0.72), (0.36, 0.30, 0.62), (1.0, 0.30, 0.16)
DARK_INK = (0.012, 0.01, 0.025)


def cap(width, depth, surface, parent, at, lean=0.0, height=0.52):
    """One keycap: walls that taper, a round rim, a hollow for the finger."""
    w, d = width - 0.05, depth - 0.05
    rings = [rounded(w, d, 0.07, 5, 0.0), rounded(w - 0.02, d - 0.02, 0.08, 5, 0.03)]
    top_w, top_d = w - 0.26, d - 0.24
    for i in range(1, 6):
        f = i / 5
        rings.append(
            rounded(
                w - 0.02 - (w - 0.02 - top_w) * f**0.9,
                d - 0.02 - (d - 0.02 - top_d) * f**0.9,
                0.08 + 0.07 * f,
                5,
                0.03 + (height - 0.07) * f,
                (0, 0.03 * f),
            )
        )
    for t in (30, 60, 90):
        inset = 0.045 * (1 - math.cos(math.radians(t)))
        lift = 0.04 * math.sin(math.radians(t))
        rings.append(rounded(top_w - 2 * inset, top_d - 2 * inset, 0.15 - inset, 5, height - 0.04 + lift, (0, 0.03)))
    w1, d1 = top_w - 0.09, top_d - 0.09
    for f in (0.9, 0.75, 0.55, 0.3, 0.02):
        ring = rounded(w1 * f, d1 * f, 0.11 * f, 5, 0, (0, 0.03))
        hollow = 0.05 if width < 3 else -0.03
        rings.append(
            [(x, y, height - hollow * (1 - min(1, abs(x) / (w1 / 2)) ** 2) * min(1, (1 - f) * 4)) for x, y, _ in ring]
        )
    return place(loft('cap', rings, surface, parent, crease=50), at, (lean, 0, 0))


def letter_size(text, width, mark):
    """Letters as large as `mark`, words as large as the top of their cap lets them be."""
    return mark if len(text) == 1 else min(mark * 0.8, (width - 0.36) / (len(text) * 0.64))


def arrow(turn, size, ink, parent, at):
    """A drawn arrow, to the right where `turn` is 0, with a shaft as thick as the strokes of the letters."""
    head, half, stroke = 0.36 * size, 0.27 * size, 0.055 * size
    tip = 0.42 * size
    neck = tip - head
    points = [(-tip, stroke), (neck, stroke), (neck, half), (tip, 0), (neck, -half), (neck, -stroke), (-tip, -stroke)]
    made = mesh('arrow', [(x, y, 0) for x, y in points], [(6, 5, 1, 0), (4, 3, 2)], ink, parent)
    return place(made, at, (0, 0, turn))


# Drawn, for the font has no arrows: how far each is turned, degrees.
ARROWS = {'→': 0, '↑': 90, '←': 180, '↓': 270}


def keys(layout, root, lift, colour_of, shine, ink, mark=0.34):
    """Caps with their legends, and one lamp under each."""
    lamps = []
    for key in layout:
        text, x, row, width = key[:4]
        depth = key[4] if len(key) > 4 else 1
        y, line = -row, max(0, min(5, round(row)))
        lean = (7, 5, 2, -1, -4, -6)[line]
        tall = (0.60, 0.56, 0.52, 0.49, 0.50, 0.52)[line]
        made = cap(width, depth, colour_of(text), root, (x, y, lift), lean, tall)
        if text:
            # A letter lies in the hollow, a word reaches up to the rim.
            above = 0.02 if width >= 3 else -0.036 if len(text) == 1 else 0.004
            size, where = letter_size(text, width, mark), (0, 0.06, tall + above)
            if text in ARROWS:
                arrow(ARROWS[text], size, ink(text), made, where)
            else:
                legend(text, size, ink(text), made, where)
        lamps += [
            (x - width / 2 + 0.16, y - 0.36),
            (x + width / 2 - 0.16, y - 0.36),
            (x + width / 2 - 0.16, y + 0.36),
            (x - width / 2 + 0.16, y + 0.36),
        ]
    mesh(
        'lamps',
        [(x, y, 0.03) for x, y in lamps],
        [tuple(range(i, i + 4)) for i in range(0, len(lamps), 4)],
        shine,
        root,
    )


def full(hues=(CYAN, VIOLET, MAGENTA), strength=1.0):
    """The flagship: 104 dark caps on a graphite plate, light between the keys and along the skirt, a metal knob."""
    root = group('keyboard-full')
    body = group('body', root)
    body.location = (-11.25, 2.4, 1.0)
    plate = material('graphite', (0.035, 0.036, 0.042), 0.33, 0.9)
    case = material('case', (0.012, 0.012, 0.014), 0.4, grain=0.15)
    dark = material('caps', (0.014, 0.014, 0.017), 0.42, grain=0.12)
    shine = rainbow('light', hues, 3.2 * strength, root, (-11, 11))
    ink = rainbow('ink', hues, 5.5 * strength, root, (-11, 11))
    skirt = rainbow('skirt', hues, 7 * strength, root, (-11, 11), lamp=True)
    slab('plate', 23.5, 7.45, -0.3, 0.0, 0.5, 0.09, plate, body, at=(11.25, -2.55))
    slab('skirt', 23.36, 7.31, -0.36, -0.28, 0.45, 0.01, skirt, body, at=(11.25, -2.55))
    slab('case', 23.5, 7.45, -0.95, -0.34, 0.5, 0.16, case, body, at=(11.25, -2.55))
    keys(full_layout(), body, 0.24, lambda text: dark, shine, lambda text: ink)
    metal = material('knob', (0.55, 0.55, 0.58), 0.3, 1.0)
    rim = [(0.0, 0.0), (0.62, 0.0), (0.62, 0.1), (0.58, 0.14), (0.58, 0.62), (0.52, 0.68), (0.46, 0.66), (0.0, 0.64)]
    knob = lathe('knob', rim, metal, body, 72, crease=30)
    place(knob, (21.7, 0.3, 0.02))
    place(lathe('ring', [(0.7, 0), (0.7, 0.05), (0.6, 0.05)], skirt, body), (21.7, 0.3, 0.0))
    for x in (18.9, 19.8, 20.7):
        slab('media', 0.62, 0.34, 0.0, 0.14, 0.16, 0.05, dark, body, at=(x - 0.15, 0.3))
    body.rotation_euler[0] = math.radians(3.5)
    return root


def compact(curl=True):
    """The small one: light caps, lilac modifiers, two coral keys, a coiled lead."""
    root = group('keyboard-compact')
    body = group('body', root)
    body.location = (-8, 3.05, 1.15)
    light, lilac, coral = (
        material(n, c, 0.5, grain=0.1) for n, c in (('light', CREAM), ('lilac', LILAC), ('coral', CORAL))
    )
    shell = material('shell', (0.80, 0.79, 0.80), 0.32, coat=0.4)
    dim, ink = glow('under', (1.0, 0.62, 0.35), 0.9), material('ink', DARK_INK, 0.6)
    words = {'Tab', 'Caps', 'Shift', 'Ctrl', 'Fn', 'Alt', 'Back', 'Del', 'PgUp', 'PgDn', 'End'}
    slab('shell', 16.9, 6.1, -1.1, 0.34, 0.55, 0.14, shell, body, at=(8, -3))
    slab('well', 16.2, 5.2, 0.0, 0.345, 0.2, 0.01, material('well', (0.05, 0.05, 0.06), 0.5), body, at=(8, -3))
    keys(
        block(),
        body,
        0.4,
        lambda t: coral if t in ('Esc', 'Enter') else lilac if t in words else light,
        dim,
        lambda t: ink,
        0.33,
    )
    slab('base', 16.5, 5.7, -1.3, -1.05, 0.5, 0.06, material('foot', (0.3, 0.27, 0.5), 0.4, 0.6), body, at=(8, -3))
    if curl:
        coil = [(3.2 + i * 0.028, 0.42 * math.cos(i * 0.55), 0.45 + 0.42 * math.sin(i * 0.55)) for i in range(190)]
        lilac_lead = material('lead', LILAC, 0.6)
        tail = [(-4.9, -0.1, -0.35), (-4.9, 0.9, -0.4), (-4.9, 2.2, -0.9), (-3.5, 3.2, -0.75), (-1.5, 3.4, -0.6)]
        tube(
            'lead',
            [(x + 8, y, z) for x, y, z in tail]
            + [(x + 3.2, y + 3.4, z - 1.15) for x, y, z in coil]
            + [(12.5, 3.6, -0.9), (15.5, 5.4, -1.0), (24, 7.0, -1.0)],
            0.1,
            lilac_lead,
            body,
        )
    body.rotation_euler[0] = math.radians(5)
    return root
