/** Plants differences in columns with bars and icons, and looks whether the proof finds them in every format. */
import { renderFormat } from '@lienzo/schema/api/render-contract';
import type { Row } from '@lienzo/schema/data/column';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { reportOf, selected, tabla } from '../../reports/testing/test-reports.ts';
import { ProofDriver, type ReportWithRows } from '../testing/proof-driver.ts';

let driver: ProofDriver;
beforeAll(() => {
  driver = new ProofDriver();
});
afterAll(() => driver?.stop());

const ITEM = tabla(['employees.name', 'employees.sbc', 'employees.daily_salary'], {
  selected_columns: [
    selected('employees.name'),
    { ...selected('employees.sbc'), marca: { tipo: 'barra' } },
    {
      ...selected('employees.daily_salary'),
      marca: { tipo: 'iconos', juego: 'semaforo', alto: '500', medio: '300' },
    },
  ],
});
const PEOPLE = ['Ana Torres', 'Luis Paz', 'Eva Sol'].map(
  (name, at): Row => ({
    'employees.name': name,
    'employees.sbc': `${300 + 100 * at}.25`,
    'employees.daily_salary': at === 2 ? null : `${280 + 300 * at}.00`,
  }),
);
const MARKED: ReportWithRows = { report: reportOf([ITEM]), rows: { [ITEM.uuid]: PEOPLE } };

const PLANTED: Record<string, Row> = {
  'a cent above a bar': { 'employees.sbc': '400.26' },
  'an amount beside the same icon': { 'employees.daily_salary': '580.01' },
  'an amount with another icon': { 'employees.daily_salary': '480.00' },
  'an amount that is gone': { 'employees.daily_salary': null },
};

describe.each(renderFormat.options)('in the %s', (format) => {
  it('all is as it must be', async () => {
    expect((await driver.prove(format, MARKED)).differences).toEqual([]);
  });

  it.each(Object.entries(PLANTED))('%s is found', async (_name, change) => {
    const rows = PEOPLE.map((row, at) => (at === 1 ? { ...row, ...change } : row));
    const { differences } = await driver.prove(format, MARKED, { [ITEM.uuid]: rows });
    expect(differences.length).toBeGreaterThan(0);
  });
});
