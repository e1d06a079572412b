"""The coin packs: a small stack, or a chest that runs over."""

import math
import random

import bpy

from chest import chest
from coins import WORLDS, coin, hero, mint, stack
from shapes import group, place, slab
from studio import lights, softbox, stage


def pour(data, parent, walls, count, over, dice, keep_off=(), height=2.2):
    """Lets coins fall for real, onto the floor and into `walls`, and leaves them where they come to rest. Those that
    roll far, or onto a place to `keep_off`, (x, y), are swept away."""
    scene = bpy.context.scene
    bpy.ops.rigidbody.world_add()
    scene.rigidbody_world.collection = bpy.data.collections.new('bodies')
    scene.rigidbody_world.substeps_per_frame = 20
    scene.rigidbody_world.solver_iterations = 20
    scene.rigidbody_world.point_cache.frame_end = 260
    scene.frame_end = 260

    def body(thing, kind, shape):
        scene.rigidbody_world.collection.objects.link(thing)
        thing.rigid_body.type = kind
        thing.rigid_body.collision_shape = shape
        thing.rigid_body.use_margin = True
        thing.rigid_body.collision_margin = 0.004
        thing.rigid_body.friction = 0.55
        thing.rigid_body.restitution = 0.05
        thing.rigid_body.linear_damping = 0.1
        thing.rigid_body.angular_damping = 0.35

    floor = place(slab('floor', 60, 60, -0.5, 0.5, 0.1, 0.01), (0, 0, -0.5))
    floor.hide_render = True
    for wall in [floor, *walls]:
        body(wall, 'PASSIVE', 'MESH' if wall is not floor else 'BOX')
    fallen = []
    for i in range(count):
        x, y = over[0] + dice.uniform(-1, 1) * over[2], over[1] + dice.uniform(-1, 1) * over[3]
        one = coin(
            data, None, (x, y, height + 0.7 * i), (dice.uniform(-25, 25), dice.uniform(-25, 25), dice.uniform(0, 360))
        )
        body(one, 'ACTIVE', 'CYLINDER')
        fallen.append(one)
    for frame in range(1, 261):
        scene.frame_set(frame)
    rest = [one.matrix_world.copy() for one in fallen]
    bpy.ops.rigidbody.world_remove()
    for one, where in zip(fallen, rest):
        one.matrix_world = where
        one.parent = parent
        x, y, _ = where.translation
        if abs(x) > 3.9 or not -3.9 < y < 1.6 or any(math.hypot(x - a, y - b) < 1.7 for a, b in keep_off):
            bpy.data.objects.remove(one)


def lit(name):
    """The stage of a coin pack: that of the shop, in the light of its world."""
    light = WORLDS[name].light
    stage(light, light, wash=0.8, back=22)
    lights(0.75, light, (1.0, 0.8, 0.6), rims=0.8)
    softbox((-4, -15, 4.5), (0, 0, 1), (9, 7), 1050)
    softbox((7, -12, 3), (0, 0, 1), (3, 6), 500, light)


def small(name, seed=3):
    """The pack of 1000: two short stacks, one coin that shows its face."""
    dice, data, root = random.Random(seed), mint(name), group('pack')
    stack(data, root, -0.75, 0.95, 6, dice)
    stack(data, root, 1.35, 1.35, 3, dice)
    coin(data, root, (2.2, -0.9, 0.1), (0, 0, 40))
    hero(data, root, (0.25, -0.45, 0), -8, 70)
    return root


def large(name, seed=5):
    """The pack of 3500: a chest that runs over, stacks beside it, one coin that shows its face."""
    dice, data, root = random.Random(seed), mint(name), group('hoard')
    walls = chest(root, WORLDS[name])
    bpy.context.view_layer.update()
    pour(data, root, walls, 72, (0, 0, 1.1, 0.4), dice, ((-3.35, -1.2), (-2.0, -2.75), (0.9, -3.2), (3.5, -1.7)))
    stack(data, root, -3.35, -1.2, 7, dice)
    stack(data, root, -2.0, -2.75, 4, dice)
    hero(data, root, (0.9, -3.2, 0), -4, 70)
    stack(data, root, 3.5, -1.7, 5, dice)
    return root
