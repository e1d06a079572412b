import { listOf } from '../foreign/config-parts.ts';

/** What of a configuration says how it flows. Words, context and code do not; an inline function has no name that lasts. */
const FLOW: readonly string[] = ['type', 'initial', 'history', 'target', 'guard', 'reenter', 'src', 'id', 'internal'];

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The name of a guard, an action or a delay; the same for every function that stands inline. */
function nameIn(value: unknown): string {
  if (typeof value === 'string') return value;
  if (typeof value === 'function') return '(inline)';
  const keys = isRecord(value) ? Object.keys(value) : [];
  // A function that was written down has kept a name, which a build may have shortened.
  return keys.includes('params') && isRecord(value) ? String(value['type']) : '(inline)';
}

function transitionsOf(value: unknown): unknown {
  return listOf(value).map((one) => {
    if (!isRecord(one)) return { target: listOf(one) };
    const { target, guard, actions, reenter } = one;
    return {
      target: listOf(target),
      guard: guard === undefined ? '' : nameIn(guard),
      actions: listOf(actions).map(nameIn),
      reenter: reenter === true,
    };
  });
}

function byKey(value: unknown, read: (part: unknown) => unknown): unknown {
  return isRecord(value) ? Object.entries(value).map(([key, part]) => [key, read(part)]) : [];
}

function flowOf(config: unknown): unknown {
  if (!isRecord(config)) return null;
  const plain = FLOW.flatMap((key) => (typeof config[key] === 'string' ? [[key, config[key]]] : []));
  return [
    plain,
    ['entry', listOf(config['entry']).map(nameIn)],
    ['exit', listOf(config['exit']).map(nameIn)],
    ['tags', listOf(config['tags'])],
    ['on', byKey(config['on'], transitionsOf)],
    ['after', byKey(config['after'], transitionsOf)],
    ['always', transitionsOf(config['always'])],
    ['onDone', transitionsOf(config['onDone'])],
    [
      'invoke',
      listOf(config['invoke']).map((one) =>
        isRecord(one)
          ? [one['id'] ?? '', nameIn(one['src']), transitionsOf(one['onDone']), transitionsOf(one['onError'])]
          : null,
      ),
    ],
    ['states', byKey(config['states'], flowOf)],
  ];
}

const FNV_PRIME = 0x01_00_01_93;
const FNV_START = 0x81_1c_9d_c5;
const SECOND_START = 0x5b_d1_e9_95;

function fnv(text: string, start: number): string {
  let hash = start;
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), FNV_PRIME);
  return (hash >>> 0).toString(16).padStart(8, '0');
}

/**
 * The hash of how a machine flows: of its states, transitions, guards, actions, tags and actors by name, and of nothing that
 * code or words say. So a shop without descriptions has the same as the atlas, and a change of the code behind a name shows
 * in no hash. FNV-1a, twice 32 bits: it tells versions of one machine apart and keeps nobody out.
 *
 * @param config a configuration, as it is or as plain JSON
 */
export function versionOf(config: unknown): string {
  const text = JSON.stringify(flowOf(config));
  return fnv(text, FNV_START) + fnv(text, SECOND_START);
}

/** The machine that an actor runs: its id and the hash of its version. */
export interface Version {
  readonly id: string;
  readonly hash: string;
}

const versions = new Map<string, Version | null>();

function readVersion(definition: string): Version | null {
  try {
    const config: unknown = JSON.parse(definition);
    const { id, states } = Object(config);
    return typeof id === 'string' && isRecord(states) ? { id, hash: versionOf(config) } : null;
  } catch {
    return null;
  }
}

/** The version in the definition of an actor; null where that is no machine with states. Each text is read once. */
export function versionIn(definition: string | undefined): Version | null {
  if (definition === undefined) return null;
  const known = versions.get(definition);
  if (known !== undefined) return known;
  const version = readVersion(definition);
  versions.set(definition, version);
  return version;
}
