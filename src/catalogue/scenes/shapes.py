"""Shapes that Blender has no primitive for. One unit is the pitch of a key, 19.05 mm, in every scene."""

import math

import bpy
from mathutils import Vector


def link(name, data, parent=None):
    """Puts data on the stage as an object, below `parent` if one is given."""
    thing = bpy.data.objects.new(name, data)
    bpy.context.scene.collection.objects.link(thing)
    thing.parent = parent
    return thing


def group(name, parent=None):
    """An empty that carries a model, so that a scene can place it as one thing."""
    return link(name, None, parent)


def place(thing, at=(0, 0, 0), turn=(0, 0, 0), scale=1.0):
    """Moves, turns (degrees) and scales; answers the thing."""
    thing.location = at
    thing.rotation_euler = [math.radians(angle) for angle in turn]
    thing.scale = (scale, scale, scale)
    return thing


def mesh(name, points, faces, material=None, parent=None, crease=40):
    """A mesh, smooth except where faces meet at more than `crease` degrees."""
    data = bpy.data.meshes.new(name)
    data.from_pydata([tuple(p) for p in points], [], faces)
    data.update()
    data.polygons.foreach_set('use_smooth', [True] * len(data.polygons))
    data.use_auto_smooth = True
    data.auto_smooth_angle = math.radians(crease)
    if material:
        data.materials.append(material)
    return link(name, data, parent)


def loft(name, rings, material=None, parent=None, caps=(True, True), crease=40):
    """A skin over closed rings of equally many points."""
    count = len(rings[0])
    points = [p for ring in rings for p in ring]
    faces = [
        (a * count + i, a * count + (i + 1) % count, (a + 1) * count + (i + 1) % count, (a + 1) * count + i)
        for a in range(len(rings) - 1)
        for i in range(count)
    ]
    if caps[0]:
        faces.append(tuple(reversed(range(count))))
    if caps[1]:
        faces.append(tuple(range((len(rings) - 1) * count, len(rings) * count)))
    return mesh(name, points, faces, material, parent, crease)


def rounded(width, depth, radius, steps=6, z=0.0, at=(0, 0)):
    """The points of a rectangle with round corners, anticlockwise."""
    radius = max(1e-4, min(radius, width / 2 - 1e-4, depth / 2 - 1e-4))
    corners = [(1, 1, 0), (-1, 1, 90), (-1, -1, 180), (1, -1, 270)]
    return [
        (
            at[0] + sx * (width / 2 - radius) + radius * math.cos(math.radians(start + 90 * i / steps)),
            at[1] + sy * (depth / 2 - radius) + radius * math.sin(math.radians(start + 90 * i / steps)),
            z,
        )
        for sx, sy, start in corners
        for i in range(steps + 1)
    ]


def slab(name, width, depth, low, high, radius, bevel, material=None, parent=None, steps=8, at=(0, 0)):
    """A plate with round corners and round upper and lower edges."""
    quarter = [math.radians(90 * i / 5) for i in range(6)]
    lower = [(bevel * (1 - math.sin(t)), low + bevel * (1 - math.cos(t))) for t in quarter]
    levels = lower + [(inset, high - (z - low)) for inset, z in reversed(lower)]
    rings = [rounded(width - 2 * i, depth - 2 * i, radius - i, steps, z, at) for i, z in levels]
    return loft(name, rings, material, parent)


def lathe(name, profile, material=None, parent=None, steps=96, caps=(True, True), crease=40):
    """A profile of (radius, height) turned about the upright axis."""
    rings = [
        [(r * math.cos(math.tau * i / steps), r * math.sin(math.tau * i / steps), z) for i in range(steps)]
        for r, z in profile
    ]
    return loft(name, rings, material, parent, caps, crease)


def tube(name, points, radius, material=None, parent=None, closed=False, smooth=True):
    """A round rod along points."""
    data = bpy.data.curves.new(name, 'CURVE')
    data.dimensions = '3D'
    data.bevel_depth = radius
    data.bevel_resolution = 4
    data.use_fill_caps = True
    spline = data.splines.new('NURBS' if smooth else 'POLY')
    spline.points.add(len(points) - 1)
    for slot, point in zip(spline.points, points):
        slot.co = (*point, 1)
    spline.use_cyclic_u = closed
    if smooth:
        spline.order_u = 4
        spline.use_endpoint_u = not closed
        spline.resolution_u = 6
    if material:
        data.materials.append(material)
    return link(name, data, parent)


def stamp(name, outlines, depth, bevel, material=None, parent=None):
    """Flat outlines (holes are outlines inside outlines) raised by `depth`, with a soft edge."""
    data = bpy.data.curves.new(name, 'CURVE')
    data.dimensions = '2D'
    data.fill_mode = 'BOTH'
    data.extrude = depth
    data.bevel_depth = bevel
    data.bevel_resolution = 3
    for outline in outlines:
        spline = data.splines.new('POLY')
        spline.points.add(len(outline) - 1)
        for slot, (x, y) in zip(spline.points, outline):
            slot.co = (x, y, 0, 1)
        spline.use_cyclic_u = True
    if material:
        data.materials.append(material)
    return link(name, data, parent)


def legend(text, size, material, parent, at, turn=(0, 0, 0)):
    """Letters printed on a part."""
    data = bpy.data.curves.new('legend', 'FONT')
    data.body = text
    data.size = size
    data.align_x = 'CENTER'
    data.align_y = 'CENTER'
    data.materials.append(material)
    return place(link('legend', data, parent), at, turn)


def solid(things, name='solid', parent=None):
    """Melts objects that share no parent into one mesh, so that it can be shared by many objects."""
    graph = bpy.context.evaluated_depsgraph_get()
    for thing in things:
        if thing.type == 'CURVE':
            twin = bpy.data.objects.new(thing.name, bpy.data.meshes.new_from_object(thing.evaluated_get(graph)))
            twin.matrix_world = thing.matrix_world.copy()
            bpy.context.scene.collection.objects.link(twin)
            bpy.data.objects.remove(thing)
            thing = twin
        thing.select_set(True)
        bpy.context.view_layer.objects.active = thing
    bpy.ops.object.join()
    one = bpy.context.view_layer.objects.active
    one.select_set(False)
    one.data.use_auto_smooth = True
    one.data.auto_smooth_angle = math.radians(40)
    one.name = name
    one.parent = parent
    return one


def arc(centre, radius, start, end, steps):
    """Points of a circle from one angle to another, degrees, in the plane."""
    return [
        (
            centre[0] + radius * math.cos(math.radians(start + (end - start) * i / steps)),
            centre[1] + radius * math.sin(math.radians(start + (end - start) * i / steps)),
        )
        for i in range(steps + 1)
    ]


def aim(thing, target):
    """Turns a camera or a lamp to a point."""
    thing.rotation_euler = (Vector(target) - thing.location).to_track_quat('-Z', 'Y').to_euler()
    return thing
