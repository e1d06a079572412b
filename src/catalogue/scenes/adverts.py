"""Adverts, close to the goods, and the pictures of the categories."""

import random

import coins
import fan
import headset
import keyboard
import mouse
from shapes import group, legend, place
from shots import shot
from studio import backlight, camera, lights, softbox, stage
from surfaces import AMBER, CYAN, MAGENTA, VIOLET, glow, material

advert = {'width': 1600, 'height': 1200, 'samples': 6}
category = {'width': 640, 'height': 640, 'samples': 28}


@shot('advert-1', **advert)
def keyboards():
    stage(VIOLET, CYAN, wash=0.8)
    lights(0.8)
    place(keyboard.full(strength=1.3), (0, 0, 0), (0, 0, 38))
    camera((-3.4, -3.4, 0.8), 21, -6, 33, 60, blur=2.2, focus=(-4.4, -4.6, 1.2))


@shot('advert-2', **advert)
def mice():
    stage((1.0, 0.3, 0.5), VIOLET, wash=0.8, back=22)
    lights(0.7, MAGENTA, VIOLET)
    place(mouse.wireless(), (-2.7, 1.3, 0), (0, 0, 62))
    place(mouse.wireless(), (2.9, -0.8, 0), (0, 0, -22))
    camera((0.1, 0.1, 0.7), 24, 0, 38, 70)


# Light through frosted blades has much grain.
@shot('advert-3', **{**advert, 'samples': 14})
def fans():
    stage(CYAN, MAGENTA, wash=0.9)
    lights(0.8)
    for x, y in ((-5.2, 3.4), (0, 0), (5.2, 3.4)):
        place(fan.cooling(), (x, y, 0), (0, 0, -3.4 * x))
        backlight(CYAN, MAGENTA, (x, y, 0), 180)
    camera((0, 0.8, 2.9), 34, 0, 8, 70)


@shot('advert-4', **advert)
def purses():
    stage(AMBER, VIOLET, wash=0.8, back=22)
    lights(0.75, AMBER, VIOLET)
    softbox((-4, -15, 4.5), (0, 0, 1), (9, 7), 1050)
    for name, x, y, face in (('starlane', -2.0, 0.2, 14), ('emberfall', 0.25, -0.9, 0), ('tidebound', 2.4, 0.3, -14)):
        data = coins.mint(name)
        coins.hero(data, None, (x, y, 0), face)
        coins.stack(data, None, x * 1.35 - 0.2, y + 2.1, 3 + int(x + 2), random.Random(name))
    camera((0.2, 0.2, 0.95), 16.6, 0, 18, 70)


def caps():
    """The four keys that players know best, and four more that wait: caps of the compact keyboard, and one of the full one."""
    root = group('caps')
    dark_ink, pale = material('ink', keyboard.DARK_INK, 0.6), glow('pale', (1, 0.9, 0.8), 2.5)
    cream, lilac, coral, dark = (
        material(n, c, 0.45, grain=0.1)
        for n, c in (
            ('cream', keyboard.CREAM),
            ('lilac', keyboard.LILAC),
            ('coral', keyboard.CORAL),
            ('dark', (0.014, 0.014, 0.017)),
        )
    )
    for text, at, turn, surface in (
        ('W', (0, 1.0, 0), (0, 0, 0), coral),
        ('A', (-1.0, 0, 0), (0, 0, 0), lilac),
        ('S', (0, 0, 0), (0, 0, 0), lilac),
        ('D', (1.0, 0, 0), (0, 0, 0), lilac),
        ('Q', (-1.25, 1.25, 0), (0, 0, 24), cream),
        ('E', (1.35, 1.45, 0.36), (0, -92, 30), cream),
        ('R', (1.35, -1.05, 0), (0, 0, -28), dark),
        ('F', (-1.2, -1.15, 0.36), (90, 0, 65), cream),
    ):
        made = place(keyboard.cap(1, 1, surface, root, at), at, turn)
        legend(text, 0.32, pale if surface is dark else dark_ink, made, (0, 0.04, 0.485))
    return root


@shot('category-mouse', **category)
def category_mouse():
    stage(VIOLET, CYAN, back=22)
    lights()
    place(mouse.wireless(), (0, 0, 0), (0, 0, -30))
    camera((0, 0, 0.9), 16.5, 0, 40, 85)


# Made smaller, for its letters.
@shot('category-keyboard', width=1280, height=1280, samples=10)
def category_keyboard():
    stage(VIOLET, CYAN)
    lights()
    place(keyboard.compact(curl=False), (0, 0, 0), (0, 0, -38))
    camera((0.2, -0.2, 0.2), 44, 0, 46, 85)


@shot('category-headset', **category)
def category_headset():
    stage(VIOLET, CYAN)
    lights()
    place(headset.sign(), (0, 0, 0), (0, 0, 12))
    camera((0, 0, 3.4), 29, 0, 7, 85)


@shot('category-fan', **category)
def category_fan():
    stage(CYAN, MAGENTA, back=22)
    lights()
    place(fan.cooling(), (0, 0, 0), (0, 0, 22))
    backlight(CYAN, MAGENTA)
    camera((0, 0, 3.1), 22, 0, 8, 85)


@shot('category-keycaps', **category)
def category_keycaps():
    stage((1.0, 0.3, 0.3), VIOLET, back=22)
    lights(0.8, (1.0, 0.4, 0.3), VIOLET)
    place(caps(), (0, 0, 0), (0, 0, 12), 2.0)
    camera((0.25, 0.1, 0.6), 21.5, 0, 56, 85)


@shot('category-others', **category)
def category_others():
    stage(AMBER, VIOLET, back=22)
    lights(0.75, AMBER, VIOLET)
    softbox((-4, -15, 4.5), (0, 0, 1), (9, 7), 1050)
    for name, at, face in (
        ('moonveil', (-1.15, 0.9, 0), 16),
        ('ironroot', (1.2, 0.75, 0), -16),
        ('skyward', (0, -0.6, 0), 0),
    ):
        coins.hero(coins.mint(name), None, at, face)
    for name, at, turn in (('emberfall', (-1.9, -1.2, 0.1), 30), ('tidebound', (1.95, -1.2, 0.1), -20)):
        coins.coin(coins.mint(name), None, at, (0, 0, turn))
    camera((0.02, 0, 0.72), 16.8, 0, 26, 85)
