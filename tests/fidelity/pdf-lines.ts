import type { PageSetup } from '@lienzo/schema/report/report';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { joinedLines, type PlacedText } from './joined-lines.ts';

/** The lines of a PDF's body, page by page, without what stands in the margins above and below. */
export async function pdfLines(bytes: Uint8Array, margins: PageSetup['margins']): Promise<string[][]> {
  const task = getDocument({ data: new Uint8Array(bytes), useSystemFonts: false, verbosity: 0 });
  const document = await task.promise;
  try {
    const pages: string[][] = [];
    for (let number = 1; number <= document.numPages; number += 1) {
      const page = await document.getPage(number);
      const { height } = page.getViewport({ scale: 1 });
      const { items } = await page.getTextContent();
      const texts = items.flatMap((item): PlacedText[] => {
        if (!('str' in item)) return [];
        const [, turn, , , x, y] = item.transform;
        // Watermarks.
        if (Number(turn) !== 0) return [];
        return [{ text: item.str, x: Number(x), baseline: height - Number(y) }];
      });
      const body = texts.filter(
        ({ baseline }) => baseline > margins.top && baseline < height - margins.bottom,
      );
      pages.push(joinedLines(body));
      page.cleanup();
    }
    return pages;
  } finally {
    await task.destroy();
  }
}
