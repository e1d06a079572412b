import { RouterProvider } from '@tanstack/react-router';
import { StrictMode } from 'react';
import { I18nextProvider } from 'react-i18next';
import { useSelector } from '../actors/use-selector.ts';
import { InspectionContext } from '../actors/inspection.ts';
import { AnnouncerRegion } from './announcements/AnnouncerRegion.tsx';
import { NoTexts } from './texts/NoTexts.tsx';
import type { OpenedApp } from './open-app.ts';
import { ColorSchemeContext } from '../ui/theme/color-scheme.ts';
import { useColorSchemeAttribute } from './theme/use-color-scheme-attribute.ts';

/** The shop on a page: the colour scheme, the translator, the router, and the live region for announcements. */
export function App({ app }: { readonly app: OpenedApp }) {
  const { language } = app.shop;
  const hasNoTexts = useSelector(
    language,
    (snapshot) => snapshot.context.shown === null && snapshot.matches({ translation: 'failed' }),
  );
  const colorScheme = useColorSchemeAttribute(app.colorScheme);
  return (
    <StrictMode>
      <InspectionContext value={app.inspection}>
        <ColorSchemeContext value={colorScheme}>
          <I18nextProvider i18n={app.i18n}>
            {hasNoTexts ? (
              <NoTexts onRetry={() => language.send({ type: 'retry.requested' })} />
            ) : (
              <RouterProvider router={app.router} />
            )}
            <AnnouncerRegion announcer={app.announcer} />
          </I18nextProvider>
        </ColorSchemeContext>
      </InspectionContext>
    </StrictMode>
  );
}
