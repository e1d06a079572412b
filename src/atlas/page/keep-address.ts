import type { ActorRefFrom } from 'xstate';
import type { viewerMachine } from '../../../machines/viewer/viewer.machine.ts';
import { foldableIn } from '../chart/folding.ts';
import type { KeptMoments } from './live/kept-moments.ts';
import { type AddressTarget, type MomentTarget, addressOf, partIn, targetIn } from './address.ts';
import { permanent } from './charts.ts';
import { wordingIn } from './wording.ts';
import { texts } from './texts.ts';
import type { OpenTrial } from './trial/open-trial.ts';
import { loadWalksOrNone } from './walks/load-walks.ts';

type Viewer = ActorRefFrom<typeof viewerMachine>;

/** What an address names beside what the viewer shows. */
interface Others {
  readonly trial: OpenTrial;
  readonly moments: KeptMoments;
  /** Opens a moment of a kept session, as far as it is kept. */
  readonly openMoment: (moment: MomentTarget) => Promise<void>;
}

function openIn(viewer: Viewer, { trial, moments }: Others): AddressTarget {
  const { machine, part, folded, walk, stepIndex } = viewer.getSnapshot().context;
  return {
    machine,
    part,
    folded,
    wording: wordingIn(viewer.getSnapshot()),
    walk: walk === null ? null : { walkFile: walk.walkFile, id: walk.id, stepIndex },
    trial: trial.stepsOf(machine),
    moment: moments.target,
  };
}

/** Opens the walk that an address names, at its step. One that its walk file holds no more is said to be lost. */
async function openWalk(viewer: Viewer, { machine, walk }: AddressTarget): Promise<void> {
  if (walk === null) return;
  const { walkFile, id, stepIndex } = walk;
  const walks = await loadWalksOrNone(walkFile, machine);
  const steps = walks.find((one) => one.id === id)?.steps.length ?? 0;
  if (viewer.getSnapshot().context.machine !== machine) return;
  viewer.send({ type: 'walk.opened', walk: { walkFile, id, steps } });
  viewer.send({ type: 'step.picked', stepIndex: Math.max(0, Math.min(stepIndex, steps - 1)) });
}

/** Opens the trial that an address names, as far as its steps can happen. */
function openTrialOf(viewer: Viewer, trial: OpenTrial, machine: string, steps: readonly string[]): void {
  const chart = permanent.get(machine);
  if (chart === undefined) return;
  trial.open(chart, steps);
  viewer.send({ type: 'trial.opened' });
}

/**
 * Keeps address and viewer the same: a link opens its target, and Back goes to what was open before. What is folded, the words,
 * walks, trials and their steps, and the moment of a recording are in the address, too, and take no place in the history.
 */
export function keepAddress(viewer: Viewer, others: Others, window: Window): void {
  const { trial, moments, openMoment } = others;
  const { location, history, document } = window;
  const meant = (): AddressTarget | null => {
    const target = targetIn(location.hash);
    const chart = permanent.get(target?.machine ?? '');
    if (target === null || chart === undefined) return target;
    const foldable = foldableIn(chart).map(({ id }) => id);
    const folded = target.folded.filter((id) => foldable.includes(id));
    return { ...target, folded, part: target.part === null ? null : partIn(chart, target.part) };
  };
  const write = (): void => {
    const open = openIn(viewer, others);
    document.title = texts.titleOf(open.machine);
    trial.leave(open.machine);
    const address = addressOf(open);
    if (location.hash === address) return;
    const before = targetIn(location.hash);
    const isSame = before !== null && before.machine === open.machine && meant()?.part === open.part;
    if (isSame) history.replaceState(null, '', address);
    else history.pushState(null, '', address);
  };
  const follow = (): void => {
    const target = meant();
    if (target === null) return;
    const open = openIn(viewer, others);
    const { machine, part, folded, wording } = target;
    if (addressOf({ machine, part, folded, wording }) !== addressOf({ ...open, walk: null, trial: null, moment: null }))
      viewer.send({ type: 'address.opened', machine, part, folded, wording });
    if (target.trial !== null && target.trial.join('/') !== trial.stepsOf(target.machine)?.join('/'))
      openTrialOf(viewer, trial, target.machine, target.trial);
    const isOpen = target.walk?.id === open.walk?.id && target.walk?.stepIndex === open.walk?.stepIndex;
    const isShown = target.moment?.session === open.moment?.session && target.moment?.moment === open.moment?.moment;
    if (target.moment !== null && !isShown) void openMoment(target.moment);
    if (target.walk !== null && !isOpen) void openWalk(viewer, target);
    // What is on its way still has to come into the address.
    if ((target.walk === null || isOpen) && (target.moment === null || isShown)) write();
  };
  follow();
  document.title = texts.titleOf(viewer.getSnapshot().context.machine);
  viewer.subscribe(write);
  trial.machine.subscribe(write);
  moments.subscribe(write);
  window.addEventListener('popstate', follow);
  window.addEventListener('hashchange', follow);
}
