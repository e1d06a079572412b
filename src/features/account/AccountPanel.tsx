import type { ReactNode } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { sessionMachine } from '../../../machines/session/session.machine.ts';
import type { wishlistMachine } from '../../../machines/wishlist/wishlist.machine.ts';
import type { Product } from '../../catalogue/products.ts';
import classes from './AccountPanel.module.css';
import { CustomerServicePanel } from './CustomerServicePanel.tsx';
import { ListsPanel } from './ListsPanel.tsx';
import type { AccountSection } from './sections.tsx';
import { SignOutButton } from './SignOutButton.tsx';
import { useTexts } from '../../ui/text/texts.ts';

/** What the account page shows and changes. */
export interface AccountProps {
  readonly session: ActorRefFrom<typeof sessionMachine>;
  readonly wishlist: ActorRefFrom<typeof wishlistMachine>;
  /** The card of a product with a heart, given by the route: this feature knows no other. */
  readonly renderProduct: (product: Product) => ReactNode;
}

export interface AccountPanelProps extends AccountProps {
  readonly id: string;
  readonly section: AccountSection['id'];
}

/** What a tile opens: a region of the tile's name with what the shop truly has, which is often nothing (R17). */
export function AccountPanel({ id, section, session, wishlist, renderProduct }: AccountPanelProps) {
  const { t } = useTexts();
  const contents: Readonly<Record<AccountSection['id'], () => ReactNode>> = {
    orders: () => <p>{t('account.orders.text')}</p>,
    address: () => <p>{t('account.address.text')}</p>,
    security: () => (
      <>
        <p>{t('account.security.text')}</p>
        <SignOutButton session={session} />
      </>
    ),
    payments: () => <p>{t('account.payments.text')}</p>,
    lists: () => <ListsPanel wishlist={wishlist} renderProduct={renderProduct} />,
    customerService: () => <CustomerServicePanel />,
  };
  const headingId = `${id}-heading`;
  return (
    <section id={id} className={classes.panel} aria-labelledby={headingId} data-section={section}>
      <h2 id={headingId} className={classes.heading}>
        {t(`account.${section}.name`)}
      </h2>
      {contents[section]()}
    </section>
  );
}
