import { Button, MantineProvider } from '@mantine/core';
import '@mantine/core/styles.css';
import { createRootRoute, createRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import { useMachine } from '@xstate/react';
import { createInstance } from 'i18next';
import { createRoot } from 'react-dom/client';
import { I18nextProvider, initReactI18next, useTranslation } from 'react-i18next';
import { createMachine } from 'xstate';

/** One screen with one of each: what an app of this stack loads before it shows anything of its own. */
const switchMachine = createMachine({
  initial: 'off',
  states: { off: { on: { pressed: 'on' } }, on: { on: { pressed: 'off' } } },
});

function Screen() {
  const { t } = useTranslation();
  const [snapshot, send] = useMachine(switchMachine);
  return (
    <main>
      <h1>{t('home.heading')}</h1>
      <p>{t('common.showcase')}</p>
      <Button onClick={() => send({ type: 'pressed' })}>{snapshot.matches('on') ? 'On' : 'Off'}</Button>
    </main>
  );
}

const texts = createInstance();
await texts.use(initReactI18next).init({
  lng: 'en',
  resources: {
    en: {
      translation: {
        home: { heading: 'An empty shell' },
        common: { showcase: 'React, XState, TanStack Router, Mantine, i18next.' },
      },
    },
  },
});
const rootRoute = createRootRoute();
const screenRoute = createRoute({ getParentRoute: () => rootRoute, path: '/', component: Screen });
const router = createRouter({ routeTree: rootRoute.addChildren([screenRoute]) });
const root = document.getElementById('root');
if (!root) throw new Error('The page has no place for the shell.');
createRoot(root).render(
  <I18nextProvider i18n={texts}>
    <MantineProvider>
      <RouterProvider router={router} />
    </MantineProvider>
  </I18nextProvider>,
);
