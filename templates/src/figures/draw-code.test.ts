import decodeQR from 'qr/decode.js';
import { expect, it } from 'vitest';
import { drawCode } from './draw-code.ts';

/** Pixels of a module: what a camera would see of it. */
const PIXELS = 4;

/** What a scanner reads from the drawing of a QR. */
function scanned(svg: string): string {
  const side = Number(/viewBox="0 0 (\d+) \1"/.exec(svg)?.[1]) * PIXELS;
  const data = new Uint8Array(side * side * 4).fill(255);
  for (const [, x, y, width] of svg.matchAll(/M(\d+) (\d+)h(\d+)v1H\1z/g))
    for (let line = 0; line < PIXELS; line += 1) {
      const begin = (Number(y) * PIXELS + line) * side + Number(x) * PIXELS;
      for (let pixel = begin; pixel < begin + Number(width) * PIXELS; pixel += 1)
        data.fill(0, pixel * 4, pixel * 4 + 3);
    }
  return decodeQR({ width: side, height: side, data });
}

it.each(['EMP-0001', 'https://lienzo.test/recibos/2026/22?id=7', 'Zoë Ñandú, 日本', 'x'.repeat(1000)])(
  'a scanner reads %.20s from its QR',
  (text) => {
    expect(scanned(drawCode('qr', text))).toBe(text);
  },
);
