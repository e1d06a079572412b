import { CatchBoundary, RouterProvider } from '@tanstack/react-router';
import { StrictMode, useEffect } from 'react';
import type { AnyActorRef } from 'xstate';
import { MAX_RETRIES } from '../../machines/language/languages.ts';
import { Alive } from '../actors/Alive.tsx';
import { useSelector } from '../actors/use-selector.ts';
import { InspectionContext } from '../actors/inspection.ts';
import { AnnouncerRegion } from './announcements/AnnouncerRegion.tsx';
import { NoTexts } from './texts/NoTexts.tsx';
import { useShownTexts } from './texts/shown-texts.ts';
import { FrameFault } from '../routes/-Fault.tsx';
import type { Shop } from '../routes/-router-context.ts';
import type { OpenedApp } from './open-app.ts';
import { AtOnceContext } from '../ui/page/BelowFold.tsx';
import { TextsContext } from '../ui/text/texts.ts';
import { ColorSchemeContext } from '../ui/theme/color-scheme.ts';
import { useColorSchemeAttribute } from './theme/use-color-scheme-attribute.ts';
import { useAtOnce } from './use-at-once.ts';

interface AppProps {
  readonly app: OpenedApp;
}

/** The actors that live as long as the page. */
function actorsOf(shop: Shop): AnyActorRef[] {
  return Object.values(shop).filter((part) => typeof part === 'object');
}

/** The page that the address names. */
function RoutedPage({ router }: Pick<OpenedApp, 'router'>) {
  const isAtOnce = useAtOnce(router.history);
  return (
    <AtOnceContext value={isAtOnce}>
      <RouterProvider router={router} />
    </AtOnceContext>
  );
}

/** The router, or two lines where no text has come; and the live region for announcements. */
function Content({ app }: AppProps) {
  const { language } = app.shop;
  // From before the last try on, and not once that has failed: the words stay while it is tried again, and who has pressed
  // there keeps the place.
  const hasNoTexts = useSelector(
    language,
    (snapshot) =>
      snapshot.context.shown === null &&
      snapshot.context.failures === MAX_RETRIES &&
      !snapshot.matches({ translation: 'fallingBack' }),
  );
  const isTrying = useSelector(language, (snapshot) => snapshot.matches({ translation: 'loading' }));
  // What had the focus goes away with them.
  useEffect(() => (hasNoTexts ? app.focusHeading : undefined), [hasNoTexts, app.focusHeading]);
  return (
    <>
      {hasNoTexts ? (
        <NoTexts onRetry={() => language.send({ type: 'retry.requested' })} isTrying={isTrying} />
      ) : (
        <RoutedPage router={app.router} />
      )}
      <AnnouncerRegion announcer={app.announcer} />
      {actorsOf(app.shop).map((actor) => (
        <Alive key={actor.id} actor={actor} />
      ))}
    </>
  );
}

function neverReset(): string {
  return '';
}

/**
 * The shop on a page: the colour scheme, the texts, and all that is seen. Where something fails beyond the router,
 * or a machine that lives as long as the page, the error view stands there instead of nothing.
 */
export function App({ app }: AppProps) {
  const colorScheme = useColorSchemeAttribute(app.colorScheme);
  const texts = useShownTexts(app.texts);
  return (
    <StrictMode>
      <InspectionContext value={app.inspection}>
        <ColorSchemeContext value={colorScheme}>
          <TextsContext value={texts}>
            <CatchBoundary getResetKey={neverReset} errorComponent={FrameFault} onCatch={app.focusHeading}>
              <Content app={app} />
            </CatchBoundary>
          </TextsContext>
        </ColorSchemeContext>
      </InspectionContext>
    </StrictMode>
  );
}
