/** A connection that carries any amount, at a whole cost of 0 or more for each unit. */
export interface Arc {
  readonly from: number;
  readonly to: number;
  readonly cost: number;
}

/**
 * A network with what flows in it: the arcs, what each carries, what each node has in excess, and a price for each
 * node. Flow can be pushed along an arc without limit, and back as far as the arc carries any: residual arc `2i` is arc
 * `i` forward, `2i + 1` is the same backward.
 */
export class Network {
  readonly covered: number[];
  readonly prices: number[];
  readonly excess: number[];
  /** Residual arcs by the node that they leave. */
  readonly leaving: readonly (readonly number[])[];
  readonly #arcs: readonly Arc[];

  constructor(size: number, arcs: readonly Arc[], excess: readonly number[]) {
    const leaving: number[][] = Array.from({ length: size }, () => []);
    arcs.forEach(({ from, to }, index) => {
      leaving[from]?.push(2 * index);
      leaving[to]?.push(2 * index + 1);
    });
    this.leaving = leaving;
    this.covered = arcs.map(() => 0);
    this.prices = Array.from({ length: size }, () => 0);
    this.excess = [...excess];
    this.#arcs = arcs;
  }

  /** The node that a residual arc leads to. */
  end(residual: number): number {
    const arc = this.#arcs[residual >> 1];
    return (residual & 1 ? arc?.from : arc?.to) ?? 0;
  }

  /** The units that still fit. */
  room(residual: number): number {
    return residual & 1 ? (this.covered[residual >> 1] ?? 0) : Infinity;
  }

  /** The cost that is left of a residual arc once the prices at its ends are counted: 0 where it is tight. */
  rest(from: number, residual: number): number {
    const cost = this.#arcs[residual >> 1]?.cost ?? 0;
    return (residual & 1 ? -cost : cost) + (this.prices[from] ?? 0) - (this.prices[this.end(residual)] ?? 0);
  }

  /** Moves as much as fits along a road that begins at a node with an excess and ends at one that lacks something. */
  push(source: number, road: readonly number[]): number {
    const sink = this.end(road.at(-1) ?? 0);
    const rooms = road.map((residual) => this.room(residual));
    const units = Math.min(this.excess[source] ?? 0, -(this.excess[sink] ?? 0), ...rooms);
    for (const residual of road) {
      this.covered[residual >> 1] = (this.covered[residual >> 1] ?? 0) + (residual & 1 ? -units : units);
    }
    this.excess[source] = (this.excess[source] ?? 0) - units;
    this.excess[sink] = (this.excess[sink] ?? 0) + units;
    return units;
  }
}
