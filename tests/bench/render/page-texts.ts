import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';

/** The text of each page of a PDF. */
export async function pageTexts(file: Uint8Array): Promise<string[]> {
  const task = getDocument({ data: new Uint8Array(file), verbosity: 0 });
  try {
    const document = await task.promise;
    const texts: string[] = [];
    for (let number = 1; number <= document.numPages; number += 1) {
      const { items } = await (await document.getPage(number)).getTextContent();
      texts.push(items.map((item) => ('str' in item ? item.str : '')).join(''));
    }
    return texts;
  } finally {
    await task.destroy();
  }
}
