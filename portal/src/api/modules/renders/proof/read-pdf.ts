import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { type ReadPage, textOf } from './read-page.ts';

/** The words of each page in the order in which they were painted. @throws when the bytes are no PDF. */
export async function readPdf(bytes: Uint8Array): Promise<ReadPage[]> {
  const task = getDocument({ data: new Uint8Array(bytes), useSystemFonts: false, verbosity: 0 });
  try {
    const document = await task.promise;
    const pages: ReadPage[] = [];
    for (let number = 1; number <= document.numPages; number += 1) {
      const page = await document.getPage(number);
      const { items } = await page.getTextContent();
      const [, bottom = 0, , top = 0] = page.view;
      const terms = items.flatMap((item) => {
        if (!('str' in item)) return [];
        const from = Number(item.transform[4]);
        return textOf(item.str, {
          run: { from, to: from + item.width, y: Number(item.transform[5]) },
          ...(item.hasEOL && item.str === '-' && { isLineHyphen: true }),
        });
      });
      pages.push({ height: top - bottom, words: terms });
      page.cleanup();
    }
    return pages;
  } finally {
    await task.destroy();
  }
}
