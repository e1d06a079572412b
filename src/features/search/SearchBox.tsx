import { useClickOutside } from '@mantine/hooks';
import { useNavigate } from '@tanstack/react-router';
import { useSelector } from '@xstate/react';
import { type KeyboardEvent, useEffect, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ActorRefFrom } from 'xstate';
import type { searchMachine } from '../../../machines/search/search.machine.ts';
import { productLink } from '../../catalogue/links.ts';
import { productById } from '../../catalogue/products.ts';
import { SearchIcon } from '../../ui/icons/icons.tsx';
import classes from './SearchBox.module.css';
import { SuggestionOption } from './SuggestionOption.tsx';

export interface SearchBoxProps {
  readonly search: ActorRefFrom<typeof searchMachine>;
}

/** The keys that the machine hears while the box has the focus; ArrowDown also unfolds a list that was folded. */
const keyEvents = {
  ArrowDown: { type: 'next.pressed' },
  ArrowUp: { type: 'previous.pressed' },
  Enter: { type: 'enter.pressed' },
  Escape: { type: 'search.dismissed' },
} as const;

/** The code of a key that an input method keeps to itself. */
const COMPOSING = 229;

function isHeardKey(key: string): key is keyof typeof keyEvents {
  return key in keyEvents;
}

/** The search box: a combobox with a list of products under it (§2 Header, R15; WAI-ARIA combobox pattern). */
export function SearchBox({ search }: SearchBoxProps) {
  const { t, i18n } = useTranslation();
  const navigate = useNavigate();
  const id = useId();
  const query = useSelector(search, (snapshot) => snapshot.context.query);
  const matches = useSelector(search, (snapshot) => snapshot.context.matches);
  const active = useSelector(search, (snapshot) => snapshot.context.active);
  const isSuggesting = useSelector(search, (snapshot) => snapshot.matches('suggesting'));
  const isNothingFound = useSelector(search, (snapshot) => snapshot.matches('nothingFound'));
  const [isComposing, setComposing] = useState(false);
  // Half a Chinese word is spelt in Latin letters and matches nothing: nobody has asked for that yet.
  const isNothingSaid = isNothingFound && !(isComposing && i18n.language.startsWith('zh'));
  const dismiss = () => search.send({ type: 'search.dismissed' });
  // A finger outside takes no focus away in every browser.
  const box = useClickOutside<HTMLElement>(dismiss);
  const activeId = isSuggesting && active >= 0 ? `${id}-${matches[active]}` : undefined;

  useEffect(() => {
    const picks = search.on('suggestion.picked', ({ id: product }) => {
      void navigate(productLink(product));
    });
    return () => picks.unsubscribe();
  }, [search, navigate]);

  const hearKey = (event: KeyboardEvent) => {
    // The Enter that ends the composition of a Chinese word is not ours; Safari says so by this code alone.
    if (event.nativeEvent.isComposing || event.keyCode === COMPOSING || !isHeardKey(event.key)) return;
    if (event.key !== 'Escape' || isSuggesting || isNothingFound) event.preventDefault();
    if (event.key === 'ArrowDown') search.send({ type: 'search.resumed' });
    search.send(keyEvents[event.key]);
  };

  return (
    <search
      ref={box}
      className={classes.search}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) dismiss();
      }}
    >
      <span className={classes.icon}>
        <SearchIcon />
      </span>
      <input
        type="search"
        role="combobox"
        className={classes.input}
        aria-label={t('search.label')}
        aria-autocomplete="list"
        aria-expanded={isSuggesting}
        aria-controls={id}
        aria-activedescendant={activeId}
        placeholder={t('search.placeholder')}
        autoComplete="off"
        enterKeyHint="search"
        spellCheck={false}
        value={query}
        onChange={(event) => search.send({ type: 'query.typed', query: event.currentTarget.value })}
        onClick={() => search.send({ type: 'search.resumed' })}
        onKeyDown={hearKey}
        onCompositionStart={() => setComposing(true)}
        onCompositionEnd={() => setComposing(false)}
      />
      {/* The box keeps the focus. Without the index, a list long enough to scroll is a stop of its own in some browsers. */}
      <div
        id={id}
        role="listbox"
        tabIndex={-1}
        className={classes.list}
        aria-label={t('search.suggestions')}
        hidden={!isSuggesting}
      >
        {isSuggesting &&
          matches.map((match, index) => {
            const product = productById(match);
            return (
              product && (
                <SuggestionOption
                  key={match}
                  id={`${id}-${match}`}
                  product={product}
                  isActive={index === active}
                  onPick={() => search.send({ type: 'option.picked', id: match })}
                />
              )
            );
          })}
      </div>
      <div role="status" className={isNothingSaid ? classes.nothing : classes.count}>
        {isSuggesting && t('search.found', { count: matches.length })}
        {isNothingSaid && t('search.nothingFound', { query: shorten(query) })}
      </div>
    </search>
  );
}

/** The most characters of a query that are read back: a pasted book is not. */
const READ_BACK = 60;

function shorten(query: string): string {
  return query.length > READ_BACK ? `${query.slice(0, READ_BACK)}…` : query;
}
