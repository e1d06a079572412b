import { layoutOf } from '../../layout/layout.ts';
import type { LayoutReply, LayoutRequest } from './layout-client.ts';

function reply(message: LayoutReply): void {
  postMessage(message);
}

// The engine that places boxes listens here, too, for messages of its own: these say nothing to it.
addEventListener('message', ({ data: { id, chart } }: MessageEvent<LayoutRequest>) => {
  layoutOf(chart).then(
    (layout) => reply({ id, layout }),
    (error: unknown) => reply({ id, fault: String(error) }),
  );
});
