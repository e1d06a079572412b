import { useActorRef } from '@xstate/react';
import { useContext } from 'react';
import type {
  Actor,
  ActorOptions,
  AnyActorLogic,
  ConditionalRequired,
  IsNotNever,
  RequiredActorOptionsKeys,
} from 'xstate';
import { InspectionContext } from './inspection.ts';

/** The options of an actor, which may be left out where the machine has no input. */
type Options<Logic extends AnyActorLogic> = ConditionalRequired<
  [options?: ActorOptions<Logic>],
  IsNotNever<RequiredActorOptionsKeys<Logic>>
>;

/**
 * Makes an actor that lives as long as the screen that calls it, and lets it be inspected. The linter sends features
 * here instead of to `useActorRef`, so that no actor can be made that an inspector does not see.
 */
export function useScreenActor<Logic extends AnyActorLogic>(logic: Logic, ...[options]: Options<Logic>): Actor<Logic> {
  const inspection = useContext(InspectionContext);
  const inspected: ActorOptions<Logic> = { ...options, ...inspection };
  // The rest parameters of the library depend on the logic, which is open here; `Options` has checked them already.
  return useActorRef<AnyActorLogic>(logic, inspected) as Actor<Logic>;
}
