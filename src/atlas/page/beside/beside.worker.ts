import type { BesideReply, BesideRequest, Work } from './messages.ts';

function reply(message: BesideReply): void {
  postMessage(message);
}

/** Loads what makes it, once it is asked for. */
async function made(request: BesideRequest): Promise<Work[keyof Work]['made']> {
  if (request.kind === 'layout') {
    const { layoutOf } = await import('../../layout/layout.ts');
    return layoutOf(request.given.chart);
  }
  const { walksOrWhyNot } = await import('../../trial/generated-walks.ts');
  return walksOrWhyNot(request.given.chart, request.given.json);
}

// The engine that places boxes listens here, too, for messages of its own: these say nothing to it.
addEventListener('message', ({ data: request }: MessageEvent<BesideRequest>) => {
  const { id } = request;
  made(request).then(
    (result) => reply({ id, made: result }),
    (error: unknown) => reply({ id, fault: error instanceof Error ? error.message : String(error) }),
  );
});
