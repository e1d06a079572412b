/** How long the browser may take to begin the download, in milliseconds. */
const GRACE = 10_000;

/** Lets the browser keep a text or a picture as a file. */
export function saveFile(name: string, type: string, content: string | Blob): void {
  const address = URL.createObjectURL(new Blob([content], { type }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), GRACE);
}
