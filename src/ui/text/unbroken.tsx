import type { ReactNode } from 'react';
import classes from './unbroken.module.css';

/** Such a word, and the space on either side of it. */
const WHOLE = /( ?)([\p{Letter}\d]+-[\p{Letter}\d]+|\d+ (?:mm|毫米|公釐)|《[^》]+》|游戏币|遊戲幣|[\d,]+ 枚)( ?)/u;

/**
 * A text whose hyphened words stay whole, «Full-Size» and «USB-C» are never torn at the end of a line, and so do a length
 * and its unit, and Chinese titles, the words for coins and their number, which a browser breaks between any two characters.
 *
 * @returns what stands alone in an element: the text as it is where it has none of these
 */
export function unbroken(text: string): ReactNode {
  const parts = text.split(WHOLE);
  if (parts.length === 1) return text;
  return parts.map(
    (part, index) =>
      // Text, space, word, space and so on. A space stands alone: what begins or ends with one is trimmed in some names.
      part &&
      (index % 2 === 0 ? (
        <span key={`${index} ${part}`} className={index % 4 === 0 ? undefined : classes.word}>
          {part}
        </span>
      ) : (
        part
      )),
  );
}
