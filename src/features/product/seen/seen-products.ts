/** The products whose pages were shown, over all visits of this browser (R21). */
export interface SeenProducts {
  /** Their ids, the last one first, each once; the same list until another one is shown. */
  readonly ids: () => readonly number[];
  /** Puts a product first. */
  readonly add: (id: number) => void;
  /** Calls back after each change. Returns what stops that. */
  readonly subscribe: (onChange: () => void) => () => void;
}
