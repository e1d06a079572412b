/** What is read of a report that Playwright writes as JSON. */
export interface PlaywrightReport {
  readonly suites: readonly Suite[];
}

interface Suite {
  readonly title: string;
  readonly specs?: readonly { readonly title: string; readonly ok: boolean }[];
  readonly suites?: readonly Suite[];
}

const WALK = /^[0-9a-f]{8}\b/;

/** The walks that passed, each as `<machine> <walk id>`. Their tests are titled by the id, in a group titled by the machine. */
export function passedWalks({ suites }: PlaywrightReport): Set<string> {
  const passed = new Set<string>();
  const visit = ({ title, specs = [], suites: inner = [] }: Suite): void => {
    for (const spec of specs) {
      const id = WALK.exec(spec.title)?.[0];
      if (id !== undefined && spec.ok) passed.add(`${title} ${id}`);
    }
    inner.forEach(visit);
  };
  suites.forEach(visit);
  return passed;
}
