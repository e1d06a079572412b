import { vi } from 'vitest';

interface Told {
  readonly data?: unknown;
}

type Listener = (told: Told) => void;

let started = 0;

/**
 * The worker of the traffic as a class that does the work here, each time with a module of its own.
 *
 * @param heard is given what it does
 * @param fails is asked, whenever it is to do something, whether it breaks in the place of that
 */
export function workerHere(heard: (doing: Promise<unknown>) => void, fails: () => boolean): new () => unknown {
  return class {
    #isEnded = false;
    #hear: Listener = () => {};
    readonly #listeners = new Map<string, Listener>();
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
      this.#listeners.set(type, listener);
    }

    postMessage(data: unknown): void {
      heard(fails() ? this.#break() : this.#answer(data));
    }

    async #break(): Promise<void> {
      await this.#start;
      this.#tell('error', {});
    }

    #tell(type: string, what: Told): void {
      if (!this.#isEnded) this.#listeners.get(type)?.(what);
    }

    async #answer(data: unknown): Promise<void> {
      await this.#start;
      vi.stubGlobal('postMessage', (reply: unknown) => this.#tell('message', { data: reply }));
      this.#hear({ data });
    }

    terminate(): void {
      this.#isEnded = true;
    }
  };
}
