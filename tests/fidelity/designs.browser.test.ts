/** Ten designs as people know them from other products: what must be seen of each, in every format. */
import { writeFile } from 'node:fs/promises';
import { createRenderer } from '@lienzo/renderer/app';
import { findBrowser } from '@lienzo/renderer/find-browser';
import { TODOS } from '@lienzo/schema/report/report';
import { validateReport } from '@lienzo/schema/report/validate-report';
import { starterLogo } from '@lienzo/templates/reports/starter-logo';
import exceljs from 'exceljs';
import JSZip from 'jszip';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { afterAll, expect, it } from 'vitest';
import { COMMERCE } from './designs/commerce.ts';
import type { Design } from './designs/design.ts';
import { PAPERS } from './designs/papers.ts';

const log = { info: () => undefined, warn: () => undefined, error: () => undefined };
const renderer = createRenderer({ browserPath: findBrowser(process.env.LIENZO_CHROME), log });
afterAll(() => renderer.stop());

async function made({ report, rows, name }: Design, format: 'pdf' | 'docx' | 'xlsx'): Promise<Uint8Array> {
  const response = await renderer.fetch(
    new Request(`http://renderer/render?format=${format}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ report, rows, options: { today: '2026-11-27', assets: { logo: starterLogo } } }),
    }),
  );
  if (response.status !== 200) throw new Error(await response.text());
  const file = new Uint8Array(await response.arrayBuffer());
  // For the eye.
  const { LOOK } = process.env;
  if (LOOK) await writeFile(`${LOOK}/${name}.${format}`, file);
  return file;
}

async function pagesOf(file: Uint8Array): Promise<string[]> {
  const task = getDocument({ data: file, verbosity: 0 });
  const document = await task.promise;
  const pages: string[] = [];
  for (let number = 1; number <= document.numPages; number += 1) {
    const { items } = await (await document.getPage(number)).getTextContent();
    pages.push(plain(items.map((item) => ('str' in item ? item.str : '')).join('')));
  }
  await task.destroy();
  return pages;
}

/** Without blanks, which each format has in other places, and without hyphens that may be shown. */
const plain = (text: string): string => text.replace(/[\s\u00ad]/g, '');

it.each([...COMMERCE, ...PAPERS].map((design) => [design.name, design] as const))(
  '%s',
  async (_name, design) => {
    const { pages, seen, figures, report } = design;
    expect(validateReport({ ...report, auditorio: [TODOS] }).map(({ message }) => message)).toEqual([]);
    const printed = await pagesOf(await made(design, 'pdf'));
    expect(printed.length).toBe(pages);
    for (const one of seen) expect(printed.join('')).toContain(plain(one));

    const word = await JSZip.loadAsync(await made(design, 'docx'));
    const xml = (await word.file('word/document.xml')?.async('string')) ?? '';
    const texts = plain([...xml.matchAll(/<w:t(?: [^>]*)?>([^<]*)</g)].map(([, text]) => text).join(''));
    for (const one of seen.filter((text) => !text.startsWith('Página'))) expect(texts).toContain(plain(one));

    const workbook = new exceljs.Workbook();
    await workbook.xlsx.load(await new Blob([Buffer.from(await made(design, 'xlsx'))]).arrayBuffer());
    const numbers = new Set<unknown>();
    for (const sheet of workbook.worksheets)
      sheet.eachRow((row) => row.eachCell((cell) => void numbers.add(cell.value)));
    for (const figure of figures) expect(numbers).toContain(figure);
  },
);
