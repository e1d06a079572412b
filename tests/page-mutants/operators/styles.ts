import { type StyleMutant, inShort } from '../mutant.ts';
import { lineAt } from '../build/syntax.ts';

interface Fault {
  readonly operator: string;
  readonly suffix: string;
  readonly declarations: string;
}

/** What can happen to any part of a page. */
const ANYWHERE: readonly Fault[] = [
  { operator: 'transparent', suffix: '', declarations: 'opacity: 0 !important;' },
  { operator: 'not visible', suffix: '', declarations: 'visibility: hidden !important;' },
  { operator: 'not laid out', suffix: '', declarations: 'display: none !important;' },
  { operator: 'outside the window', suffix: '', declarations: 'translate: -400vw 0 !important;' },
];

/** What can happen to a part that is used by a pointer, or that holds such parts. */
const WHERE_USED: readonly Fault[] = [
  { operator: 'not for pointers', suffix: '', declarations: 'pointer-events: none !important;' },
  {
    operator: 'covered',
    suffix: '::after',
    declarations: `content: ''; position: absolute; inset: 0; z-index: 9; background: canvas;`,
  },
];

const RULE = /^\.([\w-]+)[ \t]*\{([^}]*)/gmu;

/** What is heard alone is cut away to nothing, and is not seen, wherever it stands; unless the sheet shows it again elsewhere. */
const CUT_AWAY = 'clip-path: inset(50%)';
const SHOWN_AGAIN = 'clip-path: none';
/** What is seen of a part, and no more. */
const SEEN: ReadonlySet<string> = new Set(['transparent', 'outside the window']);

/** Every fault of a CSS module: each of its classes, hidden or out of reach in one way after the other. */
export function styles(file: string, source: string, isUsed: (className: string) => boolean): StyleMutant[] {
  const classes = new Map<string, { readonly line: number; readonly isHeardAlone: boolean }>();
  for (const { 1: className = '', 2: body = '', index } of source.matchAll(RULE))
    if (!classes.has(className))
      classes.set(className, {
        line: lineAt(source, index),
        isHeardAlone: body.includes(CUT_AWAY) && !source.includes(SHOWN_AGAIN),
      });
  return [...classes].flatMap(([className, { line, isHeardAlone }]) =>
    [
      ...ANYWHERE.filter(({ operator }) => !isHeardAlone || !SEEN.has(operator)),
      ...(isUsed(className) ? WHERE_USED : []),
    ].map(({ operator, suffix, declarations }): StyleMutant => ({
      kind: 'style',
      operator,
      file,
      line,
      before: `.${className}`,
      after: inShort(`${suffix} { ${declarations} }`),
      className,
      suffix,
      declarations,
    })),
  );
}
