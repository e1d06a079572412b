/**
 * Playwright takes a stack at each call to the browser, of up to 50 lines, and looks up each line in the source maps anew:
 * a fifth of the processor time of a worker. A line that has been looked up is kept here.
 */
export function keepStackLines(): void {
  const lookUp = Error.prepareStackTrace?.bind(Error);
  if (lookUp === undefined) return;
  const lines = new Map<string, string>();
  Error.prepareStackTrace = (error, sites) => {
    const head = String(lookUp(error, []));
    const looked = sites.map((site) => {
      // oxlint-disable-next-line typescript/no-base-to-string -- the engine writes a call site down with its place
      const key = site.toString();
      const line = lines.get(key) ?? String(lookUp(error, [site])).slice(head.length);
      lines.set(key, line);
      return line;
    });
    return head + looked.join('');
  };
}
