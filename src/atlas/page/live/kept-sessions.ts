const DATABASE = 'loadout.atlas';
const STORE = 'sessions';
const ORDER = 'order';

/** The most sessions that are kept; the oldest make room. */
const MOST = 3;

/** Where recorded sessions are kept as the texts of files, by names of their own. */
export interface SessionStore {
  keep(session: string, text: string): Promise<void>;
  /** The text of a session; null where it is not kept. */
  find(session: string): Promise<string | null>;
}

function resultOf<TResult>(request: IDBRequest<TResult>): Promise<TResult> {
  return new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () => reject(request.error ?? new Error('The database failed.')));
  });
}

async function withStore<TResult>(
  factory: IDBFactory,
  mode: IDBTransactionMode,
  work: (store: IDBObjectStore) => Promise<TResult>,
): Promise<TResult> {
  const opening = factory.open(DATABASE, 1);
  opening.addEventListener('upgradeneeded', () => opening.result.createObjectStore(STORE));
  const database = await resultOf(opening);
  try {
    return await work(database.transaction(STORE, mode).objectStore(STORE));
  } finally {
    database.close();
  }
}

/** Keeps sessions in the database of this browser. Each method rejects where the browser keeps nothing. */
export function sessionStore(factory: () => IDBFactory): SessionStore {
  return {
    keep: async (session, text) =>
      withStore(factory(), 'readwrite', async (store) => {
        const order: unknown = await resultOf(store.get(ORDER));
        const known = (Array.isArray(order) ? order : []).filter((one) => typeof one === 'string' && one !== session);
        const kept = [...known, session];
        await resultOf(store.put(text, session));
        for (const old of kept.splice(0, Math.max(0, kept.length - MOST))) await resultOf(store.delete(old));
        await resultOf(store.put(kept, ORDER));
      }),
    find: async (session) =>
      withStore(factory(), 'readonly', async (store) => {
        const text: unknown = await resultOf(store.get(session));
        return typeof text === 'string' ? text : null;
      }),
  };
}
