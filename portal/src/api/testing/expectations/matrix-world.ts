/** The data of the role matrix. */
import { randomUUID } from 'node:crypto';
import { endpoints } from '@lienzo/schema/endpoints';
import { PAYROLL, RECEIPT } from '../../modules/directory/testing/test-directory.ts';
import { reportOf, tabla } from '../../modules/reports/testing/test-reports.ts';
import { inOrganization } from '../in-organization.ts';
import { pixelForm } from '../one-pixel.ts';
import { readAnswer } from '../read-answer.ts';
import type { TestPortal } from '../start-test-portal.ts';
import { CLIENT, COLLEAGUE, ORGANIZATION, PEOPLE } from '../test-people.ts';
import { type MatrixIds, UNKNOWN_NUMBER } from './expectation.ts';

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
  const uploaded = await portal.send(endpoints.create_asset, { token, raw: { body: pixelForm() } });
  return {
    known: {
      organization: ORGANIZATION,
      person: COLLEAGUE.id,
      mail: COLLEAGUE.mail,
      client: CLIENT,
      clientPerson: PEOPLE.client.id,
      report: (await readAnswer(endpoints.create_report, saved)).result.id_report,
      asset: (await readAnswer(endpoints.create_asset, uploaded)).id,
      folder: PAYROLL.id,
      file: RECEIPT.id,
      ...(await payrollOf(portal)),
    },
    unknown: {
      organization: randomUUID(),
      person: randomUUID(),
      mail: COLLEAGUE.mail,
      client: randomUUID(),
      clientPerson: randomUUID(),
      paysheet: UNKNOWN_NUMBER,
      process: UNKNOWN_NUMBER,
      period: UNKNOWN_NUMBER,
      employee: UNKNOWN_NUMBER,
      costCenter: UNKNOWN_NUMBER,
      register: UNKNOWN_NUMBER,
      company: UNKNOWN_NUMBER,
      report: UNKNOWN_NUMBER,
      asset: randomUUID(),
      folder: randomUUID(),
      file: randomUUID(),
    },
  };
}

type PayrollIds = Pick<
  MatrixIds,
  'paysheet' | 'process' | 'period' | 'employee' | 'costCenter' | 'register' | 'company'
>;

/** The seeded payroll of the client that every role of the bureau sees. */
function payrollOf(portal: TestPortal): Promise<PayrollIds> {
  return inOrganization(portal, (trx) =>
    trx
      .selectFrom('periods')
      .innerJoin('employees', (join) =>
        join
          .onRef('employees.organization_id', '=', 'periods.organization_id')
          .onRef('employees.paysheet_id', '=', 'periods.paysheet_id'),
      )
      .innerJoin('registers', (join) =>
        join
          .onRef('registers.organization_id', '=', 'employees.organization_id')
          .onRef('registers.id', '=', 'employees.register_id'),
      )
      .select([
        'periods.paysheet_id as paysheet',
        'periods.process_id as process',
        'periods.id as period',
        'employees.id as employee',
        'employees.cost_center_id as costCenter',
        'employees.register_id as register',
        'registers.company_id as company',
      ])
      .where('periods.client_id', '=', CLIENT)
      .orderBy('periods.id')
      .orderBy('employees.id')
      .limit(1)
      .executeTakeFirstOrThrow(),
  );
}
