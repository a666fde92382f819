/** Plants differences in fixed tables and looks whether the proof finds them in every format. */
import { renderFormat } from '@lienzo/schema/api/render-contract';
import { cellsOfTexts, type TablaFijaItem } from '@lienzo/schema/report/fixed-table-item';
import { newItem } from '@lienzo/schema/report/new-item';
import { plainRichText, type RichText } from '@lienzo/schema/report/rich-text';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { reportOf, selected, tabla } from '../../reports/testing/test-reports.ts';
import { ProofDriver, type ReportWithRows } from '../testing/proof-driver.ts';

let driver: ProofDriver;
beforeAll(() => {
  driver = new ProofDriver();
});
afterAll(() => driver?.stop());

const column = (key: string): RichText => ({
  type: 'doc',
  content: [{ type: 'paragraph', content: [{ type: 'column', attrs: { column: key } }] }],
});

/** A head, a cell over two rows, one over two columns, and a result. */
function typed(texts: { middle?: string; amount?: string; merged?: string } = {}): TablaFijaItem {
  const { middle = 'Mensual', amount = '1250.5', merged = 'Asesoría' } = texts;
  const celdas: TablaFijaItem['celdas'] = cellsOfTexts([
    ['Concepto', 'Periodo', 'Importe'],
    [merged, middle, ''],
    ['', 'Única vez', '$900.00'],
    ['Precios sin IVA', '', ''],
  ]).map((row, at) => row.map((cell, index) => ({ ...cell, id: `celda-${at}-${index}` })));
  const [, first, second, last] = celdas;
  if (first?.[0]) first[0] = { ...first[0], filas: 2 };
  if (first?.[2])
    first[2] = {
      ...first[2],
      texto: plainRichText(`$${Number(amount).toLocaleString('en-US', { minimumFractionDigits: 2 })}`),
      resultado: { type: 'moneda', value: amount, loss: null },
    };
  if (second) second[0] = null;
  if (last?.[0]) last[0] = { ...last[0], columnas: 3 };
  if (last) last.splice(1, 2, null, null);
  return { ...newItem('tabla_fija', '3f0a54de-4a43-4ac1-8f69-7a2c64f3a112'), celdas };
}

const TABLE = tabla(['employees.name']);
const beside = (item: TablaFijaItem): ReportWithRows => ({
  report: reportOf([TABLE, item]),
  rows: { [TABLE.uuid]: [{ 'employees.name': 'Eva Sol' }] },
});
const alone = (item: TablaFijaItem): ReportWithRows => ({ report: reportOf([item]), rows: {} });

const LETTER = {
  ...newItem('texto_dinamico'),
  selected_tables: ['employees'],
  selected_columns: [selected('employees.name'), selected('employees.position')],
  valor: plainRichText('Datos de la persona.'),
};
const CARD: TablaFijaItem = {
  ...newItem('tabla_fija'),
  encabezado: false,
  celdas: [
    [
      { id: 'celda-a', texto: plainRichText('Nombre') },
      { id: 'celda-b', texto: column('employees.name') },
    ],
    [
      { id: 'celda-c', texto: plainRichText('Puesto') },
      { id: 'celda-d', texto: column('employees.position') },
    ],
  ],
  anchos: [30, 70],
};
const rowsOf = (...names: string[]): ReportWithRows['rows'] => ({
  [LETTER.uuid]: names.map((name) => ({ 'employees.name': name, 'employees.position': `Puesto de ${name}` })),
});
const CARDS: ReportWithRows = { report: reportOf([LETTER, CARD]), rows: rowsOf('Eva Sol', 'Luis Paz') };

describe.each(renderFormat.options)('%s', (format) => {
  it.each([
    ['beside a table', beside(typed())],
    ['alone', alone(typed())],
    ['on each page', CARDS],
  ])('finds nothing in a fixed table as it is, %s', async (_name, report) => {
    const { differences, values } = await driver.prove(format, report);
    expect(differences).toEqual([]);
    expect(values).toBeGreaterThan(3);
  });

  it.each([
    ['a text', typed({ middle: 'Anual' }), 'Mensual', 'Anual'],
    ['a merged cell', typed({ merged: 'Servicio' }), 'Asesoría', 'Servicio'],
    ['a result', typed({ amount: '1250.6' }), '$1,250.50', '$1,250.60'],
  ])('finds %s that is another one', async (_name, planted, expected, other) => {
    for (const report of [beside, alone]) {
      const bytes = await driver.fileOf(format, report(planted));
      const { differences } = await driver.compare(format, bytes, report(typed()));
      expect(differences).toContainEqual(expect.objectContaining({ format, expected, found: other }));
    }
  });

  it('finds a column of another row of data', async () => {
    const { differences } = await driver.prove(format, CARDS, rowsOf('Eva Sol', 'Luis Pez'));
    expect(differences).toContainEqual(
      expect.objectContaining({ format, item: 'Tabla fija', expected: 'Luis Paz' }),
    );
  });
});
