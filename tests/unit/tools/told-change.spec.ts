import { describe, expect, it, vi } from 'vitest';
import { observedAnnotation } from '../../report/annotations.ts';
import UnsaidReporter, { unusedUnsaid } from '../../report/unsaid-reporter.ts';
import type { MaskedSnapshot } from '../../page/screen/page-snapshot.ts';
import { parseAria } from '../../page/screen/aria.ts';
import { UNSAID_USES, toldChange } from '../../page/screen/told-change.ts';
import type { Spoken, SpokenControl } from '../../page/screen/spoken.ts';

const NOTHING_SAID: Spoken = {
  document: 'one',
  said: 0,
  last: [],
  moves: 0,
  movesAtAct: 0,
  acts: 0,
  focused: null,
  used: null,
  atAct: [],
};

/** A look at a page with some lines, as far as it is read here. */
function look(lines: readonly string[], spoken: Partial<Spoken> = {}, language = 'en'): MaskedSnapshot {
  const tree = parseAria([...lines, 'status: said last'].map((line) => `- ${line}`).join('\n'));
  const snapshot = { language, current: [] };
  // What the whole snapshot holds beside that is not read.
  return { snapshot, tree, spoken: { ...NOTHING_SAID, ...spoken } } as unknown as MaskedSnapshot;
}

function control(name: string, related = ''): SpokenControl {
  return { id: 1, names: [name], related };
}

const empty = look(['heading "Cart"']);
function filled(spoken: Partial<Spoken> = {}): MaskedSnapshot {
  return look(['heading "Cart"', 'paragraph: One line'], spoken);
}

describe('a visible change is told', () => {
  it('by an announcement, also by one that is gone again', () => {
    expect(toldChange(empty, filled({ said: 1 }), [])).toEqual(['announcement']);
  });

  it('by a focus that the page moved, and not by the way to the control that is pressed', () => {
    expect(toldChange(empty, filled({ moves: 1 }), [])).toEqual(['focus']);
    expect(() => toldChange(empty, filled({ moves: 1, movesAtAct: 1, acts: 1 }), [])).toThrow('silence');
  });

  it('by a page that is loaded anew', () => {
    expect(toldChange(empty, filled({ document: 'two' }), [])).toEqual(['page']);
  });

  it('by the control that has the focus: its name, its state, its description and what it expands', () => {
    const tile = (mark: string, more: readonly string[], related: string) =>
      look([`button "Orders"${mark}`, ...more], { focused: control('Orders', related) });
    const folded = tile('', [], '');
    expect(toldChange(folded, tile(' [expanded]', ['paragraph: None yet'], 'Orders None yet'), [])).toEqual([
      'control',
    ]);
    expect(() => toldChange(folded, tile(' [expanded]', ['paragraph: None yet'], ''), [])).toThrow('None yet');
  });

  it('in another language, by the name of the control that has the focus', () => {
    const english = look(['button "Language"', 'paragraph: Hello'], { focused: control('Language') });
    const chinese = (spoken: Partial<Spoken>) => look(['button "语言"', 'paragraph: 你好'], spoken, 'zh-CN');
    expect(toldChange(english, chinese({ focused: control('语言') }), [])).toEqual(['language']);
    expect(() => toldChange(english, chinese({}), [])).toThrow('silence');
  });
});

describe('a visible change need not be told', () => {
  it('where nothing changed, or only the last status, which nobody sees', () => {
    expect(toldChange(empty, empty, [])).toEqual(['nothing changed']);
  });

  it('where its transition or its text is named, for that alone', () => {
    const restored = 'cart.lines: cart.restored[0]';
    expect(toldChange(empty, filled(), [restored])).toEqual([`another tab, ${restored}`]);
    const wrong = look(['heading "Cart"', 'paragraph: ⟦en errors.required⟧']);
    expect(toldChange(wrong, empty, [])).toEqual(['errors turned off, errors.required']);
    expect(() => toldChange(empty, wrong, [])).toThrow('new: paragraph: ⟦en errors.required⟧');
  });

  it('where it comes beside another error that the control in use says, and not by itself', () => {
    const field = (errors: readonly string[], related: string) =>
      look(['textbox "Email"', ...errors], { focused: control('Email', related) });
    const [own, other] = ['paragraph: ⟦en errors.email⟧', 'paragraph: ⟦en errors.required⟧'];
    const right = field([], '');
    expect(toldChange(right, field([own, other], '⟦en errors.email⟧'), [])).toEqual([
      'control',
      'errors of other fields, errors.required',
    ]);
    expect(() => toldChange(right, field([own, other], ''), [])).toThrow('silence');
    expect(() => toldChange(right, field([own, 'paragraph: More'], '⟦en errors.email⟧'), [])).toThrow('More');
  });

  it('and a whole run fails where no walk meets what is named', async () => {
    const told = Object.fromEntries(UNSAID_USES.slice(1).map((use) => [use, 1]));
    expect(unusedUnsaid([{ told }])).toEqual(UNSAID_USES.slice(0, 1));
    const walk = { machine: 'cart', walk: 'a', transitions: [], ignored: {}, masked: {}, told, steps: 1 };
    const results = [{ annotations: [observedAnnotation(walk)] }];
    const reporter = new UnsaidReporter();
    Reflect.apply(Reflect.get(reporter, 'onBegin'), reporter, [
      null,
      { allTests: () => [{ location: { file: '/x/tests/browser/walks/walks.spec.ts' }, results }] },
    ]);
    const end = () => reporter.onEnd({ status: 'passed', startTime: new Date(0), duration: 0 });
    const said = vi.spyOn(console, 'log').mockReturnValue(undefined);
    vi.stubEnv('LOADOUT_WHOLE', '1');
    expect(await end()).toEqual({ status: 'failed' });
    expect(said.mock.calls[0]?.[0]).toContain(UNSAID_USES[0]);
    vi.stubEnv('LOADOUT_WHOLE', '');
    expect(await end()).toEqual({});
    vi.unstubAllEnvs();
    said.mockRestore();
  });
});
