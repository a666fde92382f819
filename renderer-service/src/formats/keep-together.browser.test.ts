/** Groups of rows that stay on one page, and what that costs. */
import type { Row } from '@lienzo/schema/data/column';
import type { ReportItem } from '@lienzo/schema/report/item';
import { newItem } from '@lienzo/schema/report/new-item';
import { emptyReport, pageSize, type ReportDocument } from '@lienzo/schema/report/report';
import { plainRichText } from '@lienzo/schema/report/rich-text';
import JSZip from 'jszip';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { afterAll, describe, expect, it } from 'vitest';
import { collectedFile } from '../testing/collected-file.ts';
import { peopleTable } from '../testing/long-tables.ts';
import { pdfPages } from '../testing/pdf-pages.ts';
import { testBrowser } from '../testing/test-browser.ts';
import { renderDocx } from './docx/render-docx.ts';
import { renderPdf } from './pdf/render-pdf.ts';
import type { RenderJob } from './render-job.ts';

const browser = testBrowser();
afterAll(() => browser.stop());
const control = { signal: new AbortController().signal, progress: () => undefined };

const LONG = 'con un nombre tan largo que ocupa más de un renglón de su columna y todavía sigue hasta otro';

/** A report with a group of each size; names are on one line or on several. */
function grouped(sizes: readonly number[], name: (row: number) => string): RenderJob {
  const title: ReportItem = { ...newItem('titulo'), valor: plainRichText('Personal por área') };
  const table = peopleTable(100, { group_by: ['employees.department'], keep_together: true });
  const rows: Row[] = sizes.flatMap((size, group) =>
    Array.from({ length: size }, (_, index) => ({
      'employees.employee_number': `${group + 1}-${index + 1}`,
      'employees.name': name(index),
      'payroll_results.net_pay': '1000.50',
      'employees.department': `Área ${group + 1}.`,
    })),
  );
  const report: ReportDocument = {
    ...emptyReport('Grupos'),
    layouts: [[title], [table]].map((items, index) => ({ index, separation: false, items })),
  };
  return {
    report,
    rows: { [table.uuid]: rows },
    today: '2026-11-20',
    author: '',
    now: new Date(),
    assets: {},
  };
}

const pdfOf = (job: RenderJob): Promise<Uint8Array> =>
  collectedFile((sink) => renderPdf(job, browser, control, sink));

/** The share of each page's body, but the last one's, below its last text. */
async function emptyShares(file: Uint8Array, { report }: RenderJob): Promise<number[]> {
  const { top, bottom } = report.page.margins;
  const body = pageSize(report.orientation).height - top - bottom;
  const task = getDocument({ data: new Uint8Array(file), verbosity: 0 });
  const document = await task.promise;
  const shares: number[] = [];
  for (let number = 1; number < document.numPages; number += 1) {
    const { items } = await (await document.getPage(number)).getTextContent();
    const lowest = Math.min(
      ...items.flatMap((item) =>
        'str' in item && item.str.trim() !== '' && item.transform[5] > bottom
          ? [Number(item.transform[5])]
          : [],
      ),
    );
    shares.push((lowest - bottom) / body);
  }
  await task.destroy();
  return shares;
}

const SIZES = [3, 24, 9, 31, 5, 28, 28, 2, 33, 14, 21, 26];

describe('groups that are kept together', () => {
  it.each([
    ['names on one line', (row: number) => `Persona ${row}`],
    [
      'names on several lines',
      (row: number) => (row % 2 === 0 ? `Persona ${row} ${LONG}` : `Persona ${row}`),
    ],
  ])('leave no more than a third of a page empty, %s', async (_of, name) => {
    const job = grouped(SIZES, name);
    const file = await pdfOf(job);
    // The last line's own height and padding are below its baseline.
    for (const share of await emptyShares(file, job)) expect(share).toBeLessThan(0.35);
    const all = (await pdfPages(file)).join(' ');
    for (const [group, size] of SIZES.entries())
      for (let row = 1; row <= size; row += 1) expect(all.split(` ${group + 1}-${row} `)).toHaveLength(2);
  });

  it('leave no more than a third of a page empty where a long table is printed in parts', async () => {
    const sizes = Array.from({ length: 60 }, (_, at) => 10 + ((at * 7) % 25));
    const job = grouped(sizes, (row) => (row % 3 === 0 ? `Persona ${row} ${LONG}` : `Persona ${row}`));
    for (const share of await emptyShares(await pdfOf(job), job)) expect(share).toBeLessThan(0.35);
  });

  it('stay whole where the page before loses no more than a third', async () => {
    const sizes = Array.from({ length: 14 }, () => 8);
    const pages = await pdfPages(await pdfOf(grouped(sizes, (row) => `Persona ${row}`)));
    expect(pages.length).toBeGreaterThan(2);
    for (const [group] of sizes.entries()) {
      const own = pages.filter(
        (page) => page.includes(` ${group + 1}-1 `) || page.includes(` ${group + 1}-8 `),
      );
      expect(own).toHaveLength(1);
    }
  });

  it('leave no more than a third of a page empty in Word: higher ones may be divided', async () => {
    const job = grouped([8, 8, 18, 30], (row) => (row > 20 ? `Persona ${row} ${LONG}` : `Persona ${row}`));
    const zip = await JSZip.loadAsync(await collectedFile((sink) => renderDocx(job, control, sink)));
    const body = (await zip.file('word/document.xml')?.async('string')) ?? '';
    const rows = body.match(/<w:tr>.*?<\/w:tr>/g) ?? [];
    const isKept = (number: string) =>
      rows.find((row) => row.includes(`>${number}<`))?.includes('<w:keepNext/>') === true;
    const kept = [1, 2, 3, 4].map((group) => isKept(`${group}-5`));
    expect(kept).toEqual([true, true, false, false]);
  });
});
