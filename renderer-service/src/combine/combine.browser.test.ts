import { combineOptions } from '@lienzo/schema/api/render-contract';
import { reciboNomina } from '@lienzo/templates/reports/recibo-nomina';
import { registroNomina } from '@lienzo/templates/reports/registro-nomina';
import JSZip from 'jszip';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { afterAll, describe, expect, it } from 'vitest';
import { createRenderer } from '../app.ts';
import { pdfPages } from '../testing/pdf-pages.ts';
import { silentLog } from '../testing/test-browser.ts';

const renderer = createRenderer({ browserPath: process.env.LIENZO_CHROME, log: silentLog });
afterAll(() => renderer.stop());

const register = { report: registroNomina.report, rows: registroNomina.rows };
const receipts = { report: reciboNomina.report, rows: reciboNomina.rows };

const combine = async (format: string, options: object, reports: object[]): Promise<Response> =>
  renderer.fetch(
    new Request(`http://renderer/combine?format=${format}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ reports, options }),
    }),
  );
const file = async (response: Response): Promise<Uint8Array> => {
  expect(response.status).toBe(200);
  return new Uint8Array(await response.arrayBuffer());
};

describe('combined PDF', () => {
  it('numbers its pages through, names each report and leads to it', async () => {
    const response = await combine(
      'pdf',
      { title: 'Cierre de noviembre', cover: true, table_of_contents: true, today: '2026-11-20' },
      [register, receipts, register],
    );
    expect(response.headers.get('content-disposition')).toContain('Cierre%20de%20noviembre.pdf');
    const bytes = await file(response);
    const pages = await pdfPages(bytes);
    expect(pages).toHaveLength(35);
    expect(pages[0]).toMatch(/Cierre de noviembre 20 de noviembre de 2026 Contenido/);
    expect(pages[0]).toMatch(/Registro de nómina 2 .*recibo de nómina 4 Registro de nómina \(2\) 34/);
    for (const [index, page] of pages.entries())
      if (index > 0) expect(page).toContain(`Página ${index + 1} de 35`);

    const document = await getDocument({ data: bytes, verbosity: 0 }).promise;
    const outline = await document.getOutline();
    expect(outline.map(({ title }) => title)).toEqual([
      'Registro de nómina',
      'Carta recibo de nómina',
      'Registro de nómina (2)',
    ]);
    const positions = await Promise.all(
      outline.map(({ dest }) => (Array.isArray(dest) ? document.getPageIndex(dest[0]) : -1)),
    );
    expect(positions).toEqual([1, 3, 33]);
    expect(outline[1]?.items).toHaveLength(30);
    // Each page of the letter by whom it is for.
    expect(outline[1]?.items[1]?.title).toBe('Álvarez Núñez, Diego · Recibo de nómina');
    const sizes = await Promise.all([1, 2, 4].map(async (number) => (await document.getPage(number)).view));
    expect(sizes.map(([, , width]) => width)).toEqual([612, 792, 612]);
    await document.loadingTask.destroy();
  });

  it('counts each report by itself when asked', async () => {
    const pages = await pdfPages(
      await file(await combine('pdf', { numbering: 'por_reporte' }, [register, receipts])),
    );
    expect(pages).toHaveLength(32);
    expect(pages[1]).toContain('Página 2 de 2');
    // Receipts count the pages of each.
    for (const page of pages.slice(2)) expect(page).toContain('Página 1 de 1');
  });

  it('gives long contents the pages that they need', async () => {
    const many = Array.from({ length: 30 }, () => ({
      ...register,
      rows: Object.fromEntries(Object.keys(register.rows ?? {}).map((item) => [item, []])),
    }));
    const pages = await pdfPages(await file(await combine('pdf', { table_of_contents: true }, many)));
    expect(pages[0]).toContain('Registro de nómina (2) 4');
    expect(pages[2]).toContain('Página 3 de 32');
  });

  it('says which report is wrong', async () => {
    const broken = { report: { ...register.report, nombre: '' } };
    const response = await combine('pdf', {}, [register, broken]);
    expect(response.status).toBe(422);
    expect(await response.text()).toContain('"field":"reports.1.report"');
  });
});

describe('combined Word', () => {
  const xmlOf = async (options: object): Promise<string> => {
    const bytes = await file(await combine('docx', options, [register, receipts, register]));
    const zip = await JSZip.loadAsync(bytes);
    const part = zip.file('word/document.xml');
    if (part === null) throw new Error('no document');
    const footers = await Promise.all(zip.file(/word\/footer\d+\.xml/).map((one) => one.async('string')));
    return `${await part.async('string')}${footers.join('')}`;
  };

  it('has a section for each report, contents that lead to them, and numbers through', async () => {
    const xml = await xmlOf({ title: 'Cierre', cover: true, table_of_contents: true });
    expect(xml.match(/<w:sectPr/g)).toHaveLength(4);
    expect(xml.match(/w:orient="landscape"/g)).toHaveLength(2);
    expect(xml).toContain('Registro de nómina (2)');
    for (const number of [1, 2, 3]) {
      expect(xml).toContain(`w:name="reporte_${number}"`);
      expect(xml).toContain(`PAGEREF reporte_${number}`);
    }
    expect(xml).toContain('NUMPAGES');
    expect(xml).not.toContain('<w:pgNumType w:start="1"');
  });

  it('counts each report by itself when asked', async () => {
    const xml = await xmlOf({ numbering: 'por_reporte', table_of_contents: true });
    // Contents, two reports, and the thirty receipts of the third.
    expect(xml.match(/<w:sectPr/g)).toHaveLength(3 + 30);
    // Word would say "1" of each.
    expect(xml).toContain('w:anchor="reporte_2"');
    expect(xml).not.toContain('PAGEREF');
    expect(xml.match(/<w:pgNumType[^>]*w:start="1"/g)).toHaveLength(2 + 30);
    expect(xml).toContain('SECTIONPAGES');
    expect(xml).not.toContain('NUMPAGES');
  });
});

it('gives its day to the reports that have none of their own, in either format', async () => {
  const own = { ...register, options: { today: '2020-01-01' } };
  const options = { today: '2019-05-06' };
  const pages = (await pdfPages(await file(await combine('pdf', options, [register, own])))).join(' ');
  const zip = await JSZip.loadAsync(await file(await combine('docx', options, [register, own])));
  const texts = ((await zip.file('word/document.xml')?.async('string')) ?? '').replaceAll(/<[^>]*>/g, '');
  for (const text of [pages, texts]) {
    expect(text).toContain('Emitido el 6 de mayo de 2019');
    expect(text).toContain('Emitido el 1 de enero de 2020');
  }
});

it('migrates the reports of a JSON body', async () => {
  const old = { ...register, report: { ...register.report, version: 6 } };
  const pages = await pdfPages(await file(await combine('pdf', {}, [old])));
  expect(pages[0]).toContain('Registro de nómina');
});

describe('what is asked of a combination', () => {
  it('has defaults', () => {
    expect(combineOptions.parse({})).toEqual({
      title: 'Reportes',
      cover: false,
      table_of_contents: false,
      numbering: 'continua',
    });
  });
});
