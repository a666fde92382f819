/** Where paragraphs of a text are divided by the end of a page. */
import { newItem } from '@lienzo/schema/report/new-item';
import { emptyReport, type ReportDocument } from '@lienzo/schema/report/report';
import { afterAll, expect, it } from 'vitest';
import { collectedFile } from '../testing/collected-file.ts';
import { pdfPages } from '../testing/pdf-pages.ts';
import { testBrowser } from '../testing/test-browser.ts';
import { renderPdf } from './pdf/render-pdf.ts';

const browser = testBrowser();
afterAll(() => browser.stop());

const TEXTS =
  'Lorem ipsum dolor sit amet, consectetur adipiscing elit, sed do eiusmod tempor incididunt ut labore et dolore magna aliqua. Ut enim ad minim veniam, quis nostrud exercitation ullamco laboris nisi ut aliquip ex ea commodo consequat.';

it.each([
  ['three lines', 100, 1],
  ['three lines of a narrow item', 50, 0.45],
])('no page begins with the last line of a paragraph of %s', async (_lines, tamaño, share) => {
  const texts = TEXTS.slice(0, Math.round(TEXTS.length * share));
  const paragraph = (text: string) => ({
    type: 'paragraph' as const,
    content: [{ type: 'text' as const, text }],
  });
  const text = {
    ...newItem('texto'),
    tamaño,
    valor: {
      type: 'doc' as const,
      content: [
        paragraph('x'),
        ...Array.from({ length: 60 }, (_, at) => paragraph(`INI${at} ${texts} FIN${at}`)),
      ],
    },
  };
  const report: ReportDocument = {
    ...emptyReport('Párrafos'),
    layouts: [{ index: 0, separation: false, items: [text] }],
  };
  const job = { report, rows: {}, today: '2026-11-20', author: '', now: new Date(), assets: {} };
  const control = { signal: new AbortController().signal, progress: () => undefined };
  const pages = await pdfPages(await collectedFile((sink) => renderPdf(job, browser, control, sink)));
  expect(pages.length).toBeGreaterThan(3);
  for (const page of pages.slice(1)) expect(page.trimStart()).toMatch(/^INI\d/);
});
