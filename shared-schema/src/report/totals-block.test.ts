import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ExactDecimal } from '../data/exact-decimal.ts';
import { outcomesOfRows, withItemOutcomes } from './formula-results.ts';
import {
  formulaSources,
  readableReportFormula,
  sourcesAbove,
  storedReportFormula,
} from './formula-tables.ts';
import type { FilaTotal, TotalesItem } from './item.ts';
import { newItem } from './new-item.ts';
import { emptyReport, type ReportDocument } from './report.ts';
import { totalsLines } from './totals-block.ts';
import { validateReport } from './validate-report.ts';

const TABLE = '11111111-1111-4111-8111-111111111111';
const BLOCK = '22222222-2222-4222-8222-222222222222';

const table = {
  ...newItem('tabla', TABLE),
  selected_tables: ['employees'],
  selected_columns: [
    {
      column: 'employees.sbc',
      data_type: 'numeric' as const,
      readable_name: 'Importe',
      formato: 'moneda' as const,
    },
  ],
};

/** A report with a block whose rows have these labels and formulas with readable names. */
function reportOf(rows: [string, string][]): { report: ReportDocument; block: TotalesItem } {
  const filas = rows.map(
    ([etiqueta], index): FilaTotal => ({ id: `fila-${index + 1}`, etiqueta, formula: '', destacada: false }),
  );
  const bare: TotalesItem = { ...newItem('totales', BLOCK), filas };
  const whole = (block: TotalesItem): ReportDocument => ({
    ...emptyReport('Factura'),
    layouts: [table, block].map((item, index) => ({ index, separation: false, items: [item] })),
  });
  const sources = formulaSources(whole(bare));
  const block = {
    ...bare,
    filas: filas.map((row, index) => ({
      ...row,
      formula: storedReportFormula(rows[index]?.[1] ?? '', sourcesAbove(sources, `${BLOCK}.${row.id}`)),
    })),
  };
  return { report: whole(block), block };
}

function textsOf(rows: [string, string][], amounts: string[]): string[] {
  const { report, block } = reportOf(rows);
  expect(validateReport(report)).toEqual([]);
  const outcomes = outcomesOfRows(
    report,
    () => amounts.map((sbc) => ({ 'employees.sbc': sbc })),
    '2026-11-20',
  );
  return totalsLines(withItemOutcomes(block, outcomes)).map(({ text }) => text);
}

const INVOICE: [string, string][] = [
  ['Subtotal', 'SUMA([Tabla 1.Importe])'],
  ['IVA 16%', 'Subtotal * 16%'],
  ['Retención', '-Subtotal * 1.25%'],
  ['Total', 'Subtotal + [IVA 16%] + Retención'],
  ['Importe con letra', 'LETRA(Total)'],
];

describe('a block of totals', () => {
  it('has rows that use those above them, as they are written', () => {
    expect(textsOf(INVOICE, ['100.10', '33.33'])).toEqual([
      '$133.43',
      '$21.35',
      '-$1.67',
      '$153.11',
      'ciento cincuenta y tres pesos 11/100 M.N.',
    ]);
  });

  it('adds up on paper, whatever the amounts (seeded)', () => {
    const cents = fc.array(fc.integer({ min: -9_999_999, max: 9_999_999 }), { maxLength: 12 });
    const amount = (text: string): InstanceType<typeof ExactDecimal> =>
      new ExactDecimal(text.replace(/[$,]/g, ''));
    fc.assert(
      fc.property(cents, (figures) => {
        const amounts = figures.map((one) => new ExactDecimal(one).div(100).toFixed());
        const [subtotal = '', tax = '', retention = '', total = ''] = textsOf(INVOICE, amounts);
        const sum = amount(subtotal).plus(amount(tax)).plus(amount(retention));
        expect(amount(total).toFixed()).toBe(sum.toFixed());
      }),
      { seed: 5, numRuns: 200 },
    );
  });

  it('follows new labels, and is called by the label', () => {
    const { report, block } = reportOf(INVOICE);
    const renamed = {
      ...block,
      filas: block.filas.map((row) => (row.etiqueta === 'Subtotal' ? { ...row, etiqueta: 'Base' } : row)),
    };
    const layouts = [{ index: 0, separation: false, items: [renamed] }];
    const sources = formulaSources({ ...report, layouts });
    expect(readableReportFormula(block.filas[1]?.formula ?? '', sources)).toBe('Base * 16%');
  });

  it('is refused where a row uses itself or one below, or says nothing', () => {
    const { report, block } = reportOf(INVOICE);
    const withFormula = (index: number, formula: string): string[] => {
      const filas = block.filas.map((row, at) => (at === index ? { ...row, formula } : row));
      const layouts = [
        { index: 0, separation: false, items: [table] },
        { index: 1, separation: false, items: [{ ...block, filas }] },
      ];
      return validateReport({ ...report, layouts }).map(({ message }) => message);
    };
    expect(withFormula(1, `[${BLOCK}.fila-2] * 2`)[0]).toContain('no está arriba de ella');
    expect(withFormula(0, `[${BLOCK}.fila-4]`)[0]).toContain('no está arriba de ella');
    expect(withFormula(0, '1 +').some((message) => message.includes('corrígelo primero'))).toBe(true);
    const empty = reportOf([]);
    expect(validateReport(empty.report)[0]?.message).toContain('al menos una fila');
    expect(validateReport(reportOf([['', '1']]).report)[0]?.message).toContain('qué dice cada fila');
  });

  it('is compiled once for each row, however many ways lead to it', () => {
    const rows = Array.from({ length: 20 }, (_, index): [string, string] => [
      `F${index}`,
      index === 0 ? '1' : Array.from({ length: index }, (_none, at) => `F${at}`).join(' + '),
    ]);
    const { report } = reportOf(rows);
    const messages = validateReport(report).map(({ message }) => message);
    // Compiled once for each way, it would take minutes.
    expect(messages.some((message) => message.includes('pasa de 1000 operaciones'))).toBe(true);
  });
});
