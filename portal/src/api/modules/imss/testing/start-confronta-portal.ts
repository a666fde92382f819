/** A portal whose payroll is compared with files in July 2026. */
import { endpoints } from '@lienzo/schema/endpoints';
import { type ImssStatusRow, statusRowsOf } from '@lienzo/schema/imss/imss-request';
import { nssCheckDigit } from '@lienzo/schema/payroll/nss';
import { sql } from 'kysely';
import { inOrganization } from '../../../testing/in-organization.ts';
import { readAnswer } from '../../../testing/read-answer.ts';
import { ORGANIZATION, PEOPLE, type TestPerson } from '../../../testing/test-people.ts';
import { type PayrollPortal, startPayrollPortal } from '../../payroll/testing/start-payroll-portal.ts';
import type { EmissionPerson } from './write-emission.ts';

export const JULY = { first: '01/07/2026', last: '31/07/2026' };

export type ConfrontaPortal = PayrollPortal & {
  register: string;
  registerId: number;
  humanId: string;
  /** Who works in July 2026, as an emission without differences has them; `id` of the employee. */
  workers: (EmissionPerson & { id: number })[];
  post(files: readonly File[], more?: Record<string, string>, person?: TestPerson): Promise<Response>;
  /** Uploads, compares and reads the status. */
  confront(files: readonly File[], more?: Record<string, string>): Promise<ImssStatusRow>;
  /** The job of a request once more. */
  rerun(id: number): Promise<void>;
  rows(call: 'get_confronta' | 'get_txtsua', person?: TestPerson): Promise<ImssStatusRow[]>;
};

export async function startConfrontaPortal(): Promise<ConfrontaPortal> {
  const payroll = await startPayrollPortal();
  const seeded = await seed(payroll);
  const { paysheet, send, portal: api } = payroll;
  const portal: ConfrontaPortal = {
    ...{ ...payroll, ...seeded },
    post(files, more = {}, person = PEOPLE.Admin) {
      const form = new FormData();
      const fields = {
        ...{ nomina_id: `${paysheet}`, human_id: seeded.humanId, name_nomina: 'Quincenal' },
        ...{ register_id: `${seeded.registerId}`, register: seeded.register },
        ...{ date_start: JULY.first, date_end: JULY.last, ...more },
      };
      for (const [name, value] of Object.entries(fields)) form.set(name, value);
      for (const file of files) form.append('files', file);
      return send(endpoints.fileUploadConfronta, { raw: { body: form } }, person);
    },
    async rows(call, person = PEOPLE.Admin) {
      const query = { inicio: '2026-01-01', fin: '2026-12-31' };
      return statusRowsOf(await readAnswer(endpoints[call], await send(endpoints[call], { query }, person)));
    },
    async rerun(id) {
      const data = { organization_id: ORGANIZATION, user_id: PEOPLE.Admin.id, request_id: id };
      await api.services.jobs.send('run_imss_request', data);
      await api.runJobs();
    },
    async confront(files, more) {
      const response = await portal.post(files, more);
      if (response.status !== 200) throw new Error(`refused: ${await response.text()}`);
      await api.runJobs();
      const [row] = await portal.rows('get_confronta');
      if (row === undefined) throw new Error('no row');
      return row;
    },
  };
  return portal;
}

async function seed({ portal, paysheet, asOwner }: PayrollPortal) {
  const names = await inOrganization(portal, (trx) =>
    trx
      .selectFrom('employees')
      .innerJoin('registers', 'registers.id', 'employees.register_id')
      .innerJoin('paysheets', 'paysheets.id', 'employees.paysheet_id')
      .select(['registers.register', 'registers.id as registerId', 'paysheets.id_humansite as humanId'])
      .where('employees.paysheet_id', '=', paysheet)
      .executeTakeFirstOrThrow(),
  );
  const workers: ConfrontaPortal['workers'] = [];
  await asOwner(async (trx) => {
    await sql`
      insert into register_premiums (organization_id, client_id, register_id, vigente_desde, risk_premium)
      select organization_id, client_id, id, '2026-03-01', 0.54355 from registers on conflict do nothing
    `.execute(trx);
    const people = await trx
      .selectFrom('employees')
      .select(['id', 'name'])
      .where('paysheet_id', '=', paysheet)
      .where('termination_date', 'is', null)
      .orderBy('id')
      .execute();
    for (const { id, name } of people) {
      const ten = String(1_234_567_890 + id * 37);
      const nss = `${ten}${nssCheckDigit(ten)}`;
      await trx.updateTable('employees').set({ ssn: nss }).where('id', '=', id).execute();
      const { sbc } = await trx
        .selectFrom('employee_salaries')
        .select('sbc')
        .where('employee_id', '=', id)
        .orderBy('vigente_desde', 'desc')
        .limit(1)
        .executeTakeFirstOrThrow();
      workers.push({ id, nss, name, days: 31, sbc: Math.round(Number(sbc) * 100) });
    }
  });
  return { ...names, workers };
}
