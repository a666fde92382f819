/** The starter reports as the bureau's own, on its logo and its last closed period. */
import type { ReportItem } from '@lienzo/schema/report/item';
import { isDataItem } from '@lienzo/schema/report/item';
import type { ReportDocument } from '@lienzo/schema/report/report';
import { STARTER_REPORTS } from '@lienzo/templates/reports/starter-reports';
import type { TenantTransaction } from '../in-tenant.ts';
import { logoAssetId, organizationId, userId } from './load-organization.ts';
import type { DemoOrganization } from './organizations.ts';

/** Saves each starter report for every client, owned by the bureau's Admin. */
export async function loadReports(trx: TenantTransaction, organization: DemoOrganization): Promise<void> {
  const organization_id = organizationId(organization);
  const owner = organization.accounts.find((one) => one.role === 'Admin');
  if (owner === undefined) throw new Error(`${organization.name} has no Admin`);
  const period = await lastClosedPeriod(trx, organization);
  for (const [at, { report }] of STARTER_REPORTS.entries()) {
    const id = at + 1;
    const document = ownReport(report, organization, period);
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
  }
}

/** The newest closed period of the bureau's first fortnightly payroll. */
async function lastClosedPeriod(
  trx: TenantTransaction,
  organization: DemoOrganization,
): Promise<number | null> {
  const found = await trx
    .selectFrom('periods')
    .innerJoin('paysheets', (join) =>
      join
        .onRef('paysheets.organization_id', '=', 'periods.organization_id')
        .onRef('paysheets.id', '=', 'periods.paysheet_id'),
    )
    .select('periods.id')
    .where('periods.organization_id', '=', organizationId(organization))
    .where('periods.estatus', '=', 'Finalizada')
    .where('paysheets.periodicity', '=', 'Quincenal')
    .orderBy('paysheets.id')
    .orderBy('periods.end_date', 'desc')
    .executeTakeFirst();
  return found?.id ?? null;
}

function ownReport(
  report: ReportDocument,
  organization: DemoOrganization,
  period: number | null,
): ReportDocument {
  return {
    ...report,
    layouts: report.layouts.map((section) => ({
      ...section,
      items: section.items.map((item) => ownItem(item, organization, period)),
    })),
  };
}

function ownItem(item: ReportItem, organization: DemoOrganization, period: number | null): ReportItem {
  if (item.nombre === 'imagen')
    return {
      ...item,
      valor: logoAssetId(organization),
      image_name: `logotipo-${organization.domain}.png`,
      alt: organization.name,
    };
  const ofPeriods = isDataItem(item) && item.selected_tables.includes('payroll_results');
  if (!ofPeriods || period === null) return item;
  return {
    ...item,
    selected_tables: [...new Set([...item.selected_tables, 'periods'])],
    filters: [
      ...item.filters,
      {
        id: 'filtro-periodo',
        nombre: 'Periodo',
        selected_columns: ['periods.id'],
        column_type: 'integer',
        condition: 'igual a',
        valor: String(period),
      },
    ],
  };
}
