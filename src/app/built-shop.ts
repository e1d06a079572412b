import { type AnyActorRef, getInitialSnapshot } from 'xstate';
import { contentsMachine } from '../../machines/contents/contents.machine.ts';
import { languageMachine } from '../../machines/language/language.machine.ts';
import { marqueeMachine } from '../../machines/marquee/marquee.machine.ts';
import { storageMachine } from '../../machines/storage/storage.machine.ts';
import { rememberBuilt } from '../actors/use-selector.ts';
import type { Shop } from '../routes/-router-context.ts';

function once<Value>(make: () => Value): () => Value {
  let made: { readonly value: Value } | undefined;
  return () => (made ??= { value: make() }).value;
}

function rememberNow(actor: AnyActorRef): void {
  const snapshot: unknown = actor.getSnapshot();
  rememberBuilt(actor, () => snapshot);
}

/**
 * Remembers what the shop holds in the HTML of the build: a visitor of whom nothing is stored, who asked for no less
 * motion, and a language that came at the first try. To be called before anything is restored.
 */
export function rememberBuiltShop(shop: Shop): void {
  const { session, cart, wishlist, storage, contents, marquee, language } = shop;
  rememberNow(session);
  rememberNow(cart);
  rememberNow(wishlist);
  // A storage that throws was found out when these were read.
  rememberBuilt(
    storage,
    once(() => getInitialSnapshot(storageMachine)),
  );
  rememberBuilt(
    contents,
    once(() => getInitialSnapshot(contentsMachine)),
  );
  rememberBuilt(
    marquee,
    once(() => getInitialSnapshot(marqueeMachine, { reducedMotion: false })),
  );
  rememberBuilt(
    language,
    once(() => {
      const { shown, requested } = language.getSnapshot().context;
      return languageMachine.resolveState({
        value: { translation: 'ready', menu: 'closed' },
        context: { shown, requested: shown ?? requested, origin: 'detected', failures: 0 },
      });
    }),
  );
}
