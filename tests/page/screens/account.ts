import { productOf } from '../../facts/products.ts';
import { pseudo } from '../../facts/pseudo-locale.ts';
import { readOut } from '../screen/aria.ts';
import { productCard } from './list.ts';

/** The six tiles in the order of §2 /UserProfile, by the names that the machine gives them. */
export const TILES = ['orders', 'address', 'security', 'payments', 'lists', 'customerService'] as const;

/** A tile of the account page. */
export type Tile = (typeof TILES)[number];

/** The name of a tile on the page. */
export function tileName(tile: Tile): string {
  return pseudo(`account.${tile}.name`);
}

/** What stands above the products with a heart: how many there are. */
export function heartCount({ length }: readonly number[]): string {
  return length === 0 ? pseudo('account.lists.empty') : pseudo('account.lists.count', { count: length });
}

function heartsPanel(hearts: readonly number[]): string[] {
  return [`paragraph: ${heartCount(hearts)}`, ...hearts.flatMap((id) => productCard(productOf(id), { hearts }))];
}

const servicePanel: readonly string[] = [
  `paragraph: ${pseudo('account.customerService.text')}`,
  `term: ${pseudo('account.customerService.hoursLabel')}`,
  `definition: ${pseudo('account.customerService.hours')}`,
  `term: ${pseudo('account.customerService.emailLabel')}`,
  'definition: service@loadout.example',
  `term: ${pseudo('account.customerService.phoneLabel')}`,
  'definition: +1 202-555-0143',
  `paragraph: ${pseudo('account.customerService.sample')}`,
];

const signOut = `button "${pseudo('account.signOut')}"`;

function contentOf(tile: Tile, hearts: readonly number[]): readonly string[] {
  if (tile === 'lists') return heartsPanel(hearts);
  if (tile === 'customerService') return servicePanel;
  const text = `paragraph: ${pseudo(`account.${tile}.text`)}`;
  return tile === 'security' ? [text, signOut] : [text];
}

/** What is open to guests below the sign-in form (R27). */
export function guestPanels(hearts: readonly number[] = []): string[] {
  return (['lists', 'customerService'] as const).flatMap((tile) => {
    const label = tileName(tile);
    return [`region "${label}"`, `heading "${label}"`, ...contentOf(tile, hearts)];
  });
}

/** The account page of a named shopper (§2 /UserProfile, R17), with the panel of one tile or none. */
export function accountPage(name: string, open: Tile | null, hearts: readonly number[] = []): string[] {
  return [
    `paragraph: ${pseudo('account.title')}`,
    `heading "${readOut(name)}" [level=1]`,
    ...(open === 'security' ? [] : [signOut]),
    `group "${pseudo('account.tiles')}"`,
    ...TILES.flatMap((tile) => {
      const label = tileName(tile);
      return tile === open
        ? [`button "${label}" [expanded]`, `region "${label}"`, `heading "${label}"`, ...contentOf(open, hearts)]
        : [`button "${label}"`];
    }),
  ];
}
