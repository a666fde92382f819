/** The styles of tables and of their columns: in the drawing, which PDF and canvas share, in Word and in Excel. */
import type { Row } from '@lienzo/schema/data/column';
import type { TablaItem } from '@lienzo/schema/report/item';
import { newItem } from '@lienzo/schema/report/new-item';
import { emptyReport } from '@lienzo/schema/report/report';
import { drawReport } from '@lienzo/templates/drawing/draw-report';
import ExcelJS from 'exceljs';
import JSZip from 'jszip';
import { expect, it } from 'vitest';
import { collectedFile } from '../testing/collected-file.ts';
import { renderDocx } from './docx/render-docx.ts';
import type { RenderJob } from './render-job.ts';
import { renderXlsx } from './xlsx/render-xlsx.ts';

const control = { signal: new AbortController().signal, progress: () => undefined };
const ROWS: Row[] = [1, 2, 3].map((number) => ({
  'employees.name': `Persona ${number}`,
  'employees.sbc': `${number}00.00`,
}));

function jobOf(look: Partial<TablaItem>): RenderJob {
  const item: TablaItem = {
    ...newItem('tabla'),
    selected_tables: ['employees'],
    selected_columns: [
      { column: 'employees.name', data_type: 'text', readable_name: 'Nombre' },
      {
        column: 'employees.sbc',
        data_type: 'numeric',
        readable_name: 'SBC',
        formato: 'moneda',
        total: 'suma',
        estilo: { bold: true, color: '#1a56a8', background: '#eff6ff' },
      },
    ],
    ...look,
  };
  const report = { ...emptyReport('Estilos'), layouts: [{ index: 0, separation: false, items: [item] }] };
  const more = { today: '2026-11-20', author: 'Ana', now: new Date(), assets: {} };
  return { report, rows: { [item.uuid]: ROWS }, ...more };
}

const drawn = ({ report, rows }: RenderJob): string =>
  drawReport(report, rows as Record<string, readonly Row[]>, { today: '2026-11-20', fontCss: '' });

async function wordOf(job: RenderJob): Promise<{ body: string; styles: string }> {
  const zip = await JSZip.loadAsync(await collectedFile((sink) => renderDocx(job, control, sink)));
  const read = async (path: string): Promise<string> => (await zip.file(path)?.async('string')) ?? '';
  return { body: await read('word/document.xml'), styles: await read('word/styles.xml') };
}

async function sheetOf(job: RenderJob): Promise<ExcelJS.Worksheet> {
  const book = new ExcelJS.Workbook();
  const file = await collectedFile((sink) => renderXlsx(job, control, sink));
  await book.xlsx.load(new Uint8Array(file).buffer);
  const [sheet] = book.worksheets;
  if (sheet === undefined) throw new Error('no sheet');
  return sheet;
}

it('a column has its look in its cells alone, and a condition has the last word', async () => {
  const styled: Partial<TablaItem> = {
    estilos_condicionales: [
      {
        id: 'alto',
        column: 'employees.sbc',
        condition: 'mayor que',
        valor: '250',
        alcance: 'celda',
        bold: false,
        color: '#b42318',
      },
    ],
  };
  const html = drawn(jobOf(styled));
  const own = 'font-weight:700;color:#1a56a8;background-color:#eff6ff';
  expect(html.split(`style="${own}">$`)).toHaveLength(3);
  expect(html).toContain('style="font-weight:700;color:#b42318;background-color:#eff6ff">$300.00');
  expect(html).toMatch(/<th [^>]*class="[^"]*">SBC/);
  expect(html).not.toMatch(/<tr class="lz-totals">.*eff6ff/);

  const { body } = await wordOf(jobOf(styled));
  expect(body.match(/w:fill="eff6ff"/gi)).toHaveLength(3);
  expect(body.match(/<w:color w:val="1a56a8"\/>/gi)).toHaveLength(2);
  expect(body.match(/<w:color w:val="b42318"\/>/gi)).toHaveLength(1);

  const sheet = await sheetOf(jobOf({}));
  const cell = sheet.getCell('B2');
  expect(cell.font).toMatchObject({ bold: true, color: { argb: 'FF1A56A8' } });
  expect(cell.fill).toMatchObject({ fgColor: { argb: 'FFEFF6FF' } });
  expect(cell.numFmt).toContain('"$"#,##0.00');
  expect(sheet.getCell('B5').fill).not.toMatchObject({ fgColor: { argb: 'FFEFF6FF' } });
});

it('a fill of the head has letters that are legible on it, in all formats', async () => {
  for (const [fill, text] of [
    ['#2545c4', '#ffffff'],
    ['#fdae38', '#000000'],
  ] as const) {
    const job = jobOf({ relleno_encabezado: fill });
    expect(drawn(job)).toContain(`style="--lz-head-fill:${fill};--lz-head-text:${text}"`);
    const { body } = await wordOf(job);
    const [head = ''] = /<w:tr>.*?<\/w:tr>/.exec(body) ?? [];
    expect(head.toLowerCase().split(`w:fill="${fill.slice(1)}"`)).toHaveLength(3);
    expect(head.toLowerCase()).toContain(`<w:color w:val="${text.slice(1)}"/>`);
    const cell = (await sheetOf(job)).getCell('A1');
    expect(cell.fill).toMatchObject({ fgColor: { argb: `FF${fill.slice(1).toUpperCase()}` } });
    expect(cell.font).toMatchObject({ color: { argb: `FF${text.slice(1).toUpperCase()}` } });
  }
});

it('a grid has lines around every cell, its totals too, as a style of Word that can be changed there', async () => {
  const job = jobOf({ cuadricula: true, zebra: true });
  expect(drawn(job)).toMatch(/<table class="lz-table lz-zebra[^"]*lz-grid"/);
  const { body, styles } = await wordOf(job);
  expect(body).toContain('<w:tblStyle w:val="TablaDeReporteConCuadriculaYFranjas"/>');
  expect(styles).toMatch(/w:styleId="TablaDeReporteConCuadricula">.*?<w:insideV w:val="single"/);
  const sheet = await sheetOf(job);
  for (const name of ['A1', 'B3', 'B5'])
    expect(sheet.getCell(name).border, name).toMatchObject({
      left: { style: 'thin' },
      bottom: { style: 'thin' },
    });
});

it('stripes of a sheet are a rule, so that they stay in place when it is sorted', async () => {
  const sheet = await sheetOf(jobOf({ zebra: true }));
  const rules = (sheet as unknown as { conditionalFormattings: { ref: string }[] }).conditionalFormattings;
  expect(rules).toMatchObject([{ ref: 'A2:A4', rules: [{ formulae: ['MOD(ROW()-1,2)=0'] }] }]);
  const plain = await sheetOf(jobOf({}));
  expect((plain as unknown as { conditionalFormattings: unknown[] }).conditionalFormattings).toEqual([]);
});
