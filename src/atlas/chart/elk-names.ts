/** How the engine names what is drawn. */
export const names = {
  state: (id: string) => `state ${id}`,
  words: (way: string) => `words ${way}`,
  pill: (id: string) => `pill ${id}`,
  start: (id: string) => `start ${id}`,
  leave: (way: string) => `leave ${way}`,
  reach: (way: string, place: number) => `reach ${place} ${way}`,
};
