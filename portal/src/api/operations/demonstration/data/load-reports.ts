/** The starter reports as reports of the bureau, with its logo and its first fortnightly payroll; two are an Ejecutivo's. */
import type { Role } from '@lienzo/schema/api/endpoint';
import { type ReportDocument, TODOS } from '@lienzo/schema/report/report';
import { empleadosPorCentro } from '@lienzo/templates/reports/empleados-por-centro';
import { horasExtra } from '@lienzo/templates/reports/horas-extra';
import { ownReport } from '@lienzo/templates/reports/own-report';
import { STARTER_REPORTS } from '@lienzo/templates/reports/starter-reports';
import { insertReportAudit } from '../../../modules/reports/reports.ts';
import type { TenantTransaction } from '../../../platform/database/in-tenant.ts';
import { logoAssetId, organizationId, userId } from './organization-ids.ts';
import type { DemoOrganization } from './organizations.ts';

/** What the Ejecutivo has made of starter reports; not for any client yet. */
const OF_EJECUTIVO = [
  { starter: empleadosPorCentro, nombre: 'Personal de mis clientes' },
  { starter: horasExtra, nombre: 'Horas extra por revisar' },
];

/** Saves each starter report with all clients as its audience, owned by the bureau's Admin, and the Ejecutivo's. */
export async function loadReports(trx: TenantTransaction, organization: DemoOrganization): Promise<void> {
  const organization_id = organizationId(organization);
  const own = {
    logo: {
      valor: logoAssetId(organization),
      image_name: `logotipo-${organization.domain}.png`,
      alt: organization.name,
    },
    nomina: (await fortnightlyPayroll(trx, organization)) ?? null,
  };
  const admin = userOf(organization, 'Admin');
  const ejecutivo = userOf(organization, 'Ejecutivo');
  const everybody: ReportDocument['auditorio'] = [TODOS];
  const reports = [
    ...STARTER_REPORTS.map(({ report }) => ({ report: { ...report, auditorio: everybody }, user_id: admin })),
    ...OF_EJECUTIVO.map(({ starter, nombre }) => ({
      report: { ...starter.report, nombre },
      user_id: ejecutivo,
    })),
  ];
  for (const [at, { report, user_id }] of reports.entries()) {
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
        editable: user_id === ejecutivo ? 'true' : 'false',
        user_id,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    if (document.auditorio.includes(TODOS))
      await trx
        .insertInto('report_auditorio')
        .values({ organization_id, report_id: id, todos: true })
        .execute();
    await insertReportAudit(trx, {
      organizationId: organization_id,
      reportId: id,
      name: document.nombre,
      userId: user_id,
      userEntityId: organization_id,
      movement: 'Inicial',
      document: JSON.stringify(document),
      stored: undefined,
    });
  }
}

function userOf(organization: DemoOrganization, role: Role): string {
  const account = organization.accounts.find((one) => one.role === role);
  if (account === undefined) throw new Error(`${organization.name} has no ${role}`);
  return userId(account.mail);
}

/** The number of the bureau's first fortnightly payroll. */
async function fortnightlyPayroll(
  trx: TenantTransaction,
  organization: DemoOrganization,
): Promise<string | undefined> {
  const payroll = await trx
    .selectFrom('paysheets')
    .select('id')
    .where('organization_id', '=', organizationId(organization))
    .where('periodicity', '=', 'Quincenal')
    .orderBy('id')
    .executeTakeFirst();
  return payroll === undefined ? undefined : String(payroll.id);
}
