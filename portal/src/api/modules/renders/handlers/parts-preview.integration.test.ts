/** What a report would be divided into: the columns in their order, and what a person chose the last time. */
import type { BodyOf } from '@lienzo/schema/api/endpoint';
import { endpoints } from '@lienzo/schema/endpoints';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { inOrganization } from '../../../testing/in-organization.ts';
import { readAnswer, readErrors } from '../../../testing/read-answer.ts';
import { PEOPLE, type TestPerson } from '../../../testing/test-people.ts';
import { filterOn, parametro, reportOf, tabla } from '../../reports/testing/test-reports.ts';
import { type SchedulePortal, startSchedulePortal } from '../../schedules/testing/start-schedule-portal.ts';

let at: SchedulePortal;
beforeAll(async () => {
  at = await startSchedulePortal();
});
afterAll(() => at?.close());

type Question = BodyOf<typeof endpoints.get_parts_preview>;
const ask = async (body: Question, person: TestPerson = PEOPLE.Admin) =>
  at.portal.send(endpoints.get_parts_preview, { token: await at.tokenOf(person), body });
const preview = async (body: Question, person?: TestPerson) =>
  (await readAnswer(endpoints.get_parts_preview, await ask(body, person))).result;
const split = async (body: BodyOf<typeof endpoints.split_report>, person: TestPerson) =>
  at.portal.send(endpoints.split_report, { token: await at.tokenOf(person), body });

it('lists the person first, and of the person what people know them by', async () => {
  const report_id = await at.report('Recibos', PEOPLE.Admin, {
    ...reportOf([tabla(['payroll_results.id', 'employees.name'])]),
    nombre: 'Recibos',
  });
  const { columns } = await preview({ report_id, format: 'pdf' });
  expect(columns.slice(0, 3).map(({ readable_name }) => readable_name)).toEqual([
    'Número de personal',
    'Nombre completo',
    'Número interno',
  ]);
  const tables = [...new Set(columns.map(({ table }) => table))];
  expect(tables.slice(0, 2)).toEqual(['Empleados', 'Resultados de nómina']);
  expect(new Set(columns.map(({ column }) => column)).size).toBe(columns.length);
});

it('remembers the column and the names for each person, as long as the report has them', async () => {
  const report_id = await at.report('Del mes', PEOPLE.Ejecutivo);
  const order = {
    ...{ report_id, format: 'pdf' as const, target: { kind: 'zip' as const } },
    ...{ column: 'employees.human_id', name: 'Del mes {Nombre completo}' },
  };
  expect((await preview({ report_id, format: 'pdf' }, PEOPLE.Ejecutivo)).remembered).toBeNull();
  expect((await split({ ...order, column: 'concepts.key' }, PEOPLE.Ejecutivo)).status).not.toBe(200);
  expect((await preview({ report_id, format: 'pdf' }, PEOPLE.Ejecutivo)).remembered).toBeNull();
  expect((await split(order, PEOPLE.Ejecutivo)).status).toBe(200);
  const { column, name } = order;
  expect((await preview({ report_id, format: 'pdf' }, PEOPLE.Ejecutivo)).remembered).toEqual({
    column,
    name,
  });
  expect((await preview({ report_id, format: 'pdf' }, PEOPLE.Admin)).remembered).toBeNull();

  const reporte = {
    ...{ ...reportOf([tabla(['cost_centers.code'])]), nombre: 'Del mes' },
    id: report_id,
  };
  const token = await at.tokenOf(PEOPLE.Admin);
  expect((await at.portal.send(endpoints.update_report, { token, body: { reporte } })).status).toBe(200);
  expect((await preview({ report_id, format: 'pdf' }, PEOPLE.Ejecutivo)).remembered).toBeNull();
});

it('is that of the last period of the payrolls that a schedule follows, without asking for it', async () => {
  const report_id = await at.report('Del periodo', PEOPLE.Admin, {
    ...reportOf([
      tabla(['employees.name', 'periods.number'], {
        filters: [{ ...filterOn('periods.id', 'igual a', ''), parametro: 'periodo' }],
      }),
    ]),
    nombre: 'Del periodo',
    parametros: [{ ...parametro('periodo', 'periodo'), requerido: true }],
  });
  const paysheet_id = await inOrganization(
    at.portal,
    async (trx) =>
      (await trx.selectFrom('periods').select('paysheet_id').executeTakeFirstOrThrow()).paysheet_id,
  );
  const asked = {
    report_id,
    format: 'pdf' as const,
    column: 'employees.human_id',
    name: '{Número de personal}',
  };
  const refused = await ask(asked);
  expect(refused.status).toBe(400);
  expect((await readErrors(refused))[0]?.field).toContain('parametros');
  const { count, names } = await preview({ ...asked, followed: { paysheet_id, client_id: null } });
  expect(count).toBeGreaterThan(0);
  expect(names).toHaveLength(Math.min(3, count ?? 0));
});
