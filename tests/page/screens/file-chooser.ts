/** Runs in the page: a file of this size is chosen, as by the dialog of the system. */
export function chooseFile(input: Element, { name, size }: { name: string; size: number }): void {
  if (!(input instanceof HTMLInputElement)) throw new Error('Files are chosen by an input.');
  const choice = new DataTransfer();
  choice.items.add(new File([new Uint8Array(size)], name, { type: 'application/json' }));
  input.files = choice.files;
  input.dispatchEvent(new Event('change', { bubbles: true }));
}
