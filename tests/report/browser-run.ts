/** What is read of a report that Playwright writes as JSON. */
export interface PlaywrightReport {
  readonly suites: readonly Suite[];
}

interface Suite {
  readonly title: string;
  readonly specs?: readonly Spec[];
  readonly suites?: readonly Suite[];
}

interface Spec {
  readonly title: string;
  readonly ok: boolean;
  readonly tests?: readonly {
    readonly annotations: readonly { readonly type: string; readonly description?: string }[];
  }[];
}

/** The annotation by which a test names two states that look alike on the screen, and why. */
export const LOOK_ALIKE = 'look alike';

const WALK = /^[0-9a-f]{8}\b/;

/** Every test of a report, with the title of the group that it stands in. */
function specsOf({ title, specs = [], suites = [] }: Suite): { group: string; spec: Spec }[] {
  return [...specs.map((spec) => ({ group: title, spec })), ...suites.flatMap(specsOf)];
}

/**
 * The walks that passed, each as `<machine> <walk id>`. Their tests are titled by the id, in a group titled by the
 * machine.
 */
export function passedWalks({ suites }: PlaywrightReport): Set<string> {
  const passed = new Set<string>();
  for (const { group, spec } of suites.flatMap(specsOf)) {
    const id = WALK.exec(spec.title)?.[0];
    if (id !== undefined && spec.ok) passed.add(`${group} ${id}`);
  }
  return passed;
}

/** The pairs of states that the last run found to look alike on the screen, each with its reason. */
export function lookingAlike({ suites }: PlaywrightReport): string[] {
  return suites
    .flatMap(specsOf)
    .flatMap(({ spec }) => spec.tests ?? [])
    .flatMap(({ annotations }) => annotations)
    .filter(({ type }) => type === LOOK_ALIKE)
    .map(({ description = '' }) => description);
}
