"""The further views of the products, which the gallery of a product shows after its first picture."""

import coins
import fan
import keyboard
import mouse
import packs
from shapes import place
from shots import shot
from studio import backlight, camera, lights, softbox, stage
from surfaces import CYAN, MAGENTA, VIOLET


def view(name, samples=6):
    """Registers the function below it as a further view, square and large enough to zoom into."""
    return shot(f'view-{name}', 1800, 1800, samples)


@view('wireless-mouse-2')
def mouse_from_its_thumb_side():
    stage(VIOLET, CYAN, back=22)
    lights()
    softbox((-3, -14, 5), (0, 0, 1), (9, 5), 900)
    place(mouse.wireless(), (0, 0, 0), (0, 0, 68))
    camera((0.1, 0, 0.95), 18.5, 0, 13, 85)


@view('wireless-mouse-3')
def mouse_from_above():
    stage(VIOLET, CYAN, back=22)
    lights()
    place(mouse.wireless(), (-0.75, 0, 0), (0, 0, -10))
    place(mouse.dongle(), (2.7, -1.9, 0), (0, 0, 20))
    camera((0.45, 0.1, 0.6), 18.5, 0, 64, 85)


# Bare metal, close up, shows its grain.
@view('keyboard-full-2', 9)
def full_keyboard_at_its_knob():
    stage(VIOLET, CYAN)
    lights()
    place(keyboard.full(), (0, 0, 0), (0, 0, 24))
    camera((7.6, 3.3, 0.9), 28, 6, 36, 85, blur=11)


@view('keyboard-full-3')
def full_keyboard_from_above():
    stage(VIOLET, CYAN)
    lights()
    place(keyboard.full(), (0, 0, 0), (0, 0, 0))
    camera((0, -0.1, 0.3), 55, 0, 72, 75)


@view('keyboard-compact-2')
def compact_keyboard_at_its_arrow_keys():
    stage((0.5, 0.3, 1.0), (1.0, 0.35, 0.25))
    lights(0.6, (0.5, 0.3, 1.0), (1.0, 0.4, 0.3))
    place(keyboard.compact(), (0, -0.5, 0), (0, 0, -22))
    camera((4.2, -1.6, 0.7), 26, -14, 38, 85, blur=11)


@view('keyboard-compact-3')
def compact_keyboard_from_above():
    stage((0.5, 0.3, 1.0), (1.0, 0.35, 0.25))
    lights(0.6, (0.5, 0.3, 1.0), (1.0, 0.4, 0.3))
    place(keyboard.compact(), (0, -0.5, 0), (0, 0, 0))
    camera((0, 0.4, 0.2), 43, 0, 70, 75)


@view('fan-2')
def fan_from_behind():
    stage(CYAN, MAGENTA, back=22)
    lights()
    softbox((-6, -13, 8), (0, 0, 3), (9, 7), 900)
    place(fan.cooling(), (0, 0, 0), (0, 0, 204))
    camera((0, 0, 3.05), 23.5, 0, 11, 85)


@view('fan-3')
def fan_from_its_edge():
    stage(CYAN, MAGENTA, back=22)
    lights()
    softbox((5, -13, 7), (0, 0, 3), (9, 7), 700)
    place(fan.cooling(), (0, 0, 0), (0, 0, -62))
    backlight(CYAN, MAGENTA)
    camera((0, 0, 3.05), 24, 0, 20, 85)


def pack(name, count):
    """A coin pack from above: the stacks can be counted, and the chest shows what lies in it."""

    @shot(f'above-{name}-{count}', 1200, 1200, samples=5)
    def build():
        packs.lit(name)
        if count == 1000:
            packs.small(name)
            camera((0.5, 0.35, 0.5), 15.5, -24, 52, 85)
        else:
            packs.large(name)
            camera((0.1, -0.75, 1.2), 26, -30, 40, 85)


for each in coins.WORLDS:
    for size in (1000, 3500):
        pack(each, size)
