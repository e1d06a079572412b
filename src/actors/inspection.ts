import { createContext } from 'react';
import type { InspectionEvent } from 'xstate';

/**
 * What every actor of the shop is made with: XState's `inspect` option while the shop is inspected (`?inspect`), and
 * nothing otherwise. It must be there from the start, since XState takes it when an actor is made and at no other time.
 */
export interface Inspection {
  readonly inspect?: (report: InspectionEvent) => void;
}

declare global {
  interface Window {
    /** Put there before the shop's script runs: by a test that records what the actors do, or by a developer. */
    loadoutInspect?: Inspection['inspect'];
  }
}

/** The inspection that somebody has put on the page before its script ran; none otherwise. */
export function inspectionOf({ loadoutInspect }: Window): Inspection {
  return typeof loadoutInspect === 'function' ? { inspect: loadoutInspect } : {};
}

/** Hands the inspection of the environment to the actors that live with a screen. */
export const InspectionContext = createContext<Inspection>({});
