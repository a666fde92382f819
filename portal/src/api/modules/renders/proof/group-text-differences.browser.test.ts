/** Plants differences in the texts of groups, and looks whether the proof finds them. */
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

function people(pie: string, more: Partial<TablaItem> = {}): ReportWithRows & { item: TablaItem } {
  const empty = newItem('tabla');
  const named = (text: string): string => text.replaceAll('@', `${empty.uuid}.`);
  const item: TablaItem = {
    ...empty,
    selected_tables: ['payroll_results', 'employees', 'cost_centers'],
    selected_columns: [
      selected('employees.employee_number'),
      selected('employees.name'),
      { ...selected(NET), formato: 'moneda', total: 'suma' },
    ],
    group_by: [CENTER],
    textos_grupo: [{ encabezado: named(`{[@${CENTER}]} ({CONTARA([@employees.name])})`), pie: named(pie) }],
    ...more,
  };
  const rows = Array.from(
    { length: 130 },
    (_, index): Row => ({
      'employees.employee_number': `${1000 + index}`,
      'employees.name': `Persona ${index}`,
      [CENTER]: `Centro ${Math.floor(index / 60)}`,
      [NET]: `${2000 + index}.10`,
    }),
  );
  return { item, report: reportOf([item]), rows: { [item.uuid]: rows } };
}

const FOOT = `Neto de {[@${CENTER}]}: {SUMA([@${NET}])}, arriba de 2,050: {SUMA(SI([@${NET}] > 2050; 1; 0))}`;

it.each<Partial<TablaItem>>([{}, { pagina_por_grupo: true }, { suma_pagina: true }])(
  'nothing is found where all is as it must be: %j',
  async (more) => {
    const report = people(FOOT, more);
    for (const format of renderFormat.options)
      expect((await driver.prove(format, report)).differences, format).toEqual([]);
  },
);

describe.each(renderFormat.options)('in %s', (format) => {
  const differencesOf = async (made: ReportWithRows, meant: ReportWithRows): Promise<string[]> => {
    const file = await driver.fileOf(format, made);
    return (await driver.compare(format, file, meant)).differences.map(({ expected }) => expected);
  };

  it('another figure in the text below a group is found', async () => {
    const report = people(FOOT);
    const other = {
      ...report.item,
      textos_grupo: people(FOOT.replace('2050; 1', '2051; 1')).item.textos_grupo,
    };
    const made = { ...report, report: reportOf([withUuid(other, report.item.uuid)]) };
    expect((await differencesOf(made, report)).join(' ')).toContain('arriba');
  });

  it('a text that is left out is found', async () => {
    const report = people(FOOT);
    const without = { ...report.item, textos_grupo: undefined };
    const differences = await differencesOf({ ...report, report: reportOf([without]) }, report);
    expect(differences.join(' ')).toContain('Neto');
  });
});

/** The texts of another table, over this one. */
const withUuid = (item: TablaItem, uuid: string): TablaItem => ({
  ...item,
  textos_grupo: item.textos_grupo?.map(({ encabezado, pie }) => ({
    encabezado: encabezado.replace(/[0-9a-f-]{36}/g, uuid),
    pie: pie.replace(/[0-9a-f-]{36}/g, uuid),
  })),
});
