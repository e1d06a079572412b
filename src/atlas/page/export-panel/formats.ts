/** The formats of one machine: their names, their use, and the media type of the file. */
export const FORMATS = {
  json: {
    name: 'XState JSON',
    use: 'createMachine reads it back; functions stand in it as their source',
    type: 'application/json',
  },
  ts: { name: 'TypeScript', use: 'its whole source as one file, for Stately Studio', type: 'text/plain' },
  scxml: { name: 'SCXML', use: 'the W3C standard, with guards, delays and data', type: 'application/xml' },
  mmd: { name: 'Mermaid', use: 'for wikis and READMEs', type: 'text/plain' },
  svg: { name: 'SVG', use: 'the drawing, with its coverage', type: 'image/svg+xml' },
  png: { name: 'PNG', use: 'the drawing as a picture', type: 'image/png' },
} as const;

/** A format by the ending of its files. */
export type FormatId = keyof typeof FORMATS;

export const FORMAT_IDS = Object.keys(FORMATS) as FormatId[];
