import type { Picture } from './picture.ts';

/** Width and height of a picture in its own pixels, read from its head; null when the head is broken. */
export function pictureSize(picture: Picture): { width: number; height: number } | null {
  const view = new DataView(picture.bytes.buffer, picture.bytes.byteOffset, picture.bytes.byteLength);
  const size = readers[picture.type](view);
  return size !== null && size.width > 0 && size.height > 0 ? size : null;
}

type Reader = (view: DataView) => { width: number; height: number } | null;

const readers = {
  png: (view) => (view.byteLength < 24 ? null : { width: view.getUint32(16), height: view.getUint32(20) }),
  gif: (view) => ({ width: view.getUint16(6, true), height: view.getUint16(8, true) }),
  jpeg: jpegSize,
  webp: webpSize,
} satisfies Record<Picture['type'], Reader>;

/** Segments before the picture's own: a few dozen in any that a program wrote. */
const MAX_SEGMENTS = 1_000;

/** The first start-of-frame segment holds the size. */
function jpegSize(view: DataView): ReturnType<Reader> {
  let at = 2;
  for (let segment = 0; segment < MAX_SEGMENTS && at + 9 < view.byteLength; segment += 1) {
    if (view.getUint8(at) !== 0xff) return null;
    const marker = view.getUint8(at + 1);
    const isFrame = marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
    if (isFrame) return { height: view.getUint16(at + 5), width: view.getUint16(at + 7) };
    at += 2 + view.getUint16(at + 2);
  }
  return null;
}

function webpSize(view: DataView): ReturnType<Reader> {
  if (view.byteLength < 30) return null;
  const kind = String.fromCharCode(...[12, 13, 14, 15].map((at) => view.getUint8(at)));
  if (kind === 'VP8 ')
    return { width: view.getUint16(26, true) & 0x3fff, height: view.getUint16(28, true) & 0x3fff };
  if (kind === 'VP8L') {
    const bits = view.getUint32(21, true);
    return { width: (bits & 0x3fff) + 1, height: ((bits >> 14) & 0x3fff) + 1 };
  }
  if (kind !== 'VP8X') return null;
  const three = (at: number): number => view.getUint16(at, true) | (view.getUint8(at + 2) << 16);
  return { width: three(24) + 1, height: three(27) + 1 };
}

/** Pixels of the largest picture that is shown; each takes four bytes once decoded, however small the file. */
const MAX_PIXELS = 100_000_000;

/** Whether a picture's header declares more pixels than are shown. */
export function isHugePicture(picture: Picture): boolean {
  const size = pictureSize(picture);
  return size !== null && size.width * size.height > MAX_PIXELS;
}
