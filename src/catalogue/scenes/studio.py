"""The studio that all pictures share: stage, lights, materials, camera, and the darkroom at the end."""

import math
import os
import tempfile

import bpy
from mathutils import Vector

import darkroom
from shapes import aim, lathe, link, mesh
from surfaces import CYAN, VIOLET, WHITE, material


def softbox(at, target, size, power, colour=WHITE, spread=180):
    """A lamp with an even rectangular face, (width, height), as photographers use it."""
    data = bpy.data.lights.new('softbox', 'AREA')
    data.shape = 'RECTANGLE'
    data.size, data.size_y = size
    data.energy = power
    data.color = colour
    data.spread = math.radians(spread)
    lamp = link('softbox', data)
    lamp.location = at
    return aim(lamp, target)


def stage(accent=VIOLET, second=CYAN, wash=1.0, floor=(0.022, 0.022, 0.034), rough=0.38, back=26.0, centre=0.0):
    """A dark sweep without a horizon, washed by two coloured lamps from above, behind the subject."""
    path = [(-60, 0), (back - 12, 0)]
    path += [(back - 12 + 12 * math.sin(math.radians(a)), 12 - 12 * math.cos(math.radians(a))) for a in range(6, 91, 6)]
    path += [(back, 80)]
    points = [(x, y, z) for y, z in path for x in (-90, 90)]
    faces = [(2 * i, 2 * i + 1, 2 * i + 3, 2 * i + 2) for i in range(len(path) - 1)]
    mesh('sweep', points, faces, material('sweep', floor, rough, Specular=0.3), crease=80)
    softbox((centre - 10, back - 12, 17), (centre - 5, back - 4, 0), (10, 8), 3200 * wash, accent)
    softbox((centre + 10, back - 12, 17), (centre + 5, back - 4, 0), (10, 8), 2600 * wash, second)
    world = bpy.data.worlds.new('night')
    world.use_nodes = True
    world.node_tree.nodes['Background'].inputs[0].default_value = (0.01, 0.01, 0.02, 1)
    bpy.context.scene.world = world


def lights(key=1.0, rim=VIOLET, other=CYAN, height=14.0, reach=17.0, rims=1.0, sheen=1.0):
    """Three-point light: a large white box over the subject, a coloured strip at either side behind it, and a pale
    `sheen` far behind, which a dark surface mirrors towards the camera."""
    softbox((-5, -5, height), (0, 0.5, 0), (14, 8), 2900 * key)
    softbox((-reach, 7, 7), (0, 0, 1), (3, 10), 3000 * rims, rim)
    softbox((reach, 7, 7), (0, 0, 1), (3, 10), 3000 * rims, other)
    softbox((0, 15, 15), (0, 0, 0), (22, 5), 1500 * sheen)


def backlight(left, right, at=(0, 0, 0), power=260):
    """Two lamps behind a fan, which shine through its blades."""
    x, y, z = at
    softbox((x - 1.0, y + 4, z + 1), (x - 1, y, z + 3.4), (3, 2), power, left, spread=70)
    softbox((x + 3.2, y + 3, z + 1), (x + 1, y, z + 3.4), (3, 2), power, right, spread=70)


def camera(target, distance, azimuth, elevation, lens=85, blur=None, shift=(0, 0), focus=None):
    """Looks at `target` from a distance, turned from the front and raised, degrees. `blur` is an f-stop."""
    data = bpy.data.cameras.new('camera')
    data.lens = lens
    data.shift_x, data.shift_y = shift
    data.clip_end = 500
    eye = link('camera', data)
    a, e = math.radians(azimuth), math.radians(elevation)
    eye.location = (
        target[0] + distance * math.sin(a) * math.cos(e),
        target[1] - distance * math.cos(a) * math.cos(e),
        target[2] + distance * math.sin(e),
    )
    aim(eye, target)
    if blur:
        data.dof.use_dof = True
        data.dof.focus_distance = (eye.location - Vector(focus or target)).length
        data.dof.aperture_fstop = blur
    bpy.context.scene.camera = eye
    return eye


def beam(at, target, width, colour, strength):
    """The visible cone of a stage lamp in haze: brightest at the lamp, gone at its end."""
    made = bpy.data.materials.new('beam')
    made.use_nodes = True
    made.cycles.sample_as_light = False
    nodes, links = made.node_tree.nodes, made.node_tree.links
    nodes.clear()
    out, mix = nodes.new('ShaderNodeOutputMaterial'), nodes.new('ShaderNodeAddShader')
    clear, shine = nodes.new('ShaderNodeBsdfTransparent'), nodes.new('ShaderNodeEmission')
    where, split = nodes.new('ShaderNodeTexCoord'), nodes.new('ShaderNodeSeparateXYZ')
    fade, face, both = nodes.new('ShaderNodeMath'), nodes.new('ShaderNodeLayerWeight'), nodes.new('ShaderNodeMath')
    edge, soft = nodes.new('ShaderNodeMath'), nodes.new('ShaderNodeMath')
    shine.inputs['Color'].default_value = (*colour, 1)
    fade.operation, fade.inputs[1].default_value = 'POWER', 1.6
    edge.operation, edge.inputs[0].default_value = 'SUBTRACT', 1.0
    soft.operation, soft.inputs[1].default_value = 'POWER', 2.0
    face.inputs[0].default_value = 0.5
    both.operation = 'MULTIPLY'
    gain = nodes.new('ShaderNodeMath')
    gain.operation, gain.inputs[1].default_value = 'MULTIPLY', strength
    links.new(where.outputs['Generated'], split.inputs[0])
    links.new(split.outputs['Z'], fade.inputs[0])
    links.new(face.outputs['Facing'], edge.inputs[1])
    links.new(edge.outputs[0], soft.inputs[0])
    links.new(fade.outputs[0], both.inputs[0])
    links.new(soft.outputs[0], both.inputs[1])
    links.new(both.outputs[0], gain.inputs[0])
    links.new(gain.outputs[0], shine.inputs['Strength'])
    links.new(clear.outputs[0], mix.inputs[0])
    links.new(shine.outputs[0], mix.inputs[1])
    links.new(mix.outputs[0], out.inputs[0])
    length = (Vector(target) - Vector(at)).length
    cone = lathe('beam', [(width, -length), (0.18, 0)], made, caps=(False, False), steps=64)
    cone.location = at
    cone.visible_shadow = cone.visible_glossy = cone.visible_diffuse = False
    return aim(cone, target)


def empty():
    """Clears the table."""
    bpy.ops.wm.read_factory_settings(use_empty=True)


def expose(path, width, height, samples, exposure, bloom):
    """Renders what stands on the stage, cleans the grain, adds the bloom of bright lamps, writes a PNG."""
    scene = bpy.context.scene
    scene.render.engine = 'CYCLES'
    scene.render.resolution_x, scene.render.resolution_y = width, height
    scene.render.threads_mode = 'FIXED'
    scene.render.threads = int(os.environ.get('SCENE_THREADS', '2'))
    scene.view_settings.view_transform = 'Filmic'
    scene.view_settings.look = 'Medium High Contrast'
    scene.view_settings.exposure = exposure
    cycles = scene.cycles
    cycles.samples, cycles.seed, cycles.use_denoising = samples, 7, False
    cycles.use_adaptive_sampling, cycles.adaptive_threshold = True, 0.03
    cycles.max_bounces, cycles.diffuse_bounces, cycles.glossy_bounces = 7, 2, 3
    cycles.transmission_bounces, cycles.transparent_max_bounces = 7, 12
    cycles.caustics_reflective = cycles.caustics_refractive = False
    cycles.sample_clamp_indirect = 4.0
    bpy.context.view_layer.cycles.denoising_store_passes = True
    with tempfile.TemporaryDirectory() as folder:
        darkroom.route(scene, folder)
        bpy.ops.render.render()
        darkroom.develop(scene, folder, path, samples, bloom)
