import { type ActorRefFrom, createActor } from 'xstate';
import { trafficMachine } from '../../../../machines/traffic/traffic.machine.ts';
import type { Inspection } from '../../../actors/inspection.ts';
import { TrafficClient } from './traffic-client.ts';

/** The traffic that is open: its machine, and what was counted. */
export interface OpenTraffic {
  readonly machine: ActorRefFrom<typeof trafficMachine>;
  readonly client: TrafficClient;
}

/** Makes the machine of traffic and joins it with the worker that reads and counts. */
export function openTraffic(inspection: Inspection): OpenTraffic {
  const client = new TrafficClient({
    onCounted: (sessions, unread, isRead) =>
      machine.send({ type: isRead ? 'reading.ended' : 'sessions.counted', sessions, unread }),
    onChecked: () => machine.send({ type: 'check.ended' }),
    onFailed: () => {
      const { files } = machine.getSnapshot().context;
      // While files are read, none of them could be; else what was read is lost.
      machine.send({ type: 'reading.ended', sessions: 0, unread: files });
      machine.send({ type: 'traffic.closed' });
    },
  });
  const machine = createActor(
    trafficMachine.provide({
      actions: {
        readFiles: ({ context }) => client.read(context.question),
        count: ({ context }) => client.count(context.question),
        check: () => client.check(),
        forget: () => client.forget(),
      },
    }),
    inspection,
  ).start();
  return { machine, client };
}
