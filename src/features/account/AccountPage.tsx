import { Fragment, useId } from 'react';
import { accountMachine } from '../../../machines/account/account.machine.ts';
import { useScreenActor } from '../../actors/use-screen-actor.ts';
import { useSelector } from '../../actors/use-selector.ts';
import { PageTitle } from '../../ui/page/PageTitle.tsx';
import classes from './AccountPage.module.css';
import { AccountPanel, type AccountProps } from './AccountPanel.tsx';
import { AccountTile } from './AccountTile.tsx';
import { sections } from './sections.tsx';
import { SignOutButton } from './SignOutButton.tsx';
import { useTexts } from '../../ui/text/texts.ts';

/**
 * The account page of a named shopper (§2 /UserProfile, R17): six tiles, each opening its panel right below its row.
 *
 * «Sign out» is always there exactly once (R1): in the head of the page, and while Security is open in its panel, so
 * that two buttons of one name never stand side by side.
 */
export function AccountPage({ session, wishlist, renderProduct }: AccountProps) {
  const { t } = useTexts();
  const account = useScreenActor(accountMachine);
  const openSection = useSelector(account, (snapshot) => sections.find(({ id }) => snapshot.matches(id)));
  const name = useSelector(session, (snapshot) => snapshot.context.name);
  const panelId = useId();
  return (
    <div className={classes.page}>
      <header className={classes.head}>
        <div>
          <p className={classes.eyebrow}>{t('account.title')}</p>
          <PageTitle>
            <bdi className={classes.name}>{name}</bdi>
          </PageTitle>
        </div>
        {openSection?.id !== 'security' && <SignOutButton session={session} />}
      </header>
      <div className={classes.tiles} role="group" aria-label={t('account.tiles')}>
        {sections.map((section) => (
          <Fragment key={section.id}>
            <AccountTile
              section={section}
              isOpen={section === openSection}
              panelId={panelId}
              onPress={() => account.send({ type: section.pressed })}
            />
            {section === openSection && (
              <AccountPanel
                id={panelId}
                section={section.id}
                session={session}
                wishlist={wishlist}
                renderProduct={renderProduct}
              />
            )}
          </Fragment>
        ))}
      </div>
    </div>
  );
}
