"""The news: wide pictures whose left third stays dark and calm, for the page sets its text there."""

import math

import adverts
import carnival
import coins
import fan
import keyboard
import mouse
import packs
import presents
import props
from shapes import place, slab
from shots import shot
from studio import backlight, beam, camera, softbox, stage
from surfaces import AMBER, CYAN, MAGENTA, VIOLET, material

ROSE = (1.0, 0.16, 0.32)
# As large as the file for dense screens, where a pixel is too small for its edge to be seen.
slide = {'width': 2560, 'height': 1120, 'samples': 8}


def soft(key=0.8, rim=VIOLET, other=CYAN, at=2.0):
    """Three-point light that keeps the left of the floor dark: its left strip hangs behind the subject."""
    softbox((at - 3, -5, 14), (at, 0.5, 0), (12, 8), 2700 * key)
    softbox((at - 6, 16, 10), (at, 0, 1), (8, 3), 2400, rim)
    softbox((at + 18, 6, 7), (at, 0, 1), (3, 10), 3000, other)
    softbox((at + 4, 15, 15), (at, 0, 0), (16, 5), 1300)


def right(target, distance, azimuth, elevation, **more):
    """The camera of all slides: the subject stands right of the middle."""
    return camera(target, distance, azimuth, elevation, lens=60, shift=(-0.165, 0), **more)


@shot('news-1', **{**slide, 'samples': 32})
def flagship():
    stage(VIOLET, CYAN, wash=0.8, centre=6)
    soft(0.8)
    place(keyboard.full(strength=1.25), (1.5, 0, 0), (0, 0, 34))
    right((1.9, 0.4, 0.2), 60, 0, 24, blur=9, focus=(-3, -5, 1))


@shot('news-2', **slide)
def cordless():
    stage(CYAN, VIOLET, wash=0.8, back=22, centre=6)
    soft(0.9, CYAN, MAGENTA)
    place(mouse.wireless(), (-1.1, -0.4, 0), (0, 0, -46))
    place(mouse.wireless(), (6.0, 2.0, 0), (0, 0, 66))
    place(mouse.dongle(), (2.1, -3.0, 0), (0, 0, 24))
    right((2.5, 0.1, 0.9), 33, 0, 24, blur=5, focus=(-1, -1.5, 1.6))


# Ribbons, petals and small letters have many edges.
@shot('news-3', **{**slide, 'samples': 16})
def mothers_day():
    stage(ROSE, (1.0, 0.45, 0.35), wash=0.75, centre=7)
    soft(0.9, ROSE, (1.0, 0.55, 0.4))
    place(presents.gift(), (0.4, 0.6, 0), (0, 0, 24), 1.7)
    place(presents.heart(), (7.2, 5.5, 0), (0, 0, 0), 1.45)
    place(keyboard.compact(curl=False), (12.0, -0.8, 0), (0, 0, -20), 0.85)
    for i, (x, y, turn, tint) in enumerate(
        ((-2.6, -7.2, 18, (0.85, 0.04, 0.08)), (0.6, -8.2, 38, (0.95, 0.30, 0.42)), (3.0, -7.4, -8, (0.9, 0.10, 0.18)))
    ):
        place(presents.carnation(tint, i), (x, y, 0.15), (0, 74, turn), 1.2)
    right((3.4, -1.2, 2.9), 58, 0, 17, blur=9, focus=(0, -4, 2))


@shot('news-4', **{**slide, 'samples': 16})
def tournament():
    stage(VIOLET, MAGENTA, wash=0.5, centre=6)
    soft(0.8, CYAN, MAGENTA)
    props.plinth(hoop=False)
    place(carnival.trophy(), (0, 0, 1.8), (0, 0, 8), 1.3)
    place(keyboard.full(), (8.4, -5.6, 0), (0, 0, -12), 0.62)
    board = slab('board', 12, 5.2, 0, 0.25, 0.2, 0.05, material('board', (0.02, 0.02, 0.026), 0.4))
    place(board, (8.2, 2.6, 3.2), (62, 0, -14))
    place(keyboard.compact(curl=False), (8.2, 2.2, 3.3), (62, 0, -14), 0.64)
    for x, tip, tint in (
        (-3.5, 1.5, VIOLET),
        (1.5, -3.5, CYAN),
        (6.5, 4.0, MAGENTA),
        (11, 8, VIOLET),
        (14.5, 17, CYAN),
    ):
        beam((x, 9, 15.5), (tip, 8, 0), 2.6, tint, 1.3)
    softbox((0, -3, 15), (0, 0, 5), (3, 3), 900)
    softbox((-4, -14, 6), (0, 0, 5), (6, 5), 900)
    carnival.confetti(240, 4, (-4, -7, 0.5), (17, 7, 12))
    right((3.6, 0, 4.6), 53, 0, 8)


# Ice shows its grain.
@shot('news-5', **{**slide, 'samples': 24})
def summer():
    stage((1.0, 0.42, 0.08), CYAN, wash=0.8, centre=7)
    soft(0.8, (1.0, 0.5, 0.15), CYAN)
    for at, turn in (((-0.2, 0, 0), 26), ((7.6, 3.6, 0), -14)):
        place(fan.cooling(), at, (0, 0, turn))
        backlight(CYAN, MAGENTA, at)
    for x, y, size, turn in ((2.8, -3.4, 1.5, 20), (4.6, -2.8, 1.9, 55), (6.8, -3.4, 1.2, 5)):
        place(props.ice(size), (x, y, 0), (0, 0, turn))
    softbox((5, 1.6, 0.6), (4.6, -3, 0.8), (5, 1), 90, CYAN)
    right((3.2, 0, 3.0), 37, 0, 10, blur=9, focus=(0, -1, 3))


@shot('news-6', **slide)
def six_worlds():
    stage(VIOLET, AMBER, wash=0.6, centre=7)
    soft(0.75, VIOLET, AMBER)
    softbox((-4, -17, 6), (1, 0, 1), (12, 7), 1300)
    place(packs.large('moonveil'), (2.6, 4.4, 0), (0, 0, 0), 1.25)
    for i, world in enumerate(coins.WORLDS):
        if world == 'moonveil':
            continue
        angle = math.radians(-58 + 29 * i)
        data = coins.mint(world)
        coins.hero(data, None, (2.6 + 6.6 * math.sin(angle), 2.4 - 5.6 * math.cos(angle), 0), 12 * (2 - i)).scale = (
            1.35,
        ) * 3
    right((2.7, 0, 2.35), 41, 0, 17, blur=10, focus=(2.6, -3, 1.3))


@shot('panel-keycaps', **{**slide, 'width': 1920, 'height': 840})
def keycaps():
    """Not news: the panel of a row, with its words in the same place. The caps are those of the keyboards that are sold."""
    stage((1.0, 0.3, 0.3), VIOLET, wash=0.7, centre=6)
    soft(0.8, (1.0, 0.4, 0.3), VIOLET)
    place(adverts.caps(), (3.4, -1.2, 0), (0, 0, 12), 2.2)
    place(keyboard.compact(curl=False), (10.5, 4.6, 0), (0, 0, -16), 0.9)
    right((4.2, -0.2, 0.6), 32, 0, 36, blur=7, focus=(3.4, -1.6, 1))
