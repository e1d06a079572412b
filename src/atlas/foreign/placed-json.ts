import { type ParseErrorCode, printParseErrorCode, visit } from 'jsonc-parser';
import { misfitAt, refuseForbidden } from './misfit.ts';

/** JSON with the place of each of its values in the text. */
export interface PlacedJson {
  readonly value: unknown;
  /** Where an object, an array or the value of a key begins, by the object that holds it and the key. */
  readonly offsetOf: (holder: object, key: string | number) => number;
}

/** Deeper than this nothing is read: who nests deeper means harm. */
export const DEEPEST = 100;

/** What was expected where the parser met something else. */
const EXPECTED: Readonly<Record<string, string>> = {
  PropertyNameExpected: 'a name in quotes',
  ColonExpected: 'a colon',
  CommaExpected: 'a comma or the closing bracket',
  CloseBraceExpected: 'a comma or }',
  CloseBracketExpected: 'a comma or ]',
  EndOfFileExpected: 'the end of the file',
  UnexpectedEndOfString: 'a closing quote',
  InvalidEscapeCharacter: 'a known escape in the text',
  InvalidUnicode: 'a known escape in the text',
  InvalidCharacter: 'an escape in place of a control character',
  InvalidCommentToken: 'a value and no comment',
  UnexpectedEndOfComment: 'a value and no comment',
};

function expectedBy(code: ParseErrorCode): string {
  return EXPECTED[printParseErrorCode(code)] ?? 'a value';
}

/** Reads JSON with its places. @throws Misfit where the text is none, or nested too deep */
export function placedJson(text: string): PlacedJson {
  const places = new Map<object, Map<string | number, number>>();
  const open: object[] = [];
  let value: unknown;
  let key = '';
  const put = (one: unknown, offset: number): void => {
    const holder = open.at(-1);
    if (holder === undefined) value = one;
    else {
      const at = Array.isArray(holder) ? holder.length : key;
      places.get(holder)?.set(at, offset);
      Reflect.set(holder, at, one);
    }
  };
  const enter = (holder: object, offset: number): void => {
    if (open.length > DEEPEST) throw misfitAt(text, offset, 'deep');
    put(holder, offset);
    places.set(holder, new Map());
    open.push(holder);
  };
  const leave = (): void => void open.pop();
  visit(
    text,
    {
      onObjectBegin: (offset) => enter({}, offset),
      onArrayBegin: (offset) => enter([], offset),
      onObjectEnd: leave,
      onArrayEnd: leave,
      onObjectProperty: (name, offset) => {
        refuseForbidden(text, offset, name);
        key = name;
      },
      onLiteralValue: put,
      onError: (code, offset) => {
        throw misfitAt(text, offset, 'syntax', expectedBy(code));
      },
    },
    { disallowComments: true },
  );
  return { value, offsetOf: (holder, name) => places.get(holder)?.get(name) ?? 0 };
}
