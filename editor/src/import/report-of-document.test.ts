import { reportDocument, reportItems } from '@lienzo/schema/report/report';
import { validateReport } from '@lienzo/schema/report/validate-report';
import { documentImportMessages as texts } from '@lienzo/schema/reports/document-import-messages';
import type {
  ImportedBlock,
  ImportedCell,
  ImportedDocument,
  ImportedTable,
} from '@lienzo/schema/reports/imported-document';
import { expect, it } from 'vitest';
import { reportOfDocument } from './report-of-document.ts';

const documentOf = (blocks: ImportedBlock[], more: Partial<ImportedDocument> = {}): ImportedDocument => ({
  format: 'docx',
  title: '',
  pages: null,
  orientation: 'vertical',
  margins: { top: 72, right: 56, bottom: 72, left: 56 },
  header: null,
  footer: null,
  blocks,
  losses: [],
  more_losses: 0,
  ...more,
});
const heading = (text: string): ImportedBlock => ({
  kind: 'heading',
  level: 2,
  content: [{ type: 'text', text }],
});
const paragraph = (text: string, level?: number): ImportedBlock => ({
  kind: 'paragraph',
  ...(level !== undefined && { list: { ordered: false, level } }),
  content: [{ type: 'text', text }],
});
const cell = (text: string): ImportedCell => ({ text, type: 'text', value: text });

it('makes a valid report of headings, texts, pictures and page breaks, in their order', () => {
  const { report } = reportOfDocument(
    documentOf([
      heading('Título'),
      paragraph('uno'),
      paragraph('dos'),
      { kind: 'picture', image: crypto.randomUUID(), name: 'foto.png', alt: 'Foto', width: 245 },
      { kind: 'page_break' },
      { kind: 'page_break' },
      paragraph(' '),
      paragraph('tres'),
    ]),
    'Importado',
  );
  expect(validateReport(reportDocument.parse(report))).toEqual([]);
  expect(report.layouts.map(({ separation, items }) => [separation, items[0]?.nombre])).toEqual([
    [false, 'titulo'],
    [false, 'texto'],
    [false, 'imagen'],
    [true, 'texto'],
  ]);
  expect(reportItems(report)).toMatchObject([
    { nivel: 2, valor: { content: [{ content: [{ text: 'Título' }] }] } },
    { valor: { content: [{ content: [{ text: 'uno' }] }, { content: [{ text: 'dos' }] }] } },
    { tamaño: 50, alt: 'Foto', image_name: 'foto.png' },
    {},
  ]);
  expect(report.page).toMatchObject({ margins: { left: 56 }, header: null, footer: null });
});

it('nests the items of lists', () => {
  const { report } = reportOfDocument(
    documentOf([paragraph('a', 0), paragraph('b', 1), paragraph('c', 0), paragraph('fin')]),
    'Listas',
  );
  const item = (text: string, ...inside: object[]) => ({
    type: 'listItem',
    content: [{ type: 'paragraph', content: [{ type: 'text', text }] }, ...inside],
  });
  expect(reportItems(report)).toMatchObject([
    {
      valor: {
        content: [
          {
            type: 'bulletList',
            content: [item('a', { type: 'bulletList', content: [item('b')] }), item('c')],
          },
          { type: 'paragraph', content: [{ text: 'fin' }] },
        ],
      },
    },
  ]);
});

const table = (rows: (ImportedCell | null)[][], more: Partial<ImportedTable> = {}): ImportedBlock => ({
  ...{ kind: 'table', header_rows: 1, widths: [], rows },
  ...more,
});

it('a table that is no table with data is a fixed table, with its merged cells and widths', () => {
  const { report, losses } = reportOfDocument(
    documentOf([
      table(
        [
          [{ ...cell('Cotización'), columns: 2 }, null],
          [cell('Servicio'), { ...cell('1,500.00'), type: 'number', background: '#eff6ff' }],
        ],
        { widths: [300, 100] },
      ),
    ]),
    'Tabla',
  );
  expect(losses).toEqual([]);
  expect(validateReport(reportDocument.parse(report))).toEqual([]);
  expect(reportItems(report)).toMatchObject([
    {
      nombre: 'tabla_fija',
      encabezado: true,
      anchos: [1000, 333],
      celdas: [
        [{ columnas: 2, texto: { content: [{ content: [{ text: 'Cotización' }] }] } }, null],
        [{}, { fondo: '#eff6ff', texto: { content: [{ attrs: { textAlign: 'right' } }] } }],
      ],
    },
  ]);
});

it('a table that is larger than a fixed one is aligned text, which is said', () => {
  const { report, losses } = reportOfDocument(
    documentOf([
      table([
        [cell('RFC'), cell('Importe')],
        ...Array.from({ length: 200 }, () => [cell('XAXX010101000'), null]),
      ]),
    ]),
    'Tabla',
  );
  expect(losses).toEqual([{ position: texts.positions.document, reason: texts.lost.tableAsText }]);
  const [item] = reportItems(report);
  const lines = item?.nombre === 'texto' ? item.valor.content.slice(0, 2) : [];
  expect(lines).toMatchObject([
    {
      content: [
        { text: 'RFC', marks: [{ type: 'bold' }] },
        { text: expect.stringMatching(/^ *\t+$/) },
        { text: 'Importe' },
      ],
    },
    { content: [{ text: 'XAXX010101000' }, { text: expect.stringMatching(/\t/) }] },
  ]);
});

it('joins the parts of a document that has more than a report has sections', () => {
  const blocks = Array.from({ length: 150 }, (_, at) => [heading(`T${at}`), paragraph(`p${at}`)]).flat();
  const { report, losses } = reportOfDocument(documentOf(blocks), 'Largo');
  expect(losses).toEqual([]);
  expect(report.layouts).toHaveLength(1);
  const [item] = reportItems(report);
  expect(item?.nombre === 'texto' && item.valor.content.slice(0, 2)).toMatchObject([
    { type: 'heading', attrs: { level: 2 }, content: [{ text: 'T0' }] },
    { type: 'paragraph', content: [{ text: 'p0' }] },
  ]);
  const breaks = Array.from({ length: 205 }, (_, at): ImportedBlock[] => [
    paragraph(`p${at}`),
    { kind: 'page_break' },
  ]).flat();
  expect(reportOfDocument(documentOf(breaks), 'Cortes').losses).toEqual([
    { position: texts.positions.document, reason: texts.lost.sections(5) },
  ]);
});
