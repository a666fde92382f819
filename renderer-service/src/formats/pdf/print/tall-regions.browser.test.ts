import { emptyReport, type ReportDocument } from '@lienzo/schema/report/report';
import { type InlineNode, plainRichText, type RichText } from '@lienzo/schema/report/rich-text';
import { drawPageRegion } from '@lienzo/templates/drawing/draw-page-region';
import { withRegionMargins } from '@lienzo/templates/drawing/region-margins';
import { afterAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { testBrowser } from '../../../testing/test-browser.ts';
import { pdfDocument } from './pdf-document.ts';
import { sheetCss } from './region-sheets.ts';

const browser = testBrowser();
afterAll(() => browser.stop());

const TAX_NOTICE =
  'Documento confidencial: la información que contiene es de uso exclusivo del destinatario y no puede reproducirse sin autorización por escrito del despacho. ';
const lines = (count: number): RichText =>
  plainRichText(
    Array.from({ length: count }, (_, index) => `Renglón ${index + 1} del encabezado`).join('\n'),
  );
const paragraph = (...content: InlineNode[]): RichText => ({
  type: 'doc',
  content: [{ type: 'paragraph', content }],
});

function reportWith(header: RichText, top = 54): ReportDocument {
  const report = emptyReport('Encabezado');
  return { ...report, page: { ...report.page, header, margins: { ...report.page.margins, top } } };
}

/** The heights of a header's box and of its text, as printed, in points. */
async function printedHeader(report: ReportDocument): Promise<{ box: number; text: number }> {
  const context = {
    rowsOf: () => [],
    imageSource: () => null,
    today: '2026-09-30',
    bodyWidth: 504,
    placeholders: false,
  };
  const header = drawPageRegion('header', report, { ...context, pageFields: { page: 8888, pages: 8888 } });
  return await browser.withPage(new AbortController().signal, async (page) => {
    const html = pdfDocument(report, `<div class="lz-sheet-page">${header}</div>`, sheetCss(report));
    await page.load({ html });
    const [box, text] = z
      .tuple([z.number(), z.number()])
      .parse(
        await page.evaluate(
          '[".lz-region", ".lz-rich"].map((name) => document.querySelector(name).getBoundingClientRect().height * 0.75)',
        ),
      );
    return { box, text };
  });
}

describe('the margin of a header', () => {
  it.each([
    ['eight lines', lines(8)],
    ['a sentence of many lines', plainRichText(TAX_NOTICE.repeat(8))],
    ['bold letters', paragraph({ type: 'text', text: TAX_NOTICE.repeat(8), marks: [{ type: 'bold' }] })],
    [
      'large letters',
      paragraph({
        type: 'text',
        text: 'Despacho Contable del Norte, sociedad civil',
        marks: [{ type: 'textStyle', attrs: { fontSize: 40 } }],
      }),
    ],
    [
      'a list',
      {
        type: 'doc',
        content: [
          {
            type: 'orderedList',
            content: lines(8).content.map((content) => ({ type: 'listItem', content: [content] })),
          },
        ],
      } satisfies RichText,
    ],
  ])('grows with %s, which stay whole', async (_name, header) => {
    const report = withRegionMargins(reportWith(header));
    expect(report.page.margins.top).toBeGreaterThan(54);
    const { box, text } = await printedHeader(report);
    expect(text).toBeLessThanOrEqual(box);
    expect(box - text).toBeLessThan(44);
  });

  it('stays as it is for what fits, and for nothing', () => {
    for (const header of [lines(3), plainRichText('')])
      expect(withRegionMargins(reportWith(header)).page.margins.top).toBe(54);
    expect(withRegionMargins(reportWith(plainRichText(''), 0)).page.margins.top).toBe(0);
  });

  it('is made where there was none, and leaves most of the page to the body', () => {
    expect(withRegionMargins(reportWith(lines(1), 0)).page.margins.top).toBeCloseTo(25);
    expect(withRegionMargins(reportWith(lines(200))).page.margins.top).toBeLessThan(612 / 3);
  });
});
