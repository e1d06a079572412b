/** What in the name of a picture's file is neither the picture's name nor its format: the width and the hash. */
const WIDTH = /-(?<pixels>\d+)(?:\.[\da-f]+)?(?=\.\w+$)/u;

function withoutWidth(address: string): string {
  return address.replace(WIDTH, '');
}

function widthOf(address: string): number {
  return Number(WIDTH.exec(address)?.groups?.['pixels'] ?? 0);
}

/**
 * The address of the file that is shown without a network in the place of a picture's that is not kept: that of the same
 * picture, in the same format, that is the widest of those kept. A browser on a dense screen asks for one that is not, and
 * a page of another build may ask for another hash.
 *
 * @param asked an absolute address, none of those kept
 * @param kept the absolute addresses of all files kept
 * @returns `asked` where nothing of that picture is kept
 */
export function keptPicture(asked: string, kept: Iterable<string>): string {
  const same = [...kept].filter((address) => withoutWidth(address) === withoutWidth(asked));
  return same.toSorted((one, other) => widthOf(other) - widthOf(one))[0] ?? asked;
}
