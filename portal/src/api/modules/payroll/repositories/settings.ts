/** Conventions and benefits of payrolls: rows are only added, and of several of a day the last one holds. */
import type { DatedBenefits } from '@lienzo/schema/payroll/engine/integration';
import { datedBenefits, type SettingsContent, storedSettings } from '@lienzo/schema/runs/settings-content';
import { sql } from 'kysely';
import type { TenantTransaction } from '../../../platform/database/in-tenant.ts';

export type OwnSettings = { vigente_desde: string; content: SettingsContent };

type OfPaysheet = { organizationId: string; paysheetId: number };

/** In force one after another, the earliest first. @param until the last day that matters. */
export async function listSettings(
  trx: TenantTransaction,
  { organizationId, paysheetId, until }: OfPaysheet & { until?: string },
): Promise<OwnSettings[]> {
  const { rows } = await sql<{ vigente_desde: string; content: object | null }>`
    select distinct on (vigente_desde) vigente_desde, content
    from payroll_settings
    where organization_id = ${organizationId}::uuid and paysheet_id = ${paysheetId}
      and ${until === undefined ? sql`true` : sql`vigente_desde <= ${until}::date`}
    order by vigente_desde, id desc
  `.execute(trx);
  return rows.flatMap(({ vigente_desde, content }) =>
    content === null ? [] : [{ vigente_desde, content: storedSettings(content) }],
  );
}

/** What a payroll grants, in force one after another, the earliest first. */
export const listBenefits = async (
  trx: TenantTransaction,
  organizationId: string,
  paysheetId: number,
): Promise<DatedBenefits[]> => datedBenefits(await listSettings(trx, { organizationId, paysheetId }));

export type SettingsRow = {
  id: number;
  vigente_desde: string;
  before: SettingsContent | null;
  after: SettingsContent | null;
  name: string | null;
  at: string;
};

/** The latest first. */
export async function listSettingsChanges(
  trx: TenantTransaction,
  { organizationId, paysheetId }: OfPaysheet,
  limit: number,
): Promise<SettingsRow[]> {
  const { rows } = await sql<
    Omit<SettingsRow, 'before' | 'after'> & { before: object | null; after: object | null }
  >`
    select own.id, own.vigente_desde, own.content as after, users.name, own.created_at as at,
      (select content from payroll_settings earlier
        where earlier.organization_id = own.organization_id and earlier.paysheet_id = own.paysheet_id
          and earlier.vigente_desde = own.vigente_desde and earlier.id < own.id
        order by earlier.id desc limit 1) as before
    from payroll_settings own
    left join users on users.organization_id = own.organization_id and users.id = own.user_id
    where own.organization_id = ${organizationId}::uuid and own.paysheet_id = ${paysheetId}
    order by own.id desc limit ${limit}
  `.execute(trx);
  const read = (content: object | null): SettingsContent | null =>
    content === null ? null : storedSettings(content);
  return rows.map((row) => ({ ...row, before: read(row.before), after: read(row.after) }));
}

/** @param content null: those of the day are taken away. */
export async function addSettings(
  trx: TenantTransaction,
  { organizationId, paysheetId }: OfPaysheet,
  change: { clientId: string; vigenteDesde: string; content: SettingsContent | null; userId: string },
): Promise<void> {
  await trx
    .insertInto('payroll_settings')
    .values({
      ...{ organization_id: organizationId, client_id: change.clientId, paysheet_id: paysheetId },
      ...{ vigente_desde: change.vigenteDesde, user_id: change.userId },
      content: change.content === null ? null : JSON.stringify(change.content),
    })
    .execute();
}

/** The client of a payroll; undefined: the person does not see it. */
export async function findPaysheetClient(
  trx: TenantTransaction,
  { organizationId, paysheetId }: OfPaysheet,
): Promise<string | undefined> {
  const row = await trx
    .selectFrom('paysheets')
    .select('client_id')
    .where('organization_id', '=', organizationId)
    .where('id', '=', paysheetId)
    .executeTakeFirst();
  return row?.client_id;
}

/** Runs of the payroll that are paid from a day on are no longer what would be calculated now. */
export async function outdateRunsFrom(
  trx: TenantTransaction,
  { organizationId, paysheetId }: OfPaysheet,
  day: string,
): Promise<void> {
  await sql`
    update payroll_runs set outdated_at = now()
    from periods
    where payroll_runs.organization_id = ${organizationId}::uuid and payroll_runs.paysheet_id = ${paysheetId}
      and payroll_runs.outdated_at is null and payroll_runs.state <> 'cerrada'
      and payroll_runs.fingerprint is not null
      and periods.organization_id = payroll_runs.organization_id and periods.id = payroll_runs.period_id
      and periods.payment_date >= ${day}::date
  `.execute(trx);
}
