/** A portal whose payroll can be calculated: that of capture, with the standard concepts, registers and salaries. */
import type { QueryOf } from '@lienzo/schema/api/endpoint';
import { endpoints } from '@lienzo/schema/endpoints';
import type { RunProduct } from '@lienzo/schema/runs/products';
import type { PayrollRun } from '@lienzo/schema/runs/run-endpoints';
import { sql } from 'kysely';
import type { TenantTransaction } from '../../../platform/database/in-tenant.ts';
import { inOrganization } from '../../../testing/in-organization.ts';
import { readAnswer } from '../../../testing/read-answer.ts';
import { ORGANIZATION, PEOPLE, type TestPerson } from '../../../testing/test-people.ts';
import { STANDARD_CONCEPTS } from '../../accounts/standard-catalog.ts';
import { type CapturePortal, startCapturePortal } from '../../incidents/testing/start-capture-portal.ts';

export type PayrollPortal = CapturePortal & {
  process: number;
  /** Asks for it; the jobs still wait. */
  request(product: RunProduct, period?: number, person?: TestPerson): Promise<Response>;
  /** Asks for it and does it. @returns what its status says. */
  generate(product: RunProduct, period?: number, person?: TestPerson): Promise<string>;
  run(period?: number, person?: TestPerson): Promise<PayrollRun>;
  authorize(version: number, period?: number, person?: TestPerson): Promise<Response>;
  sheet(
    period?: number,
    query?: Partial<QueryOf<typeof endpoints.payroll_sheet>>,
  ): ReturnType<typeof readSheet>;
  findings(): ReturnType<typeof readFindings>;
  /** As the owner of the tables, who may do what the API may not. */
  asOwner(work: (trx: TenantTransaction) => Promise<unknown>): Promise<void>;
};

const readSheet = (response: Response) => readAnswer(endpoints.payroll_sheet, response);
const readFindings = (response: Response) => readAnswer(endpoints.payroll_findings, response);

export async function startPayrollPortal(
  ...renderer: Parameters<typeof startCapturePortal>
): Promise<PayrollPortal> {
  const capture = await startCapturePortal(...renderer);
  const process = await seed(capture);
  const [first] = capture.periods;
  const { send, paysheet } = capture;
  const portal: PayrollPortal = {
    ...capture,
    process,
    request: (product, period = first, person = PEOPLE.Admin) =>
      send(
        endpoints.post_genera_producto_x_nominas,
        {
          body: {
            ...{ producto: 'Proceso', tipo_producto: product, nomina_id: paysheet },
            ...{ anio: 2026, proceso: process, period },
          },
        },
        person,
      ),
    async generate(product, period = first, person = PEOPLE.Admin) {
      const response = await portal.request(product, period, person);
      if (response.status !== 200) throw new Error(`refused: ${await response.text()}`);
      await capture.portal.runJobs();
      const query = { nomina_id: `${paysheet}`, period: `${period}`, tipo_producto: `${product}` };
      const rows = await readAnswer(
        endpoints.get_producto_x_nominas,
        await send(endpoints.get_producto_x_nominas, { query }, person),
      );
      return rows[0]?.status ?? '';
    },
    async run(period = first, person = PEOPLE.Admin) {
      const query = { nomina_id: `${paysheet}`, period: `${period}` };
      const [run] = await readAnswer(
        endpoints.payroll_runs,
        await send(endpoints.payroll_runs, { query }, person),
      );
      if (run === undefined) throw new Error('the payroll has no such period');
      return run;
    },
    authorize: (version, period = first, person = PEOPLE.Admin) =>
      send(endpoints.authorize_payroll_run, { body: { nomina_id: paysheet, period, version } }, person),
    sheet: async (period = first, query = {}) =>
      readSheet(
        await send(endpoints.payroll_sheet, {
          query: {
            ...{ nomina_id: `${paysheet}`, period: `${period}` },
            ...Object.fromEntries(Object.entries(query).map(([name, value]) => [name, `${value}`])),
          },
        }),
      ),
    asOwner: async (work) =>
      capture.portal.owner.transaction().execute(async (trx) => {
        await sql`select enter_tenant(${ORGANIZATION}::uuid, null, 'SuperAdmin')`.execute(trx);
        await work(trx);
      }),
    async findings() {
      const { id } = await portal.run();
      return readFindings(await send(endpoints.payroll_findings, { query: { run_id: `${id}` } }));
    },
  };
  return portal;
}

/** The standard concepts, and a salary of everybody. @returns the process of the periods. */
const seed = ({ portal }: CapturePortal): Promise<number> =>
  inOrganization(portal, async (trx) => {
    await trx
      .insertInto('concepts')
      .values(
        STANDARD_CONCEPTS.map(({ id, key, description, type_value, kind, cfdi_code }) => ({
          ...{ organization_id: ORGANIZATION, id, key, description, type_value, kind, cfdi_code },
        })),
      )
      .onConflict((conflict) =>
        conflict
          .columns(['organization_id', 'id'])
          .doUpdateSet((eb) => ({ kind: eb.ref('excluded.kind'), cfdi_code: eb.ref('excluded.cfdi_code') })),
      )
      .execute();
    await sql`
      insert into employee_salaries (organization_id, client_id, employee_id, vigente_desde, daily_salary, sbc)
      select organization_id, client_id, id, hire_date, daily_salary + 300, (daily_salary + 300) * 1.05 from employees
    `.execute(trx);
    const row = await trx.selectFrom('periods').select('process_id').limit(1).executeTakeFirstOrThrow();
    return row.process_id;
  });
