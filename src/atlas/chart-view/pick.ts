import type { KeyboardEvent } from 'react';
import { hasModifier } from '../../ui/has-modifier.ts';

/** Props of a button on the chart: click, Enter and Space pick it. None where `pick` is undefined. */
export function pickProps(label: string, isSelected: boolean, isFocusable: boolean, pick: (() => void) | undefined) {
  if (pick === undefined) return {};
  return {
    role: 'button',
    'aria-label': label,
    'aria-pressed': isSelected,
    tabIndex: isFocusable ? 0 : -1,
    onClick: pick,
    onKeyDown: (event: KeyboardEvent) => {
      if ((event.key !== 'Enter' && event.key !== ' ') || hasModifier(event)) return;
      event.preventDefault();
      pick();
    },
  };
}
