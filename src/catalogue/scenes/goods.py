"""The products: a keyboard, a mouse or a fan alone on the stage, and the coin packs."""

import coins
import fan
import keyboard
import mouse
import packs
from shapes import place
from shots import GOODS, shot
from studio import backlight, camera, lights, stage
from surfaces import CYAN, MAGENTA, VIOLET


@shot('keyboard-full', **GOODS)
def keyboard_full():
    stage(VIOLET, CYAN)
    lights()
    place(keyboard.full(), (0, 0, 0), (0, 0, 34))
    camera((-0.2, 0.0, 0.3), 54, 0, 40, 75)


@shot('keyboard-compact', **GOODS)
def keyboard_compact():
    stage((0.5, 0.3, 1.0), (1.0, 0.35, 0.25))
    lights(0.6, (0.5, 0.3, 1.0), (1.0, 0.4, 0.3))
    place(keyboard.compact(), (0, -0.5, 0), (0, 0, -30))
    camera((0.2, 0.2, 0.2), 41, 0, 40, 75)


@shot('wireless-mouse', **GOODS)
def wireless_mouse():
    stage(VIOLET, CYAN, back=22)
    lights()
    place(mouse.wireless(), (-0.3, 0, 0), (0, 0, -38))
    place(mouse.dongle(), (2.75, -2.3, 0), (0, 0, 35))
    camera((0.35, -0.1, 0.85), 18.5, 0, 33, 85, blur=9)


@shot('fan', **GOODS)
def cooling_fan():
    stage(CYAN, MAGENTA, back=22)
    lights()
    place(fan.cooling(), (0, 0, 0), (0, 0, 30))
    backlight(CYAN, MAGENTA)
    camera((0, 0, 3.05), 23.5, 0, 9, 85)


def pack(name, count):
    """The picture of a coin pack: the light of its world on the same stage."""

    @shot(f'coins-{name}-{count}', samples=20)
    def build():
        packs.lit(name)
        if count == 1000:
            packs.small(name)
            camera((0.62, 0.1, 0.85), 14.2, 6, 24, 85)
        else:
            packs.large(name)
            camera((0.1, -0.4, 1.55), 24.5, 8, 22, 85)


for each in coins.WORLDS:
    for size in (1000, 3500):
        pack(each, size)
