/** The ids of nodes and edges in the graph for ELK. */
export const elkIds = {
  state: (id: string) => `state ${id}`,
  label: (edge: string) => `label ${edge}`,
  pill: (id: string) => `pill ${id}`,
  start: (id: string) => `start ${id}`,
  sourceLine: (edge: string) => `source ${edge}`,
  targetLine: (edge: string, index: number) => `target ${index} ${edge}`,
};
