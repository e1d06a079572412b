import { type ReactNode, useEffect, useRef } from 'react';

export interface SuggestionListProps {
  /** The id of the list, which the box names as what it controls. */
  readonly id: string;
  readonly label: string;
  readonly isOpen: boolean;
  /** The keys of the suggestions, in their order. */
  readonly suggestions: readonly number[];
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
  const { id, label, isOpen, suggestions, active, className, optionClassName, children, onPick } = props;
  return (
    // Without the index, a list long enough to scroll is a stop of its own in some browsers.
    <div id={id} role="listbox" tabIndex={-1} className={className} aria-label={label} hidden={!isOpen}>
      {isOpen &&
        suggestions.map((key, index) => (
          <Suggestion
            key={key}
            id={suggestionId(id, key)}
            isActive={index === active}
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
  readonly isActive: boolean;
  readonly className: string | undefined;
  readonly children: ReactNode;
  readonly onPick: () => void;
}

function Suggestion({ id, isActive, className, children, onPick }: SuggestionProps) {
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
