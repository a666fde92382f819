import { CATALOG_TABLES } from '@lienzo/schema/data/catalog';
import { reportDocument, reportItems } from '@lienzo/schema/report/report';
import type { InlineNode } from '@lienzo/schema/report/rich-text';
import { validateReport } from '@lienzo/schema/report/validate-report';
import { documentImportMessages as texts } from '@lienzo/schema/reports/document-import-messages';
import type { ImportedBlock, ImportedDocument } from '@lienzo/schema/reports/imported-document';
import { expect, it } from 'vitest';
import type { AcceptedColumns } from './data-table.ts';
import { type RecognisedColumn, recogniseColumns } from './recognise-columns.ts';
import { reportOfDocument } from './report-of-document.ts';

const { kept } = texts.columns;

const documentOf = (blocks: ImportedBlock[], more: Partial<ImportedDocument> = {}): ImportedDocument => ({
  format: 'docx',
  title: '',
  pages: null,
  orientation: 'vertical',
  margins: null,
  header: null,
  footer: null,
  blocks,
  losses: [],
  more_losses: 0,
  ...more,
});
const text = (letters: string): InlineNode => ({ type: 'text', text: letters });
const bold = (letters: string): InlineNode => ({ type: 'text', text: letters, marks: [{ type: 'bold' }] });
const paragraph = (...content: InlineNode[]): ImportedBlock => ({ kind: 'paragraph', content });
const heading = (letters: string): ImportedBlock => ({ kind: 'heading', level: 2, content: [text(letters)] });
const table = (rows: string[][], header_rows = 1): ImportedBlock => ({
  kind: 'table',
  header_rows,
  widths: [],
  rows: rows.map((row) => row.map((cell) => ({ text: cell, type: 'text', value: cell }))),
});
const pageBreak: ImportedBlock = { kind: 'page_break' };

const recognised = (blocks: ImportedBlock[]): RecognisedColumn[] =>
  recogniseColumns(documentOf(blocks), CATALOG_TABLES);
const keysOf = (columns: RecognisedColumn[]): string[][] =>
  columns.map(({ name, candidates }) => [name, ...candidates.map(({ column }) => column.column)]);
/** All that is recognised, each as its first candidate. */
const all = (blocks: ImportedBlock[]): AcceptedColumns =>
  new Map(recognised(blocks).map(({ key, candidates: [first] }) => [key, first]));

function imported(blocks: ImportedBlock[], more: Partial<ImportedDocument> = {}) {
  const { report, losses } = reportOfDocument(documentOf(blocks, more), 'Importado', all(blocks));
  expect(validateReport(reportDocument.parse(report))).toEqual([]);
  return { items: reportItems(report), reasons: losses.map(({ reason }) => reason), losses };
}

it('recognises headings of tables, fields and labels whatever their accents, capitals, spaces and punctuation', () => {
  const columns = recognised([
    table([
      ['NOMBRE  completo', 'r.f.c.', 'Notas'],
      ['Puesto', 'CURP', ''],
    ]),
    paragraph(text('Estimado «Fecha de Ingreso», {{clabe}}, [Banco], <Sexo> y Teléfono')),
    paragraph(text('Telefono: ______  NSS: ....... Cuenta bancaria:')),
  ]);
  expect(keysOf(columns)).toEqual([
    ['NOMBRE completo', 'employees.name'],
    ['r.f.c.', 'employees.rfc'],
    ['Fecha de Ingreso', 'employees.hire_date'],
    ['clabe', 'employees.clabe'],
    ['Banco', 'employees.bank'],
    ['Sexo', 'employees.gender'],
    ['Telefono', 'employees.telefono'],
    ['NSS', 'employees.ssn'],
    ['Cuenta bancaria', 'employees.bank_account'],
  ]);
  expect(columns.every(({ preferred, candidates }) => preferred === candidates[0])).toBe(true);
});

it('recognises no column that the catalogue of the person lacks, and no value beside a label', () => {
  const document = documentOf([table([['RFC', 'Cliente']]), paragraph(text('Puesto: Gerente'))]);
  const own = CATALOG_TABLES.filter(({ nombre_modelo }) => nombre_modelo === 'employees');
  expect(keysOf(recogniseColumns(document, own))).toEqual([['RFC', 'employees.rfc']]);
});

it('of several columns with a name it prefers the one whose table the document names otherwise', () => {
  const name = 'Provisión de aguinaldo';
  const [alone] = recognised([table([[name], ['1']])]);
  expect(alone?.candidates).toHaveLength(2);
  expect(alone?.preferred).toBeNull();
  const candidates = alone?.candidates ?? [];
  for (const { table: model, column } of candidates) {
    const other = CATALOG_TABLES.find(({ nombre_modelo }) => nombre_modelo === model)?.columns.find(
      ({ readable_name }) => recognised([table([[readable_name], ['1']])])[0]?.candidates.length === 1,
    );
    const [near] = recognised([
      table([
        [name, other?.readable_name ?? ''],
        ['1', '2'],
      ]),
    ]);
    expect(near?.preferred?.column.column).toBe(column.column);
    expect(near?.candidates[0].column.column).toBe(column.column);
    expect(near?.candidates).toHaveLength(2);
  }
});

it('makes chips of a dynamic text of merge fields and blanks, over nodes, with their looks', () => {
  const { items, reasons } = imported([
    paragraph(text('Hola «'), bold('Nombre completo'), text('», tu neto es {Neto a pagar}.')),
    paragraph(bold('RFC:'), text(' ________ fin')),
    paragraph(text('Puesto:')),
  ]);
  expect(items).toHaveLength(1);
  expect(items[0]).toMatchObject({
    nombre: 'texto_dinamico',
    selected_tables: ['employees', 'payroll_results'],
    selected_columns: [
      { column: 'employees.name' },
      { column: 'payroll_results.net_pay', formato: 'moneda' },
      { column: 'employees.rfc' },
      { column: 'employees.position' },
    ],
    valor: {
      content: [
        {
          content: [
            text('Hola '),
            { type: 'column', attrs: { column: 'employees.name' } },
            text(', tu neto es '),
            { type: 'column', attrs: { column: 'payroll_results.net_pay' } },
            text('.'),
          ],
        },
        {
          content: [
            bold('RFC:'),
            text(' '),
            { type: 'column', attrs: { column: 'employees.rfc' } },
            text(' fin'),
          ],
        },
        {
          content: [text('Puesto:'), text(' '), { type: 'column', attrs: { column: 'employees.position' } }],
        },
      ],
    },
  });
  expect(reasons).toEqual([kept.pagePerFact('Resultados de nómina')]);
});

it('keeps fields that are not accepted, and says so, also those of headers', () => {
  const blocks = [paragraph(text('«RFC» «Apodo» «Apodo»'))];
  const header = {
    type: 'doc' as const,
    content: [{ type: 'paragraph' as const, content: [text('«RFC»')] }],
  };
  const { items, losses } = imported(blocks, { header });
  expect(items).toMatchObject([
    { valor: { content: [{ content: [{ type: 'column' }, text(' «Apodo» «Apodo»')] }] } },
  ]);
  expect(losses).toEqual([
    { position: texts.positions.document, reason: kept.field('Apodo') },
    { position: texts.positions.header, reason: kept.regionField('RFC') },
  ]);
  const untouched = reportOfDocument(documentOf(blocks), 'Importado');
  expect(reportItems(untouched.report)).toMatchObject([{ nombre: 'texto' }]);
  expect(untouched.losses.map(({ reason }) => reason)).toEqual([kept.field('RFC'), kept.field('Apodo')]);
});

it('makes a table with data of a table whose headings are all columns, and says that its rows are gone', () => {
  const { items, losses } = imported([
    table([
      ['Nombre completo', 'R.F.C.', '', 'Neto a pagar'],
      ['Ana Cano', 'XAXX010101000', '', '12,345.67'],
      ['Luis Paz', 'XAXX010101000', '', '1.00'],
    ]),
  ]);
  expect(items).toMatchObject([
    {
      nombre: 'tabla',
      selected_tables: ['employees', 'payroll_results'],
      selected_columns: [
        { column: 'employees.name', readable_name: 'Nombre completo' },
        { column: 'employees.rfc', titulo: 'R.F.C.' },
        { column: 'payroll_results.net_pay', formato: 'moneda' },
      ],
    },
  ]);
  expect(losses).toEqual([{ position: texts.positions.table('Nombre completo'), reason: kept.rows(2) }]);
});

it.each([
  [
    'another heading',
    table([
      ['RFC', 'Notas'],
      ['X', 'Y'],
    ]),
    kept.otherHeaders(['Notas']),
  ],
  [
    'a column without heading',
    table([
      ['RFC', ''],
      ['X', 'Y'],
    ]),
    kept.blankHeader,
  ],
  [
    'a heading twice',
    table([
      ['RFC', 'rfc'],
      ['X', 'Y'],
    ]),
    kept.repeatedHeader('rfc'),
  ],
  [
    'two rows of headings',
    table(
      [
        ['Datos', ''],
        ['RFC', 'CURP'],
        ['X', 'Y'],
      ],
      2,
    ),
    kept.severalHeaders,
  ],
  [
    'tables without a relation',
    table([
      ['RFC', 'Clave del concepto'],
      ['X', 'Y'],
    ]),
    kept.unrelated(['Empleados', 'Conceptos']),
  ],
])('keeps a table as it is typed with %s, and says why', (_, block, reason) => {
  const { items, losses } = imported([block]);
  expect(items.map(({ nombre }) => nombre)).toEqual(['tabla_fija']);
  expect(losses).toEqual([{ position: texts.positions.table('RFC'), reason }]);
});

it('keeps a field as text whose table cannot be joined with the others of its page', () => {
  const { items, reasons } = imported([paragraph(text('«RFC» «Clave del concepto»'))]);
  expect(items).toMatchObject([{ selected_tables: ['employees'], selected_columns: [{}] }]);
  expect(reasons).toEqual([kept.unrelatedField('Clave del concepto', 'Conceptos')]);
});

it('links a table to the row of its page, and a heading shows its columns', () => {
  const { items, reasons } = imported([
    heading('Recibo de «Nombre completo»'),
    paragraph(text('RFC: «RFC»')),
    table([['Neto a pagar', 'Días pagados']]),
  ]);
  expect(items).toMatchObject([
    { nombre: 'titulo' },
    {
      nombre: 'texto_dinamico',
      selected_columns: [{ column: 'employees.name' }, { column: 'employees.rfc' }],
    },
    { nombre: 'tabla', detail_column: 'employees.id' },
  ]);
  expect(reasons).toEqual([]);
});

it('a heading alone repeats its page, and parts between page breaks repeat apart', () => {
  const { items, reasons } = imported([heading('«RFC»'), pageBreak, heading('«CURP»')]);
  expect(items).toMatchObject([
    { nombre: 'texto_dinamico', valor: { content: [{ type: 'heading', attrs: { level: 2 } }] } },
    { nombre: 'texto_dinamico', selected_columns: [{ column: 'employees.curp' }] },
  ]);
  expect(reasons).toEqual([kept.pagesApart]);
});

it('lists a label of an accepted column whose value is written beside it', () => {
  const { items, reasons } = imported([
    paragraph(text('«RFC» Puesto: ____')),
    paragraph(text('RFC: XAXX010101000')),
  ]);
  expect(items).toMatchObject([
    {
      selected_columns: [{ column: 'employees.rfc' }],
      valor: { content: [{}, { content: [text('RFC: XAXX010101000')] }] },
    },
  ]);
  expect(reasons).toEqual([kept.filledLabel('RFC')]);
});

it('lists so many of the fields that are not accepted, and counts the others', () => {
  const fields = Array.from({ length: 203 }, (_, at) => paragraph(text(`«Campo ${at}»`)));
  const { losses, more_losses } = reportOfDocument(documentOf(fields), 'Largo');
  expect([losses.length, more_losses]).toEqual([200, 3]);
});

it('says that a letter over rows finer than people repeats for each of those, and not for people or their client', () => {
  const letter = (...names: string[]) =>
    imported([paragraph(text(names.map((name) => `«${name}»`).join(' ')))]);
  const facts = letter('Nombre completo', 'Días de incapacidad');
  const [item] = facts.items;
  expect(item?.nombre === 'texto_dinamico' && item.selected_tables).toContain('disabilities');
  expect(facts.reasons).toEqual([kept.pagePerFact('Incapacidades')]);
  expect(letter('Nombre completo', 'CURP').reasons).toEqual([]);
});
