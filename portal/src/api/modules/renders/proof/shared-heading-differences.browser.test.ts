/** Plants differences below headings that columns share, and looks whether the proof finds them in every format. */
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

const salary = { data_type: 'numeric', formato: 'moneda', total: 'suma' } as const;
const ITEM = tabla(['employees.name', 'employees.sbc', 'employees.daily_salary', 'employees.rfc'], {
  selected_columns: [
    selected('employees.name'),
    { ...selected('employees.sbc'), ...salary, encabezado_comun: 'Salarios de la persona' },
    { ...selected('employees.daily_salary'), ...salary, encabezado_comun: 'Salarios de la persona' },
    { ...selected('employees.rfc'), encabezado_comun: 'Registro' },
  ],
});
/** Several pages: the head is repeated. */
const PEOPLE = Array.from(
  { length: 90 },
  (_, at): Row => ({
    'employees.name': `Persona ${at + 1}`,
    'employees.sbc': `${300 + at}.25`,
    'employees.daily_salary': `${280 + at}.00`,
    'employees.rfc': `ABCD${800_101 + at}XY1`,
  }),
);
const HEADED: ReportWithRows = { report: reportOf([ITEM]), rows: { [ITEM.uuid]: PEOPLE } };
const withHeadings = (...headings: (string | undefined)[]): ReportWithRows => ({
  ...HEADED,
  report: reportOf([
    {
      ...ITEM,
      selected_columns: ITEM.selected_columns.map((column, at) => {
        const { encabezado_comun: _before, ...rest } = column;
        const own = headings[at];
        return own === undefined ? rest : { ...rest, encabezado_comun: own };
      }),
    },
  ]),
});

const WRONG = {
  'another heading': withHeadings(undefined, 'Salarios de otra', 'Salarios de otra', 'Registro'),
  'a heading that is gone': withHeadings(undefined, 'Salarios de la persona', 'Salarios de la persona'),
} as const;

describe.each(renderFormat.options)('in the %s', (format) => {
  it('all is as it must be', async () => {
    expect((await driver.prove(format, HEADED)).differences).toEqual([]);
  });

  it.each(['employees.sbc', 'employees.daily_salary', 'employees.rfc'])(
    'another %s is found',
    async (key) => {
      const rows = PEOPLE.map((row, at) =>
        at === 60 ? { ...row, [key]: key === 'employees.rfc' ? 'X' : '1.01' } : row,
      );
      const { differences } = await driver.prove(format, HEADED, { [ITEM.uuid]: rows });
      expect(differences.length).toBeGreaterThan(0);
    },
  );

  it.each(Object.entries(WRONG))('%s is found', async (_name, other) => {
    const { differences } = await driver.compare(format, await driver.fileOf(format, other), HEADED);
    expect(differences.length).toBeGreaterThan(0);
  });
});

it('in Excel, a heading over one column less is found', async () => {
  const other = withHeadings(undefined, 'Salarios de la persona', undefined, 'Registro');
  const { differences } = await driver.compare('xlsx', await driver.fileOf('xlsx', other), HEADED);
  expect(differences[0]).toMatchObject({ expected: 'Salarios de la persona', found: '' });
});
