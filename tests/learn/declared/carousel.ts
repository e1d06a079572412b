import { carouselOracle } from '../../machines/carousel/carousel.oracle.ts';
import type { Declared } from './declared.ts';
import { OracleRun } from './oracle-run.ts';

type Run = OracleRun<ReturnType<typeof carouselOracle.initial>, CarouselEvent, { index: number; count: number }>;
type CarouselEvent = Parameters<typeof carouselOracle.next>[1];

const SLIDES = 6;

const EVENTS: Readonly<Record<string, CarouselEvent>> = {
  'click Next news': { type: 'next.pressed' },
  'click Previous news': { type: 'previous.pressed' },
  'click Pause news': { type: 'pause.pressed' },
  'click Play news': { type: 'play.pressed' },
  'wait 5 seconds': { type: 'xstate.after.newsInterval.carousel.playing.running' },
};

/** One button stops the news and lets it go on. */
function buttonOf({ predicted }: Run): string {
  return predicted.state === 'paused' ? 'Play news' : 'Pause news';
}

/** The news turns every five seconds and by hand, unless it is paused (§2 /, §9). Nobody rests on it. */
export const carouselDeclared: Declared<Run> = {
  start: new OracleRun(carouselOracle, carouselOracle.initial({ count: SLIDES, reducedMotion: false })),
  next: (run, input) => {
    const event = EVENTS[input];
    if (event === undefined) throw new Error(`No event for «${input}».`);
    const isOther = /Pause|Play/u.test(input) && input !== `click ${buttonOf(run)}`;
    return isOther ? null : run.after(event);
  },
  see: (run) => ({ slide: `${run.predicted.context.index + 1} of ${SLIDES}`, button: buttonOf(run) }),
  key: ({ key }) => key,
};
