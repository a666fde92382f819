import { drawCode } from '@lienzo/templates/figures/draw-code';
import ExcelJS from 'exceljs';
import JSZip from 'jszip';
import { afterAll, describe, expect, it } from 'vitest';
import { PrintNotes } from '../platform/notes/print-notes.ts';
import { collectedFile } from '../testing/collected-file.ts';
import { followingChartReport } from '../testing/following-chart-report.ts';
import { kindsReport } from '../testing/kinds-report.ts';
import { pdfPages } from '../testing/pdf-pages.ts';
import { testBrowser } from '../testing/test-browser.ts';
import { withChartPictures } from './docx/pictures/chart-pictures.ts';
import { renderDocx } from './docx/render-docx.ts';
import { renderPdf } from './pdf/render-pdf.ts';
import type { RenderJob } from './render-job.ts';
import { renderXlsx } from './xlsx/render-xlsx.ts';

const browser = testBrowser();
afterAll(() => browser.stop());

const control = { signal: new AbortController().signal, progress: () => undefined };
const jobOf = ({ report, rows }: Pick<RenderJob, 'report' | 'rows'>): RenderJob => ({
  report,
  rows,
  today: '2026-11-20',
  author: '',
  now: new Date(),
  assets: {},
});
const texts = async (rowCount: number): Promise<string[]> =>
  await pdfPages(
    await collectedFile((sink) => renderPdf(jobOf(kindsReport(rowCount)), browser, control, sink)),
  );

describe('charts, codes and groups in a PDF', () => {
  it('are on paper as text and vectors, an unknown kind is not', async () => {
    const all = (await texts(14)).join(' ');
    expect(all).toContain('Costo por puesto');
    expect(all).toContain('Otros');
    expect(all).toContain('EMP-001');
    expect(all).toMatch(/Ana Ruiz.*Puesto de 1.*=1\+1.*Puesto de 2/s);
    expect(all).toMatch(/Concepto.*Importe.*Asesoría.*Enero.*=2\+2.*Febrero.*\$1,250\.50/s);
    expect(all).toContain('Puesto: Puesto 7');
    expect(all).toContain('Subtotal Puesto 1 $');
    expect(all).toMatch(/Total \$1,498\.00/);
    expect(all).not.toContain('mapa');
  });

  it('keep a group on one page where it fits', async () => {
    const pages = await texts(70);
    for (let group = 1; group <= 7; group += 1) {
      const own = pages.filter((page) => page.includes(`Puesto: Puesto ${group} `));
      expect(own).toHaveLength(1);
      expect(own[0]).toContain(`Subtotal Puesto ${group} $`);
    }
  });

  it('have each row and right subtotals once where a long table is printed in parts', async () => {
    const count = 1_400;
    const pages = await texts(count);
    const all = pages.join(' ');
    const names = [...all.matchAll(/Persona (\d+) /g)].map((match) => Number(match[1]));
    expect(names).toEqual(Array.from({ length: count }, (_, index) => index + 1));
    for (let group = 1; group <= 7; group += 1)
      expect(all.split(`Subtotal Puesto ${group} $`)).toHaveLength(2);
    // 200 rows of 100.50, 101.50, …
    expect(all).toContain('Subtotal Puesto 1 $40,000.00');
    // No page but the first and the last of each part is left half empty.
    const sparse = pages.slice(1, -1).filter((page) => page.split('Persona').length < 15);
    expect(sparse.length).toBeLessThan(9);
  });
});

describe('a chart that follows the row of its page', () => {
  it('shows the rows of that page in a PDF', async () => {
    const pages = await pdfPages(
      await collectedFile((sink) => renderPdf(jobOf(followingChartReport()), browser, control, sink)),
    );
    expect(pages).toHaveLength(2);
    expect(pages[0]).toMatch(/Ana.*(Sueldo|Aguinaldo)/s);
    expect(pages[0]).not.toMatch(/Vales|Bono/);
    expect(pages[1]).toMatch(/Luis.*(Vales|Bono)/s);
    expect(pages[1]).not.toMatch(/Sueldo|Aguinaldo/);
  });

  it('is a chart of its own on each page in Word', async () => {
    const zip = await JSZip.loadAsync(
      await collectedFile((sink) => renderDocx(jobOf(followingChartReport()), control, sink)),
    );
    const charts = await Promise.all(
      [1, 2].map((at) => zip.file(`word/charts/chart${at}.xml`)?.async('string')),
    );
    expect(charts[0]).toContain('<c:v>Aguinaldo</c:v>');
    expect(charts[0]).not.toContain('Bono');
    expect(charts[1]).toContain('<c:v>Bono</c:v>');
    const body = (await zip.file('word/document.xml')?.async('string')) ?? '';
    const terms = [...body.matchAll(/descr="Gráfica de barras: ([^"]*)"/g)].map(([, one]) => one);
    expect([...new Set(terms)]).toEqual([
      expect.stringMatching(/Mayor: Aguinaldo.*menor: Sueldo/),
      expect.stringMatching(/Mayor: Bono.*menor: Vales/),
    ]);
    expect(body.indexOf('Ana')).toBeLessThan(body.indexOf('Mayor: Aguinaldo'));
    expect(body.indexOf('Mayor: Aguinaldo')).toBeLessThan(body.indexOf('Luis'));
  });

  it('is a picture of its own on each page in Word, and noted, where Office would not keep its figures', async () => {
    const { report, rows } = followingChartReport();
    const long = Object.fromEntries(
      Object.entries(rows).map(([uuid, list]) => [
        uuid,
        list.map((row) => ({
          ...row,
          ...('payroll_lines.amount' in row && {
            'payroll_lines.amount': `12345678901234567${row['payroll_lines.amount']}`,
          }),
        })),
      ]),
    );
    const notes = new PrintNotes();
    const job = await withChartPictures(jobOf({ report, rows: long }), browser, { ...control, notes });
    const pictures = Object.values(job.chartPictures ?? {}).map((one) => Buffer.from(one).toString('base64'));
    expect(new Set(pictures)).toHaveLength(2);
    expect(notes.list().map(({ code }) => code)).toEqual(['chart_not_editable']);
    const zip = await JSZip.loadAsync(await collectedFile((sink) => renderDocx(job, control, sink)));
    expect(zip.file(/^word\/media\/.*png$/)).toHaveLength(2);
    expect(zip.file(/^word\/charts\//)).toHaveLength(0);
  });

  it('is the figures of each page in Excel, with the page that they belong to', async () => {
    const workbook = new ExcelJS.Workbook();
    const file = await collectedFile((sink) => renderXlsx(jobOf(followingChartReport()), control, sink));
    await workbook.xlsx.load(Buffer.from(file).buffer);
    const rows: unknown[] = [];
    workbook.worksheets[1]?.eachRow(({ values }) => rows.push(values));
    expect(rows).toEqual([
      [undefined, 'Nombre completo', 'Concepto', 'Importe'],
      [undefined, 'Ana', 'Aguinaldo', 2000],
      [undefined, 'Ana', 'Sueldo', 1000],
      [undefined, 'Luis', 'Bono', 2000],
      [undefined, 'Luis', 'Vales', 1000],
    ]);
    expect(workbook.worksheets[1]?.autoFilter).toBe('A1:C5');
  });
});

describe('charts, codes and groups in Word', () => {
  it('are drawings with words, headings, subtotals and filled cells', async () => {
    const zip = await JSZip.loadAsync(
      await collectedFile((sink) => renderDocx(jobOf(kindsReport(14)), control, sink)),
    );
    const body = (await zip.file('word/document.xml')?.async('string')) ?? '';
    expect(body.split('<w:drawing>')).toHaveLength(5);
    expect(body).toContain('<w:bottom w:val="dashed" w:color="B42318" w:sz="16" w:space="0"/>');
    expect(body).toMatch(/prst="ellipse".*EFF6FF/);
    expect(body).toMatch(
      /<w:gridSpan w:val="2"\/>.*Concepto.*<w:vMerge w:val="restart"\/>.*Asesoría.*<w:vMerge w:val="continue"\/>/s,
    );
    expect(body).toMatch(/<w:cantSplit\/>.*Ana Ruiz.*Puesto de 1.*=1\+1.*Puesto de 2.*<\/w:tr>/s);
    expect(body).toContain('Gráfica de barras &quot;Costo por puesto&quot;: suma de sbc por puesto.');
    expect(body).toContain('descr="Código QR: https://lienzo.test/1"');
    expect(body).toContain('Puesto: Puesto 7');
    expect(body).toContain('Subtotal');
    expect(body).toContain('w:fill="FEF3F2"');
    expect(body).toContain('<w:keepNext/>');
    expect(body).not.toContain('mapa');
  });
});

describe('a bar code in Word', () => {
  it('has the bars that it has on paper, its content in the middle below', async () => {
    const zip = await JSZip.loadAsync(
      await collectedFile((sink) => renderDocx(jobOf(kindsReport(1)), control, sink)),
    );
    const body = (await zip.file('word/document.xml')?.async('string')) ?? '';
    const [before = '', after = ''] = body.split('descr="Código de barras: EMP-001"');
    const points = [...before.matchAll(/<wp:extent cx="(\d+)" cy="(\d+)"/g)]
      .at(-1)
      ?.slice(1)
      .map((emu) => Number(emu) / 12_700);
    const width = Number(/width:([\d.]+)pt/.exec(drawCode('code128', 'EMP-001'))?.[1]);
    expect(Math.abs((points?.[0] ?? 0) - width)).toBeLessThan(1);
    expect(after).toMatch(/<w:ind w:right="[1-9]\d*"\/><w:jc w:val="center"\/>.*EMP-001/);
  });
});

describe('charts, codes and groups in Excel', () => {
  it('are figures, an outline with live subtotals and live conditional formats', async () => {
    const workbook = new ExcelJS.Workbook();
    const chunks: Uint8Array<ArrayBuffer>[] = [];
    await renderXlsx(jobOf(kindsReport(14)), control, {
      write: async (chunk) => void chunks.push(chunk),
    });
    const file = await new Blob(chunks).arrayBuffer();
    await workbook.xlsx.load(file);
    const [chart, table] = workbook.worksheets;
    expect(chart?.name).toBe('Costo por puesto');
    expect(chart?.getCell('A1').value).toBe('Costo por puesto');
    expect(chart?.getRow(2).values).toEqual([undefined, 'Puesto', 'SBC']);
    expect(chart?.rowCount).toBe(6);
    expect(chart?.getCell('A6').value).toBe('Otros');
    expect(typeof chart?.getCell('B6').value).toBe('number');
    expect(table?.getCell('A2').value).toBe('Puesto: Puesto 1');
    expect(table?.getRow(3).outlineLevel).toBe(1);
    expect(table?.getCell('B5').value).toMatchObject({ formula: 'SUBTOTAL(9,B3:B4)', result: 202 });
    expect(table?.getCell('A5').value).toBe('Subtotal Puesto 1');
    const typed = workbook.getWorksheet('Tabla fija');
    expect(typed?.getCell('A1')).toMatchObject({ value: 'Concepto', isMerged: true });
    expect(typed?.getCell('A3').master.address).toBe('A2');
    expect(typed?.getCell('C2')).toMatchObject({ value: '=2+2', type: ExcelJS.ValueType.String });
    expect(typed?.getCell('C3')).toMatchObject({ value: 1250.5, numFmt: expect.stringContaining('0.00') });
    const signatures = workbook.getWorksheet('Firmas');
    expect(signatures?.getCell('A1').border.bottom?.style).toBe('thin');
    expect(signatures?.getRow(2).values).toEqual([undefined, 'Ana Ruiz', '=1+1']);
    expect(signatures?.getCell('B2').type).toBe(ExcelJS.ValueType.String);
    expect(signatures?.getRow(3).values).toEqual([undefined, 'Puesto de 1', 'Puesto de 2']);
    const last = table?.lastRow?.getCell(2).value;
    expect(last).toMatchObject({ formula: 'SUBTOTAL(9,B2:B29)', result: 1498 });
    const sheet = await (await JSZip.loadAsync(file)).file('xl/worksheets/sheet2.xml')?.async('string');
    expect(sheet).toContain('<conditionalFormatting sqref="B2:B1048576">');
    expect(sheet).toContain('AND(ISNUMBER($B2),$B2&gt;105)');
    expect(sheet).not.toContain('<autoFilter');
  });
});
