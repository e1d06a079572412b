import type { ELK, ELKConstructorArguments, ElkNode } from 'elkjs/lib/elk-api.js';

type Constructor = new (args?: ELKConstructorArguments) => ELK;

function isConstructor(value: unknown): value is Constructor {
  return typeof value === 'function';
}

/** The package is CommonJS: who loads it decides how deep its export lies. */
function constructorIn(module: unknown): Constructor {
  const inner: unknown = Reflect.get(Object(module), 'default');
  if (isConstructor(inner)) return inner;
  const deeper: unknown = Reflect.get(Object(inner), 'default');
  if (isConstructor(deeper)) return deeper;
  throw new Error('elkjs has no export to make an ELK from.');
}

let engine: Promise<ELK> | undefined;

async function load(): Promise<ELK> {
  const Elk = constructorIn(await import('elkjs/lib/elk.bundled.js'));
  return new Elk();
}

/** Lays out a graph. The engine is large, so it is loaded by the first graph that needs it. */
export async function runElk(graph: ElkNode): Promise<ElkNode> {
  engine ??= load();
  return (await engine).layout(graph);
}
