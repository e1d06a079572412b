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

const RULE = /^\.([\w-]+)[ \t]*\{/gmu;

/** Every fault of a CSS module: each of its classes, hidden or out of reach in one way after the other. */
export function styles(file: string, source: string, isUsed: (className: string) => boolean): StyleMutant[] {
  const lines = new Map<string, number>();
  for (const { 1: className = '', index } of source.matchAll(RULE))
    if (!lines.has(className)) lines.set(className, lineAt(source, index));
  return [...lines].flatMap(([className, line]) =>
    [...ANYWHERE, ...(isUsed(className) ? WHERE_USED : [])].map(({ operator, suffix, declarations }): StyleMutant => ({
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
