import { useActors, useAtlas } from '../atlas-context.ts';
import { machineIdOf } from '../charts.ts';
import controls from '../controls.module.css';
import classes from './Live.module.css';
import { stateOf } from './moment-words.ts';
import { texts } from '../texts.ts';

/** The actors at the moment that shows. One whose machine can be drawn opens its chart. */
export function ActorList() {
  const { viewer } = useAtlas();
  const actors = useActors();
  const running = [...actors.values()].filter(
    ({ snapshot }) => snapshot.status === 'active' || snapshot.status === undefined,
  );
  return (
    <section className={classes.actors} aria-label={texts.live.actors}>
      <h3>{texts.live.actors}</h3>
      {running.length === 0 && <p>{actors.size === 0 ? texts.live.noActors : texts.live.gone}</p>}
      <ul>
        {running.map(({ sessionId, name, definition, snapshot }) => {
          const machine = machineIdOf(definition);
          const words = texts.live.actorLine(name, stateOf(snapshot));
          return (
            <li key={sessionId}>
              {machine === null ? (
                words
              ) : (
                <button
                  type="button"
                  className={controls.link}
                  onClick={() => viewer.send({ type: 'machine.opened', machine })}
                >
                  {words}
                </button>
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
