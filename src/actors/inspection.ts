import { createContext } from 'react';
import type { InspectionEvent } from 'xstate';

/**
 * What every actor of the shop is made with: XState's `inspect` option while the shop is inspected (`?inspect`), and
 * nothing otherwise. It must be there from the start, since XState takes it when an actor is made and at no other time.
 */
export interface Inspection {
  readonly inspect?: (report: InspectionEvent) => void;
}

/** Hands the inspection of the environment to the actors that live with a screen. */
export const InspectionContext = createContext<Inspection>({});
