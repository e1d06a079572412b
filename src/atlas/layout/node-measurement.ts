import { type ChartState, type ChartTransition, type FoldedAway, defaultsInside } from '../chart/chart.ts';
import { isFoldable } from '../chart/folding.ts';
import type { Box, IconShape, RowShape, TextPiece } from './shapes.ts';
import { widthOf } from './text-widths.ts';
import { runsOf, iconsOf } from './transition-text.ts';
import { type Block, LINE, FONTS, blockOf, moved } from './text-block.ts';

/** The texts, icons, tags and rows in a state's box, without the states inside it, from the box's corner. Pixels. */
export interface NodeMeasurement {
  readonly width: number;
  readonly height: number;
  readonly divider: number | null;
  readonly pieces: readonly TextPiece[];
  readonly icons: readonly IconShape[];
  readonly tags: readonly Box[];
  readonly rows: readonly RowShape[];
}

/** Distances and sizes in pixels. */
const PAD = { x: 10, y: 7 };
const GAP = 4;
const ROW_PAD = 2;
const CHIP = { pad: 6, gap: 4, height: 15, baseline: 11 };
const MAX_LEAF_WIDTH = 160;
const MAX_OUTER_WIDTH = 340;
const MIN_WIDTH = 64;

/** What a folded state says of what it hides. */
export function foldedWords({ states: { length } }: FoldedAway): string {
  return `${length} ${length === 1 ? 'state' : 'states'} inside`;
}

/** The icons before the name of a state. */
function nameIcons(state: ChartState): IconShape['icon'][] {
  if (state.kind === 'history') return [state.history === 'deep' ? 'deepHistory' : 'history'];
  return state.folded !== undefined ? ['unfold'] : isFoldable(state) ? ['fold'] : [];
}

interface Chips {
  readonly pieces: readonly TextPiece[];
  readonly boxes: readonly Box[];
  readonly width: number;
}

/** Tags beside each other, from this point on. */
function chipsOf(tags: readonly string[], left: number, top: number): Chips {
  let x = left;
  const chips = tags.map((tag) => {
    const width = widthOf(tag, FONTS.tag.size, FONTS.tag.weight);
    const box = { x, y: top, width: width + 2 * CHIP.pad, height: CHIP.height };
    x += box.width + CHIP.gap;
    const piece = { x: box.x + CHIP.pad, y: top + CHIP.baseline, text: tag, width, style: 'tag' as const };
    return { box, piece };
  });
  return { boxes: chips.map(({ box }) => box), pieces: chips.map(({ piece }) => piece), width: x - left - CHIP.gap };
}

function actionTexts(state: ChartState): [string, string][] {
  const { entry, exit, invokes, starting } = state;
  const line = (keyword: string, names: readonly string[]): [string, string][] =>
    names.length === 0 ? [] : [[keyword, names.join(', ')]];
  return [
    ...line('entry /', entry),
    ...line('exit /', exit),
    ...invokes.flatMap(({ src }) => line('runs', [src])),
    ...line('initial /', starting),
    ...line('default', defaultsInside(state)),
  ];
}

/**
 * Measures what a state shows of itself: its name, tags, description, actions, actors, and the transitions inside it.
 *
 * @param inside transitions that are drawn inside their state
 */
export function measureNode(state: ChartState, inside: readonly ChartTransition[]): NodeMeasurement {
  const maxWidth = state.states.length === 0 ? MAX_LEAF_WIDTH : MAX_OUTER_WIDTH;
  const name = blockOf([{ text: state.key, style: 'name' }], maxWidth, nameIcons(state));
  const description = blockOf(
    state.description === '' ? [] : [{ text: state.description, style: 'description' }],
    maxWidth,
  );
  const pieces: TextPiece[] = [];
  const icons: IconShape[] = [];
  let [bottom, width] = [PAD.y, 0];
  const put = (block: Block, gap: number): number => {
    const top = bottom + gap;
    pieces.push(...moved(block.pieces, PAD.x, top));
    icons.push(...moved(block.icons, PAD.x, top));
    [bottom, width] = [top + block.height, Math.max(width, block.width)];
    return top;
  };

  put(name, 0);
  const chips = chipsOf(state.tags, PAD.x, bottom + GAP);
  if (state.tags.length > 0) [bottom, width] = [bottom + GAP + CHIP.height, Math.max(width, chips.width)];
  if (description.height > 0) put(description, GAP);
  if (state.folded !== undefined) put(blockOf([{ text: foldedWords(state.folded), style: 'keyword' }], maxWidth), GAP);
  for (const text of state.numbers ?? []) put(blockOf([{ text, style: 'number' }], maxWidth), GAP);

  const actionBlocks = actionTexts(state).map(([keyword, names]) =>
    blockOf(
      [
        { text: keyword, style: 'keyword' },
        { text: names, style: 'action' },
      ],
      maxWidth,
    ),
  );
  const divider = actionBlocks.length + inside.length === 0 ? null : bottom + GAP;
  if (divider !== null) bottom = divider;
  for (const block of actionBlocks) put(block, GAP);
  const rows = inside.map((transition) => {
    const block = blockOf(runsOf(transition, false), maxWidth, iconsOf(transition));
    const top = bottom + GAP;
    [bottom, width] = [top + block.height, Math.max(width, block.width)];
    const at = { pieces: moved(block.pieces, PAD.x, top), icons: moved(block.icons, PAD.x, top) };
    return { name: transition.name, box: { x: PAD.x, y: top, width: block.width, height: block.height }, ...at };
  });

  const size = Math.max(MIN_WIDTH, Math.ceil(width) + 2 * PAD.x);
  const reach = ({ box, ...row }: RowShape): RowShape => ({
    ...row,
    box: { x: PAD.x / 2, y: box.y - ROW_PAD, width: size - PAD.x, height: box.height + 2 * ROW_PAD },
  });
  return {
    width: size,
    height: Math.max(bottom, PAD.y + LINE) + PAD.y,
    divider,
    pieces: [...pieces, ...chips.pieces],
    icons,
    tags: chips.boxes,
    rows: rows.map(reach),
  };
}
