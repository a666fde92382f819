/** Plants differences in the sums at the ends of pages, and looks whether the proof finds them. */
import { renderFormat } from '@lienzo/schema/api/render-contract';
import type { Row } from '@lienzo/schema/data/column';
import type { TablaItem } from '@lienzo/schema/report/item';
import { newItem } from '@lienzo/schema/report/new-item';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { reportOf, selected } from '../../reports/testing/test-reports.ts';
import { ProofDriver, type ReportWithRows } from '../testing/proof-driver.ts';

let driver: ProofDriver;
beforeAll(() => {
  driver = new ProofDriver();
});
afterAll(() => driver?.stop());

const CENTER = 'cost_centers.cost_center';
const NET = 'payroll_results.net_pay';

function people(more: Partial<TablaItem> = {}, count = 130): ReportWithRows & { item: TablaItem } {
  const item: TablaItem = {
    ...newItem('tabla'),
    selected_tables: ['payroll_results', 'employees', 'cost_centers'],
    selected_columns: [
      selected('employees.employee_number'),
      selected('employees.name'),
      { ...selected(NET), formato: 'moneda', total: 'suma' },
    ],
    suma_pagina: true,
    viene_pagina: true,
    ...more,
  };
  const rows = Array.from(
    { length: count },
    (_, index): Row => ({
      'employees.employee_number': `${1000 + index}`,
      'employees.name': `Persona ${index}`,
      [CENTER]: `Centro ${Math.floor(index / 60)}`,
      [NET]: `${2000 + index}.10`,
    }),
  );
  return { item, report: reportOf([item]), rows: { [item.uuid]: rows } };
}

const CASES: Partial<TablaItem>[] = [
  {},
  { viene_pagina: false },
  { suma_pagina: false },
  { group_by: [CENTER] },
  { group_by: [CENTER], pagina_por_grupo: true },
];

it.each(CASES)('nothing is found where all is as it must be: %j', async (more) => {
  const report = people(more);
  for (const format of renderFormat.options)
    expect((await driver.prove(format, report)).differences, format).toEqual([]);
});

it('a long table in parts is as it must be', async () => {
  expect((await driver.prove('pdf', people({}, 1_300))).differences).toEqual([]);
});

describe('what the drawing of another report would say is found', () => {
  /** The file of one report, against what another must show. */
  const differencesOf = async (made: ReportWithRows, meant: ReportWithRows): Promise<string[]> => {
    const file = await driver.fileOf('pdf', made);
    return (await driver.compare('pdf', file, meant)).differences.map(({ expected }) => expected);
  };

  it('a page sum of a cent more', async () => {
    const report = people();
    const { uuid } = report.item;
    // Both rows read alike; together they add a cent to the sums.
    const rows = (report.rows[uuid] ?? []).map((row, index) =>
      index < 2 ? { ...row, [NET]: `${row[NET]}4` } : row,
    );
    const sums = await differencesOf({ ...report, rows: { [uuid]: rows } }, report);
    // The sum of the first page, what comes from it on each page after it, and the total.
    expect(sums.filter((text) => text.startsWith('$')).length).toBeGreaterThan(2);
  });

  it('page sums that are left out', async () => {
    const report = people();
    const without = { ...report.item, suma_pagina: false };
    const sums = await differencesOf({ ...report, report: reportOf([without]) }, report);
    expect(sums.some((text) => text.startsWith('Suma de la página $'))).toBe(true);
  });

  it('what comes from the page before, left out', async () => {
    const report = people();
    const without = { ...report.item, viene_pagina: false };
    const sums = await differencesOf({ ...report, report: reportOf([without]) }, report);
    expect(sums.some((text) => text.startsWith('Viene de la página anterior $'))).toBe(true);
  });
});
