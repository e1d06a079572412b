import './page/base.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { Atlas } from './page/Atlas.tsx';
import { Fault } from './page/Fault.tsx';
import { openAtlas } from './page/open-atlas.ts';

const root = document.getElementById('root');
if (root) {
  const atlas = openAtlas(window);
  void atlas.isReady.then(() =>
    createRoot(root).render(
      <StrictMode>
        <Fault>
          <Atlas atlas={atlas} />
        </Fault>
      </StrictMode>,
    ),
  );
}
