/** The starter reports as reports of the bureau, with its logo and its last closed period. */
import { ownReport } from '@lienzo/templates/reports/own-report';
import { STARTER_REPORTS } from '@lienzo/templates/reports/starter-reports';
import { insertReportAudit } from '../../../modules/reports/reports.ts';
import type { TenantTransaction } from '../../../platform/database/in-tenant.ts';
import { logoAssetId, organizationId, userId } from './load-organization.ts';
import type { DemoOrganization } from './organizations.ts';

/** Saves each starter report with all clients as its audience, owned by the bureau's Admin. */
export async function loadReports(
  trx: TenantTransaction,
  organization: DemoOrganization,
  today: string,
): Promise<void> {
  const organization_id = organizationId(organization);
  const owner = organization.accounts.find((one) => one.role === 'Admin');
  if (owner === undefined) throw new Error(`${organization.name} has no Admin`);
  const own = {
    logo: {
      valor: logoAssetId(organization),
      image_name: `logotipo-${organization.domain}.png`,
      alt: organization.name,
    },
    period: (await lastClosedPeriod(trx, organization)) ?? null,
    today,
  };
  for (const [at, { report }] of STARTER_REPORTS.entries()) {
    const id = at + 1;
    const document = ownReport(report, own);
    await trx
      .insertInto('reports')
      .values({
        organization_id,
        id,
        nombre: document.nombre,
        orientation: document.orientation,
        document: JSON.stringify(document),
        editable: 'false',
        user_id: userId(owner.mail),
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    await trx
      .insertInto('report_auditorio')
      .values({ organization_id, report_id: id, todos: true })
      .execute();
    await insertReportAudit(trx, {
      organizationId: organization_id,
      reportId: id,
      name: document.nombre,
      userId: userId(owner.mail),
      userEntityId: organization_id,
      movement: 'Inicial',
      document: JSON.stringify(document),
      stored: undefined,
    });
  }
}

/** The readable fields that identify a period. */
type ChosenPeriod = { id_humansite: string; end_date: string };

/** The newest closed period of the bureau's first fortnightly payroll. */
function lastClosedPeriod(
  trx: TenantTransaction,
  organization: DemoOrganization,
): Promise<ChosenPeriod | undefined> {
  return trx
    .selectFrom('periods')
    .innerJoin('paysheets', (join) =>
      join
        .onRef('paysheets.organization_id', '=', 'periods.organization_id')
        .onRef('paysheets.id', '=', 'periods.paysheet_id'),
    )
    .select(['paysheets.id_humansite', 'periods.end_date'])
    .where('periods.organization_id', '=', organizationId(organization))
    .where('periods.estatus', '=', 'Finalizada')
    .where('paysheets.periodicity', '=', 'Quincenal')
    .orderBy('paysheets.id')
    .orderBy('periods.end_date', 'desc')
    .executeTakeFirst();
}
