import { NOTES_HEADER } from '@lienzo/schema/api/render-contract';
import type { Row } from '@lienzo/schema/data/column';
import { dataItems } from '@lienzo/schema/report/report';
import { reciboMediaCarta } from '@lienzo/templates/reports/recibo-nomina';
import JSZip from 'jszip';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { afterAll, describe, expect, it } from 'vitest';
import { createRenderer } from '../app.ts';
import { pdfPages } from '../testing/pdf-pages.ts';
import { silentLog } from '../testing/test-browser.ts';

const renderer = createRenderer({ browserPath: process.env.LIENZO_CHROME, log: silentLog });
afterAll(() => renderer.stop());

const { report, rows } = reciboMediaCarta;
const [driver = '', perceptions = ''] = dataItems(report).map(({ uuid }) => uuid);
const people = rows[driver] ?? [];

/** The receipts with so many more perceptions on that of each person. */
function receipts(more: readonly number[]): Record<string, readonly Row[]> {
  const added = more.flatMap((count, person) =>
    Array.from({ length: count }, (_, line) => ({
      'payroll_results.id': people[person]?.['payroll_results.id'] ?? null,
      'concepts.key': `9${line}`,
      'concepts.description': `Bono ${person}-${line}`,
      'payroll_lines.correction_words': '',
      'payroll_lines.amount': '100.00',
    })),
  );
  return { ...rows, [perceptions]: [...(rows[perceptions] ?? []), ...added] };
}

async function render(more: readonly number[], format: 'pdf' | 'docx') {
  const response = await renderer.fetch(
    new Request(`http://renderer/render?format=${format}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ report, rows: receipts(more) }),
    }),
  );
  const header = response.headers.get(NOTES_HEADER);
  return {
    notes: header === null ? [] : (JSON.parse(decodeURIComponent(header)) as { code: string }[]),
    file: new Uint8Array(await response.arrayBuffer()),
  };
}

/** The size in points of the smallest letters that say something. */
async function smallestText(file: Uint8Array): Promise<number> {
  const task = getDocument({ data: new Uint8Array(file), verbosity: 0 });
  const document = await task.promise;
  let smallest = Number.POSITIVE_INFINITY;
  for (let number = 1; number <= document.numPages; number += 1)
    for (const item of (await (await document.getPage(number)).getTextContent()).items)
      if ('str' in item && item.str.trim() !== '')
        smallest = Math.min(smallest, Math.hypot(Number(item.transform[2]), Number(item.transform[3])));
  await task.destroy();
  return smallest;
}

const BONUS = /Bono (\d+-\d+)/g;
const bonuses = (text: string): string[] => [...text.matchAll(BONUS)].map(([, name]) => name ?? '');
const namesOf = (more: readonly number[]): string[] =>
  more.flatMap((count, person) => Array.from({ length: count }, (_, line) => `${person}-${line}`));

describe('two receipts on a sheet', () => {
  it('are set in smaller letters where one does not fit, with all its lines', async () => {
    const more = [0, 4];
    const plain = await pdfPages((await render([], 'pdf')).file);
    const { notes, file } = await render(more, 'pdf');
    expect(notes.map(({ code }) => code)).toEqual(['label_smaller']);
    const pages = await pdfPages(file);
    expect(pages).toHaveLength(plain.length);
    expect(bonuses(pages.join(' '))).toEqual(namesOf(more));
    expect(await smallestText(file)).toBeGreaterThanOrEqual(5.99);
  });

  it('go on a sheet of their own where letters of 6 points do not do, in their order', async () => {
    const more = [0, 15, 5];
    const { notes, file } = await render(more, 'pdf');
    expect(notes.map(({ code }) => code)).toEqual(['label_smaller', 'label_own_sheet']);
    const pages = await pdfPages(file);
    expect(bonuses(pages.join(' '))).toEqual(namesOf(more));
    const named = (person: number) =>
      pages.flatMap((page, index) =>
        page.includes(String(people[person]?.['employees.name'])) ? [index] : [],
      );
    expect([named(0), named(1), named(2), named(3)]).toEqual([[0], [1], [2], [2]]);
    expect(await smallestText(file)).toBeGreaterThanOrEqual(5.99);
  });

  it('may go on over several sheets', async () => {
    const { file } = await render([120], 'pdf');
    expect(bonuses((await pdfPages(file)).join(' '))).toEqual(namesOf([120]));
  });

  it('keep all lines in Word, whose rows cut what is higher', async () => {
    const { notes, file } = await render([0, 30], 'docx');
    expect(notes.map(({ code }) => code)).toEqual(['label_own_sheet']);
    const xml = (await (await JSZip.loadAsync(file)).file('word/document.xml')?.async('string')) ?? '';
    const own = xml.indexOf('Bono 1-29');
    expect(own).toBeGreaterThan(0);
    // Not in a row of a fixed height.
    const row = xml.lastIndexOf('<w:trHeight', own);
    const fixed = xml.slice(row, own);
    expect(fixed.startsWith('<w:trHeight') && fixed.includes('"exact"') && !fixed.includes('</w:tbl>')).toBe(
      false,
    );
  });
});
