/** The data of the role matrix. */
import { randomUUID } from 'node:crypto';
import { endpoints } from '@lienzo/schema/api/endpoints';
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
      report: (await readAnswer(endpoints.create_report, saved)).result.id_report,
      asset: (await readAnswer(endpoints.create_asset, uploaded)).id,
      folder: PAYROLL.id,
      file: RECEIPT.id,
      ...(await periodOf(portal, paysheet.id)),
    },
    unknown: {
      organization: randomUUID(),
      person: randomUUID(),
      mail: COLLEAGUE.mail,
      client: randomUUID(),
      report: UNKNOWN_NUMBER,
      asset: randomUUID(),
      folder: randomUUID(),
      file: randomUUID(),
      paysheet: UNKNOWN_NUMBER,
      period: UNKNOWN_NUMBER,
      employee: UNKNOWN_NUMBER,
    },
  };
}

/** The first period and the first person of a payroll. */
function periodOf(portal: TestPortal, paysheet: number): Promise<Pick<MatrixIds, 'period' | 'employee'>> {
  return inOrganization(portal, (trx) =>
    trx
      .selectFrom('periods')
      .innerJoin('employees', (join) =>
        join
          .onRef('employees.organization_id', '=', 'periods.organization_id')
          .onRef('employees.paysheet_id', '=', 'periods.paysheet_id'),
      )
      .select(['periods.id as period', 'employees.id as employee'])
      .where('periods.paysheet_id', '=', paysheet)
      .orderBy('periods.id')
      .orderBy('employees.id')
      .limit(1)
      .executeTakeFirstOrThrow(),
  );
}
