import { codeContentProblem } from '@lienzo/schema/data/code-content';
import type { CodigoItem } from '@lienzo/schema/report/item';
import type { Layout } from '@lienzo/schema/report/report';
import { codeContent } from '@lienzo/templates/drawing/code-content';
import type { CurrentRow } from '@lienzo/templates/drawing/draw-context';
import { qrModules } from '@lienzo/templates/figures/qr-modules';
import { toBuffer } from 'bwip-js/node';
import { encode } from 'fast-png';

/** Pixels of the narrowest bar; sharp on paper at the size of codes. */
export const CODE_PIXELS = 4;
/** Pixels of a QR's module. */
export const QR_PIXELS = 8;
/** Codes cached for the next pages. */
const MAX_CACHED = 200;

/** A code's key in the map: its kind and content. */
export const codeKey = (item: Pick<CodigoItem, 'simbologia'>, content: string): string =>
  `${item.simbologia} ${content}`;

/** The codes of a page group as PNG, made page by page. */
export class CodePictures {
  private readonly items: CodigoItem[];
  private readonly cache = new Map<string, Uint8Array>();

  constructor(group: readonly Layout[]) {
    this.items = group.flatMap((section) => section.items.filter((item) => item.nombre === 'codigo'));
  }

  /** By `codeKey`: at least the codes of the row's page. */
  async picturesFor(current: CurrentRow | undefined): Promise<ReadonlyMap<string, Uint8Array>> {
    if (this.cache.size > MAX_CACHED) this.cache.clear();
    for (const item of this.items) {
      const content = codeContent(item, current === undefined ? {} : { current }) ?? '';
      const key = codeKey(item, content);
      if (this.cache.has(key) || codeContentProblem(item.simbologia, content) !== null) continue;
      this.cache.set(key, await pictureOf(item, content));
    }
    return this.cache;
  }
}

async function pictureOf({ simbologia }: CodigoItem, text: string): Promise<Uint8Array> {
  if (simbologia === 'qr') return qrPicture(qrModules(text));
  const look = {
    bcid: 'code128',
    text,
    scale: CODE_PIXELS,
    padding: 2,
    backgroundcolor: 'FFFFFF',
    height: 14,
  };
  return await toBuffer(look);
}

function qrPicture(modules: boolean[][]): Uint8Array {
  const size = modules.length * QR_PIXELS;
  const data = new Uint8Array(size * size).fill(255);
  modules.forEach((row, y) => {
    const line = data.subarray(y * QR_PIXELS * size, (y * QR_PIXELS + 1) * size);
    row.forEach((isDark, x) => {
      if (isDark) line.fill(0, x * QR_PIXELS, (x + 1) * QR_PIXELS);
    });
    for (let copy = 1; copy < QR_PIXELS; copy += 1) data.set(line, (y * QR_PIXELS + copy) * size);
  });
  return encode({ width: size, height: size, data, channels: 1, depth: 8 });
}
