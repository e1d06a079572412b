import type { Fault, OpenFile } from '../../../../machines/fileLoader/files.ts';

/** Checks JSON and returns its content. @throws Fault where it is not what is read here */
export type Decode = (json: unknown) => unknown;

/** Reads a chosen file. @throws Fault where its text is no JSON, or not what is read here */
export async function readJson(file: unknown, decode: Decode): Promise<OpenFile> {
  if (!(file instanceof File)) throw new TypeError('No file was chosen.');
  const text = await file.text();
  return { from: file.name, content: decode(parsed(text)) };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw 'broken' satisfies Fault;
  }
}

/** Loads a file of the build; null where the build has none. */
export async function loadJson<TContent>(
  address: string,
  nameOf: (content: TContent) => string,
  decode: (json: unknown) => TContent,
): Promise<OpenFile | null> {
  const response = await fetch(address);
  const json: unknown = await response.json();
  if (json === null) return null;
  const content = decode(json);
  return { from: nameOf(content), content };
}
