/** How a payroll is set up. */
import type { PaysheetContent, PaysheetDetail } from '@lienzo/schema/masters/paysheet-endpoints';
import { sql } from 'kysely';
import type { TenantTransaction } from '../../../platform/database/in-tenant.ts';
import { type OwnIds, ownId } from './own-id.ts';

type OfPaysheet = { organizationId: string; paysheetId: number };
export type StoredPaysheet = PaysheetContent & {
  id: number;
  client_id: string;
  service_start: string | null;
  ended_on: string | null;
};

const CONTENT = [
  'id_humansite',
  'paysheet',
  'periodicity',
  'overtime_rule',
  'overtime_rule_from',
  'zone',
  'days_convention',
  'absence_share',
  'service_start',
] as const;

export function findPaysheetContent(
  trx: TenantTransaction,
  { organizationId, paysheetId }: OfPaysheet,
): Promise<StoredPaysheet | undefined> {
  return trx
    .selectFrom('paysheets')
    .select(['id', 'client_id', 'ended_on', ...CONTENT])
    .where('organization_id', '=', organizationId)
    .where('id', '=', paysheetId)
    .executeTakeFirst();
}

/** Makes others that change the payroll or its calendar wait until the transaction ends. */
export async function lockPaysheet(
  trx: TenantTransaction,
  { organizationId, paysheetId }: OfPaysheet,
): Promise<void> {
  await trx
    .selectFrom('paysheets')
    .select('id')
    .where('organization_id', '=', organizationId)
    .where('id', '=', paysheetId)
    .forUpdate()
    .execute();
}

export async function countPeople(
  trx: TenantTransaction,
  { organizationId, paysheetId }: OfPaysheet,
): Promise<Pick<PaysheetDetail, 'total_people' | 'total_left'>> {
  const { rows } = await sql<Pick<PaysheetDetail, 'total_people' | 'total_left'>>`
    select count(*)::int as total_people, (count(*) filter (where estatus = 'F'))::int as total_left
    from employees where organization_id = ${organizationId} and paysheet_id = ${paysheetId}
  `.execute(trx);
  return rows[0] ?? { total_people: 0, total_left: 0 };
}

/** @throws a unique violation of its number when another payroll of the organization has it. */
export async function insertPaysheet(
  trx: TenantTransaction,
  { organizationId, clientId, newId }: { organizationId: string; clientId: string } & OwnIds,
  content: PaysheetContent,
): Promise<number> {
  const { id } = await trx
    .insertInto('paysheets')
    .values({
      organization_id: organizationId,
      client_id: clientId,
      ...ownId({ newId }, 'paysheets'),
      ...content,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** @throws a unique violation of its number when another payroll of the organization has it. */
export async function updatePaysheet(
  trx: TenantTransaction,
  { organizationId, paysheetId }: OfPaysheet,
  content: PaysheetContent,
): Promise<void> {
  await trx
    .updateTable('paysheets')
    .set(content)
    .where('organization_id', '=', organizationId)
    .where('id', '=', paysheetId)
    .execute();
}
