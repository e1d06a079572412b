import type { ReactNode } from 'react';
import { ColorSchemeSwitch } from '../features/appearance/ColorSchemeSwitch.tsx';
import { LanguageMenu } from '../features/language/LanguageMenu.tsx';
import { LanguageTrouble } from '../features/language/LanguageTrouble.tsx';
import { CartLink } from '../features/navigation/CartLink.tsx';
import { CategoryNav } from '../features/navigation/CategoryNav.tsx';
import { Footer } from '../features/navigation/Footer.tsx';
import { Greeting } from '../features/navigation/Greeting.tsx';
import { Logo } from '../features/navigation/Logo.tsx';
import { Promotions } from '../features/promotions/Promotions.tsx';
import { SearchBox } from '../features/search/SearchBox.tsx';
import { StorageNote } from '../features/storage/StorageNote.tsx';
import { PageFrame } from '../ui/page/PageFrame.tsx';
import type { Shop } from './-router-context.ts';
import { useTexts } from '../ui/text/texts.ts';

export interface ShopFrameProps {
  readonly shop: Shop;
  /** The page. */
  readonly children: ReactNode;
}

/** Header and footer with everything that stands on each page (§2 Header). */
export function ShopFrame({ shop, children }: ShopFrameProps) {
  const { t } = useTexts();
  return (
    <PageFrame
      skipLabel={t('common.skipToContent')}
      banner={<Promotions marquee={shop.marquee} />}
      logo={<Logo />}
      search={<SearchBox search={shop.search} />}
      actions={
        <>
          <ColorSchemeSwitch />
          <LanguageMenu language={shop.language} />
          <Greeting session={shop.session} />
          <CartLink cart={shop.cart} />
        </>
      }
      categories={<CategoryNav navigation={shop.navigation} />}
      notes={
        <>
          <LanguageTrouble language={shop.language} />
          <StorageNote storage={shop.storage} contents={shop.contents} />
        </>
      }
      footer={<Footer />}
    >
      {children}
    </PageFrame>
  );
}
