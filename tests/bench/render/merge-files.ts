import { mergePdfFiles } from '@lienzo/renderer/merge-pdf-files';
import { z } from 'zod';
import { type Figure, median } from '../figures.ts';
import { bareBrowser, barePrint } from './bare-browser.ts';
import { embeddedFonts } from './embedded-fonts.ts';
import { pageTexts } from './page-texts.ts';
import { peers } from './peers.ts';

type MupdfDocument = {
  graftPage(to: number, from: unknown, page: number): void;
  saveToBuffer(options: string): { asUint8Array(): Uint8Array };
};
const document = z.custom<MupdfDocument>(
  (value) => typeof Reflect.get(Object(value), 'graftPage') === 'function',
);
const mupdf = z.object({
  PDFDocument: z.custom<new (bytes?: Uint8Array) => unknown>((value) => typeof value === 'function'),
});

/** Merging files of one page each: size and time against mupdf's `garbage=4`, and the text of every page. */
export async function mergeFiles(browserPath: string, runs: number, count: number): Promise<Figure[]> {
  const load = peers();
  if (typeof load === 'string') {
    console.log(load);
    return [];
  }
  const { PDFDocument } = mupdf.parse(await import(load.resolve('mupdf')));
  const files = await onePageFiles(browserPath, count);
  const theirs = (): Uint8Array => {
    const target = document.parse(new PDFDocument());
    for (const file of files) target.graftPage(-1, new PDFDocument(file), 0);
    return target.saveToBuffer('garbage=4,compress').asUint8Array();
  };
  const ratios: number[] = [];
  let sizes = { ours: 0, theirs: 1 };
  let wrong = 0;
  for (let run = 0; run < runs; run += 1) {
    const begun = performance.now();
    const merged = await mergePdfFiles(files);
    const middle = performance.now();
    const other = theirs();
    ratios.push((middle - begun) / (performance.now() - middle));
    sizes = { ours: merged.byteLength, theirs: other.byteLength };
    if (run > 0) continue;
    const texts = await pageTexts(merged);
    wrong = files.filter((_, index) => !texts[index]?.includes(`Hoja ${index} de prueba`)).length;
  }
  return [
    { name: `${count} files: merge time over mupdf`, value: median(ratios), limit: 0.5, unit: 'x' },
    { name: `${count} files: size over mupdf`, value: sizes.ours / sizes.theirs, limit: 1.1, unit: 'x' },
    { name: `${count} files: pages whose text is another`, value: wrong, limit: 0, unit: 'items' },
  ];
}

async function onePageFiles(browserPath: string, count: number): Promise<Uint8Array[]> {
  const bare = await bareBrowser(browserPath);
  try {
    const style = `<style>${embeddedFonts()}body{font-family:"Lienzo Inter"}</style>`;
    const files: Uint8Array[] = [];
    for (let index = 0; index < count; index += 1)
      files.push(
        await barePrint(
          bare.page,
          `${style}<h1>Recibo</h1><p>Hoja ${index} de prueba</p><p><b>Neto</b> $1,${index}</p>`,
        ),
      );
    return files;
  } finally {
    await bare.close();
  }
}
