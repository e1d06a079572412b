/** What the flow atlas promises, in the words of its issue. */
export const atlasRequirements = {
  'Atlas: charts': 'A list of the machines; each drawn as a proper statechart.',
  'Atlas: link': 'A link that opens any state directly.',
  'Atlas: folds':
    'A state with states inside folds: its box shows how many, and what is lit, selected, covered or counted there.',
  'Atlas: words': 'Names in plain words or of the code, as the address says.',
  'Atlas: outline': 'A text outline of the same chart for screen readers.',
  'Atlas: coverage': 'Transitions walked in the browser, on the actor only, or not at all; click one to see its walks.',
  'Atlas: walks': 'Any walk of the walk files, stepped forward and back.',
  'Atlas: live': 'Events and snapshots of a shop in another tab are listed with times.',
  'Atlas: stepping back': 'Pausing and stepping back through what was recorded works.',
  'Atlas: sessions': 'A session is saved and loaded as a file.',
  'Atlas: exports': 'Exports, from the page, for every machine.',
  'Atlas: traffic': 'Many sessions are counted on the charts: how often, what share, how long, and where they end.',
  'Atlas: conformance':
    'Each recorded step is replayed on the machines of the build, and the first that deviates is named.',
  'Atlas: trial':
    'On any chart: what can happen is let happen, time passes, and state, context, news and runs show; undone, shared as an address.',
  'Atlas: versions': 'How a machine differs from another version of it shows on the chart and as a table.',
  'Atlas: bad input':
    'A recording or coverage file that is broken, of another version, or larger than 50 MB gets one clear sentence, and what ' +
    'was open stays open.',
} as const;
