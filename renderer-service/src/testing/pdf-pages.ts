import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';

/** The text of each page of a PDF, runs joined by blanks. */
export async function pdfPages(file: Uint8Array): Promise<string[]> {
  const task = getDocument({ data: new Uint8Array(file), verbosity: 0 });
  const document = await task.promise;
  const pages: string[] = [];
  for (let number = 1; number <= document.numPages; number += 1) {
    const { items } = await (await document.getPage(number)).getTextContent();
    pages.push(
      items
        .map((item) => ('str' in item ? item.str : ''))
        .join(' ')
        .replace(/\s+/g, ' '),
    );
  }
  await task.destroy();
  return pages;
}

/** Where the texts of a PDF's first page begin and end, in points from the left edge. */
export async function textEdges(file: Uint8Array): Promise<Map<string, { left: number; right: number }>> {
  const task = getDocument({ data: new Uint8Array(file), verbosity: 0 });
  const { items } = await (await (await task.promise).getPage(1)).getTextContent();
  const edges = items.flatMap((item): [string, { left: number; right: number }][] => {
    if (!('str' in item)) return [];
    const left = Number(item.transform[4]);
    return [[item.str, { left, right: left + item.width }]];
  });
  await task.destroy();
  return new Map(edges);
}
