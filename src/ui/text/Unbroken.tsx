import classes from './Unbroken.module.css';

const WHOLE = /([\p{Letter}\d]+-[\p{Letter}\d]+|\d+ (?:mm|毫米|公釐)|《[^》]+》|游戏币|遊戲幣|[\d,]+ 枚)/u;

/**
 * A text whose hyphened words stay whole, «Full-Size» and «USB-C» are never torn at the end of a line, and so do a length
 * and its unit, and Chinese titles, the words for coins and their number, which a browser breaks between any two characters.
 */
export function Unbroken({ children }: { readonly children: string }) {
  return children.split(WHOLE).map((part, index) => (
    // The words that the pattern captured stand at the odd places.
    <span key={`${index} ${part}`} className={index % 2 === 0 ? undefined : classes.word}>
      {part}
    </span>
  ));
}
