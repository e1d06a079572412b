import { vi } from 'vitest';

interface Told {
  readonly data: unknown;
}

type Listener = (told: Told) => void;

let started = 0;

/**
 * The worker of the traffic as a class that does the work here, each time with a module of its own.
 *
 * @param heard is given what it does
 */
export function workerHere(heard: (doing: Promise<unknown>) => void): new () => unknown {
  return class {
    #isEnded = false;
    #hear: Listener = () => {};
    readonly #listeners = new Set<Listener>();
    readonly #start = this.#load();

    async #load(): Promise<void> {
      started += 1;
      const listen = globalThis.addEventListener;
      vi.stubGlobal('addEventListener', (_: string, hear: Listener) => {
        this.#hear = hear;
      });
      await import(/* @vite-ignore */ `../../../src/atlas/traffic/traffic.worker.ts?started=${started}`);
      vi.stubGlobal('addEventListener', listen);
    }

    addEventListener(type: string, listener: Listener): void {
      if (type === 'message') this.#listeners.add(listener);
    }

    postMessage(data: unknown): void {
      heard(this.#answer(data));
    }

    async #answer(data: unknown): Promise<void> {
      await this.#start;
      vi.stubGlobal('postMessage', (reply: unknown) => {
        if (!this.#isEnded) for (const listener of this.#listeners) listener({ data: reply });
      });
      this.#hear({ data });
    }

    terminate(): void {
      this.#isEnded = true;
    }
  };
}
