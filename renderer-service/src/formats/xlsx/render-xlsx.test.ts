import type { TablaItem } from '@lienzo/schema/report/item';
import { newItem } from '@lienzo/schema/report/new-item';
import { emptyReport, type ReportDocument } from '@lienzo/schema/report/report';
import { plainRichText } from '@lienzo/schema/report/rich-text';
import { withFonts } from '@lienzo/schema/report/with-fonts';
import { constanciaLaboral } from '@lienzo/templates/reports/constancia-laboral';
import { empleadosPorCentro } from '@lienzo/templates/reports/empleados-por-centro';
import { reciboMediaCarta, reciboNomina } from '@lienzo/templates/reports/recibo-nomina';
import { registroNomina } from '@lienzo/templates/reports/registro-nomina';
import ExcelJS from 'exceljs';
import JSZip from 'jszip';
import { describe, expect, it } from 'vitest';
import type { RenderJob } from '../render-job.ts';
import { renderXlsx } from './render-xlsx.ts';

const control = { signal: new AbortController().signal, progress: () => undefined };

async function fileOf(job: Pick<RenderJob, 'report' | 'rows'>): Promise<ArrayBuffer> {
  const whole = { ...job, today: '2026-11-20', author: '', now: new Date(), assets: {} };
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  await renderXlsx(whole, control, { write: async (chunk) => void chunks.push(chunk) });
  return await new Blob(chunks).arrayBuffer();
}

async function opened(job: Pick<RenderJob, 'report' | 'rows'>): Promise<ExcelJS.Workbook> {
  const workbook = new ExcelJS.Workbook();
  await workbook.xlsx.load(await fileOf(job));
  return workbook;
}

describe('an Excel file', () => {
  it('has typed cells, a frozen head with filters, and live formulas', async () => {
    const sheet = (await opened(registroNomina)).getWorksheet('Registro de nómina');
    expect([sheet?.getCell('A1').value, sheet?.getCell('A1').font.bold]).toEqual([
      'Registro de nómina',
      true,
    ]);
    expect(sheet?.getCell('A7').value).toBe('1041');
    expect(sheet?.getCell('E7').value).toBe(7147.5);
    expect(sheet?.getCell('E7').numFmt).toContain('#,##0.00');
    expect(sheet?.getCell('A6').font.bold).toBe(true);
    expect(sheet?.views[0]).toMatchObject({ state: 'frozen', ySplit: 6 });
    expect(sheet?.autoFilter).toBe('A6:I36');
    expect(sheet?.getCell('I7').value).toMatchObject({
      formula: 'IF(OR(E7="",H7=""),"",ROUND(E7+H7,2))',
      result: 9088.05,
    });
    expect(sheet?.getCell('I37').value).toMatchObject({ formula: 'SUM(I7:I36)', result: 610773.8 });
  });

  it('has for each font of the report one that Excel has, in heads, cells and totals', async () => {
    const { report, rows } = registroNomina;
    const narrow = withFonts({ ...report, page: { ...report.page, fuente: 'estrecha' } });
    const sheet = (await opened({ report: narrow, rows })).getWorksheet('Registro de nómina');
    for (const cell of ['A1', 'A6', 'A7', 'E7', 'I37'])
      expect(sheet?.getCell(cell).font).toMatchObject({ name: 'Arial Narrow', family: 2 });
    expect(sheet?.getCell('E7').numFmt).toContain('#,##0.00');
    const serif = withFonts({ ...report, page: { ...report.page, fuente: 'serif' } });
    const letter = (await opened({ report: serif, rows })).getWorksheet('Registro de nómina');
    expect(letter?.getCell('E7').font).toMatchObject({ name: 'Cambria', family: 1 });
    const own = (await opened(registroNomina)).getWorksheet('Registro de nómina');
    // What is narrower has narrower columns.
    expect(sheet?.getColumn(2).width ?? 0).toBeLessThan(own?.getColumn(2).width ?? 0);
  });

  it('does not let Excel mark digits that are text as mistakes', async () => {
    const zip = await JSZip.loadAsync(await fileOf(registroNomina));
    const xml = await zip.file('xl/worksheets/sheet1.xml')?.async('string');
    // Excel opens no file whose elements stand in another order.
    expect(xml).toMatch(
      /<pageSetup [^>]*\/><headerFooter scaleWithDoc="0">.*<\/headerFooter><ignoredErrors><ignoredError sqref="A7:A37 B7:B37 C7:C37" numberStoredAsText="1"\/><\/ignoredErrors><\/worksheet>$/,
    );
  });

  it('names the sheets of a receipt after what they show', async () => {
    for (const receipt of [reciboNomina, reciboMediaCarta])
      expect((await opened(receipt)).worksheets.map(({ name }) => name)).toEqual([
        'Recibo de nómina',
        'Percepciones',
        'Deducciones',
        'Firmas',
      ]);
    expect((await opened(constanciaLaboral)).worksheets[0]?.name).toBe('Constancia laboral');
  });

  it('prints a receipt over pages side by side where one would be too small to read', async () => {
    const [sheet] = (await opened(reciboNomina)).worksheets;
    const width = (sheet?.columns ?? []).reduce((sum, column) => sum + (column.width ?? 9) * 5.25, 0);
    const { fitToWidth = 1, fitToHeight, orientation, margins } = sheet?.pageSetup ?? {};
    const room = 792 - 72 * ((margins?.left ?? 0) + (margins?.right ?? 0));
    expect(orientation).toBe('landscape');
    expect(fitToHeight).toBe(0);
    expect((fitToWidth * room) / width).toBeGreaterThan(0.7);
    const zip = await JSZip.loadAsync(await fileOf(reciboNomina));
    const names = await zip.file('xl/workbook.xml')?.async('string');
    expect(names).toContain('&apos;Recibo de nómina&apos;!$A:$A,&apos;Recibo de nómina&apos;!$2:$2');
    const [register] = (await opened(registroNomina)).worksheets;
    expect(register?.pageSetup.fitToWidth).toBe(1);
  });

  it('has a sheet for each data item, details with the key of their page', async () => {
    const workbook = await opened(empleadosPorCentro);
    expect(workbook.worksheets.map(({ name }) => name)).toEqual([
      'Centro de costos',
      'Plantilla de empleados',
    ]);
    const details = workbook.worksheets[1];
    expect(details?.getCell('A2').value).toBe('Número de centro de costos');
    expect(details?.getCell('E3').value).toEqual(new Date('2012-01-01T00:00:00Z'));
    expect(details?.getCell('E3').numFmt).toBe('dd/mm/yyyy');
  });

  it('keeps text that looks like a formula as text, also after editing', async () => {
    const item: TablaItem = {
      uuid: crypto.randomUUID(),
      nombre: 'tabla',
      tamaño: 100,
      estilo_item: {},
      selected_tables: ['employees'],
      selected_columns: [{ column: 'employees.name', data_type: 'text', readable_name: '=Nombre' }],
      filters: [],
      additional_columns: [],
      order_columns: [],
      zebra: false,
      repeat_header: true,
      group_by: [],
      keep_together: true,
      estilos_condicionales: [],
    };
    const report: ReportDocument = {
      ...emptyReport('x'),
      layouts: [{ index: 0, separation: false, items: [item] }],
    };
    const texts = ['=HYPERLINK("http://x")', '+1', '-1', '@a', '\ta'];
    const sheet = (
      await opened({ report, rows: { [item.uuid]: texts.map((text) => ({ 'employees.name': text })) } })
    ).worksheets[0];
    expect(sheet?.getCell('A1').value).toBe('=Nombre');
    for (const [index, text] of texts.entries()) {
      const cell = sheet?.getCell(`A${index + 2}`);
      expect(cell?.value).toBe(text);
      expect(cell?.type).toBe(ExcelJS.ValueType.String);
      expect(cell?.numFmt).toBe('@');
    }
  });

  it('has live formulas of computed columns, and their values where Excel has nothing like it', async () => {
    const formulas = [
      ['adicional-1', 'numeric', '[employees.daily_salary] * 2'],
      ['adicional-2', 'text', 'LETRA([adicional-1])'],
      ['adicional-3', 'text', '[employees.name] & "!"'],
    ] as const;
    const item: TablaItem = {
      ...newItem('tabla'),
      selected_tables: ['employees'],
      selected_columns: [
        { column: 'employees.name', data_type: 'text', readable_name: 'Nombre' },
        { column: 'employees.daily_salary', data_type: 'numeric', readable_name: 'Salario' },
        ...formulas.map(([column, data_type]) => ({ column, data_type, readable_name: column })),
      ],
      additional_columns: formulas.map(([id, , formula]) => ({
        ...{ id, nombre: id, tipo: 'formula' as const, operator: null, selected_columns: [] },
        ...{ valor: '', resultado: null, formula },
      })),
    };
    const report = {
      ...emptyReport('x'),
      layouts: [{ index: 0, separation: false, items: [item] }],
    };
    const rows = [
      { 'employees.name': '=1+1', 'employees.daily_salary': '412.35' },
      { 'employees.name': 'Ana', 'employees.daily_salary': null },
    ];
    const sheet = (await opened({ report, rows: { [item.uuid]: rows } })).worksheets[0];
    expect(sheet?.getCell('C2').value).toMatchObject({
      formula: 'IFERROR(ROUND((IF(B2="",NA(),B2)*2),2),"")',
      result: 824.7,
    });
    expect(sheet?.getCell('D2').value).toBe('ochocientos veinticuatro pesos 70/100 M.N.');
    // A text of the data is a value of the formula, never part of it.
    expect(sheet?.getCell('E2').value).toMatchObject({
      formula: expect.not.stringContaining('1+1'),
      result: '=1+1!',
    });
    expect(sheet?.getCell('C3').value).not.toHaveProperty('result');
  });

  it('gives the texts of a report without data', async () => {
    const item = { ...newItem('texto'), valor: plainRichText('uno\ndos') };
    const report: ReportDocument = {
      ...emptyReport('Aviso'),
      layouts: [{ index: 0, separation: false, items: [item] }],
    };
    const sheet = (await opened({ report, rows: {} })).getWorksheet('Aviso');
    expect([sheet?.getCell('A1').value, sheet?.getCell('A2').value]).toEqual(['uno', 'dos']);
  });

  it('makes a row as high as its text wraps', async () => {
    const text = { ...newItem('texto'), valor: plainRichText(`corto\n${'palabra '.repeat(60)}`) };
    const title = { ...newItem('titulo'), nivel: 1 as const, valor: plainRichText('Aviso') };
    const report: ReportDocument = {
      ...emptyReport('Aviso'),
      layouts: [{ index: 0, separation: false, items: [title, text] }],
    };
    const sheet = (await opened({ report, rows: {} })).getWorksheet('Aviso');
    const heights = [1, 2, 3].map((row) => sheet?.getRow(row).height ?? 0);
    expect(heights[0]).toBeGreaterThan(20);
    expect(heights[1]).toBe(15);
    expect(heights[2]).toBeGreaterThanOrEqual(4 * 15);
  });
});
