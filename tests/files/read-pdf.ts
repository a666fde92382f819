/** The text of each page of a PDF, as a reader would copy it. */
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';

/** @returns one text per page, runs separated by blanks. */
export async function pdfPages(bytes: Uint8Array): Promise<string[]> {
  const task = getDocument({ data: new Uint8Array(bytes), useSystemFonts: false, verbosity: 0 });
  const document = await task.promise;
  try {
    const pages: string[] = [];
    for (let number = 1; number <= document.numPages; number += 1) {
      const page = await document.getPage(number);
      const content = await page.getTextContent();
      pages.push(
        content.items
          .map((item) => ('str' in item ? item.str : ''))
          .join(' ')
          .replace(/\s+/g, ' ')
          .trim(),
      );
      page.cleanup();
    }
    return pages;
  } finally {
    await task.destroy();
  }
}
