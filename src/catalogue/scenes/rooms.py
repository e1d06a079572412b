"""Friendly pictures for pages without goods, and the preview for shared links."""

import fan
import keyboard
import mouse
import props
from shapes import legend, place
from shots import shot
from studio import backlight, beam, camera, lights, softbox, stage
from surfaces import CYAN, MAGENTA, VIOLET, glow

room = {'width': 960, 'height': 720, 'samples': 24}


@shot('empty-cart', **{**room, 'samples': 56})
def empty_cart():
    stage(VIOLET, CYAN, wash=1.1)
    lights(1.0)
    softbox((-4, -15, 6), (0, 0, 2), (9, 6), 700)
    place(props.basket(), (0, 0, 0), (0, 0, 24))
    camera((0, 0, 2.9), 26, 0, 19, 70)


@shot('empty-category', **room)
def empty_category():
    stage(VIOLET, CYAN, wash=0.8)
    lights(0.8)
    props.plinth()
    beam((0, 0.5, 13), (0, 0, 1.8), 3.0, (0.75, 0.7, 1.0), 0.5)
    softbox((0, 0, 13), (0, 0, 1.8), (2, 2), 900, spread=60)
    camera((0, 0.5, 4.3), 36, 0, 10, 70)


@shot('not-found', **room)
def not_found():
    stage(MAGENTA, CYAN, wash=1.0)
    lights(0.9, MAGENTA, CYAN)
    place(props.unplugged(), (-0.4, -0.4, 0), (0, 0, 12), 1.25)
    camera((0.2, 0.6, 0.5), 28, 0, 32, 70)


@shot('social', width=1200, height=630, samples=36)
def social():
    """What a shared link shows: a desk with all the goods, and the name of the shop in light behind them."""
    stage(VIOLET, CYAN, wash=0.9, centre=1)
    lights(0.9)
    place(legend('LOADOUT', 4.0, glow('sign', (0.62, 0.5, 1.0), 7, lamp=True), None, (0, 0, 0)), (0.3, 9.5, 6.6), (90, 0, 0))
    place(keyboard.compact(curl=False), (-10.6, 4.4, 0), (0, 0, 16), 0.8)
    place(fan.cooling(), (13.2, 3.4, 0), (0, 0, -24))
    backlight(CYAN, MAGENTA, (13.2, 3.4, 0), 200)
    place(keyboard.full(strength=1.2), (-1.8, -2.4, 0), (0, 0, 6))
    place(mouse.wireless(), (12.9, -4.4, 0), (0, 0, -24))
    camera((0, 0, 3.9), 62, 0, 15, 62)
