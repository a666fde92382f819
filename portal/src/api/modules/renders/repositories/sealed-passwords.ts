/** Passwords of files that are still to be made. */
import type { TenantTransaction } from '../../../platform/database/in-tenant.ts';

export async function listSealedPasswords(
  trx: TenantTransaction,
  organizationId: string,
): Promise<{ id: string; secret: Buffer }[]> {
  const rows = await trx
    .selectFrom('report_renders')
    .select(['id', 'secret'])
    .where('organization_id', '=', organizationId)
    .where('secret', 'is not', null)
    .execute();
  return rows.flatMap(({ id, secret }) => (secret === null ? [] : { id, secret }));
}

/** @returns how many rows: none when it was changed since `before` was read. */
export async function replaceSealedPassword(
  trx: TenantTransaction,
  { organizationId, id }: { organizationId: string; id: string },
  before: Buffer,
  after: Buffer,
): Promise<number> {
  const { numUpdatedRows } = await trx
    .updateTable('report_renders')
    .set({ secret: after })
    .where('organization_id', '=', organizationId)
    .where('id', '=', id)
    .where('secret', '=', before)
    .executeTakeFirstOrThrow();
  return Number(numUpdatedRows);
}
