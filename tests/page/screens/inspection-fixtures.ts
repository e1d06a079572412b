function frame(momentNumber: number, sessionId: string) {
  return {
    sessionId,
    rootId: sessionId,
    createdAt: String(Date.UTC(2026, 0, 1, 0, 0, 0, momentNumber)),
    id: `message/${momentNumber}`,
    _version: '0.7.2',
  };
}

function snapshotOf(lines: string, quantity: number) {
  return {
    status: 'active',
    value: { lines, undo: 'unavailable' },
    context: { lines: quantity === 0 ? [] : [{ id: 1, quantity }], removed: null },
  };
}

function event(type: string) {
  return { type, id: 1 };
}

/** Four messages of a shop about its cart; then two of a saved session about a wishlist. */
export const inspectionMessages = [
  {
    ...frame(1, 'shop/cart'),
    type: '@xstate.actor',
    name: 'cart',
    definition: '{"id":"cart","initial":"lines","states":{"lines":{}}}',
    snapshot: snapshotOf('empty', 0),
  },
  { ...frame(2, 'shop/cart'), type: '@xstate.event', event: event('item.added') },
  { ...frame(3, 'shop/cart'), type: '@xstate.snapshot', event: event('item.added'), snapshot: snapshotOf('filled', 1) },
  { ...frame(4, 'shop/cart'), type: '@xstate.event', event: event('item.increased') },
  {
    ...frame(1, 'saved/hearts'),
    type: '@xstate.actor',
    name: 'hearts',
    snapshot: { status: 'active', value: 'empty', context: { ids: [] } },
  },
  {
    ...frame(2, 'saved/hearts'),
    type: '@xstate.snapshot',
    event: event('heart.set'),
    snapshot: { status: 'active', value: 'filled', context: { ids: [1] } },
  },
] as const;

/** Runs in a tab: counts how often an atlas has sent `@statelyai.connected`, from the first walk on. */
export function countConnections(): void {
  if (Reflect.has(globalThis, 'loadoutChannel')) return;
  const channel = new BroadcastChannel('loadout.inspect');
  Reflect.set(globalThis, 'loadoutChannel', channel);
  Reflect.set(globalThis, 'loadoutConnections', 0);
  channel.addEventListener('message', ({ data }) => {
    if (Reflect.get(Object(data), 'type') !== '@statelyai.connected') return;
    Reflect.set(globalThis, 'loadoutConnections', Number(Reflect.get(globalThis, 'loadoutConnections')) + 1);
  });
}

/** Runs in a tab: how often an atlas has sent `@statelyai.connected`. */
export function connectionCount(): number {
  return Number(Reflect.get(globalThis, 'loadoutConnections'));
}

/** Runs in a tab: sends messages as a shop does. */
export function sendMessages(messages: readonly object[]): void {
  const channel: BroadcastChannel = Reflect.get(globalThis, 'loadoutChannel');
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has one origin
  for (const message of messages) channel.postMessage(message);
}
