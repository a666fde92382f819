/** Tells a picture by its bytes, never by its name: JPG, PNG, GIF and WebP, with their size in pixels. */

/** Larger ones would take gigabytes once decoded for printing. */
const MAX_SIDE = 20_000;
const MAX_PIXELS = 80_000_000;

export type SniffedImage = {
  media_type: 'image/jpeg' | 'image/png' | 'image/gif' | 'image/webp';
  width: number;
  height: number;
};

/** @returns null when the bytes are none of the four, are cut short, or the picture is absurdly large. */
export function sniffImage(bytes: Buffer): SniffedImage | null {
  const match = sniffPng(bytes) ?? sniffGif(bytes) ?? sniffWebp(bytes) ?? sniffJpeg(bytes);
  if (match === null) return null;
  const { width, height } = match;
  const sane = width > 0 && height > 0 && Math.max(width, height) <= MAX_SIDE && width * height <= MAX_PIXELS;
  return sane ? match : null;
}

const textAt = (bytes: Buffer, from: number, length: number): string =>
  bytes.toString('latin1', from, from + length);

function sniffPng(bytes: Buffer): SniffedImage | null {
  if (bytes.length < 33 || textAt(bytes, 0, 8) !== '\x89PNG\r\n\x1a\n' || textAt(bytes, 12, 4) !== 'IHDR')
    return null;
  if (textAt(bytes, bytes.length - 8, 4) !== 'IEND') return null;
  return { media_type: 'image/png', width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20) };
}

function sniffGif(bytes: Buffer): SniffedImage | null {
  if (bytes.length < 14 || !/^GIF8[79]a$/.test(textAt(bytes, 0, 6))) return null;
  return { media_type: 'image/gif', width: bytes.readUInt16LE(6), height: bytes.readUInt16LE(8) };
}

function sniffWebp(bytes: Buffer): SniffedImage | null {
  if (bytes.length < 30 || textAt(bytes, 0, 4) !== 'RIFF' || textAt(bytes, 8, 4) !== 'WEBP') return null;
  if (bytes.length < bytes.readUInt32LE(4) + 8) return null;
  const media_type = 'image/webp';
  switch (textAt(bytes, 12, 4)) {
    case 'VP8 ':
      if (textAt(bytes, 23, 3) !== '\x9d\x01\x2a') return null;
      return { media_type, width: bytes.readUInt16LE(26) & 0x3fff, height: bytes.readUInt16LE(28) & 0x3fff };
    case 'VP8L': {
      if (bytes[20] !== 0x2f) return null;
      const packed = bytes.readUInt32LE(21);
      return { media_type, width: (packed & 0x3fff) + 1, height: ((packed >>> 14) & 0x3fff) + 1 };
    }
    case 'VP8X':
      return { media_type, width: bytes.readUIntLE(24, 3) + 1, height: bytes.readUIntLE(27, 3) + 1 };
    default:
      return null;
  }
}

/** Start-of-frame markers: all of C0-CF but tables (C4), reserved (C8) and arithmetic coding (CC). */
const isFrame = (marker: number): boolean =>
  marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);

function sniffJpeg(bytes: Buffer): SniffedImage | null {
  if (bytes.length < 4 || bytes[0] !== 0xff || bytes[1] !== 0xd8) return null;
  let at = 2;
  while (at + 9 < bytes.length) {
    if (bytes[at] !== 0xff) return null;
    const marker = bytes[at + 1] ?? 0;
    if (marker === 0xff) {
      at += 1;
      continue;
    }
    if (isFrame(marker))
      return {
        media_type: 'image/jpeg',
        width: bytes.readUInt16BE(at + 7),
        height: bytes.readUInt16BE(at + 5),
      };
    if (marker === 0xda || marker === 0xd9) return null;
    at += 2 + bytes.readUInt16BE(at + 2);
  }
  return null;
}
