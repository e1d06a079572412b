/** What the head of a picture file says about itself. */
export interface PixelSize {
  readonly format: 'avif' | 'webp' | 'jpeg';
  readonly width: number;
  readonly height: number;
}

function ascii(bytes: Buffer, at: number) {
  return bytes.toString('latin1', at, at + 4);
}

/** AVIF keeps its size in the `ispe` property: after the box's name, four bytes of version, then width and height. */
function avifSize(bytes: Buffer): PixelSize {
  const at = bytes.indexOf('ispe', 0, 'latin1');
  if (at < 0) throw new Error('An AVIF file without a size');
  return { format: 'avif', width: bytes.readUInt32BE(at + 8), height: bytes.readUInt32BE(at + 12) };
}

/** Lossy WebP: after the start code, 14 bits each. `VP8X` files keep width and height less one in 24 bits each. */
function webpSize(bytes: Buffer): PixelSize {
  const kind = ascii(bytes, 12);
  if (kind === 'VP8 ')
    return { format: 'webp', width: bytes.readUInt16LE(26) & 0x3fff, height: bytes.readUInt16LE(28) & 0x3fff };
  if (kind === 'VP8X')
    return { format: 'webp', width: bytes.readUIntLE(24, 3) + 1, height: bytes.readUIntLE(27, 3) + 1 };
  throw new Error(`A WebP file of an unexpected kind: ${kind}`);
}

/** JPEG: segments follow each other until a frame header, 0xC0 to 0xC3, which holds height and width. */
function jpegSize(bytes: Buffer): PixelSize {
  let at = 2;
  while (bytes.readUInt8(at) === 0xff) {
    const marker = bytes.readUInt8(at + 1);
    if (marker >= 0xc0 && marker <= 0xc3)
      return { format: 'jpeg', width: bytes.readUInt16BE(at + 7), height: bytes.readUInt16BE(at + 5) };
    at += 2 + bytes.readUInt16BE(at + 2);
  }
  throw new Error('A JPEG file without a frame');
}

/** Format and size of a picture, read from its first bytes; throws for anything but AVIF, WebP and JPEG. */
export function pixelSize(bytes: Buffer): PixelSize {
  if (ascii(bytes, 4) === 'ftyp' && ascii(bytes, 8) === 'avif') return avifSize(bytes);
  if (ascii(bytes, 0) === 'RIFF' && ascii(bytes, 8) === 'WEBP') return webpSize(bytes);
  if (bytes.readUInt16BE(0) === 0xffd8) return jpegSize(bytes);
  throw new Error('Neither AVIF nor WebP nor JPEG');
}
