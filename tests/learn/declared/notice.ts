import { COMPACT_KEYBOARD, FULL_KEYBOARD } from '../../facts/products.ts';
import { noticeOracle } from '../../machines/notice/notice.oracle.ts';
import type { Declared } from './declared.ts';
import { OracleRun } from './oracle-run.ts';

type Run = OracleRun<ReturnType<typeof noticeOracle.initial>, NoticeEvent, { productId: number | null }>;
type NoticeEvent = Parameters<typeof noticeOracle.next>[1];

interface State {
  readonly run: Run;
  /** What had the focus before the dialog came: it gets it back. */
  readonly focus: string;
}

const PRODUCTS = [FULL_KEYBOARD, COMPACT_KEYBOARD];

function shownIn({ run }: State): string | null {
  return PRODUCTS.find(({ id }) => id === run.predicted.context.productId)?.name ?? null;
}

/** The dialog of the category page: one product at a time, closed by OK and by Escape (§2 /ProductList, §8). */
export const noticeDeclared: Declared<State> = {
  start: { run: new OracleRun(noticeOracle, noticeOracle.initial(undefined)), focus: '' },
  next: (state, input) => {
    const { run, focus } = state;
    const isOpen = shownIn(state) !== null;
    const closed = { run: run.after({ type: 'notice.dismissed' }), focus };
    if (input === 'press Escape') return isOpen ? closed : state;
    if (input === 'press OK') return isOpen ? closed : null;
    const product = PRODUCTS.find(({ name }) => input === `add ${name}`);
    if (product === undefined) throw new Error(`No product for «${input}».`);
    const { id, name } = product;
    return isOpen ? null : { run: run.after({ type: 'item.added', id }), focus: `button Add ${name} to cart` };
  },
  see: (state) => {
    const name = shownIn(state);
    return name === null
      ? { dialog: '', product: '', focus: state.focus }
      : { dialog: 'Added to cart', product: name, focus: 'button OK' };
  },
  key: ({ run, focus }) => [run.key, focus],
};
