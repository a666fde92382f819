import { pdfOptions } from '@lienzo/schema/api/render-contract';
import type { Row } from '@lienzo/schema/data/column';
import { ExactDecimal } from '@lienzo/schema/data/exact-decimal';
import type { ReportItem, TablaItem } from '@lienzo/schema/report/item';
import { emptyReport, type ReportDocument } from '@lienzo/schema/report/report';
import { afterAll, describe, expect, it } from 'vitest';
import { collectedFile } from '../../testing/collected-file.ts';
import { paragraphs, peopleRows, peopleTable } from '../../testing/long-tables.ts';
import { onePrint } from '../../testing/one-print.ts';
import { pdfPages } from '../../testing/pdf-pages.ts';
import { testBrowser } from '../../testing/test-browser.ts';
import { renderPdf } from './render-pdf.ts';

const browser = testBrowser();
afterAll(() => browser.stop());

const control = { signal: new AbortController().signal, progress: () => undefined };

function reportOf(layouts: ReportItem[][], more: Partial<ReportDocument> = {}): ReportDocument {
  const sections = layouts.map((items, index) => ({ index, separation: false, items }));
  return { ...emptyReport('Sumas'), layouts: sections, ...more };
}

const BOTH = { suma_pagina: true, viene_pagina: true };
const table = (more: Partial<TablaItem> = {}): TablaItem => peopleTable(100, { ...BOTH, ...more });

async function printed(
  report: ReportDocument,
  rows: Record<string, Row[]>,
  options: Partial<ReturnType<typeof pdfOptions.parse>> = {},
): Promise<string[]> {
  const job = { report, rows, today: '2026-11-20', author: '', now: new Date(), assets: {} };
  const pdf = pdfOptions.parse(options);
  return await pdfPages(await collectedFile((sink) => renderPdf({ ...job, pdf }, browser, control, sink)));
}

const AMOUNT = /\$(-?[\d,]+\.\d\d)/g;
const read = (text: string | undefined) => new ExactDecimal((text ?? '').replaceAll(/[$,]/g, ''));

type PageSums = { rows: number; sum: string; before: string | undefined; total: string | undefined };

/** What a page says of its rows, once its sum is what they add up to. */
function sumsOf(page: string): PageSums {
  const [sum] = /(?<=Suma de la página )\$[\d,.]+/.exec(page) ?? [];
  const [before] = /(?<=Viene de la página anterior )\$[\d,.]+/.exec(page) ?? [];
  const [total] = /(?<=Total(?: general)? )\$[\d,.]+/.exec(page) ?? [];
  const amounts = [...page.matchAll(/[A-Z]\d+ Persona .*?(\$[\d,.]+)/g)].map(([, amount]) => amount);
  const added = amounts.reduce((all, amount) => all.plus(read(amount)), new ExactDecimal(0));
  expect(sum, page).toBeDefined();
  expect(read(sum).toFixed(2), page).toBe(added.toFixed(2));
  return { rows: amounts.length, sum: read(sum).toFixed(2), before, total };
}

/** Each page ends with its sum, begins with what comes before it, and the last ones make the total. */
function checkPages(pages: readonly string[], rows: number): void {
  let before = new ExactDecimal(0);
  let count = 0;
  for (const [index, page] of pages.entries()) {
    const sums = sumsOf(page);
    if (index === 0) expect(page).not.toContain('Viene');
    else expect(read(sums.before).toFixed(2), page).toBe(before.toFixed(2));
    before = before.plus(sums.sum);
    count += sums.rows;
    expect(sums.rows).toBeGreaterThan(0);
    if (index < pages.length - 1) expect(sums.total).toBeUndefined();
    else expect(read(sums.total).toFixed(2)).toBe(before.toFixed(2));
  }
  expect(count).toBe(rows);
}

describe('the sums at the ends of pages', () => {
  it.each([1, 30, 38, 39, 40, 41, 42, 43, 44, 200])(
    'are those of the rows on each page, of %i rows',
    async (count) => {
      const item = table();
      checkPages(await printed(reportOf([[item]]), { [item.uuid]: peopleRows(count, 'A') }), count);
    },
  );

  it('are those of a long table in parts, as of one print', async () => {
    const item = table();
    const report = reportOf([[paragraphs(100, 7)], [item]]);
    const rows = { [item.uuid]: peopleRows(1_700, 'A') };
    const pages = await printed(report, rows);
    checkPages(pages, 1_700);
    const whole = await pdfPages(await onePrint(report, rows, browser));
    expect(pages.map((page) => page.replace(/Página \d+ de \d+/, '').trim())).toEqual(
      whole.map((page) => page.trim()),
    );
  });

  it('are those of a tagged print', async () => {
    const item = table({ group_by: ['employees.department'] });
    const pages = await printed(
      reportOf([[item]]),
      { [item.uuid]: peopleRows(120, 'A') },
      { accessible: true },
    );
    checkPages(pages, 120);
  });

  it('stand with the headings of groups that go on, whole groups and subtotals', async () => {
    for (const keep_together of [true, false]) {
      const item = table({ group_by: ['employees.zone', 'employees.department'], keep_together });
      const pages = await printed(reportOf([[item]]), { [item.uuid]: peopleRows(1_300, 'A') });
      checkPages(pages, 1_300);
      expect(pages[2]).toMatch(
        /Neto Viene de la página anterior \$[\d,.]+ employees\.zone: Zona 1 \(continúa\)/,
      );
    }
  });

  it('come alone', async () => {
    const sums = table({ viene_pagina: false });
    const [first, second] = await printed(reportOf([[sums]]), { [sums.uuid]: peopleRows(60, 'A') });
    expect(first).toContain('Suma de la página');
    expect(second).not.toContain('Viene');
    const carried = table({ suma_pagina: false });
    const pages = await printed(reportOf([[carried]]), { [carried.uuid]: peopleRows(60, 'A') });
    expect(pages.join()).not.toContain('Suma');
    const amounts = [...(pages[0] ?? '').matchAll(AMOUNT)].map(([amount]) => amount);
    const added = amounts.reduce((all, amount) => all.plus(read(amount)), new ExactDecimal(0));
    const [before] = /(?<=Viene de la página anterior )\$[\d,.]+/.exec(pages[1] ?? '') ?? [];
    expect(read(before).toFixed(2)).toBe(added.toFixed(2));
  });
});

describe('groups with pages of their own', () => {
  const perGroup = { group_by: ['employees.zone', 'employees.department'], pagina_por_grupo: true };

  /** Pages by the outer group whose rows are on them, '' for those without rows. */
  const zonesOf = (pages: readonly string[]): string[] =>
    pages.map((page) =>
      [...new Set([...page.matchAll(/zone: Zona (\d+)/g)].map(([, zone]) => zone))].join('+'),
    );

  it('begin on a new page, and so does what follows the last one', async () => {
    for (const count of [70, 1_300]) {
      const item = table({ ...perGroup, suma_pagina: false, viene_pagina: false });
      const rows = peopleRows(count, 'A', {}).map((row, index) => ({
        ...row,
        'employees.zone': `Zona ${Math.floor(index / 60) + 1}`,
      }));
      const pages = await printed(reportOf([[paragraphs(100, 2)], [item]]), { [item.uuid]: rows });
      const zones = zonesOf(pages);
      expect(zones.join()).not.toContain('+');
      expect([...new Set(zones)].filter((zone) => zone !== '')).toHaveLength(Math.ceil(count / 60));
      const last = pages.at(-1) ?? '';
      expect(last).toContain('Total general');
      expect(last).not.toContain('Persona');
      expect(pages.filter((page) => !page.includes('Persona'))).toHaveLength(1);
      const report = reportOf([[paragraphs(100, 2)], [item]]);
      const whole = await pdfPages(await onePrint(report, { [item.uuid]: rows }, browser));
      expect(whole).toHaveLength(pages.length);
    }
  });

  it('have sums of their own', async () => {
    const item = table(perGroup);
    const pages = await printed(reportOf([[item]]), { [item.uuid]: peopleRows(1_300, 'A') });
    expect(pages.at(-1)).toMatch(/^Número Nombre Neto Total general/);
    const groups = Map.groupBy(pages.slice(0, -1), (page) => /zone: Zona (\d+)/.exec(page)?.[1] ?? '');
    expect([...groups.keys()]).toEqual(['1', '2', '3', '4', '5']);
    for (const [zone, own] of groups) {
      let before = new ExactDecimal(0);
      for (const [index, page] of own.entries()) {
        const sums = sumsOf(page);
        if (index === 0) expect(page).not.toContain('Viene');
        else expect(read(sums.before).toFixed(2)).toBe(before.toFixed(2));
        before = before.plus(sums.sum);
      }
      const [subtotal] = new RegExp(`(?<=Subtotal Zona ${zone} )\\$[\\d,.]+`).exec(own.at(-1) ?? '') ?? [];
      expect(read(subtotal).toFixed(2)).toBe(before.toFixed(2));
    }
  });

  it('are numbered by themselves, in one print and in parts', async () => {
    for (const [count, perZone] of [
      [130, 60],
      [1_300, 300],
    ] as const) {
      const item = table({ ...perGroup, numeracion_por_grupo: true });
      const rows = peopleRows(count, 'A').map((row, index) => ({
        ...row,
        'employees.zone': `Zona ${Math.floor(index / perZone) + 1}`,
      }));
      const report = reportOf([[paragraphs(100, 2)], [item]]);
      report.layouts.push({ index: 2, separation: true, items: [paragraphs(100, 80)] });
      const pages = await printed(report, { [item.uuid]: rows });
      const numbers = pages.map((page) => /Página (\d+ de \d+)/.exec(page)?.[1] ?? '');
      const groups = Map.groupBy(pages, (page) =>
        page.includes('Párrafo 3') || (page.includes('Párrafo') && !page.includes('Persona'))
          ? 'texto'
          : (/zone: Zona (\d+)/.exec(page)?.[1] ?? 'total'),
      );
      const expected = [...groups.values()].flatMap((own) =>
        own.map((_page, index) => `${index + 1} de ${own.length}`),
      );
      expect(groups.size).toBe(Math.ceil(count / perZone) + 2);
      expect(numbers).toEqual(expected);
    }
  });
});
