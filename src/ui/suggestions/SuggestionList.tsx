import { type ReactNode, useEffect, useRef } from 'react';

export interface SuggestionListProps {
  /** The id of the list, which the box names as what it controls. */
  readonly id: string;
  readonly label: string;
  readonly isOpen: boolean;
  /** The keys of the suggestions, in their order. */
  readonly suggestions: readonly number[];
  /**
   * So many stand on the page all, a multiple of four. Of more that is half of it, the first, or those around the marked
   * one: who finds a thousand types on, and each letter draws them anew.
   */
  readonly most: number;
  /** The index of the marked suggestion; -1 where none is. */
  readonly active: number;
  readonly className: string | undefined;
  readonly optionClassName: string | undefined;
  /** What a suggestion shows. */
  readonly children: (key: number) => ReactNode;
  readonly onPick: (key: number) => void;
}

/** The id of a suggestion, which the box names as its active descendant. */
export function suggestionId(list: string, key: number): string {
  return `${list}-${key}`;
}

/**
 * The suggestions under a search box (WAI-ARIA combobox pattern). The box keeps the focus and handles the keys; the marked
 * suggestion is scrolled into view.
 */
export function SuggestionList(props: SuggestionListProps) {
  const { id, label, isOpen, suggestions, most, active, className, optionClassName, children, onPick } = props;
  const count = suggestions.length;
  const drawn = count > most ? most / 2 : count;
  const first = Math.max(0, Math.min(active - drawn / 2, count - drawn));
  return (
    // Without the index, a list long enough to scroll is a stop of its own in some browsers.
    <div id={id} role="listbox" tabIndex={-1} className={className} aria-label={label} hidden={!isOpen}>
      {isOpen &&
        suggestions.slice(first, first + drawn).map((key, place) => (
          <Suggestion
            key={key}
            id={suggestionId(id, key)}
            count={count > most ? count : undefined}
            number={first + place + 1}
            isActive={first + place === active}
            className={optionClassName}
            onPick={() => onPick(key)}
          >
            {children(key)}
          </Suggestion>
        ))}
    </div>
  );
}

interface SuggestionProps {
  readonly id: string;
  /** How many suggestions there are; left out where all stand on the page. */
  readonly count: number | undefined;
  /** Which of them this is, from 1. */
  readonly number: number;
  readonly isActive: boolean;
  readonly className: string | undefined;
  readonly children: ReactNode;
  readonly onPick: () => void;
}

function Suggestion({ id, count, number, isActive, className, children, onPick }: SuggestionProps) {
  const option = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isActive) option.current?.scrollIntoView({ block: 'nearest' });
  }, [isActive]);
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the box handles the keys, as a combobox does
    <div
      ref={option}
      id={id}
      role="option"
      tabIndex={-1}
      aria-setsize={count}
      aria-posinset={count && number}
      aria-selected={isActive}
      className={className}
      // A press must not take the focus from the box.
      onMouseDown={(event) => event.preventDefault()}
      onClick={onPick}
    >
      {children}
    </div>
  );
}
