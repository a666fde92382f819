import { NOTES_HEADER } from '@lienzo/schema/api/render-contract';
import type { Row } from '@lienzo/schema/data/column';
import type { IndicadorItem, TotalesItem } from '@lienzo/schema/report/item';
import { newItem } from '@lienzo/schema/report/new-item';
import { emptyReport, type ReportDocument } from '@lienzo/schema/report/report';
import type { RichText } from '@lienzo/schema/report/rich-text';
import ExcelJS from 'exceljs';
import JSZip from 'jszip';
import { expect, it } from 'vitest';
import { pdfPages } from '../../testing/pdf-pages.ts';
import { serveForTests } from '../../testing/serve-for-tests.ts';

const service = serveForTests({ jsonBytes: 20_000_000 });
const UUID = '11111111-1111-4111-8111-111111111111';
const BLOCK = '22222222-2222-4222-8222-222222222222';
const options = { today: '2026-11-20' };

const post = (path: string, body: object): Promise<Response> =>
  service.fetch(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
const bytesOf = async (response: Response): Promise<Uint8Array<ArrayBuffer>> => {
  expect(response.status).toBe(200);
  return new Uint8Array(await response.arrayBuffer());
};

const saying = (text: string, formula: string): RichText => ({
  type: 'doc',
  content: [
    {
      type: 'paragraph',
      content: [
        { type: 'text', text },
        { type: 'formula', attrs: { formula }, marks: [{ type: 'bold' }] },
      ],
    },
  ],
});

/** A letter whose figures come from the table below them. */
function letter(formula = `SUMA([${UUID}.employees.sbc])`): ReportDocument {
  const table = {
    ...newItem('tabla', UUID),
    selected_tables: ['employees'],
    selected_columns: [
      { column: 'employees.name', data_type: 'text' as const, readable_name: 'Nombre' },
      {
        column: 'employees.sbc',
        data_type: 'numeric' as const,
        readable_name: 'Salario base',
        formato: 'moneda' as const,
        total: 'suma' as const,
      },
    ],
  };
  const title = { ...newItem('titulo'), valor: saying('Se pagan ', formula) };
  const amount = { ...newItem('texto'), valor: saying('Son ', `LETRA(SUMA([${UUID}.employees.sbc]))`) };
  const layouts = [title, amount, table].map((item, index) => ({ index, separation: false, items: [item] }));
  const report = emptyReport('Carta');
  return {
    ...report,
    layouts,
    page: { ...report.page, header: saying('Personas: ', `CONTARA([${UUID}.employees.name])`) },
  };
}

const rowsOf = (...amounts: string[]): Record<string, Row[]> => ({
  [UUID]: amounts.map((sbc, index) => ({ 'employees.name': `Persona ${index + 1}`, 'employees.sbc': sbc })),
});

it('PDF, Word and Excel say the same total as the table does', async () => {
  const body = { report: letter(), rows: rowsOf('1000.10', '2000.25'), options };
  const [page = ''] = await pdfPages(await bytesOf(await post('/render?format=pdf', body)));
  for (const text of ['Se pagan $3,000.35', 'Son tres mil pesos 35/100 M.N.', 'Personas: 2'])
    expect(page).toContain(text);
  expect(page.match(/\$3,000\.35/g)).toHaveLength(2);

  const word = await JSZip.loadAsync(await bytesOf(await post('/render?format=docx', body)));
  const xml = (await word.file('word/document.xml')?.async('string')) ?? '';
  expect(xml).toContain('$3,000.35');
  expect(xml).toContain('tres mil pesos 35/100 M.N.');
  const headers = await Promise.all(word.file(/word\/header\d*\.xml/).map((file) => file.async('string')));
  expect(headers.join('')).toMatch(/<w:b\/>.*2</);

  const book = new ExcelJS.Workbook();
  await book.xlsx.load((await bytesOf(await post('/render?format=xlsx', body))).buffer);
  const cells = book.worksheets.flatMap((sheet) =>
    sheet.getSheetValues().flatMap((row) => (Array.isArray(row) ? row : [])),
  );
  expect(cells).toContain('Se pagan $3,000.35');
  expect(book.worksheets[0]?.headerFooter.oddHeader).toContain('Personas: 2');
});

it('an indicator is a large figure on paper, and a number with its format in Excel', async () => {
  const report = letter();
  const indicator: IndicadorItem = {
    ...newItem('indicador'),
    etiqueta: 'Neto a pagar',
    formula: `SUMA([${UUID}.employees.sbc])`,
    comparacion: { etiqueta: 'el presupuesto', formula: '4000' },
    estilos_condicionales: [],
  };
  const layouts = [...report.layouts, { index: 3, separation: false, items: [indicator] }];
  const body = { report: { ...report, layouts }, rows: rowsOf('1000.10', '2000.25'), options };
  const [page = ''] = await pdfPages(await bytesOf(await post('/render?format=pdf', body)));
  const texts = ['Neto a pagar', '$3,000.35', '▼ $999.65 menos (−25%) que el presupuesto'];
  for (const text of texts) expect(page).toContain(text);
  const word = await JSZip.loadAsync(await bytesOf(await post('/render?format=docx', body)));
  const xml = (await word.file('word/document.xml')?.async('string')) ?? '';
  for (const text of texts) expect(xml).toContain(text);
  expect(xml).toContain('<w:sz w:val="48"/>');
  const book = new ExcelJS.Workbook();
  await book.xlsx.load((await bytesOf(await post('/render?format=xlsx', body))).buffer);
  const sheet = book.getWorksheet('Indicadores');
  expect(sheet?.getRow(2).values).toEqual([
    ...[undefined, 'Neto a pagar', 3000.35, 'el presupuesto', 4000, -999.65],
    expect.closeTo(-0.25, 5),
  ]);
  expect(sheet?.getCell('B2').numFmt).toContain('"$"#,##0.00');
});

it('a block of totals stands at the right on paper, and follows its cells in Excel', async () => {
  const report = letter();
  const block: TotalesItem = {
    ...newItem('totales', BLOCK),
    filas: [
      { id: 'fila-1', etiqueta: 'Subtotal', formula: `SUMA([${UUID}.employees.sbc])`, destacada: false },
      { id: 'fila-2', etiqueta: 'IVA 16%', formula: `[${BLOCK}.fila-1] * 16%`, destacada: false },
      { id: 'fila-3', etiqueta: 'Total', formula: `[${BLOCK}.fila-1] + [${BLOCK}.fila-2]`, destacada: true },
      { id: 'fila-4', etiqueta: 'Con letra', formula: `LETRA([${BLOCK}.fila-3])`, destacada: false },
    ],
  };
  const layouts = [...report.layouts, { index: 3, separation: false, items: [block] }];
  const body = { report: { ...report, layouts }, rows: rowsOf('100.10', '33.33'), options };
  const [page = ''] = await pdfPages(await bytesOf(await post('/render?format=pdf', body)));
  expect(page).toMatch(
    /Subtotal\s*\$133\.43\s*IVA 16%\s*\$21\.35\s*Total\s*\$154\.78\s*Con letra: ciento cincuenta y cuatro pesos 78\/100 M\.N\./,
  );
  const word = await JSZip.loadAsync(await bytesOf(await post('/render?format=docx', body)));
  const xml = (await word.file('word/document.xml')?.async('string')) ?? '';
  for (const text of ['IVA 16%', '$154.78', 'Con letra: ciento cincuenta y cuatro pesos 78/100 M.N.'])
    expect(xml).toContain(text);
  const book = new ExcelJS.Workbook();
  await book.xlsx.load((await bytesOf(await post('/render?format=xlsx', body))).buffer);
  const sheet = book.getWorksheet('Totales');
  expect(sheet?.getCell('B1').value).toBe(133.43);
  expect(sheet?.getCell('B2').value).toMatchObject({
    result: 21.35,
    formula: expect.stringContaining('ROUND('),
  });
  expect(sheet?.getCell('B3').value).toMatchObject({
    result: 154.78,
    formula: expect.stringContaining('B2'),
  });
  expect(sheet?.getCell('B3').numFmt).toContain('"$"#,##0.00');
  expect(sheet?.getCell('B4').value).toBe('ciento cincuenta y cuatro pesos 78/100 M.N.');
});

it('each part has the totals of its own rows, in its header too', async () => {
  const parts = [{ rows: rowsOf('10') }, { rows: rowsOf('20', '30') }];
  const response = await post('/parts?format=pdf', { report: letter(), parts, options });
  const bytes = Buffer.from(await response.arrayBuffer());
  const files = bytes.toString('latin1').split('%PDF-').slice(1);
  const pages = await Promise.all(
    files.map(async (file) => (await pdfPages(Buffer.from(`%PDF-${file}`, 'latin1')))[0]),
  );
  expect(pages[0]).toContain('Se pagan $10.00');
  expect(pages[0]).toContain('Personas: 1');
  expect(pages[1]).toContain('Se pagan $50.00');
  expect(pages[1]).toContain('Personas: 2');
});

it('combined reports have their own totals', async () => {
  const reports = [
    { report: { ...letter(), nombre: 'Uno' }, rows: rowsOf('1') },
    { report: { ...letter(), nombre: 'Dos' }, rows: rowsOf('2') },
  ];
  const pages = await pdfPages(await bytesOf(await post('/combine?format=pdf', { reports, options })));
  expect(pages[0]).toContain('Se pagan $1.00');
  expect(pages[1]).toContain('Se pagan $2.00');
});

it('a formula without a result is a dash, and its reader is told why', async () => {
  const report = letter(`SUMA([${UUID}.employees.sbc]) / (CONTAR([${UUID}.employees.sbc]) - 1)`);
  const response = await post('/render?format=pdf', { report, rows: rowsOf('5'), options });
  const notes = decodeURIComponent(response.headers.get(NOTES_HEADER) ?? '');
  expect(notes).toContain('formula_without_result');
  expect(notes).toContain('división entre cero');
  expect((await pdfPages(await bytesOf(response)))[0]).toContain('Se pagan —');
});

it('a lookup is its one value in every format, and none where rows have several', async () => {
  const report = letter(`BUSCARX("PERSONA 2"; [${UUID}.employees.name]; [${UUID}.employees.sbc])`);
  const block: TotalesItem = {
    ...newItem('totales', BLOCK),
    filas: [
      {
        ...{ id: 'fila-1', etiqueta: 'Segunda', destacada: false },
        formula: `BUSCARX("Persona 2"; [${UUID}.employees.name]; [${UUID}.employees.sbc])`,
      },
      { id: 'fila-2', etiqueta: 'Doble', formula: `[${BLOCK}.fila-1] * 2`, destacada: false },
      {
        ...{ id: 'fila-3', etiqueta: 'Quién', destacada: false },
        formula: `BUSCARX(1000.1; [${UUID}.employees.sbc]; [${UUID}.employees.name]; "nadie")`,
      },
    ],
  };
  const layouts = [...report.layouts, { index: 3, separation: false, items: [block] }];
  const body = { report: { ...report, layouts }, rows: rowsOf('1000.10', '2000.25'), options };
  const [page = ''] = await pdfPages(await bytesOf(await post('/render?format=pdf', body)));
  for (const text of ['Se pagan $2,000.25', '$4,000.50', 'Persona 1']) expect(page).toContain(text);
  const word = await JSZip.loadAsync(await bytesOf(await post('/render?format=docx', body)));
  expect(await word.file('word/document.xml')?.async('string')).toContain('$4,000.50');

  const book = new ExcelJS.Workbook();
  await book.xlsx.load((await bytesOf(await post('/render?format=xlsx', body))).buffer);
  const cells = book.getWorksheet('Totales')?.getSheetValues() ?? [];
  expect(cells).toContainEqual([undefined, 'Segunda', 2000.25]);
  expect(cells).toContainEqual([undefined, 'Doble', expect.objectContaining({ result: 4000.5 })]);
  expect(cells).toContainEqual([undefined, 'Quién', 'Persona 1']);

  const [first, second] = rowsOf('1000.10', '2000.25')[UUID] ?? [];
  const repeated = { [UUID]: [first, second, { ...second, 'employees.sbc': '1' }] };
  const answer = await post('/render?format=xlsx', { ...body, rows: repeated });
  expect(decodeURIComponent(answer.headers.get(NOTES_HEADER) ?? '')).toContain(
    'hay 2 filas con “PERSONA 2”, sus valores son distintos y no se tomó ninguno',
  );
  const other = new ExcelJS.Workbook();
  await other.xlsx.load((await bytesOf(answer)).buffer);
  const shown = JSON.stringify(other.worksheets.map((sheet) => sheet.getSheetValues()));
  expect(shown).toContain('Se pagan —');
  expect(shown).not.toContain('4000.5');
});

it('a formula over a table that is not there is refused', async () => {
  const response = await post('/render?format=pdf', { report: letter('SUMA([Tabla 9.Neto])'), rows: {} });
  expect(response.status).toBe(422);
  expect(JSON.stringify(await response.json())).toContain('Ninguna tabla del reporte tiene');
});

it('an item whose condition is not met is in no format; one whose condition has no result is, with a note', async () => {
  const report = letter();
  const [title, amount, table] = report.layouts.flatMap(({ items }) => items);
  if (title === undefined || amount === undefined || table === undefined) throw new Error('no items');
  const rows = `FILAS([${UUID}.employees.name])`;
  const conditions: [typeof title, string][] = [
    [title, `${rows} > 2`],
    [amount, `SUMA([${UUID}.employees.sbc]) / 0 > 1`],
    [table, `${rows} > 1`],
  ];
  const layouts = conditions.map(([item, mostrar_si], index) => ({
    index,
    separation: index === 0,
    items: [{ ...item, mostrar_si }],
  }));
  const body = (...amounts: string[]) => ({
    report: { ...report, layouts },
    rows: rowsOf(...amounts),
    options,
  });
  const answer = await post('/render?format=pdf', body('10', '20'));
  expect(decodeURIComponent(answer.headers.get(NOTES_HEADER) ?? '')).toContain(
    'lo que depende de ella sí se muestra',
  );
  const pages = await pdfPages(await bytesOf(answer));
  expect(pages).toHaveLength(1);
  expect(pages[0]).not.toContain('Se pagan');
  expect(pages[0]).toContain('Son');
  expect(pages[0]).toContain('Persona 2');
  expect((await pdfPages(await bytesOf(await post('/render?format=pdf', body('10')))))[0]).not.toContain(
    'Persona 1',
  );

  const word = await JSZip.loadAsync(await bytesOf(await post('/render?format=docx', body('10'))));
  const xml = (await word.file('word/document.xml')?.async('string')) ?? '';
  expect([xml.includes('Se pagan'), xml.includes('Persona 1'), xml.includes('Son')]).toEqual([
    false,
    false,
    true,
  ]);
  const book = new ExcelJS.Workbook();
  await book.xlsx.load((await bytesOf(await post('/render?format=xlsx', body('10')))).buffer);
  const cells = book.worksheets.flatMap((sheet) =>
    sheet.getSheetValues().flatMap((row) => (Array.isArray(row) ? row : [])),
  );
  expect(cells).not.toContain('Persona 1');
});

it('a column and a section whose condition is not met are in no format, and the other columns take the width', async () => {
  const report = letter();
  const [title, , table] = report.layouts.flatMap(({ items }) => items);
  if (title === undefined || table?.nombre !== 'tabla') throw new Error('no items');
  const rows = `FILAS([${UUID}.employees.name])`;
  const [name, wage] = table.selected_columns;
  if (name === undefined || wage === undefined) throw new Error('no columns');
  const layouts = [
    { index: 0, separation: false, mostrar_si: `${rows} > 1`, items: [title] },
    {
      index: 1,
      separation: false,
      items: [
        {
          ...table,
          selected_columns: [
            { ...name, ancho: 20 },
            { ...wage, ancho: 80, mostrar_si: `${rows} > 1` },
          ],
        },
      ],
    },
  ];
  const body = (...amounts: string[]) => ({
    report: { ...report, layouts },
    rows: rowsOf(...amounts),
    options,
  });
  const texts = async (...amounts: string[]): Promise<string[]> => {
    const [page = ''] = await pdfPages(await bytesOf(await post('/render?format=pdf', body(...amounts))));
    const word = await JSZip.loadAsync(await bytesOf(await post('/render?format=docx', body(...amounts))));
    const book = new ExcelJS.Workbook();
    await book.xlsx.load((await bytesOf(await post('/render?format=xlsx', body(...amounts)))).buffer);
    const cells = book.worksheets.flatMap((sheet) =>
      sheet.getSheetValues().flatMap((row) => (Array.isArray(row) ? row.map(String) : [])),
    );
    return [page, (await word.file('word/document.xml')?.async('string')) ?? '', cells.join(' ')];
  };
  for (const text of await texts('10', '20')) expect(text).toContain('Salario base');
  const one = await texts('10');
  for (const text of one) {
    expect(text).toContain('Persona 1');
    expect(text).not.toContain('Salario base');
    expect(text).not.toContain('Se pagan');
  }
  // One column of a fifth of the table is the whole table once it is alone.
  const [, xml = ''] = one;
  const width = Number(/<w:tblW[^>]*w:w="(\d+)"/.exec(xml)?.[1]);
  const column = Number(/<w:gridCol w:w="(\d+)"/.exec(xml)?.[1]);
  expect([width, column].every((size) => size > 0)).toBe(true);
  expect(xml.match(/<w:gridCol/g)).toHaveLength(1);
  expect(column).toBeGreaterThan(9000);
});
