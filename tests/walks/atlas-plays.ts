import { drivers } from '../machines/drivers.ts';
import { foundBy } from '../machines/search/search.oracle.ts';
import { askAgain } from '../page/atlas/ask-again.ts';
import { compareVersions } from '../page/atlas/compare-versions.ts';
import { idsFrom } from '../page/atlas/drawn-charts.ts';
import { countRecording } from '../page/atlas/count-recording.ts';
import { findParts } from '../page/atlas/find-parts.ts';
import { goThrough } from '../page/atlas/go-through.ts';
import { type Exchanged, openExported } from '../page/atlas/open-exported.ts';
import { selectParts } from '../page/atlas/select-parts.ts';
import { shareRoom } from '../page/atlas/share-room.ts';
import { triableSteps, tryWalk } from '../page/atlas/try-walk.ts';
import { seeUsable } from '../page/atlas/see-usable.ts';
import type { PageDriver } from '../page/driver.ts';
import type { PageFixture } from '../page/page-fixture.ts';
import { committedWalks } from './committed.ts';

/** Something to do in the flow atlas whose outcome the walk files or the machines foretell. */
export interface AtlasPlay {
  /** `tried: cart, walk fb59a6bd`. */
  readonly title: string;
  readonly play: (fixture: PageFixture) => Promise<void>;
}

/** Steps that are tried by hand of one walk, at most. */
const MOST_TRIED = 14;

/** Of each machine the walk of its bare actor in which a person can cause most. */
function tried(): AtlasPlay[] {
  return idsFrom(2).flatMap((id) => {
    const { walks } = committedWalks(id, 'actor');
    const [walk] = walks
      .map((one) => ({ ...one, steps: triableSteps(one).slice(0, MOST_TRIED) }))
      .toSorted(
        (a, b) => new Set(b.steps.flatMap(({ took }) => took)).size - new Set(a.steps.flatMap(({ took }) => took)).size,
      );
    if (walk === undefined || walk.steps.length < 2) return [];
    return [{ title: `tried: ${id}, walk ${walk.id}`, play: (fixture) => tryWalk(fixture, id, walk) }];
  });
}

/** The parts of each machine on its chart. */
function selected(): AtlasPlay[] {
  return idsFrom(0).map((id) => ({ title: `selected: ${id}`, play: (fixture) => selectParts(fixture, id) }));
}

/** The parts of each machine by the search of the atlas. */
function found(): AtlasPlay[] {
  return idsFrom(4).map((id) => ({ title: `found: ${id}`, play: (fixture) => findParts(fixture, id, foundBy) }));
}

/** The room of the atlas shared out between each machine and its panel. */
function sharedOut(): AtlasPlay[] {
  return idsFrom(5).map((id, seed) => ({
    title: `room shared out: ${id}`,
    play: (fixture) => shareRoom(fixture, id, seed),
  }));
}

/** Each machine beside older versions of itself. */
function compared(): AtlasPlay[] {
  return idsFrom(3).map((id) => ({
    title: `compared with older versions: ${id}`,
    play: (fixture) => compareVersions(fixture, id),
  }));
}

/** Each machine with files of it that do not come, and one that is none. */
function askedAgain(): AtlasPlay[] {
  return idsFrom(1).map((id) => ({ title: `asked for again: ${id}`, play: (fixture) => askAgain(fixture, id) }));
}

/** The atlas by keys, with each machine open. */
function goneThrough(): AtlasPlay[] {
  return idsFrom(6).map((id) => ({ title: `gone through by Tab: ${id}`, play: (fixture) => goThrough(fixture, id) }));
}

const FORMATS: readonly Exchanged[] = ['XState JSON', 'SCXML', 'TypeScript'];

/** Each machine in a format that the atlas writes and reads. */
function exchanged(format: Exchanged, place: number): AtlasPlay[] {
  return idsFrom(place).map((id) => ({
    title: `taken away and opened: ${id} as ${format}`,
    play: (fixture) => openExported(fixture, id, { format, foundBy }),
  }));
}

/** Machines whose actor is there for as long as a page of the shop, and those whose actor a screen makes. */
const RECORDED = [['cart', 'wishlist', 'session'], ['checkout']] as const;

/** Walks of the browser in an inspected shop, short ones first. A page that is loaded anew leaves these machines as they were. */
function recorded(ids: readonly (typeof RECORDED)[number][number][]): AtlasPlay[] {
  return ids
    .flatMap((id) => {
      const driver: PageDriver = drivers[id];
      return committedWalks(id, 'page').walks.map((walk) => ({ driver, walk }));
    })
    .toSorted((a, b) => a.walk.steps.length - b.walk.steps.length)
    .map(({ driver, walk }) => ({
      title: `recorded: ${driver.id}, walk ${walk.id}`,
      play: (fixture: PageFixture) => countRecording(fixture, driver, walk),
    }));
}

/** Where a play ends in the atlas, nothing of it is hidden, covered or out of reach. */
function usableAtEnd({ title, play }: AtlasPlay): AtlasPlay {
  return {
    title,
    play: async (fixture) => {
      await play(fixture);
      await seeUsable(fixture.page, fixture);
    },
  };
}

/**
 * What is played in the atlas.
 *
 * @param oneIn of how many of each kind one is played, from 1; kinds that documents without a browser see, too, are played
 *   where all are
 */
export function atlasPlays(oneIn: number): AtlasPlay[] {
  const formats = oneIn === 1 ? FORMATS : FORMATS.slice(0, 1);
  const elsewhere = oneIn === 1 ? [tried(), found(), compared()] : [];
  const inAtlas = [selected(), sharedOut(), askedAgain(), goneThrough(), ...formats.map(exchanged), ...elsewhere];
  return [...inAtlas.map((plays) => plays.map(usableAtEnd)), ...RECORDED.map(recorded)].flatMap((plays) =>
    plays.filter((_, place) => place % oneIn === 0),
  );
}
