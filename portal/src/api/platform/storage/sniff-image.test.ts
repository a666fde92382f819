import { describe, expect, it } from 'vitest';
import { sniffImage } from './sniff-image.ts';

const bytes = (...parts: (string | number[])[]): Buffer =>
  Buffer.concat(
    parts.map((part) => (typeof part === 'string' ? Buffer.from(part, 'latin1') : Buffer.from(part))),
  );

const PNG = (width: number, height: number): Buffer => {
  const size = Buffer.alloc(8);
  size.writeUInt32BE(width, 0);
  size.writeUInt32BE(height, 4);
  return bytes(
    '\x89PNG\r\n\x1a\n',
    [0, 0, 0, 13],
    'IHDR',
    [...size],
    [8, 6, 0, 0, 0, 0, 0, 0, 0],
    [0, 0, 0, 0],
    'IEND',
    [0xae, 0x42, 0x60, 0x82],
  );
};
const JPEG = bytes(
  [0xff, 0xd8, 0xff, 0xe0, 0, 16],
  'JFIF\0',
  [1, 1, 0, 0, 1, 0, 1, 0, 0],
  [0xff, 0xdb, 0, 4, 1, 2],
  [0xff, 0xc2, 0, 11, 8, 0, 30, 0, 40, 1, 1, 0x11, 0],
);
const webp = (chunk: Buffer): Buffer => {
  const length = Buffer.alloc(4);
  length.writeUInt32LE(chunk.length + 4);
  return bytes('RIFF', [...length], 'WEBP', [...chunk]);
};

describe('sniffImage', () => {
  it('reads kind and size of each format', () => {
    expect(sniffImage(PNG(640, 480))).toEqual({ media_type: 'image/png', width: 640, height: 480 });
    expect(sniffImage(JPEG)).toEqual({ media_type: 'image/jpeg', width: 40, height: 30 });
    expect(sniffImage(bytes('GIF89a', [10, 0, 20, 0, 0, 0, 0, 0x3b]))).toMatchObject({
      width: 10,
      height: 20,
    });
    const extended = bytes('VP8X', [10, 0, 0, 0, 0, 0, 0, 0], [99, 0, 0], [49, 0, 0]);
    expect(sniffImage(webp(extended))).toEqual({ media_type: 'image/webp', width: 100, height: 50 });
    const lossy = bytes('VP8 ', [10, 0, 0, 0, 0, 0, 0], [0x9d, 0x01, 0x2a], [7, 0, 9, 0]);
    expect(sniffImage(webp(lossy))).toMatchObject({ width: 7, height: 9 });
    const packed = Buffer.alloc(4);
    packed.writeUInt32LE((4 - 1) | ((5 - 1) << 14));
    const lossless = bytes('VP8L', [10, 0, 0, 0, 0x2f], [...packed], [0, 0, 0, 0, 0]);
    expect(sniffImage(webp(lossless))).toMatchObject({ width: 4, height: 5 });
  });

  it('refuses what is cut short at any byte, and never reads past the end', () => {
    for (const image of [PNG(2, 2), JPEG])
      for (let length = 0; length < image.length - 8; length += 1)
        expect(sniffImage(image.subarray(0, length)), String(length)).toBeNull();
  });

  it('refuses sizes that no printer needs', () => {
    expect(sniffImage(PNG(0, 10))).toBeNull();
    expect(sniffImage(PNG(30_000, 10))).toBeNull();
    expect(sniffImage(PNG(10_000, 10_000))).toBeNull();
  });

  it('refuses other files', () => {
    for (const text of ['', '<svg/>', 'BM', '%PDF-1.7', 'RIFF0000WAVE'])
      expect(sniffImage(Buffer.from(text))).toBeNull();
  });
});
