import { useActorRef, useSelector } from '@xstate/react';
import { useEffect, useMemo } from 'react';
import { searchMachine } from '../../../../machines/search/search.machine.ts';
import { useAtlas, useCharts } from '../atlas-context.ts';
import classes from './ChartSearch.module.css';
import { suggestionPress } from '../../../ui/suggestions/suggestion-keys.ts';
import { SuggestionList, suggestionId } from '../../../ui/suggestions/SuggestionList.tsx';
import { partsOf } from './parts.ts';
import { wordingIn } from '../wording.ts';
import { texts } from '../texts.ts';

/** The id of the list of suggestions. */
const LIST = 'parts';

/** Finds states and events in all machines. The shop's own search machine runs it. */
export function ChartSearch() {
  const { viewer } = useAtlas();
  const charts = useCharts();
  const parts = useMemo(() => partsOf(charts), [charts]);
  const entries = useMemo(() => parts.map(({ text }, id) => ({ id, name: text })), [parts]);
  const search = useActorRef(searchMachine, { input: { entries, isWhole: true } });
  const { query, matches, active } = useSelector(search, ({ context }) => context);
  const isOpen = useSelector(search, (snapshot) => snapshot.matches({ open: 'suggesting' }));
  const isNothing = useSelector(search, (snapshot) => snapshot.matches({ open: 'nothingFound' }));
  useEffect(() => search.send({ type: 'entries.changed', entries, isWhole: true }), [search, entries]);
  useEffect(() => {
    const listening = search.on('suggestion.picked', ({ id }) => {
      const part = parts[id];
      if (part === undefined) return;
      const snapshot = viewer.getSnapshot();
      const { machine, folded } = snapshot.context;
      viewer.send({
        ...part,
        type: 'address.opened',
        folded: part.machine === machine ? folded : [],
        wording: wordingIn(snapshot),
      });
    });
    return () => listening.unsubscribe();
  }, [search, viewer, parts]);
  const marked = matches[active];
  return (
    <div className={classes.search} role="search">
      <input
        className={classes.input}
        type="text"
        role="combobox"
        aria-label={texts.search.label}
        placeholder={texts.search.label}
        aria-expanded={isOpen}
        aria-controls={LIST}
        aria-autocomplete="list"
        aria-activedescendant={marked === undefined ? undefined : suggestionId(LIST, marked)}
        autoComplete="off"
        value={query}
        onChange={({ target }) => search.send({ type: 'query.typed', query: target.value })}
        onFocus={() => search.send({ type: 'search.resumed' })}
        onBlur={() => search.send({ type: 'search.dismissed' })}
        onKeyDown={(event) => {
          const press = suggestionPress(event);
          if (press === null) return;
          event.preventDefault();
          search.send({ type: press });
        }}
      />
      <p role="status" className={classes.count}>
        {isOpen ? texts.search.found(matches.length) : isNothing ? texts.search.none : ''}
      </p>
      <SuggestionList
        id={LIST}
        label={texts.search.label}
        isOpen={isOpen}
        suggestions={matches}
        most={Infinity}
        active={active}
        className={classes.results}
        optionClassName={classes.result}
        onPick={(id) => search.send({ type: 'option.picked', id })}
      >
        {(id) => parts[id]?.words}
      </SuggestionList>
    </div>
  );
}
