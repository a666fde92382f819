/** Bars and icons in the cells of a table, as each format has them. */
import { randomUUID } from 'node:crypto';
import type { RenderFormat } from '@lienzo/schema/api/render-contract';
import type { Row, SelectedColumn } from '@lienzo/schema/data/column';
import type { TablaItem } from '@lienzo/schema/report/item';
import { newItem } from '@lienzo/schema/report/new-item';
import { emptyReport, type ReportDocument } from '@lienzo/schema/report/report';
import exceljs from 'exceljs';
import JSZip from 'jszip';
import { afterAll, expect, it } from 'vitest';
import { PrintNotes } from '../platform/notes/print-notes.ts';
import { computedInput, jobOf } from '../routes/render/render-file.ts';
import { collectedFile } from '../testing/collected-file.ts';
import { docxFaults } from '../testing/docx-faults.ts';
import { pdfPages } from '../testing/pdf-pages.ts';
import { testBrowser } from '../testing/test-browser.ts';
import { renderAs } from './render-as.ts';

const browser = testBrowser();
afterAll(() => browser.stop());

const NUMBER = { data_type: 'numeric', formato: 'decimal' } as const;
const COLUMNS: SelectedColumn[] = [
  { column: 'employees.name', data_type: 'text', readable_name: 'Persona' },
  { ...NUMBER, column: 'employees.sbc', readable_name: 'Ventas', marca: { tipo: 'barra' } },
  { ...NUMBER, column: 'employees.a', readable_name: 'Cambio', marca: { tipo: 'barra', color: '#0f766e' } },
  {
    ...{ ...NUMBER, column: 'employees.b', readable_name: 'Bono' },
    marca: { tipo: 'barra', minimo: '0', maximo: '100' },
  },
  {
    ...{ ...NUMBER, column: 'employees.c', readable_name: 'Tendencia' },
    marca: { tipo: 'iconos', juego: 'flechas', alto: '0', medio: '0' },
  },
  {
    ...{ data_type: 'numeric', formato: 'porcentaje', column: 'employees.d', readable_name: 'Avance' },
    marca: { tipo: 'iconos', juego: 'semaforo', alto: '90', medio: '70' },
  },
  {
    ...{ ...NUMBER, column: 'employees.e', readable_name: 'Faltas' },
    marca: { tipo: 'iconos', juego: 'verificacion', alto: '3', medio: '1', invertido: true },
  },
];
const PEOPLE: (string | null)[][] = [
  ['Ana Torres', '400', '-50', '80', '2.5', '95', '0'],
  ['Luis Paz', '100', '150', '250', '0', '70', '1'],
  ['Eva Sol', '0', '0', '0', '-3', '12', '4'],
  ['Sin datos', null, null, null, null, null, null],
];
const ROWS: Row[] = PEOPLE.map((cells) =>
  Object.fromEntries(COLUMNS.map(({ column }, at) => [column, cells[at] ?? null])),
);

function reportOf(fields: Partial<TablaItem> = {}): { report: ReportDocument; rows: Record<string, Row[]> } {
  const item: TablaItem = {
    ...newItem('tabla'),
    ...{ uuid: randomUUID(), selected_tables: ['employees'], selected_columns: COLUMNS },
    ...fields,
  };
  const report = { ...emptyReport('Ventas'), layouts: [{ index: 0, separation: false, items: [item] }] };
  return { report, rows: { [item.uuid]: ROWS } };
}

async function made(format: RenderFormat, fields?: Partial<TablaItem>) {
  const notes = new PrintNotes();
  const { signal } = new AbortController();
  const input = await computedInput({ ...reportOf(fields), options: {} }, signal);
  const control = { signal, progress: () => undefined, notes };
  const file = await collectedFile((sink) => renderAs(jobOf(input), format, browser, control, sink));
  return { file, notes: notes.list().filter(({ code }) => code === 'bar_beyond_scale') };
}

it('draws them in a PDF without a change of its text, and says which values a typed scale leaves out', async () => {
  const { file, notes } = await made('pdf');
  const [page = ''] = await pdfPages(file);
  expect(page).toContain('Ana Torres 400.00 -50.00 80.00 2.50 95% 0.00');
  expect(notes.map(({ message }) => message)).toEqual([
    'Un valor de “Bono” queda fuera de la escala de su barra, que ahí no dice cuánto es: cambia el mínimo o el máximo.',
  ]);
});

it('are characters and shaded lines in Word', async () => {
  const { file } = await made('docx');
  expect(await docxFaults(file)).toEqual([]);
  const xml = (await (await JSZip.loadAsync(file)).file('word/document.xml')?.async('string')) ?? '';
  const signs = [...xml.matchAll(/<w:t[^>]*>([▲▶▼●◆✔!✖])\u00a0<\/w:t>/g)].map(([, sign]) => sign);
  expect(signs).toEqual(['▲', '●', '✔', '▶', '▲', '!', '▼', '◆', '✖']);
  expect(xml.match(/w:line="55"/g)).toHaveLength(9);
  expect(xml.match(/w:val="pct50"/g)).toHaveLength(1);
});

it('are rules of Excel over the rows of data, whose values stay numbers', async () => {
  const { file } = await made('xlsx');
  const zip = await JSZip.loadAsync(file);
  const xml = (await zip.file('xl/worksheets/sheet1.xml')?.async('string')) ?? '';
  expect(xml).toContain('<cfvo type="num" val="-50"/><cfvo type="num" val="150"/>');
  expect(xml).toContain(
    '<x14:cfvo type="num"><xm:f>0</xm:f></x14:cfvo><x14:cfvo type="num"><xm:f>400</xm:f>',
  );
  expect(xml).toContain('<cfvo type="num" val="0"/><cfvo type="num" val="0.0000001" gte="0"/>');
  expect(xml).toContain(
    '<iconSet iconSet="3Signs"><cfvo type="percent" val="0"/><cfvo type="num" val="0.7"/><cfvo type="num" val="0.9"/>',
  );
  expect(xml).toContain('<iconSet iconSet="3Symbols2" reverse="1">');
  const workbook = new exceljs.Workbook();
  await workbook.xlsx.load(await new Blob([Buffer.from(file)]).arrayBuffer());
  const head = workbook.worksheets[0]?.getColumn(1).values.indexOf('Persona') ?? 0;
  expect(workbook.worksheets[0]?.getRow(head + 1).getCell(2).value).toBe(400);
  expect(xml).toContain(`sqref="B${head + 1}:B${head + 4}"`);
});

it('leave out the subtotals of groups in Excel, which have no scale', async () => {
  const total = COLUMNS.map((column, at) => (at === 1 ? { ...column, total: 'suma' as const } : column));
  const { file } = await made('xlsx', { selected_columns: total, group_by: ['employees.name'] });
  const zip = await JSZip.loadAsync(file);
  const xml = (await zip.file('xl/worksheets/sheet1.xml')?.async('string')) ?? '';
  const [, cells = ''] = /sqref="(B[^"]*)"><cfRule type="dataBar"/.exec(xml) ?? [];
  expect(cells.split(' ')).toHaveLength(4);
});
