// React keeps the timers that it finds as it is loaded, and is to follow those of each test: what it loads late is held back
// by one in a build, and never in development.
const { setTimeout: set, clearTimeout: clear } = globalThis;
globalThis.setTimeout = ((call: () => void, time?: number) => globalThis.setTimeout(call, time)) as typeof set;
globalThis.clearTimeout = (timer) => globalThis.clearTimeout(timer);
await import('react-dom/client');
Object.assign(globalThis, { setTimeout: set, clearTimeout: clear });
