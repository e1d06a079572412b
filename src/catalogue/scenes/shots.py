"""The list of pictures: every function that sets a stage registers itself here under its picture's name."""

from dataclasses import dataclass
from typing import Callable


@dataclass
class Shot:
    build: Callable[[], None]
    width: int
    height: int
    samples: int
    exposure: float
    bloom: float


SHOTS: dict[str, Shot] = {}

# Larger than the largest file and with few samples: made smaller, several pixels become one, and edges are smoother than
# many samples of a small picture make them.
GOODS = {'width': 2000, 'height': 2000, 'samples': 8}


def shot(name, width=800, height=800, samples=96, exposure=0.0, bloom=0.06):
    """Registers the function below it as the picture `name`."""

    def register(build):
        SHOTS[name] = Shot(build, width, height, samples, exposure, bloom)
        return build

    return register
