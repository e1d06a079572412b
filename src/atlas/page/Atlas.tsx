import { useEffect } from 'react';
import { ChartPane } from './chart-pane/ChartPane.tsx';
import { CoverageBar } from './coverage/CoverageBar.tsx';
import { Fault } from './Fault.tsx';
import { keepFocus } from './keep-focus.ts';
import { MachineList } from './MachineList.tsx';
import type { Atlas as AtlasActors } from './open-atlas.ts';
import classes from './Atlas.module.css';
import { OpenMachine } from './foreign/OpenMachine.tsx';
import { Panel } from './Panel.tsx';
import { ChartSearch } from './search/ChartSearch.tsx';
import { Providers } from './Providers.tsx';
import { Split } from './split/Split.tsx';
import { texts } from './texts.ts';

/** The flow atlas: the machines, the chart of one of them, and the panel beside it. */
export function Atlas({ atlas }: { readonly atlas: AtlasActors }) {
  useEffect(() => keepFocus(document), []);
  return (
    <Providers atlas={atlas}>
      <button type="button" className={classes.skip} onClick={() => document.getElementById('chart')?.focus()}>
        {texts.skip}
      </button>
      <header className={classes.header}>
        <h1 className={classes.title}>{texts.title}</h1>
        <Fault>
          <ChartSearch />
        </Fault>
        <a className={classes.shop} href="/?inspect" target="loadout-shop">
          {texts.live.openShop}
        </a>
      </header>
      <nav className={classes.nav} aria-label={texts.machines}>
        <Fault>
          <MachineList />
        </Fault>
        <Fault>
          <OpenMachine />
        </Fault>
      </nav>
      <Split
        chart={
          <>
            <ChartPane />
            <Fault>
              <CoverageBar />
            </Fault>
          </>
        }
        panel={
          <Fault>
            <Panel />
          </Fault>
        }
      />
    </Providers>
  );
}
