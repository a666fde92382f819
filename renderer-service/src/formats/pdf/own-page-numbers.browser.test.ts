import { pdfOptions } from '@lienzo/schema/api/render-contract';
import type { Row } from '@lienzo/schema/data/column';
import { newItem } from '@lienzo/schema/report/new-item';
import { dataItems, type ReportDocument } from '@lienzo/schema/report/report';
import { plainRichText } from '@lienzo/schema/report/rich-text';
import { reciboNomina } from '@lienzo/templates/reports/recibo-nomina';
import { afterAll, describe, expect, it } from 'vitest';
import { collectedFile } from '../../testing/collected-file.ts';
import { pdfPages } from '../../testing/pdf-pages.ts';
import { testBrowser } from '../../testing/test-browser.ts';
import { renderPdf } from './render-pdf.ts';

const browser = testBrowser();
afterAll(() => browser.stop());

const control = { signal: new AbortController().signal, progress: () => undefined };
async function pagesOf(report: ReportDocument, rows: Record<string, Row[]>, pdf = {}): Promise<string[]> {
  const job = { report, rows, today: '2026-11-20', author: '', now: new Date(), assets: {} };
  const file = await collectedFile((sink) =>
    renderPdf({ ...job, pdf: pdfOptions.parse(pdf) }, browser, control, sink),
  );
  return pdfPages(file);
}

const numbersOf = (pages: string[]): (string | undefined)[] =>
  pages.map((page) => /Página (\d+ de \d+)/.exec(page)?.[1]);

const [letter, perceptions] = dataItems(reciboNomina.report).map(({ uuid }) => uuid);
/** The receipts of so many people; the second has so many perceptions. */
function receipts(people: number, lines: number): Record<string, Row[]> {
  const own = (reciboNomina.rows[letter ?? ''] ?? []).slice(0, people);
  const ids = own.map((row) => row['payroll_results.id']);
  const kept = (reciboNomina.rows[perceptions ?? ''] ?? []).filter((row) =>
    ids.includes(row['payroll_results.id']),
  );
  const more = Array.from({ length: lines }, (_, index) => ({
    'payroll_results.id': ids[1] ?? null,
    'concepts.key': `${index + 100}`,
    'concepts.description': `Concepto ${index + 1}`,
    'payroll_lines.amount': '1.00',
  }));
  return { ...reciboNomina.rows, [letter ?? '']: own, [perceptions ?? '']: [...kept, ...more] };
}

describe('page numbers of each row', () => {
  it('count the pages of one receipt, whether all have one or some have more', async () => {
    expect(numbersOf(await pagesOf(reciboNomina.report, receipts(3, 0)))).toEqual(
      Array.from({ length: 3 }, () => '1 de 1'),
    );
    expect(numbersOf(await pagesOf(reciboNomina.report, receipts(3, 25)))).toEqual([
      '1 de 1',
      '1 de 2',
      '2 de 2',
      '1 de 1',
    ]);
  });

  it('are the same in an accessible PDF and in a table that is printed in parts', async () => {
    const numbers = numbersOf(
      await pagesOf(reciboNomina.report, receipts(3, 50), { accessible: true, outline: true }),
    );
    expect(numbers).toEqual(['1 de 1', '1 de 3', '2 de 3', '3 de 3', '1 de 1']);
    const long = numbersOf(await pagesOf(reciboNomina.report, receipts(3, 1_500)));
    const own = long.length - 2;
    expect(own).toBeGreaterThan(30);
    const inParts = Array.from({ length: own }, (_, index) => `${index + 1} de ${own}`);
    expect(long).toEqual(['1 de 1', ...inParts, '1 de 1']);
  });

  it('begin anew after rows, and count pages that are no row’s together', async () => {
    const textOf = (text: string) => ({ ...newItem('texto'), valor: plainRichText(text) });
    const page = (text: string) => ({ index: 0, separation: true, items: [textOf(text)] });
    const report: ReportDocument = {
      ...reciboNomina.report,
      layouts: [
        page('Portada'),
        page('Resumen'),
        ...reciboNomina.report.layouts.map((section, index) => ({ ...section, separation: index === 0 })),
        page('Notas'),
      ].map((section, index) => ({ ...section, index })),
    };
    expect(numbersOf(await pagesOf(report, receipts(2, 25)))).toEqual([
      '1 de 2',
      '2 de 2',
      '1 de 1',
      '1 de 2',
      '2 de 2',
      '1 de 1',
    ]);
  });
});
