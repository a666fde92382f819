import type { AdditionalColumn } from '@lienzo/schema/data/additional-column';
import type { Cell } from '@lienzo/schema/data/column';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { readErrors } from '../../../testing/read-answer.ts';
import { tabla } from '../../reports/testing/test-reports.ts';
import { RowsDriver } from '../testing/rows-driver.ts';

let driver: RowsDriver;
beforeAll(async () => {
  driver = await RowsDriver.start();
});
afterAll(() => driver?.close());

const formula = (id: string, text: string): AdditionalColumn => ({
  ...{ id: `adicional-${id}`, nombre: id, tipo: 'formula', operator: null, selected_columns: [] },
  ...{ valor: '', resultado: null, formula: text },
});

const COLUMNS = [
  formula('nivel', 'SI([adicional-mensual] > 12000; "Alto"; "Base") & DERECHA([employees.human_id]; 1)'),
  formula('mensual', '[employees.sbc] * 30.4'),
  formula('fin', 'FIN.MES([employees.hire_date]; RESIDUO([employees.id]; 5))'),
  formula('activo', '[employees.termination_date] = ""'),
];

it.each(['nivel', 'mensual', 'fin', 'activo'])('rows are sorted by the formula “%s”', async (id) => {
  const key = `adicional-${id}`;
  const values = async (direction: 'asc' | 'desc'): Promise<Cell[]> => {
    const item = tabla(['employees.name'], {
      additional_columns: COLUMNS,
      order_columns: [{ column: key, direction }],
    });
    return (await driver.rowsOf(item)).map((row) => row[key] ?? null);
  };
  const up = await values('asc');
  expect(new Set(up).size).toBeGreaterThan(1);
  const sorted = up.toSorted((one, other) =>
    id === 'mensual' ? Number(one) - Number(other) : String(one) < String(other) ? -1 : 1,
  );
  expect(up.map(String)).toEqual(sorted.map(String));
  expect((await values('desc'))[0]).toEqual(up.at(-1));
});

it('rows of a formula that cannot be computed are refused with what is wrong', async () => {
  const item = tabla(['employees.name'], { additional_columns: [formula('x', '[employees.name] * 2')] });
  const refused = await driver.previewAs('Admin', item);
  expect(refused.status).toBe(422);
  expect((await readErrors(refused))[0]?.message).toContain('Convierte el texto con VALOR(texto)');
});
