import { PDFDocument, PDFHexString, PDFName, PDFString, StandardFonts } from '@cantoo/pdf-lib';
import { pdfOptions } from '@lienzo/schema/api/render-contract';
import { describe, expect, it } from 'vitest';
import { pdfPages } from '../../../testing/pdf-pages.ts';
import type { MergeOrder } from '../merge-order.ts';
import { TITLE_LINKS } from '../print/title-marks.ts';
import { joinReports } from './join-reports.ts';

/** A print with a page for each text; links stand on its first page. */
async function printOf(texts: string[], links: string[] = []): Promise<Uint8Array> {
  const document = await PDFDocument.create();
  const font = await document.embedFont(StandardFonts.Helvetica);
  for (const text of texts) document.addPage([300, 200]).drawText(text, { x: 20, y: 100, font, size: 12 });
  const annotations = links.map((uri, index) =>
    document.context.register(
      document.context.obj({
        Type: 'Annot',
        Subtype: 'Link',
        Rect: [0, 10 * index, 10, 10 * index + 5],
        A: { S: 'URI', URI: PDFString.of(uri) },
      }),
    ),
  );
  if (links.length > 0) document.getPage(0).node.set(PDFName.of('Annots'), document.context.obj(annotations));
  return await document.save({ useObjectStreams: false });
}

const order = (over: Partial<MergeOrder['reports'][number]> = {}): MergeOrder => ({
  cover: null,
  reports: [{ sheets: [], below: false, bookmark: null, titles: [], ...over }],
  outline: true,
  title: 'Nómina «ñ»',
  author: 'Ana',
  now: new Date('2026-11-20T10:00:00Z'),
  pdf: pdfOptions.parse({}),
});

function joined(prints: Uint8Array[], sheets: number, merge: MergeOrder, pages: number): Uint8Array {
  const fragments: Uint8Array[] = [];
  const chunks = prints.map((print) => ({ read: () => print, sheets }));
  joinReports([{ chunks, pages, numbered: sheets > 0 }], merge, (chunk) => fragments.push(chunk));
  return new Uint8Array(Buffer.concat(fragments));
}

describe('joined prints', () => {
  it('have all pages in their order, fonts once, and say what they are', async () => {
    const prints = [await printOf(['uno', 'dos']), await printOf(['tres']), await printOf(['cuatro'])];
    const file = joined(prints, 0, order(), 4);
    expect(await pdfPages(file)).toEqual(['uno', 'dos', 'tres', 'cuatro']);
    const document = await PDFDocument.load(file, { updateMetadata: false });
    expect([document.getTitle(), document.getAuthor()]).toEqual(['Nómina «ñ»', 'Ana']);
    expect(document.getCreationDate()).toEqual(new Date('2026-11-20T10:00:00Z'));
    const fonts = document.context
      .enumerateIndirectObjects()
      .filter(([, object]) => object.toString().includes('/BaseFont'));
    expect(fonts).toHaveLength(1);
  });

  it('carry a sheet over each page, from behind the print or from a file', async () => {
    const behind = await printOf(['uno', 'dos', 'hoja 1', 'hoja 2']);
    expect(await pdfPages(joined([behind], 2, order(), 2))).toEqual(['uno hoja 1', 'dos hoja 2']);
    const own = [await printOf(['hoja 1']), await printOf(['hoja 2', 'hoja 3'])];
    const three = await printOf(['uno', 'dos', 'tres']);
    expect(await pdfPages(joined([three], 0, order({ sheets: own }), 3))).toEqual([
      'uno hoja 1',
      'dos hoja 2',
      'tres hoja 3',
    ]);
    const one = [await printOf(['hoja'])];
    expect(await pdfPages(joined([three], 0, order({ sheets: one }), 3))).toEqual([
      'uno hoja',
      'dos hoja',
      'tres hoja',
    ]);
  });

  it('make bookmarks of the marks and keep other links', async () => {
    const print = await printOf(['uno'], [`${TITLE_LINKS}1`, 'https://lienzo.test/a(b)', `${TITLE_LINKS}0`]);
    const titles = [
      { text: 'Primero', level: 1 },
      { text: 'Segundo', level: 2 },
    ];
    const file = joined([await printOf(['antes']), print], 0, order({ titles, bookmark: 'Todo' }), 2);
    const document = await PDFDocument.load(file, { updateMetadata: false });
    const all = document.context.enumerateIndirectObjects().map(([, object]) => object.toString());
    const bookmarks = all
      .filter((text) => text.includes('/Dest'))
      .map((text) => /<(FEFF\w+)>/.exec(text)?.[1]);
    expect(bookmarks.map((title) => PDFHexString.of(title ?? '').decodeText()).sort()).toEqual([
      'Primero',
      'Segundo',
      'Todo',
    ]);
    expect(document.getPage(1).node.Annots()?.size()).toBe(1);
    expect(document.getPage(1).node.Annots()?.toString()).toContain('lienzo.test');
  });

  it('refuse what no browser of ours prints', async () => {
    const packed = await (await PDFDocument.load(await printOf(['uno']))).save({ useObjectStreams: true });
    expect(() => joined([packed], 0, order(), 1)).toThrow();
    expect(() => joined([Buffer.from('no es un PDF')], 0, order(), 1)).toThrow();
  });
});
