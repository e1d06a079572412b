"""Renders one picture:  blender -b -P picture.py -- <name> <file.png> [share of the full size] [samples]
Lists all pictures:   blender -b -P picture.py -- --names"""

import os
import sys

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))

import adverts  # noqa: E402, F401  these five fill SHOTS
import goods  # noqa: E402, F401
import rooms  # noqa: E402, F401
import slides  # noqa: E402, F401
import studio  # noqa: E402
import views  # noqa: E402, F401
from shots import SHOTS  # noqa: E402

name, *rest = sys.argv[sys.argv.index('--') + 1 :]
if name == '--names':
    print('\n'.join(f'name {each}' for each in SHOTS))
else:
    path, scale, samples = (rest + [None, None])[:3]
    shot, share = SHOTS[name], float(scale or 1)
    studio.empty()
    shot.build()
    studio.expose(
        os.path.abspath(path),
        round(shot.width * share),
        round(shot.height * share),
        int(samples or shot.samples),
        shot.exposure,
        shot.bloom,
    )
