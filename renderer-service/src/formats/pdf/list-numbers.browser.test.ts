import { newItem } from '@lienzo/schema/report/new-item';
import { emptyReport, type ReportDocument } from '@lienzo/schema/report/report';
import type { BlockNode, TextMark } from '@lienzo/schema/report/rich-text';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { afterAll, expect, it } from 'vitest';
import { collectedFile } from '../../testing/collected-file.ts';
import { testBrowser } from '../../testing/test-browser.ts';
import { renderPdf } from './render-pdf.ts';

const browser = testBrowser();
afterAll(() => browser.stop());

const control = { signal: new AbortController().signal, progress: () => undefined };

function orderedList(start: number, count: number, marks: TextMark[] = []): BlockNode {
  const texts = { type: 'paragraph' as const, content: [{ type: 'text' as const, text: 'cláusula', marks }] };
  return {
    type: 'orderedList',
    attrs: { start },
    content: Array.from({ length: count }, () => ({ type: 'listItem', content: [texts] })),
  };
}

/** A report of one ordered list in a text of `size` points, at the left edge of the page's body. */
function listReport(size: number, list: BlockNode): ReportDocument {
  const item = {
    ...newItem('texto'),
    nombre: 'texto' as const,
    tamaño: 100,
    estilo_item: { font_size: size },
    valor: { type: 'doc' as const, content: [list] },
  };
  return { ...emptyReport('Contrato'), layouts: [{ index: 0, separation: false, items: [item] }] };
}

/** The markers of the report's list, and the left edge of the leftmost, in points from the page's body. */
async function markersOf(report: ReportDocument): Promise<{ markers: string[]; left: number }> {
  const file = await collectedFile((sink) =>
    renderPdf(
      { report, rows: {}, today: '2026-11-20', author: '', now: new Date(), assets: {} },
      browser,
      control,
      sink,
    ),
  );
  const task = getDocument({ data: new Uint8Array(file), verbosity: 0 });
  try {
    const document = await task.promise;
    const markers: { text: string; x: number }[] = [];
    for (let number = 1; number <= document.numPages; number += 1)
      for (const item of (await (await document.getPage(number)).getTextContent()).items)
        if ('str' in item && /^\d+\./.test(item.str))
          markers.push({ text: item.str.replace(/\..*/s, '.'), x: Number(item.transform[4]) });
    const left = Math.min(...markers.map(({ x }) => x)) - report.page.margins.left;
    return { markers: markers.map(({ text }) => text), left };
  } finally {
    await task.destroy();
  }
}

// The page's body clips what lies to its left.
it.each([
  { size: 14, start: 8, count: 3 },
  { size: 10, start: 98, count: 3 },
  { size: 10, start: 1, count: 101 },
  { size: 36, start: 1, count: 3 },
  { size: 24, start: 9_999, count: 2 },
])('the numbers of a list are printed whole: $size pt, from $start on', async ({ size, start, count }) => {
  const { markers, left } = await markersOf(listReport(size, orderedList(start, count)));
  expect(markers).toEqual(Array.from({ length: count }, (_, index) => `${start + index}.`));
  expect(left).toBeGreaterThanOrEqual(0);
});

it('a short list keeps its usual indent', async () => {
  const { left } = await markersOf(listReport(10, orderedList(1, 9)));
  expect(left).toBeCloseTo(18 - 12, -1);
});
