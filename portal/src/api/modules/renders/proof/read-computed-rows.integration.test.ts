import { type AdditionalColumn, additionalDataType } from '@lienzo/schema/data/additional-column';
import { formatCell } from '@lienzo/schema/data/format';
import { storedQuery } from '@lienzo/schema/report/rows-query';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { inTenant } from '../../../platform/database/in-tenant.ts';
import { ORGANIZATION } from '../../../testing/test-people.ts';
import { readFirstRows } from '../../report-data/rows/read-first-rows.ts';
import { RowsDriver } from '../../report-data/testing/rows-driver.ts';
import { tabla } from '../../reports/testing/test-reports.ts';
import { readComputedRows } from './read-computed-rows.ts';

let driver: RowsDriver;
beforeAll(async () => {
  driver = await RowsDriver.start();
});
afterAll(() => driver?.close());

/** Two days before a month ends, so that lengths of months matter. */
const TODAY = '2026-02-27';
const SBC = ['employees.sbc', 'employees.daily_salary'];
const COLUMNS: Omit<AdditionalColumn, 'id' | 'nombre'>[] = [
  { tipo: 'numero', operator: 'sumar', selected_columns: SBC, valor: '', resultado: null },
  { tipo: 'numero', operator: 'restar', selected_columns: SBC, valor: '0.005', resultado: null },
  { tipo: 'numero', operator: 'multiplicar', selected_columns: SBC, valor: '1.16', resultado: null },
  { tipo: 'numero', operator: 'dividir', selected_columns: SBC, valor: '7', resultado: null },
  { tipo: 'numero', operator: 'dividir', selected_columns: SBC, valor: '0', resultado: null },
  { tipo: 'numero', operator: 'dividir', selected_columns: SBC, valor: '-0.0000003', resultado: null },
  ...(['ninguno', 0, 1, 4, 6] as const).flatMap((redondeo) =>
    (['dividir', 'multiplicar'] as const).map((operator) => ({
      tipo: 'numero' as const,
      operator,
      selected_columns: SBC,
      valor: '-7.35',
      resultado: null,
      redondeo,
    })),
  ),
  { tipo: 'numero', operator: null, selected_columns: SBC, valor: '', resultado: null },
  ...(['dias', 'años'] as const).flatMap((resultado) =>
    [
      { selected_columns: ['employees.birth_date'], valor: 'hoy' },
      { selected_columns: ['employees.hire_date'], valor: '2020-02-28' },
      { selected_columns: ['employees.hire_date', 'employees.birth_date'], valor: '' },
      { selected_columns: ['employees.termination_date'], valor: 'hoy' },
      // At night in Mexico, the next day by UTC.
      { selected_columns: ['payroll_results.calculated_at'], valor: '2026-01-15' },
      { selected_columns: ['payroll_results.calculated_at', 'employees.hire_date'], valor: '' },
    ].map((dates) => ({ tipo: 'fecha' as const, operator: 'restar' as const, resultado, ...dates })),
  ),
  ...[
    'SI([employees.sbc] > 400; [employees.daily_salary] / 3; 0)',
    // Columns of the four operators, of formulas and of dates.
    '[adicional-3] * 2 + [adicional-15]',
    'LETRA([employees.daily_salary])',
    'MAYUSC([adicional-31]) & [employees.human_id]',
    'FIN.MES([employees.hire_date]; 1)',
    '[employees.termination_date] = ""',
    '[payroll_results.calculated_at] = FECHA(2026; 1; 15)',
    'SIFECHA([employees.birth_date]; HOY(); "Y")',
  ].map((formula) => ({
    ...{ tipo: 'formula' as const, operator: null, selected_columns: [], valor: '', resultado: null },
    formula,
  })),
];

it('gives what the files are made of, whatever is computed', async () => {
  const additional_columns = COLUMNS.map((column, at) => ({
    id: `adicional-${at}`,
    nombre: `Columna ${at}`,
    ...column,
  }));
  const item = tabla(['payroll_results.calculated_at', 'employees.human_id'], { additional_columns });
  const scope = { organizationId: ORGANIZATION, userId: null, role: 'SuperAdmin' } as const;
  const options = { organizationId: ORGANIZATION, limit: 500, today: TODAY };
  const [reckoned, evaluated] = await inTenant(driver.portal.owner, scope, async (trx) => [
    await readComputedRows(trx, storedQuery(item), options),
    await readFirstRows(trx, storedQuery(item), options),
  ]);
  expect(reckoned.rows.length).toBeGreaterThan(10);
  const shown = ({ rows }: typeof reckoned) =>
    rows.map((row) =>
      additional_columns.map((column) =>
        formatCell(row[column.id], additionalDataType(column, additional_columns), 'general'),
      ),
    );
  expect(shown(reckoned)).toEqual(shown(evaluated));
  expect(shown(reckoned)[0]?.filter((text) => text !== '').length).toBeGreaterThan(10);
});
