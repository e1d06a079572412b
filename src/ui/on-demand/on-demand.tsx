import { type ComponentType, lazy, Suspense, useEffect, useState } from 'react';
import { whenPainted } from '../page/when-painted.ts';

/**
 * A component with a script of its own, for what a screen shows only after a press. The script is fetched once the screen
 * has been painted, so that it is there before the press; a fetch ahead that fails is forgotten, and made anew at the press. What
 * fails then is thrown where the component stands, and forgotten once that is gone.
 *
 * @param load imports the component; it is called more than once
 * @param useIsNeeded whether it has something to show, a hook: what it follows draws nothing else of the screen. Once the
 * component was needed it stays mounted
 */
export function onDemand<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  useIsNeeded: (props: Props) => boolean,
): ComponentType<Props> {
  function OnDemand(props: Props) {
    const isNeeded = useIsNeeded(props);
    // Made anew wherever it is mounted: one that has failed once fails for good.
    const [Loaded] = useState(() => lazy(async () => ({ default: await load() })));
    const [isThere, setThere] = useState(false);
    useEffect(
      () =>
        whenPainted(() => {
          load().then(
            () => setThere(true),
            () => undefined,
          );
        }),
      [],
    );
    if (isNeeded && !isThere) setThere(true);
    return (
      isThere && (
        <Suspense fallback={null}>
          <Loaded {...props} />
        </Suspense>
      )
    );
  }
  return OnDemand;
}
