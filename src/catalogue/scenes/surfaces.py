"""What things are made of: plastic and metal, lamps, and the colours of the house."""

import bpy

VIOLET = (0.36, 0.12, 1.0)
CYAN = (0.02, 0.55, 1.0)
MAGENTA = (1.0, 0.06, 0.45)
AMBER = (1.0, 0.36, 0.05)
WHITE = (1.0, 0.97, 0.94)


def material(name, colour, rough=0.45, metal=0.0, coat=0.0, grain=0.0, **more):
    """A surface. `coat` lays lacquer over it; `grain` breaks its gloss as moulded plastic does. Metal
    is at least 0.28 rough: the renderer takes less for a mirror, whose guides show what it mirrors, and the darkroom leaves its grain."""
    made = bpy.data.materials.new(name)
    made.use_nodes = True
    nodes, links = made.node_tree.nodes, made.node_tree.links
    shader = nodes['Principled BSDF']
    shader.inputs['Base Color'].default_value = (*colour, 1)
    shader.inputs['Roughness'].default_value = rough
    shader.inputs['Metallic'].default_value = metal
    shader.inputs['Clearcoat'].default_value = coat
    shader.inputs['Clearcoat Roughness'].default_value = 0.08
    for key, value in more.items():
        shader.inputs[key.replace('_', ' ')].default_value = value
    if grain:
        noise, bump = nodes.new('ShaderNodeTexNoise'), nodes.new('ShaderNodeBump')
        where = nodes.new('ShaderNodeTexCoord')
        noise.inputs['Scale'].default_value = 90
        bump.inputs['Strength'].default_value = grain
        bump.inputs['Distance'].default_value = 0.01
        links.new(where.outputs['Object'], noise.inputs['Vector'])
        links.new(noise.outputs['Fac'], bump.inputs['Height'])
        links.new(bump.outputs['Normal'], shader.inputs['Normal'])
    return made


def glow(name, colour, strength, lamp=False):
    """A surface that shines. Only a `lamp` is sampled as a light; small ones would cost noise and give nothing."""
    made = bpy.data.materials.new(name)
    made.use_nodes = True
    nodes = made.node_tree.nodes
    nodes.clear()
    shader, out = nodes.new('ShaderNodeEmission'), nodes.new('ShaderNodeOutputMaterial')
    shader.inputs['Color'].default_value = (*colour, 1)
    shader.inputs['Strength'].default_value = strength
    made.node_tree.links.new(shader.outputs[0], out.inputs[0])
    made.cycles.sample_as_light = lamp
    return made


def rainbow(name, colours, strength, root, span=None, lamp=False):
    """A glow whose colour runs along the breadth of the model `root` through `span`, or around it without a span."""
    made = glow(name, (1, 1, 1), strength, lamp)
    nodes, links = made.node_tree.nodes, made.node_tree.links
    where, ramp = nodes.new('ShaderNodeTexCoord'), nodes.new('ShaderNodeValToRGB')
    where.object = root
    if span:
        split, reach = nodes.new('ShaderNodeSeparateXYZ'), nodes.new('ShaderNodeMapRange')
        reach.inputs['From Min'].default_value, reach.inputs['From Max'].default_value = span
        links.new(where.outputs['Object'], split.inputs[0])
        links.new(split.outputs[0], reach.inputs['Value'])
        links.new(reach.outputs[0], ramp.inputs[0])
    else:
        turn = nodes.new('ShaderNodeTexGradient')
        turn.gradient_type = 'RADIAL'
        links.new(where.outputs['Object'], turn.inputs[0])
        links.new(turn.outputs['Fac'], ramp.inputs[0])
    stops = ramp.color_ramp.elements
    while len(stops) < len(colours):
        stops.new(0.5)
    for i, colour in enumerate(colours):
        stops[i].position = i / (len(colours) - 1)
        stops[i].color = (*colour, 1)
    links.new(ramp.outputs[0], nodes['Emission'].inputs['Color'])
    return made
