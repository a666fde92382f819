import { codeContentProblem } from '@lienzo/schema/data/code-content';
import type { CodigoItem } from '@lienzo/schema/report/item';
import { pageGroups, type ReportDocument } from '@lienzo/schema/report/report';
import { codeContent } from '@lienzo/templates/drawing/code-content';
import type { DrawContext } from '@lienzo/templates/drawing/draw-context';
import { groupRows } from '@lienzo/templates/drawing/group-rows';
import { toBuffer } from 'bwip-js/node';

/** Pixels of the narrowest bar: sharp on paper at the size that codes have. */
const SCALE = 4;

/** Names a code in the map: its kind and what it holds. */
export const codeKey = (item: Pick<CodigoItem, 'simbologia'>, content: string): string =>
  `${item.simbologia} ${content}`;

/** Every code of a report as PNG, each content once. */
export async function codePictures(
  report: ReportDocument,
  context: DrawContext,
): Promise<Map<string, Uint8Array>> {
  const pictures = new Map<string, Uint8Array>();
  for (const { item, content } of codesOf(report, context)) {
    const key = codeKey(item, content);
    if (pictures.has(key) || codeContentProblem(item.simbologia, content) !== null) continue;
    pictures.set(key, await pictureOf(item, content));
  }
  return pictures;
}

/** Every code on every page that the report prints. */
function* codesOf(
  report: ReportDocument,
  context: DrawContext,
): Generator<{ item: CodigoItem; content: string }> {
  for (const group of pageGroups(report.layouts)) {
    const codes = group.flatMap((section) => section.items.filter((item) => item.nombre === 'codigo'));
    if (codes.length === 0) continue;
    for (const current of groupRows(group, context))
      for (const item of codes)
        yield { item, content: codeContent(item, current === undefined ? {} : { current }) ?? '' };
  }
}

async function pictureOf(item: CodigoItem, text: string): Promise<Uint8Array> {
  const look = { text, scale: SCALE, padding: 2, backgroundcolor: 'FFFFFF' };
  return item.simbologia === 'qr'
    ? await toBuffer({ ...look, bcid: 'qrcode' })
    : await toBuffer({ ...look, bcid: 'code128', height: 14 });
}
