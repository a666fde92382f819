import { crc32 } from 'node:zlib';
import type { Picture } from './picture.ts';
import { pictureSize } from './picture-size.ts';

/** Whether a picture's file is complete, as far as its structure tells without decoding it. */
export function isWholePicture(picture: Picture): boolean {
  if (pictureSize(picture) === null) return false;
  const bytes = Buffer.from(picture.bytes.buffer, picture.bytes.byteOffset, picture.bytes.byteLength);
  return checks[picture.type](bytes);
}

const checks = {
  png: hasWholeChunks,
  // Cameras add bytes of their own behind the end.
  jpeg: (bytes) => bytes.lastIndexOf(Buffer.from([0xff, 0xd9])) > bytes.indexOf(Buffer.from([0xff, 0xda])),
  gif: (bytes) => bytes.lastIndexOf(0x3b) > 13,
  webp: (bytes) => bytes.readUInt32LE(4) + 8 <= bytes.length,
} satisfies Record<Picture['type'], (bytes: Buffer) => boolean>;

/** Chunks of a PNG in a row, each with its check sum, up to the last one (PNG, 5.3). */
function hasWholeChunks(bytes: Buffer): boolean {
  let at = 8;
  while (at + 12 <= bytes.length) {
    const end = at + 8 + bytes.readUInt32BE(at);
    if (end + 4 > bytes.length || crc32(bytes.subarray(at + 4, end)) !== bytes.readUInt32BE(end))
      return false;
    if (bytes.toString('latin1', at + 4, at + 8) === 'IEND') return true;
    at = end + 4;
  }
  return false;
}
