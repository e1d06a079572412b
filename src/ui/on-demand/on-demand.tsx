import { type ComponentType, lazy, Suspense, useEffect, useState } from 'react';
import { whenPainted } from '../page/when-painted.ts';

/** What a component on demand gets beside its own properties. */
export interface OnDemandProps {
  /** Whether it has something to show. Once it was needed it stays mounted. */
  readonly isNeeded: boolean;
}

/**
 * A component with a script of its own, for what a screen shows only after a press. The script is fetched once the screen
 * has been painted, so that it is there before the press; a fetch ahead that fails is forgotten, and made anew at the press. What
 * fails then is thrown where the component stands.
 *
 * @param load imports the component; it is called more than once
 */
export function onDemand<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props & OnDemandProps> {
  const Loaded: ComponentType<Props> = lazy(async () => ({ default: await load() }));
  function OnDemand({ isNeeded, ...props }: Props & OnDemandProps) {
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
          <Loaded {...(props as unknown as Props)} />
        </Suspense>
      )
    );
  }
  return OnDemand;
}
