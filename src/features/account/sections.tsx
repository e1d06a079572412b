import type { ReactNode } from 'react';
import type { AccountEvent } from '../../../machines/account/account.machine.ts';
import { Icon } from '../../ui/icons/icons.tsx';

/** A section of the account page: its state in the machine, the event of its tile, and its picture. */
export interface AccountSection {
  readonly id: 'orders' | 'address' | 'security' | 'payments' | 'lists' | 'customerService';
  readonly pressed: AccountEvent['type'];
  readonly icon: ReactNode;
}

/** The six tiles in the order of §2 /UserProfile. */
export const sections: readonly AccountSection[] = [
  {
    id: 'orders',
    pressed: 'orders.pressed',
    icon: (
      <Icon>
        <path d="M3.5 7.5 12 3l8.5 4.5v9L12 21l-8.5-4.5z" />
        <path d="m3.5 7.5 8.5 4.5 8.5-4.5M12 12v9" />
      </Icon>
    ),
  },
  {
    id: 'address',
    pressed: 'address.pressed',
    icon: (
      <Icon>
        <path d="M12 21s7-6.2 7-11.5a7 7 0 0 0-14 0C5 14.8 12 21 12 21z" />
        <circle cx="12" cy="9.5" r="2.5" />
      </Icon>
    ),
  },
  {
    id: 'security',
    pressed: 'security.pressed',
    icon: (
      <Icon>
        <path d="M12 3 5 5.5v5.8c0 4.2 2.8 7.7 7 9.7 4.2-2 7-5.5 7-9.7V5.5z" />
        <path d="m9 11.8 2.2 2.2 3.8-4" />
      </Icon>
    ),
  },
  {
    id: 'payments',
    pressed: 'payments.pressed',
    icon: (
      <Icon>
        <rect x="2.5" y="5" width="19" height="14" rx="2.5" />
        <path d="M2.5 9.5h19M6.5 15h3.5" />
      </Icon>
    ),
  },
  {
    id: 'lists',
    pressed: 'lists.pressed',
    icon: (
      <Icon>
        <path d="M12 20.5 3.9 12.4a5.3 5.3 0 0 1 0-7.5 5.3 5.3 0 0 1 7.5 0l.6.6.6-.6a5.3 5.3 0 0 1 7.5 7.5z" />
      </Icon>
    ),
  },
  {
    id: 'customerService',
    pressed: 'customerService.pressed',
    icon: (
      <Icon>
        <path d="M4 14v-2a8 8 0 0 1 16 0v2M20 17.5c0 2-2 3.5-5 3.5h-2" />
        <rect x="2.5" y="13" width="4.5" height="6" rx="2" />
        <rect x="17" y="13" width="4.5" height="6" rx="2" />
      </Icon>
    ),
  },
];
