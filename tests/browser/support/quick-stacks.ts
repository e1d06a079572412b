/**
 * Of how many lines the stack of an error is. Playwright asks for 200, and makes an error for each message to the browser, in
 * case it is refused; where it looks for the place of a call itself, it takes as many as it needs.
 */
const LINES_OF_STACK = 20;

/**
 * Playwright takes a stack at each call to the browser, of up to 50 lines, and looks up each line in the source maps anew:
 * a fifth of the processor time of a worker. A line that has been looked up is kept here, by its place in its file: what an
 * engine writes of a line names the object as well, which takes it longer than all else.
 */
export function keepStackLines(): void {
  Error.stackTraceLimit = LINES_OF_STACK;
  const lookUp = Error.prepareStackTrace?.bind(Error);
  if (lookUp === undefined) return;
  /** By the file, then by the place in it. */
  const kept = new Map<string, Map<number, string>>();
  Error.prepareStackTrace = (error, sites) => {
    const head = String(lookUp(error, []));
    const looked = sites.map((site) => {
      const line = () => String(lookUp(error, [site])).slice(head.length);
      const file = site.getFileName();
      if (file === null) return line();
      const lines = kept.get(file) ?? new Map<number, string>();
      kept.set(file, lines);
      // A function goes on after it has waited at the place where it waited.
      const place = 2 * site.getPosition() + Number(site.isAsync());
      const known = lines.get(place) ?? line();
      lines.set(place, known);
      return known;
    });
    return head + looked.join('');
  };
}
