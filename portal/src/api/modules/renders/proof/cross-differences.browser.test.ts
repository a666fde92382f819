/** Plants differences in the groups of cross tables, and looks whether the proof finds them in every format. */
import { renderFormat } from '@lienzo/schema/api/render-contract';
import type { Cell, Row } from '@lienzo/schema/data/column';
import { CROSS_COLUMN, CROSS_ROW, totalKey } from '@lienzo/schema/data/summary';
import { summarisedRows } from '@lienzo/schema/data/table-summary';
import type { TablaCruzadaItem } from '@lienzo/schema/report/item';
import { newItem } from '@lienzo/schema/report/new-item';
import { summaryQuestionOf } from '@lienzo/schema/report/summary-question';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Dice, seededDice } from '../../reports/testing/seeded-dice.ts';
import { reportOf, selected } from '../../reports/testing/test-reports.ts';
import { ProofDriver, type ReportWithRows } from '../testing/proof-driver.ts';

let driver: ProofDriver;
beforeAll(() => {
  driver = new ProofDriver();
});
afterAll(() => driver?.stop());

const CENTER = 'cost_centers.cost_center';
const DAY = 'periods.payment_date';
const SUM = 'medida-neto';
const CENTERS = ['Producción', 'Administración y finanzas', 'Comercial', 'Logística y almacén'];

/** A cross table of random receipts; of many months its columns stand in several blocks. */
function randomCross(dice: Dice): ReportWithRows & { item: TablaCruzadaItem; groups: Row[] } {
  const item: TablaCruzadaItem = {
    ...newItem('tabla_cruzada'),
    selected_tables: ['payroll_results', 'employees', 'cost_centers', 'periods'],
    selected_columns: [
      selected(CENTER),
      { ...selected(DAY), formato: 'fecha_mes' },
      { column: SUM, data_type: 'numeric', readable_name: 'Neto', formato: 'moneda' },
    ],
    columnas: [DAY],
    resumen: { medidas: [{ id: SUM, column: 'payroll_results.net_pay', funcion: 'suma' }] },
    zebra: dice.below(2) === 0,
  };
  const months = 2 + dice.below(30);
  const rows = Array.from({ length: 60 }, (): Row => {
    const month = dice.below(months);
    const year = 2024 + Math.floor(month / 12);
    return {
      [CENTER]: dice.one(CENTERS),
      [DAY]: `${year}-${String((month % 12) + 1).padStart(2, '0')}-1${dice.below(9)}`,
      'payroll_results.net_pay': (dice.below(90_000_000) / 100).toFixed(2),
    };
  });
  const question = summaryQuestionOf(item);
  const groups = question === null ? [] : summarisedRows(question, rows);
  return { item, groups, report: reportOf([item]), rows: { [item.uuid]: groups } };
}

const more = (value: Cell | undefined): string => (Number(value ?? 0) + 0.01).toFixed(2);

/** The groups with another figure wherever it is read. */
const retold = (groups: readonly Row[], { key, same }: { key: string; same: (row: Row) => boolean }): Row[] =>
  groups.map((row) => (same(row) ? { ...row, [key]: more(row[key]) } : row));

const PLANTED: Record<string, (groups: readonly Row[], one: Row) => Row[]> = {
  'a cent in a cell': (groups, one) => retold(groups, { key: SUM, same: (row) => row === one }),
  'the total of a row': (groups, one) =>
    retold(groups, { key: totalKey(SUM, CROSS_ROW), same: (row) => row[CENTER] === one[CENTER] }),
  'the total of a column': (groups, one) =>
    retold(groups, { key: totalKey(SUM, CROSS_COLUMN), same: (row) => row[DAY] === one[DAY] }),
  'the total of all': (groups) =>
    retold(groups, { key: totalKey(SUM, { level: 0, ofDetail: false }), same: () => true }),
  'a cell that is gone': (groups, one) => groups.filter((row) => row !== one),
  'a cell in another month': (groups, one) =>
    groups.map((row) => (row === one ? { ...row, [DAY]: '2031-01-01' } : row)),
  'the name of a row': (groups, one) =>
    groups.map((row) => (row[CENTER] === one[CENTER] ? { ...row, [CENTER]: `${row[CENTER]}x` } : row)),
};

describe.each(renderFormat.options)('in the %s', (format) => {
  it.each(Object.entries(PLANTED))(
    '%s is found, and nothing where all is as it must be',
    async (_name, plant) => {
      for (const seed of [1, 2, 3]) {
        const dice = seededDice(seed);
        const report = randomCross(dice);
        const planted = plant(report.groups, dice.one(report.groups));
        expect((await driver.prove(format, report)).differences, `seed ${seed}`).toEqual([]);
        const { differences } = await driver.prove(format, report, { [report.item.uuid]: planted });
        expect(differences.length, `seed ${seed}`).toBeGreaterThan(0);
      }
    },
  );
});
