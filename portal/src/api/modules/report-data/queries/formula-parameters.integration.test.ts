/** Computed columns that take a value from a parameter of the report. */

import type { AdditionalColumn } from '@lienzo/schema/data/additional-column';
import type { ReportParameter } from '@lienzo/schema/data/parameter';
import type { ParameterValues } from '@lienzo/schema/data/parameter-values';
import { endpoints } from '@lienzo/schema/endpoints';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { readAnswer, readErrors } from '../../../testing/read-answer.ts';
import { ORGANIZATION } from '../../../testing/test-people.ts';
import { reportOf, selected, tabla } from '../../reports/testing/test-reports.ts';
import { RowsDriver } from '../testing/rows-driver.ts';

let driver: RowsDriver;
beforeAll(async () => {
  driver = await RowsDriver.start();
});
afterAll(() => driver?.close());

const factor: ReportParameter = { id: 'factor', nombre: 'Factor', tipo: 'numero', requerido: true };
const cutoff: ReportParameter = { id: 'corte', nombre: 'Corte', tipo: 'fecha', requerido: true };
const period: ReportParameter = { id: 'periodo', nombre: 'Periodo', tipo: 'periodo', requerido: true };

const bonus: AdditionalColumn = {
  id: 'adicional-bono',
  nombre: 'Bono',
  tipo: 'numero',
  operator: 'multiplicar',
  selected_columns: ['employees.daily_salary'],
  valor: '1000',
  parametro: 'factor',
  resultado: null,
  redondeo: 'ninguno',
};
const age: AdditionalColumn = {
  id: 'adicional-edad',
  nombre: 'Edad',
  tipo: 'fecha',
  operator: 'restar',
  selected_columns: ['employees.birth_date'],
  valor: 'hoy',
  parametro: 'corte',
  resultado: 'años',
};

const table = (column: AdditionalColumn) =>
  tabla(['employees.human_id', 'employees.daily_salary'], {
    selected_columns: [
      selected('employees.human_id'),
      selected('employees.daily_salary'),
      selected('employees.birth_date'),
      { column: column.id, data_type: 'numeric', readable_name: column.nombre },
    ],
    additional_columns: [column],
    order_columns: [{ column: column.id, direction: 'desc' }],
  });

async function rows(column: AdditionalColumn, parametros: ReportParameter[], valores: ParameterValues) {
  const { uuid: _, nombre: __, ...query } = table(column);
  const body = { ...query, parametros, valores_parametros: valores, limit: 1000 };
  return driver.portal.send(endpoints.preview_rows, { token: driver.tokenOf('Admin'), body });
}
const matchOf = async (...asked: Parameters<typeof rows>) =>
  (await readAnswer(endpoints.preview_rows, await rows(...asked))).rows;

it('compute with the number that was given, and are sorted by it', async () => {
  const given = await matchOf(bonus, [factor], { factor: '-2.5' });
  expect(given).toHaveLength(24);
  for (const row of given)
    expect(Number(row['adicional-bono'])).toBe(Number(row['employees.daily_salary']) * -2.5);
  const amounts = given.map((row) => Number(row['adicional-bono']));
  expect(amounts).toEqual(amounts.toSorted((one, other) => other - one));
});

it('count to the day that was given, or to the last one of a period', async () => {
  const dayAfter = await matchOf(age, [cutoff], { corte: '2020-01-02' });
  const dayBefore = await matchOf(age, [cutoff], { corte: '2020-01-01' });
  const bornOnThat = dayAfter.filter((row) => String(row['employees.birth_date']).endsWith('-01-02'));
  expect(bornOnThat).not.toEqual([]);
  const ageOn = (list: typeof dayAfter, id: unknown) =>
    list.find((row) => row['employees.human_id'] === id)?.['adicional-edad'];
  for (const { 'employees.human_id': id, 'adicional-edad': years } of bornOnThat)
    expect(ageOn(dayBefore, id)).toBe(Number(years) - 1);

  const [one] = await driver.straight(sql<{ id: string; end: string }>`
    select id::text as id, end_date::text as end from periods where organization_id = ${ORGANIZATION} limit 1`);
  const inDays = { ...age, resultado: 'dias' as const };
  const byPeriod = await matchOf({ ...inDays, parametro: 'periodo' }, [period], { periodo: one?.id ?? '' });
  expect(byPeriod).toEqual(await matchOf(inDays, [cutoff], { corte: one?.end ?? '' }));
});

it('can use parameters in a formula, and are sorted by its results', async () => {
  const formula: AdditionalColumn = {
    ...bonus,
    tipo: 'formula',
    operator: null,
    selected_columns: [],
    valor: '',
    formula: 'SI([employees.birth_date] < [corte:fecha]; [employees.daily_salary] * [factor:numero]; 0)',
  };
  delete formula.parametro;
  const asked = [factor, cutoff];
  const births = (await matchOf(bonus, [factor], { factor: '1' }))
    .map((row) => String(row['employees.birth_date']))
    .toSorted();
  const corte = births[12] ?? '';
  const given = await matchOf(formula, asked, { factor: '1.5', corte });
  const expected = (row: (typeof given)[number]): number =>
    String(row['employees.birth_date']) < corte ? Number(row['employees.daily_salary']) * 1.5 : 0;
  expect(new Set(given.map((row) => expected(row) === 0))).toEqual(new Set([true, false]));
  const amounts = given.map((row) => Number(row['adicional-bono']));
  for (const [at, row] of given.entries()) expect(amounts[at]).toBeCloseTo(expected(row), 6);
  expect(amounts).toEqual(amounts.toSorted((one, other) => other - one));

  const without = await rows(formula, asked, { corte });
  expect(without.status).toBe(400);
  expect(await readErrors(without)).toEqual([
    expect.objectContaining({ field: 'parametros.factor', message: 'Factor: Escribe un número.' }),
  ]);
});

it('are refused without a value, or with a parameter that cannot be a value', async () => {
  const optional = { ...factor, requerido: false };
  const without = await rows(bonus, [optional], {});
  expect(without.status).toBe(400);
  expect(await readErrors(without)).toEqual([
    expect.objectContaining({
      field: 'parametros.factor',
      message: 'Factor: Hace falta para el campo adicional “Bono”.',
    }),
  ]);
  const saved = async (parametros: ReportParameter[]) => {
    const reporte = reportOf([table(bonus)], { parametros });
    const token = driver.tokenOf('Admin');
    const answer = await driver.portal.send(endpoints.create_report, { token, body: { reporte } });
    return answer.status === 200 ? [] : (await readErrors(answer)).map(({ message }) => message);
  };
  expect(await saved([factor])).toEqual([]);
  expect(await saved([optional])).toEqual([
    'Campo adicional “Bono”: marca el parámetro “Factor” como obligatorio: sin él no hay resultado.',
  ]);
  expect(await saved([{ ...factor, tipo: 'texto' }])).toEqual([
    'Campo adicional “Bono”: el parámetro “Factor” no sirve para este cálculo; elige otro.',
  ]);
  expect(await saved([])).toEqual([
    'Campo adicional “Bono”: usa un parámetro que ya no existe; elige otro o escribe un valor.',
  ]);
});
