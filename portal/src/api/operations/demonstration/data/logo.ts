/** The bureaus' logos, drawn as shapes and written as small PNG pictures. */
import { crc32, deflateSync } from 'node:zlib';

export const LOGO_SIZE = 192;
export type LogoName = 'valle' | 'norte';

/** Whether a point of the unit square is inside the shape. */
type Shape = (x: number, y: number) => boolean;
type Layer = { color: string; shape: Shape };

/** Corners rounded by an eighth of the side. */
const tile: Shape = (x, y) => {
  const dx = Math.max(Math.abs(x - 0.5) - 0.31, 0);
  const dy = Math.max(Math.abs(y - 0.5) - 0.31, 0);
  return dx * dx + dy * dy <= 0.19 * 0.19;
};
const disc =
  (cx: number, cy: number, radius: number): Shape =>
  (x, y) =>
    (x - cx) ** 2 + (y - cy) ** 2 <= radius ** 2;
const within =
  (outer: Shape, inner: Shape): Shape =>
  (x, y) =>
    outer(x, y) && inner(x, y);

/** Two hills under a sun. */
const VALLE: Layer[] = [
  { color: '167C80', shape: tile },
  { color: 'FF8C23', shape: within(tile, disc(0.68, 0.32, 0.12)) },
  { color: 'BFE3E0', shape: within(tile, (x, y) => y > 0.62 - 0.24 * Math.cos((x - 0.28) * 3.4)) },
  { color: '0E5659', shape: within(tile, (x, y) => y > 0.82 - 0.2 * Math.cos((x - 0.78) * 3)) },
];

const diamond =
  (width: number, height: number): Shape =>
  (x, y) =>
    Math.abs(x - 0.5) / width + Math.abs(y - 0.5) / height <= 1;

/** A compass needle whose north is coloured. */
const NORTE: Layer[] = [
  { color: '5942B8', shape: tile },
  { color: '8B7BD6', shape: diamond(0.34, 0.11) },
  { color: 'FFFFFF', shape: diamond(0.13, 0.38) },
  { color: 'FDAE38', shape: within(diamond(0.13, 0.38), (_x, y) => y < 0.5) },
  { color: '5942B8', shape: disc(0.5, 0.5, 0.05) },
];

const LOGOS = { valle: VALLE, norte: NORTE } satisfies Record<LogoName, Layer[]>;

/** The logo as a PNG of 192 × 192 pixels with a transparent background. */
export function logoPng(name: LogoName): Buffer {
  const size = LOGO_SIZE;
  const rows = Buffer.alloc(size * (size * 4 + 1));
  for (let y = 0; y < size; y += 1)
    for (let x = 0; x < size; x += 1)
      rows.set(pixel(LOGOS[name], x / size, y / size), y * (size * 4 + 1) + 1 + x * 4);
  return png(size, size, rows);
}

/** Nine samples per pixel (antialiasing). */
const SAMPLES = [0.17, 0.5, 0.83].flatMap((dy) => [0.17, 0.5, 0.83].map((dx) => [dx, dy] as const));

function pixel(layers: Layer[], left: number, top: number): number[] {
  const sum = [0, 0, 0];
  let covered = 0;
  for (const [dx, dy] of SAMPLES) {
    const hit = layers.findLast(({ shape }) => shape(left + dx / LOGO_SIZE, top + dy / LOGO_SIZE));
    if (hit === undefined) continue;
    covered += 1;
    for (const channel of [0, 1, 2])
      sum[channel] = (sum[channel] ?? 0) + Number.parseInt(hit.color.slice(channel * 2, channel * 2 + 2), 16);
  }
  if (covered === 0) return [0, 0, 0, 0];
  return [...sum.map((value) => Math.round(value / covered)), Math.round((covered * 255) / SAMPLES.length)];
}

/** A PNG of 8-bit RGBA rows, each preceded by filter byte 0. */
function png(width: number, height: number, rows: Buffer): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 6, 0, 0, 0], 8);
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  const body = deflateSync(rows, { level: 9 });
  return Buffer.concat([
    signature,
    chunk('IHDR', header),
    chunk('IDAT', body),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function chunk(type: string, data: Buffer): Buffer {
  const typed = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  const check = Buffer.alloc(4);
  check.writeUInt32BE(crc32(typed));
  return Buffer.concat([length, typed, check]);
}
