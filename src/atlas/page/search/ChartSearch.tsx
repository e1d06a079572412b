import { useActorRef, useSelector } from '@xstate/react';
import { useEffect, useMemo } from 'react';
import { searchMachine } from '../../../../machines/search/search.machine.ts';
import { useAtlas, useCharts } from '../atlas-context.ts';
import classes from './ChartSearch.module.css';
import { partsOf } from './parts.ts';
import { texts } from '../texts.ts';

/** Finds states and events in all machines. The shop's own search machine runs it. */
export function PartSearch() {
  const { viewer } = useAtlas();
  const charts = useCharts();
  const parts = useMemo(() => partsOf(charts), [charts]);
  const entries = useMemo(() => parts.map(({ words }, id) => ({ id, text: words })), [parts]);
  const search = useActorRef(searchMachine, { input: { entries } });
  const { query, matches, active } = useSelector(search, ({ context }) => context);
  const isOpen = useSelector(search, (snapshot) => snapshot.matches('suggesting'));
  const isNothing = useSelector(search, (snapshot) => snapshot.matches('nothingFound'));
  useEffect(() => search.send({ type: 'entries.changed', entries }), [search, entries]);
  useEffect(() => {
    const listening = search.on('suggestion.picked', ({ id }) => {
      const part = parts[id];
      if (part) viewer.send({ type: 'address.opened', machine: part.machine, part: part.part });
    });
    return () => listening.unsubscribe();
  }, [search, viewer, parts]);
  const keys: Readonly<Record<string, () => void>> = {
    ArrowDown: () => search.send({ type: 'next.pressed' }),
    ArrowUp: () => search.send({ type: 'previous.pressed' }),
    Enter: () => search.send({ type: 'enter.pressed' }),
    Escape: () => search.send({ type: 'search.dismissed' }),
  };
  return (
    <div className={classes.search} role="search">
      <input
        className={classes.input}
        type="text"
        role="combobox"
        aria-label={texts.search.label}
        placeholder={texts.search.label}
        aria-expanded={isOpen}
        aria-controls="parts"
        aria-autocomplete="list"
        aria-activedescendant={active >= 0 ? `part-${active}` : undefined}
        autoComplete="off"
        value={query}
        onChange={({ target }) => search.send({ type: 'query.typed', query: target.value })}
        onFocus={() => search.send({ type: 'search.resumed' })}
        onBlur={() => search.send({ type: 'search.dismissed' })}
        onKeyDown={(event) => {
          const press = keys[event.key];
          if (press === undefined) return;
          event.preventDefault();
          press();
        }}
      />
      <p role="status" className={classes.count}>
        {isOpen ? texts.search.found(matches.length) : isNothing ? texts.search.none : ''}
      </p>
      <div id="parts" role="listbox" aria-label={texts.search.label} hidden={!isOpen} className={classes.results}>
        {isOpen &&
          matches.map((id, place) => (
            // The keyboard reaches the options through the box above.
            // oxlint-disable-next-line jsx-a11y/click-events-have-key-events
            <div
              key={id}
              id={`part-${place}`}
              role="option"
              tabIndex={-1}
              aria-selected={place === active}
              className={classes.result}
              onPointerDown={(event) => event.preventDefault()}
              onClick={() => search.send({ type: 'option.picked', id })}
            >
              {parts[id]?.words}
            </div>
          ))}
      </div>
    </div>
  );
}
