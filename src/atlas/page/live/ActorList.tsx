import { useSelector } from '@xstate/react';
import { useActors, useAtlas } from '../atlas-context.ts';
import { machineIdOf } from '../charts.ts';
import controls from '../controls.module.css';
import { type ActorState, isRunning } from './actor-state.ts';
import classes from './Live.module.css';
import { stateOf } from './moment-words.ts';
import { tabsIn } from './tabs.ts';
import { texts } from '../texts.ts';

/** One actor. One whose machine can be drawn is followed by its chart when it is pressed, and no more when pressed again. */
function ActorItem({ actor }: { readonly actor: ActorState }) {
  const { viewer, recorder } = useAtlas();
  const picked = useSelector(recorder, ({ context }) => context.actor);
  const { sessionId, name, definition, snapshot } = actor;
  const machine = machineIdOf(definition);
  const words = texts.live.actorLine(name, stateOf(snapshot));
  if (machine === null) return <li>{words}</li>;
  const isPicked = picked === sessionId;
  const follow = () => {
    recorder.send({ type: 'actor.picked', actor: isPicked ? null : sessionId });
    viewer.send({ type: 'machine.opened', machine });
  };
  return (
    <li>
      <button type="button" className={controls.link} aria-pressed={isPicked} onClick={follow}>
        {words}
      </button>
    </li>
  );
}

/** The actors at the moment that shows, by the tabs that they are in. */
export function ActorList() {
  const actors = useActors();
  const tabs = tabsIn(actors.values(), isRunning);
  return (
    <section className={classes.actors} aria-label={texts.live.actors}>
      <h3>{texts.live.actors}</h3>
      {tabs.length === 0 && <p>{actors.size === 0 ? texts.live.noActors : texts.live.gone}</p>}
      {tabs.map(({ id, number, title, actors: members }) => (
        <section key={id} aria-label={texts.live.tab(number, title)}>
          <h4>{texts.live.tab(number, title)}</h4>
          <ul>
            {members.map((actor) => (
              <ActorItem key={actor.sessionId} actor={actor} />
            ))}
          </ul>
        </section>
      ))}
    </section>
  );
}
