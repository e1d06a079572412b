import { useClickOutside } from '@mantine/hooks';
import { Link, useNavigate } from '@tanstack/react-router';
import { type KeyboardEvent, memo, useDeferredValue, useEffect, useId, useRef, useState } from 'react';
import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { searchMachine } from '../../../machines/search/search.machine.ts';
import { useSelector } from '../../actors/use-selector.ts';
import { categories } from '../../catalogue/categories.ts';
import { categoryLink, productLink } from '../../catalogue/links.ts';
import { productById } from '../../catalogue/products.ts';
import { suggestedCategory } from '../../catalogue/suggestions.ts';
import { hasLeft } from '../../ui/attention.ts';
import { suggestionPress } from '../../ui/suggestions/suggestion-keys.ts';
import { SuggestionList, suggestionId } from '../../ui/suggestions/SuggestionList.tsx';
import { CloseIcon, SearchIcon } from '../../ui/icons/icons.tsx';
import { CategorySuggestion } from './CategorySuggestion.tsx';
import { ProductSuggestion } from './ProductSuggestion.tsx';
import classes from './SearchBox.module.css';
import { useTexts } from '../../ui/text/texts.ts';

/** More than the shop has: of a larger one half as many are drawn, few enough to come between two frames. */
const MOST_SUGGESTIONS = 24;

type Snapshot = SnapshotFrom<typeof searchMachine>;

export interface SearchBoxProps {
  readonly search: ActorRefFrom<typeof searchMachine>;
}

/**
 * The search box: a combobox with a list of products and categories under it, and their number (§2 Header, R15, R24;
 * WAI-ARIA combobox pattern).
 */
export function SearchBox({ search }: SearchBoxProps) {
  const { t } = useTexts();
  const navigate = useNavigate();
  const id = useId();
  const now = useSelector(search, (snapshot) => snapshot);
  // The letter that was typed is painted first, and what it finds after that.
  const shown = useDeferredValue(now);
  const { query } = now.context;
  const input = useRef<HTMLInputElement>(null);
  const [isComposing, setComposing] = useState(false);
  const dismiss = () => search.send({ type: 'search.dismissed' });
  // A finger outside takes no focus away in every browser.
  const box = useClickOutside<HTMLElement>(dismiss);
  const isSuggesting = shown.matches({ open: 'suggesting' });
  const marked = isSuggesting ? shown.context.matches[shown.context.active] : undefined;

  useEffect(() => {
    const picks = search.on('suggestion.picked', ({ id: picked }) => {
      const category = suggestedCategory(picked);
      void (category ? navigate(categoryLink(category.id)) : navigate(productLink(picked)));
    });
    return () => picks.unsubscribe();
  }, [search, navigate]);

  const onKeyDown = (event: KeyboardEvent) => {
    const press = suggestionPress(event);
    // From the ways on below the box Escape alone leads back to it.
    if (press === null || (press !== 'escape.pressed' && event.target !== input.current)) return;
    event.preventDefault();
    input.current?.focus();
    // The arrow down also opens a list that was closed.
    if (press === 'next.pressed') search.send({ type: 'search.resumed' });
    search.send({ type: press });
  };

  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- what it hears comes from the field and the links within
    <search
      ref={box}
      className={classes.search}
      onKeyDown={onKeyDown}
      onBlur={(event) => {
        if (hasLeft(event)) dismiss();
      }}
    >
      <span className={classes.icon}>
        <SearchIcon />
      </span>
      <input
        ref={input}
        // No role fits an input of the type «search» but its own (ARIA in HTML).
        type="text"
        inputMode="search"
        role="combobox"
        className={classes.input}
        aria-label={t('search.label')}
        aria-autocomplete="list"
        aria-expanded={isSuggesting}
        aria-controls={id}
        aria-activedescendant={marked === undefined ? undefined : suggestionId(id, marked)}
        placeholder={t('search.placeholder')}
        autoComplete="off"
        enterKeyHint="search"
        spellCheck={false}
        value={query}
        onChange={({ currentTarget }) => {
          search.send({ type: 'query.typed', query: currentTarget.value });
          // What was typed before the page answered opens no list over it for who has gone on since.
          if (currentTarget.ownerDocument.activeElement !== currentTarget) dismiss();
        }}
        onClick={() => search.send({ type: 'search.resumed' })}
        onCompositionStart={() => setComposing(true)}
        onCompositionEnd={() => setComposing(false)}
      />
      {query !== '' && (
        <button
          type="button"
          className={classes.clear}
          aria-label={t('search.clear')}
          // By keys Escape does the same, so Tab goes on.
          tabIndex={-1}
          onClick={() => {
            search.send({ type: 'query.cleared' });
            input.current?.focus();
          }}
        >
          <CloseIcon />
        </button>
      )}
      <Found id={id} search={search} shown={shown} isComposing={isComposing} />
    </search>
  );
}

interface FoundProps extends SearchBoxProps {
  readonly id: string;
  readonly shown: Snapshot;
  readonly isComposing: boolean;
}

/** What a query finds. While only the query has changed it is not rendered. */
const Found = memo(function Found({ id, search, shown, isComposing }: FoundProps) {
  const { t, language } = useTexts();
  const { query, matches, active } = shown.context;
  const isSuggesting = shown.matches({ open: 'suggesting' });
  // While an input method composes, half a Chinese word in Latin letters matches nothing: that is no result yet.
  const isNothingShown = shown.matches({ open: 'nothingFound' }) && !(isComposing && language.startsWith('zh'));
  const found = matches.filter(productById).length;
  return (
    <div className={isSuggesting || isNothingShown ? classes.panel : undefined}>
      <SuggestionList
        id={id}
        label={t('search.suggestions')}
        isOpen={isSuggesting}
        suggestions={matches}
        most={MOST_SUGGESTIONS}
        active={active}
        className={classes.list}
        optionClassName={classes.option}
        onPick={(match) => search.send({ type: 'option.picked', id: match })}
      >
        {(match) => {
          const product = productById(match);
          const category = suggestedCategory(match);
          return product ? (
            <ProductSuggestion product={product} />
          ) : (
            category && <CategorySuggestion category={category} />
          );
        }}
      </SuggestionList>
      <div role="status" className={isNothingShown ? classes.nothing : classes.count}>
        {isNothingShown
          ? t('search.nothingFound', { query: query.replace(BEYOND, '…') })
          : isSuggesting && (found > 0 ? t('search.found', { count: found }) : t('search.onlyCategory'))}
      </div>
      {isNothingShown && (
        <>
          <p className={classes.lead}>{t('search.leadOn')}</p>
          <ul className={classes.ways}>
            {categories.map(({ id: way }) => (
              <li key={way}>
                <Link
                  className={classes.way}
                  {...categoryLink(way)}
                  onClick={() => search.send({ type: 'search.dismissed' })}
                >
                  {t(`category.${way}.name`)}
                </Link>
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
});

/** What of a query the message does not repeat, since a pasted text may be of any length. By characters: half of an emoji is none. */
const BEYOND = /(?<=^.{60}).+/su;
