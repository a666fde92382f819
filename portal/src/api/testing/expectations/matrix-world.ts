/** The data of the role matrix. */
import { randomUUID } from 'node:crypto';
import { endpoints } from '@lienzo/schema/api/endpoints';
import { PAYROLL, RECEIPT } from '../../modules/directory/testing/test-directory.ts';
import { reportOf, tabla } from '../../modules/reports/testing/test-reports.ts';
import { inTenant, systemContext } from '../../platform/database/in-tenant.ts';
import { pixelForm } from '../one-pixel.ts';
import { readAnswer } from '../read-answer.ts';
import type { TestPortal } from '../start-test-portal.ts';
import { CLIENT, COLLEAGUE, ORGANIZATION, PEOPLE } from '../test-people.ts';
import { type MatrixIds, UNKNOWN_NUMBER, UNKNOWN_REPORT } from './expectation.ts';

export type MatrixWorld = {
  /** Items of the first organization. */
  known: MatrixIds;
  /** Well-formed unknown ids. */
  unknown: MatrixIds;
};

/** Creates what is not among the seeds. */
export async function makeMatrixWorld(portal: TestPortal): Promise<MatrixWorld> {
  const { token } = await portal.openSession(PEOPLE.Ejecutivo);
  const reporte = reportOf([tabla(['employees.name'])], { auditorio: [0] });
  const saved = await portal.send(endpoints.create_report, { token, body: { reporte } });
  const paysheets = await portal.send(endpoints.get_clinoms, { token, query: { user_id: CLIENT } });
  const [paysheet] = await readAnswer(endpoints.get_clinoms, paysheets);
  if (paysheet === undefined) throw new Error('the seeds have no payroll');
  const payroll = await readPayroll(portal, token, paysheet.id);
  const uploaded = await portal.send(endpoints.create_asset, { token, raw: { body: pixelForm() } });
  return {
    known: {
      organization: ORGANIZATION,
      person: COLLEAGUE.id,
      mail: COLLEAGUE.mail,
      client: CLIENT,
      paysheet: paysheet.id,
      ...payroll,
      report: (await readAnswer(endpoints.create_report, saved)).result.id_report,
      asset: (await readAnswer(endpoints.create_asset, uploaded)).id,
      folder: PAYROLL.id,
      file: RECEIPT.id,
    },
    unknown: {
      organization: randomUUID(),
      person: randomUUID(),
      mail: COLLEAGUE.mail,
      client: randomUUID(),
      paysheet: UNKNOWN_NUMBER,
      process: UNKNOWN_NUMBER,
      period: UNKNOWN_NUMBER,
      employee: UNKNOWN_NUMBER,
      costCenter: UNKNOWN_NUMBER,
      register: UNKNOWN_NUMBER,
      company: UNKNOWN_NUMBER,
      report: UNKNOWN_REPORT,
      asset: randomUUID(),
      folder: randomUUID(),
      file: randomUUID(),
    },
  };
}

/** Ids of a seeded payroll. */
async function readPayroll(portal: TestPortal, token: string, paysheet: number) {
  const nomina_id = String(paysheet);
  const asked = { token, query: { nomina_id } };
  const period = await inTenant(portal.owner, systemContext(ORGANIZATION), (trx) =>
    trx
      .selectFrom('periods')
      .select(['id', 'process_id'])
      .where('paysheet_id', '=', paysheet)
      .orderBy('id')
      .executeTakeFirstOrThrow(),
  );
  const places = await readAnswer(endpoints.get_registers, await portal.send(endpoints.get_registers, asked));
  const people = await readAnswer(
    endpoints.search_employees,
    await portal.send(endpoints.search_employees, { token, query: { nomina_id, estatus: 'A' } }),
  );
  const [employee] = people.employees;
  const [[company], [register], [center]] = [places.companies, places.registers, places.cost_centers];
  if (employee === undefined || company === undefined || register === undefined || center === undefined)
    throw new Error('the seeded payroll is not complete');
  return {
    process: period.process_id,
    period: period.id,
    employee: employee.id,
    costCenter: center.id,
    register: register.id,
    company: company.id,
  };
}
