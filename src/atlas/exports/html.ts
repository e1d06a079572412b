/** Text that is safe between tags and in attributes. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"]/g, (sign) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[sign] ?? sign);
}

/** The address of a state or transition within the report. */
export function anchorOf(machine: string, id: string): string {
  return escapeHtml(encodeURI(id === '' ? machine : `${machine}/${id}`));
}
