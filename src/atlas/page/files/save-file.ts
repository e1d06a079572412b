/** How long the browser may take to begin the download, in milliseconds. */
const REVOKE_DELAY_MS = 10_000;

/** Downloads a text or a picture as a file. */
export function saveFile(name: string, type: string, content: string | Blob): void {
  const address = URL.createObjectURL(new Blob([content], { type }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), REVOKE_DELAY_MS);
}
