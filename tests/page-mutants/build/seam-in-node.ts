import { installSeam, SEAM_NAMES, type SeamSettings } from './seam-script.ts';

/** What of a seam decides which mutants are active, and which classes of a page have faults. */
interface Choices {
  readonly on: (id: number) => boolean;
  readonly style: (...ids: number[]) => void;
}

const STANDS_IN: Readonly<Record<string, unknown>> = {
  BroadcastChannel: class {
    postMessage(): void {}
  },
  // Some tests have one.
  document: undefined,
};

/**
 * Installs the seam in a process of Node. It takes the thread for a worker of a page: one that tells nobody where it comes.
 *
 * @param choices what decides in the place of the settings
 */
export function installSeamInNode(settings: SeamSettings, choices: Partial<Choices> = {}): void {
  const instead = { ...STANDS_IN, self: { name: JSON.stringify(settings) } };
  const before = Object.keys(instead).map((key) => [key, Object.getOwnPropertyDescriptor(globalThis, key)] as const);
  for (const [key, value] of Object.entries(instead))
    Object.defineProperty(globalThis, key, { value, configurable: true, writable: true });
  installSeam(SEAM_NAMES);
  for (const [key, descriptor] of before) {
    if (descriptor === undefined) Reflect.deleteProperty(globalThis, key);
    else Object.defineProperty(globalThis, key, descriptor);
  }
  Object.assign(Reflect.get(globalThis, '__seam'), choices);
}
