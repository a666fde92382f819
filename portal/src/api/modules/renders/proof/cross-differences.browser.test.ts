/** Plants differences in the groups of cross tables, and looks whether the proof finds them in every format. */
import { type RenderFormat, renderFormat } from '@lienzo/schema/api/render-contract';
import type { Cell, Row } from '@lienzo/schema/data/column';
import { CROSS_COLUMN, CROSS_ROW, totalKey } from '@lienzo/schema/data/summary';
import { summarisedRows } from '@lienzo/schema/data/table-summary';
import type { TablaCruzadaItem } from '@lienzo/schema/report/item';
import { newItem } from '@lienzo/schema/report/new-item';
import { plainRichText } from '@lienzo/schema/report/rich-text';
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
const PAYROLL = 'paysheets.id';
const SUM = 'medida-neto';
const CENTERS = ['Producción', 'Administración y finanzas', 'Comercial', 'Logística y almacén'];

type Crossed = ReportWithRows & { item: TablaCruzadaItem; groups: Row[] };

/** A cross table of random receipts; of many months its columns stand in several blocks. */
function randomCross(dice: Dice, changes: Partial<TablaCruzadaItem> = {}): Crossed {
  const item: TablaCruzadaItem = {
    ...newItem('tabla_cruzada'),
    selected_tables: ['payroll_results', 'employees', 'cost_centers', 'periods'],
    selected_columns: [
      selected(CENTER),
      { ...selected(DAY), formato: 'fecha_mes' },
      { column: SUM, data_type: 'numeric', readable_name: 'Neto', formato: 'moneda' },
    ],
    columnas: [DAY],
    resumen: {
      medidas: [{ id: SUM, column: 'payroll_results.net_pay', funcion: 'suma' }],
      ...(dice.below(2) === 0 ? {} : { primeros: { medida: SUM, n: 2 } }),
    },
    zebra: dice.below(2) === 0,
    ...changes,
  };
  const months = 2 + dice.below(30);
  const rows = Array.from({ length: 60 }, (): Row => {
    const month = dice.below(months);
    const year = 2024 + Math.floor(month / 12);
    return {
      [CENTER]: dice.one(CENTERS),
      [DAY]: `${year}-${String((month % 12) + 1).padStart(2, '0')}-1${dice.below(9)}`,
      'payroll_results.net_pay': (dice.below(90_000_000) / 100).toFixed(2),
      [PAYROLL]: 1 + dice.below(3),
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

/** The cross table of each payroll on a page of its own. */
function onPages(dice: Dice): Crossed {
  const { item, groups } = randomCross(dice, { detail_column: PAYROLL });
  const text = {
    ...newItem('texto_dinamico'),
    selected_tables: ['paysheets'],
    selected_columns: [selected(PAYROLL)],
    valor: plainRichText('Nómina'),
  };
  const pages = [...new Set(groups.map((group) => group[PAYROLL] ?? null))].toSorted();
  const rows = { [text.uuid]: pages.map((id) => ({ [PAYROLL]: id })), [item.uuid]: groups };
  return { item, groups, report: reportOf([text, item]), rows };
}

const OF_PAGE = { level: 0, ofDetail: true };

/** What is found in every format, of the pages of a linked one. */
const PLANTED_ON_PAGES: Record<string, (groups: readonly Row[], one: Row) => Row[]> = {
  'a cent in a cell': (groups, one) => retold(groups, { key: SUM, same: (row) => row === one }),
  'the total of a row of a page': (groups, one) =>
    retold(groups, {
      key: totalKey(SUM, { ...CROSS_ROW, ofDetail: true }),
      same: (row) => row[CENTER] === one[CENTER] && row[PAYROLL] === one[PAYROLL],
    }),
  'a cell of another page': (groups, one) =>
    groups.map((row) => (row === one ? { ...row, [PAYROLL]: (Number(row[PAYROLL]) % 3) + 1 } : row)),
};

async function expectDifferences(format: RenderFormat, report: Crossed, planted: Row[], where: string) {
  const { differences } = await driver.prove(format, report, { ...report.rows, [report.item.uuid]: planted });
  expect(differences.length, where).toBeGreaterThan(0);
}

describe.each(renderFormat.options)('in the %s', (format) => {
  it('another heading of rows, columns, measures or totals is found', async () => {
    const shown = (titulo: string, titulo_total: string): Crossed => {
      const report = randomCross(seededDice(4), { titulo_total });
      const columns = report.item.selected_columns;
      report.item.selected_columns = columns.map((one) => (one.column === CENTER ? { ...one, titulo } : one));
      return report;
    };
    const report = shown('Sucursal', 'En el año');
    for (const other of [shown('Almacén', 'En el año'), shown('Sucursal', 'En el mes')]) {
      const rows = { [other.item.uuid]: report.groups };
      const bytes = await driver.fileOf(format, { ...other, rows });
      const own = { ...report, rows: { [report.item.uuid]: report.groups } };
      expect((await driver.compare(format, bytes, own)).differences.length).toBeGreaterThan(0);
      const same = await driver.fileOf(format, own);
      expect((await driver.compare(format, same, own)).differences).toEqual([]);
    }
  });

  it.each(Object.entries(PLANTED_ON_PAGES))('%s is found on pages of their own', async (_name, plant) => {
    for (const seed of [1, 2]) {
      const dice = seededDice(seed);
      const report = onPages(dice);
      const planted = plant(report.groups, dice.one(report.groups));
      expect((await driver.prove(format, report)).differences, `seed ${seed}`).toEqual([]);
      await expectDifferences(format, report, planted, `seed ${seed}`);
    }
  });

  it.each(Object.entries(PLANTED))(
    '%s is found, and nothing where all is as it must be',
    async (_name, plant) => {
      for (const seed of [1, 2, 3]) {
        const dice = seededDice(seed);
        const report = randomCross(dice);
        const planted = plant(report.groups, dice.one(report.groups));
        expect((await driver.prove(format, report)).differences, `seed ${seed}`).toEqual([]);
        await expectDifferences(format, report, planted, `seed ${seed}`);
      }
    },
  );
});

it.each(['pdf', 'docx'] as const)('in the %s the total of a page is found', async (format) => {
  const dice = seededDice(5);
  const report = onPages(dice);
  const { [PAYROLL]: page } = dice.one(report.groups);
  const planted = retold(report.groups, {
    key: totalKey(SUM, OF_PAGE),
    same: (row) => row[PAYROLL] === page,
  });
  await expectDifferences(format, report, planted, 'seed 5');
});
