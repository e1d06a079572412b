import type { AnyStateMachine, EventFromLogic, InputFrom, SnapshotFrom } from 'xstate';
import type { Reply } from '../model.ts';
import type { Random } from './random.ts';

/** Makes some events by chance that can be sent to a machine as it is now. */
type MakeEvents<TMachine extends AnyStateMachine, TEvent> = (
  random: Random,
  snapshot: SnapshotFrom<TMachine>,
) => readonly TEvent[];

/**
 * Payloads beyond the model's stimuli, for random walks: zeros, long and empty texts, large numbers, many lines. They
 * keep to what the type of the event promises; what the machine must refuse is welcome.
 */
export interface Wide<TMachine extends AnyStateMachine = AnyStateMachine> {
  /** Inputs beyond the model's; none where left out. No page starts with them. */
  readonly inputs?: (random: Random) => readonly InputFrom<TMachine>[];
  /** Events that a person, or another tab, can cause on the page with these very payloads. */
  readonly onPage?: MakeEvents<TMachine, EventFromLogic<TMachine>>;
  /** Events that the page has no way to cause. */
  readonly offPage?: MakeEvents<TMachine, EventFromLogic<TMachine>>;
  /** Answers of held actors beyond the model's, by the invoke's id. No page gives them. */
  readonly replies?: Readonly<Record<string, (random: Random) => readonly Reply[]>>;
}

/** Names the types of wider payloads from their machine. Events are checked against the machine's without a cast. */
export function defineWide<
  TMachine extends AnyStateMachine,
  const TOn extends EventFromLogic<TMachine>,
  const TOff extends EventFromLogic<TMachine>,
>(
  _machine: TMachine,
  wide: Wide<TMachine> & { onPage?: MakeEvents<TMachine, TOn>; offPage?: MakeEvents<TMachine, TOff> },
): Wide<TMachine> {
  return wide;
}
