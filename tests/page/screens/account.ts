import { productOf } from '../../facts/products.ts';
import { english } from '../../facts/texts.ts';
import { productCard } from './list.ts';

/** The six tiles in the order of §2 /UserProfile, by the names that the machine gives them. */
export const TILES = {
  orders: 'Orders',
  address: 'Address',
  security: 'Security',
  payments: 'Payments',
  lists: 'Lists',
  customerService: 'Customer Service',
} as const;

/** A tile of the account page. */
export type Tile = keyof typeof TILES;

function heartsPanel(hearts: readonly number[]): string[] {
  return [
    `paragraph: ${hearts.length === 0 ? english('account.lists.empty') : english('account.lists.count', { count: hearts.length })}`,
    ...hearts.flatMap((id) => productCard(productOf(id), { hearts })),
  ];
}

const servicePanel: readonly string[] = [
  `paragraph: ${english('account.customerService.text')}`,
  'term: Hours',
  `definition: ${english('account.customerService.hours')}`,
  'term: Email',
  'definition: service@loadout.example',
  'term: Phone',
  'definition: +1 202-555-0143',
  `paragraph: ${english('account.customerService.sample')}`,
];

function contentOf(tile: Tile, hearts: readonly number[]): readonly string[] {
  if (tile === 'lists') return heartsPanel(hearts);
  if (tile === 'customerService') return servicePanel;
  const text = `paragraph: ${english(`account.${tile}.text`)}`;
  return tile === 'security' ? [text, 'button "Sign out"'] : [text];
}

/** The account page of a named shopper (§2 /UserProfile, R17), with the panel of one tile or none. */
export function accountPage(name: string, open: Tile | null, hearts: readonly number[] = []): string[] {
  return [
    'paragraph: Your account',
    `heading "${name}" [level=1]`,
    ...(open === 'security' ? [] : ['button "Sign out"']),
    'group "Account sections"',
    ...Object.entries(TILES).flatMap(([tile, label]) =>
      tile === open
        ? [`button "${label}" [expanded]`, `region "${label}"`, `heading "${label}"`, ...contentOf(open, hearts)]
        : [`button "${label}"`],
    ),
  ];
}
