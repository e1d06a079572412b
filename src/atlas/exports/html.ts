/** Text that is safe between tags and in attributes. */
export const escapeHtml = (text: string): string =>
  text.replace(/[&<>"]/g, (sign) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[sign] ?? sign);

/** The address of a state or transition within the report. */
export const anchorOf = (machine: string, id: string): string => escapeHtml(encodeURI(id === '' ? machine : `${machine}/${id}`));
