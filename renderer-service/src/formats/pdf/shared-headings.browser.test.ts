/** Headings that columns of a table share, on the pages of a long table. */
import { pdfOptions } from '@lienzo/schema/api/render-contract';
import type { Row, SelectedColumn } from '@lienzo/schema/data/column';
import type { TablaItem } from '@lienzo/schema/report/item';
import { newItem } from '@lienzo/schema/report/new-item';
import { emptyReport } from '@lienzo/schema/report/report';
import { afterAll, expect, it } from 'vitest';
import { collectedFile } from '../../testing/collected-file.ts';
import { pdfPages } from '../../testing/pdf-pages.ts';
import { testBrowser } from '../../testing/test-browser.ts';
import { renderPdf } from './render-pdf.ts';

const browser = testBrowser();
afterAll(() => browser.stop());

const control = { signal: new AbortController().signal, progress: () => undefined };
const KEYS = 'abcdefghijklmnopqrst'.split('');

const amounts = (count: number): SelectedColumn[] => [
  { column: 'employees.name', data_type: 'text', readable_name: 'Nombre' },
  ...KEYS.slice(0, count).map(
    (key): SelectedColumn => ({
      ...{ column: `payroll_results.${key}`, data_type: 'numeric', readable_name: `Mes ${key}` },
      ...{ formato: 'moneda', encabezado_comun: 'Importes del año' },
    }),
  ),
];

async function printed(
  columns: SelectedColumn[],
  count: number,
  more: Partial<TablaItem> = {},
): Promise<string[]> {
  const item: TablaItem = { ...newItem('tabla'), selected_columns: columns, ...more };
  const report = { ...emptyReport('Grupos'), layouts: [{ index: 0, separation: false, items: [item] }] };
  const rows = Array.from(
    { length: count },
    (_, at): Row => ({
      'employees.name': `Persona ${at + 1}`,
      ...Object.fromEntries(KEYS.map((key) => [`payroll_results.${key}`, '1234567.89'])),
    }),
  );
  const job = {
    report,
    rows: { [item.uuid]: rows },
    today: '2026-11-20',
    author: '',
    now: new Date(),
    assets: {},
  };
  return await pdfPages(
    await collectedFile((sink) => renderPdf({ ...job, pdf: pdfOptions.parse({}) }, browser, control, sink)),
  );
}
const HEADING = /Importes del año/g;

it('are repeated on every page, also of a table that is printed in parts', async () => {
  for (const count of [120, 1_500]) {
    const pages = await printed(amounts(3), count);
    expect(pages.length).toBeGreaterThan(2);
    for (const page of pages) {
      expect(page.match(HEADING)).toHaveLength(1);
      expect(page).toContain('Mes a');
    }
    expect(pages.join('\n').match(/Persona \d+/g)).toHaveLength(count);
  }
});

it('stand once where the head is not repeated', async () => {
  const pages = await printed(amounts(3), 120, { repeat_header: false });
  expect(pages.map((page) => page.match(HEADING)?.length ?? 0)).toEqual([1, ...pages.slice(1).map(() => 0)]);
});

it('stand above their columns in each band of a table that is wider than the page', async () => {
  const [page = ''] = await printed(amounts(20), 3);
  const bands = page.match(/Nombre/g)?.length ?? 0;
  expect(bands).toBeGreaterThan(1);
  expect(page.match(HEADING)).toHaveLength(bands);
});
