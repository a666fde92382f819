/** Groups of rows with pages of their own in Word and Excel, and what these formats cannot do at the ends of pages. */
import type { RenderFormat } from '@lienzo/schema/api/render-contract';
import type { TablaItem } from '@lienzo/schema/report/item';
import { emptyReport, type ReportDocument } from '@lienzo/schema/report/report';
import JSZip from 'jszip';
import { describe, expect, it } from 'vitest';
import { PrintNotes } from '../platform/notes/print-notes.ts';
import { collectedFile } from '../testing/collected-file.ts';
import { peopleRows, peopleTable } from '../testing/long-tables.ts';
import { renderDocx } from './docx/render-docx.ts';
import { pageEndNotes } from './page-notes.ts';
import { renderXlsx } from './xlsx/render-xlsx.ts';

const perGroup = { group_by: ['employees.department'], pagina_por_grupo: true };
const notes = new PrintNotes();
const control = { signal: new AbortController().signal, progress: () => undefined, notes };

function reportOf(item: TablaItem): ReportDocument {
  return { ...emptyReport('Grupos'), layouts: [{ index: 0, separation: false, items: [item] }] };
}

async function partOf(
  format: 'docx' | 'xlsx',
  item: TablaItem,
  count: number,
  path: string,
): Promise<string> {
  const rows = { [item.uuid]: peopleRows(count, 'A') };
  const job = { report: reportOf(item), rows, today: '2026-11-20', author: '', now: new Date(), assets: {} };
  const render = format === 'docx' ? renderDocx : renderXlsx;
  const file = await collectedFile((sink) => render(job, control, sink));
  return (await (await JSZip.loadAsync(file)).file(path)?.async('string')) ?? '';
}

const count = (text: string, part: string): number => text.split(part).length - 1;

describe('groups with pages of their own', () => {
  it('are tables on new pages in Word, with the head again, and the total after them', async () => {
    const body = await partOf('docx', peopleTable(100, perGroup), 100, 'word/document.xml');
    expect(count(body, '<w:tbl>')).toBe(4);
    expect(count(body, '<w:tblHeader/>')).toBe(4);
    expect(count(body, '<w:pageBreakBefore/>')).toBe(3);
    expect(count(body, '<w:sectPr>')).toBe(1);
    const tables = body.split('<w:tbl>').slice(1);
    expect(tables.map((table) => /Departamento \d|Total general/.exec(table)?.[0])).toEqual([
      'Departamento 1',
      'Departamento 2',
      'Departamento 3',
      'Total general',
    ]);
    expect(count(tables[0] ?? '', 'Persona ')).toBe(37);
  });

  it('are sections in Word where they are numbered by themselves', async () => {
    const item = peopleTable(100, { ...perGroup, numeracion_por_grupo: true });
    const body = await partOf('docx', item, 100, 'word/document.xml');
    expect(count(body, '<w:sectPr>')).toBe(4);
    expect(count(body, 'w:start="1"')).toBe(4);
    expect(count(body, '<w:pageBreakBefore/>')).toBe(0);
  });

  it('are one table in Word without the option', async () => {
    const item = peopleTable(100, { group_by: ['employees.department'] });
    expect(count(await partOf('docx', item, 100, 'word/document.xml'), '<w:tbl>')).toBe(1);
  });

  it('begin on printed pages of a sheet of Excel, before the heading and before the total', async () => {
    const sheet = await partOf('xlsx', peopleTable(100, perGroup), 100, 'xl/worksheets/sheet1.xml');
    const [, breaks = ''] = /<rowBreaks[^>]*>(.*?)<\/rowBreaks>/.exec(sheet) ?? [];
    const before = [...breaks.matchAll(/ id="(\d+)"/g)].map(([, row]) => Number(row) + 1);
    // The head, then 37 rows, a heading and a subtotal for each whole group.
    expect(before).toEqual([41, 80, 108]);
    expect(sheet.indexOf('<rowBreaks')).toBeLessThan(sheet.indexOf('<ignoredErrors'));
  });

  it('say where Excel takes no more breaks', async () => {
    const item = peopleTable(100, { ...perGroup, group_by: ['employees.employee_number'] });
    const sheet = await partOf('xlsx', item, 1_100, 'xl/worksheets/sheet1.xml');
    expect(sheet).toContain('manualBreakCount="1026"');
    expect(notes.list().map(({ code }) => code)).toEqual(['page_breaks_left_out']);
  });
});

describe('what a format cannot do at the ends of pages', () => {
  const codes = (item: TablaItem, format: RenderFormat): string[] =>
    pageEndNotes({ report: reportOf(item) }, format).map(({ code }) => code);

  it.each([
    [{ suma_pagina: true }, { pdf: [], docx: ['page_sums_left_out'], xlsx: ['page_sums_left_out'] }],
    [{ viene_pagina: true }, { pdf: [], docx: ['page_sums_left_out'], xlsx: ['page_sums_left_out'] }],
    [perGroup, { pdf: [], docx: [], xlsx: [] }],
    [
      { ...perGroup, numeracion_por_grupo: true },
      { pdf: [], docx: [], xlsx: ['numbers_not_restarted'] },
    ],
    [
      { ...perGroup, numeracion_por_grupo: true, tamaño: 60 },
      { pdf: [], docx: ['group_pages_left_out', 'numbers_not_restarted'], xlsx: ['numbers_not_restarted'] },
    ],
  ])('is told: %j', (more, expected) => {
    const item = peopleTable(100, more);
    for (const format of ['pdf', 'docx', 'xlsx'] as const)
      expect(codes(item, format), format).toEqual(expected[format]);
  });
});

describe('the texts of groups', () => {
  const item = peopleTable(100, { group_by: ['employees.department'] });
  const count = `CONTARA([${item.uuid}.employees.name])`;
  const withTexts = {
    ...item,
    textos_grupo: [
      {
        encabezado: `{[${item.uuid}.employees.department]} <{${count}}>`,
        pie: `{${count}} personas en {[${item.uuid}.employees.department]}`,
      },
    ],
  };

  it('are rows over the whole width in Word, the one below on the page of the last row', async () => {
    const body = await partOf('docx', withTexts, 100, 'word/document.xml');
    expect(body).toContain('Departamento 1 &lt;37&gt;');
    expect(body).not.toContain('Departamento: Departamento 1');
    expect(body.split('<w:tr>').filter((row) => row.includes('37 personas en Departamento 1'))).toHaveLength(
      1,
    );
    const last = body.slice(0, body.indexOf('37 personas en Departamento 1'));
    expect(last.slice(last.lastIndexOf('<w:p>', last.lastIndexOf('<w:tr>')))).toContain('<w:keepNext/>');
  });

  it('are texts in Excel, never formulas', async () => {
    const sheet = await partOf('xlsx', withTexts, 100, 'xl/worksheets/sheet1.xml');
    expect(sheet).toContain('Departamento 1 &lt;37&gt;');
    expect(sheet).toContain('37 personas en Departamento 1');
    expect(sheet).not.toMatch(/<f>[^<]*personas/);
  });
});

describe('conditional styles by formulas', () => {
  const marked = (over: Partial<TablaItem>): TablaItem => {
    const item = peopleTable(30, over);
    const look = {
      ...{ valor: '', bold: true, background: '#ffe0e0' },
      condition: 'es exactamente' as const,
    };
    const formula = '[employees.name] = "Persona 3"';
    const style = { ...look, id: 'uno', column: 'employees.name', alcance: 'fila' as const, formula };
    return { ...item, estilos_condicionales: [style] };
  };

  it.each([{}, { group_by: ['employees.department'] }])('are looks of cells in Excel: %j', async (over) => {
    const item = marked(over);
    const sheet = await partOf('xlsx', item, 30, 'xl/worksheets/sheet1.xml');
    expect(sheet).not.toContain('conditionalFormatting');
    expect(await partOf('xlsx', item, 30, 'xl/styles.xml')).toContain('FFFFE0E0');
    const rowOf = (name: string): string =>
      sheet.split('<row ').find((row) => row.includes(`>${name}<`)) ?? '';
    const stylesOf = (name: string): string[] =>
      [...rowOf(name).matchAll(/ s="(\d+)"/g)].map(([, id = '']) => id);
    expect(stylesOf('Persona 3')).toHaveLength(item.selected_columns.length);
    expect(stylesOf('Persona 2')).toEqual(stylesOf('Persona 4'));
    for (const [at, style] of stylesOf('Persona 3').entries())
      expect(style).not.toBe(stylesOf('Persona 2')[at]);
  });

  it('are shaded in Word', async () => {
    const body = await partOf('docx', marked({}), 30, 'word/document.xml');
    const rows = body.split('<w:tr>').filter((row) => row.includes('w:fill="FFE0E0"'));
    expect(rows).toHaveLength(1);
    expect(rows[0]).toContain('Persona 3');
  });
});
