import { createContext } from 'react';

/** Is called each time a page has been rendered or hydrated, once its heading is there. */
export const PageShownContext = createContext<() => void>(() => undefined);
