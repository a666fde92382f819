import { crc32, deflateSync } from 'node:zlib';

const made = new Map<string, string>();

/** A black picture of a size as a `data:` URL: some kilobytes that become hundreds of megabytes when they are read. */
export function largePng(width: number, height: number): string {
  const name = `${width}x${height}`;
  const known = made.get(name);
  if (known !== undefined) return known;
  const url = dataUrl([
    head(width, height),
    // A bit for each pixel, a filter byte for each line.
    part('IDAT', deflateSync(Buffer.alloc((Math.ceil(width / 8) + 1) * height), { level: 9 })),
    part('IEND', Buffer.alloc(0)),
  ]);
  made.set(name, url);
  return url;
}

/** The head of a picture whose pixels are missing. */
export const pngHead = (width: number, height: number): string => dataUrl([head(width, height)]);

const dataUrl = (parts: Buffer[]): string =>
  `data:image/png;base64,${Buffer.concat([Buffer.from('89504e470d0a1a0a', 'hex'), ...parts]).toString('base64')}`;

function head(width: number, height: number): Buffer {
  const data = Buffer.alloc(13);
  data.writeUInt32BE(width, 0);
  data.writeUInt32BE(height, 4);
  data.writeUInt8(1, 8);
  return part('IHDR', data);
}

function part(type: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const framed = Buffer.alloc(named.length + 8);
  framed.writeUInt32BE(data.length, 0);
  named.copy(framed, 4);
  framed.writeUInt32BE(crc32(named), named.length + 4);
  return framed;
}
