import { useClickOutside, useWindowEvent } from '@mantine/hooks';
import { type KeyboardEvent, type PointerEvent, useId, useRef } from 'react';
import { flushSync } from 'react-dom';
import type { ActorRefFrom } from 'xstate';
import type { languageMachine } from '../../../machines/language/language.machine.ts';
import { useSelector } from '../../actors/use-selector.ts';
import { hasLeft } from '../../ui/attention.ts';
import { ignoreRepeats } from '../../ui/ignore-repeats.ts';
import { GlobeIcon } from '../../ui/icons/icons.tsx';
import { LanguageList } from './LanguageList.tsx';
import classes from './LanguageMenu.module.css';
import { focusStep } from './focus-step.ts';
import { hasModifier } from '../../ui/has-modifier.ts';
import { useTexts } from '../../ui/text/texts.ts';

export interface LanguageMenuProps {
  readonly language: ActorRefFrom<typeof languageMachine>;
}

/**
 * The language switcher: hover or click opens the list with the flags (§2 Header). A touch is a click, never a hover.
 * Arrow down opens it too, and the arrows walk it; Escape closes it, wherever the focus is (WCAG 2.2, 1.4.13).
 */
export function LanguageMenu({ language }: LanguageMenuProps) {
  const { t } = useTexts();
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const isPressedByMouse = useRef(false);
  const isOpen = useSelector(language, (snapshot) => snapshot.matches({ menu: 'open' }));
  const shown = useSelector(language, (snapshot) => snapshot.context.shown);
  const open = () => language.send({ type: 'menu.opened' });
  const close = () => language.send({ type: 'menu.closed' });
  // A finger outside takes no focus away in every browser.
  const switcher = useClickOutside<HTMLDivElement>(close, null, undefined, isOpen);
  useWindowEvent('keydown', ({ key, target }) => {
    if (key !== 'Escape' || !isOpen) return;
    close();
    if (target instanceof Node && switcher.current?.contains(target)) button.current?.focus();
  });
  const come = ({ pointerType }: PointerEvent) => {
    if (pointerType === 'mouse') open();
  };
  const leave = ({ pointerType, currentTarget }: PointerEvent) => {
    // A mouse that only passes by takes nothing from under the keyboard's focus.
    if (pointerType === 'mouse' && !currentTarget.matches(':has(:focus-visible)')) close();
  };
  const walk = (event: KeyboardEvent<HTMLElement>) => {
    if ((event.key !== 'ArrowDown' && event.key !== 'ArrowUp') || hasModifier(event)) return;
    event.preventDefault();
    // What is still folded takes no focus.
    flushSync(open);
    focusStep([...event.currentTarget.querySelectorAll<HTMLElement>('li button')], event.key === 'ArrowDown' ? 1 : -1);
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- what it hears comes from the buttons within
    <div
      ref={switcher}
      className={classes.switcher}
      onPointerEnter={come}
      onPointerLeave={leave}
      onKeyDown={walk}
      onBlur={(event) => {
        if (hasLeft(event)) close();
      }}
    >
      <button
        ref={button}
        type="button"
        className={classes.button}
        aria-label={t('language.button')}
        aria-expanded={isOpen}
        aria-controls={id}
        onPointerDown={({ pointerType }) => {
          isPressedByMouse.current = pointerType === 'mouse';
        }}
        onKeyDown={ignoreRepeats}
        onClick={({ detail }) => {
          // A mouse has opened the list by coming here: its click must not close it again. A key has no detail.
          if (isOpen && !(detail > 0 && isPressedByMouse.current)) close();
          else open();
        }}
      >
        <GlobeIcon />
      </button>
      <LanguageList
        id={id}
        isOpen={isOpen}
        shown={shown}
        onChoose={(option) => {
          language.send({ type: 'language.chosen', language: option });
          button.current?.focus();
        }}
      />
    </div>
  );
}
